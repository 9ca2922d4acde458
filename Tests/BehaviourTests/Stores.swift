import Testing

/// `UserDefaults` that the SUT is given.
@Suite struct StoresTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "what stands under keys is read and put there",
            """
            import Foundation
            final class Model {
                private let defaults: UserDefaults
                private(set) var page = 0
                init(defaults: UserDefaults) { self.defaults = defaults; 1️⃣page = defaults.integer(forKey: "tour.page") }
                func next() {
                    page += 1
                    2️⃣defaults.set(page, forKey: "tour.page")
                    if page == 3 { 3️⃣defaults.set(true, forKey: Keys.done) }
                }
                func reset() { 4️⃣defaults.removeObject(forKey: Keys.done) }
                var title: String { 5️⃣"Page of \\(defaults.string(forKey: "name") ?? "you")" }
                private enum Keys { static let done = "tour.done" }
            }
            """,
            reads: """
                init ⇒ sut.page == defaults.integer(forKey: "tour.page") 1️⃣
                next() when defaults.integer(forKey: "tour.page") == 2 ⇒ defaults.bool(forKey: "tour.done") == true · defaults.integer(forKey: "tour.page") == 3 · sut.page == 3 2️⃣3️⃣
                next() when defaults.integer(forKey: "tour.page") == 3 ⇒ defaults.integer(forKey: "tour.page") == 4 · sut.page == 4 2️⃣
                reset() when defaults.bool(forKey: "tour.done") ⇒ defaults.object(forKey: "tour.done") == nil 4️⃣
                title when defaults.string(forKey: "name") != nil ⇒ returns "Page of {defaults.string(forKey: "name")}" 5️⃣
                title when defaults.string(forKey: "name") == nil ⇒ returns "Page of you" 5️⃣
                """),
        Snippet(
            "dates are put there as objects",
            """
            import Foundation
            final class Model {
                private let defaults: UserDefaults
                private(set) var isOld = false
                init(defaults: UserDefaults) { self.defaults = defaults }
                func keep(_ date: Date) { 1️⃣defaults.set(date, forKey: "date") }
                func look(_ now: Date) {
                    guard let last = defaults.object(forKey: "date") as? Date else { return }
                    2️⃣isOld = now.timeIntervalSince(last) > 60
                }
            }
            """,
            reads: """
                keep(date) ⇒ defaults.object(forKey: "date") as Date == date 1️⃣
                look(now) when defaults.object(forKey: "date") == #1, now == #2 ⇒ sut.isOld == true 2️⃣
                look(now) when defaults.object(forKey: "date") == #1 + 55400 s, now == #1 ⇒ sut.isOld == false 2️⃣
                look(now) when defaults.object(forKey: "date") == #1, now == #1 + 60 s ⇒ sut.isOld == false 2️⃣
                """),
        Snippet(
            "overloads by what is read, under keys that are made of arguments",
            """
            import Foundation
            final class Model {
                private let defaults: UserDefaults
                init(defaults: UserDefaults) { self.defaults = defaults }
                private func fetch(_ key: Key) -> Bool { defaults.bool(forKey: key.text) }
                private func fetch(_ key: Key) -> Int { defaults.integer(forKey: key.text) }
                private func fetch(_ key: Key) -> String? { defaults.string(forKey: key.text) }
                private func fetch<T: Codable>(_ key: Key, by decoder: JSONDecoder = JSONDecoder()) -> T? {
                    try? decoder.decode(T.self, from: Data())
                }
                private func store(_ value: String?, for key: Key) { defaults.set(value, forKey: key.text) }
                private func store<T: Codable>(_ value: T?, for key: Key) { defaults.removeObject(forKey: key.text) }
                enum Key {
                    case seen, count, secret(user: String)
                    var text: String {
                        switch self {
                        case .seen: return "seen"
                        case .count: return "count"
                        case .secret(let user): return "secret_\\(user)"
                        }
                    }
                }
                var isSeen: Bool { 1️⃣fetch(.seen) }
                var count: Int { 2️⃣fetch(.count) }
                func secret(of user: String) -> String? { 3️⃣fetch(.secret(user: user)) }
                func keep(_ secret: String, of user: String) { 4️⃣store(secret, for: .secret(user: user)) }
                func keepOld(_ secret: String, of user: String) { 5️⃣defaults.set(secret, forKey: "secret_\\(user)") }
            }
            """,
            reads: """
                isSeen ⇒ returns defaults.bool(forKey: "seen") 1️⃣
                count ⇒ returns defaults.integer(forKey: "count") 2️⃣
                secret(user) when !user.isEmpty ⇒ returns defaults.string(forKey: "secret_user") 3️⃣
                keep(secret, user) when !user.isEmpty ⇒ defaults.string(forKey: "secret_user") == secret 4️⃣
                keepOld(secret, user) when !user.isEmpty ⇒ defaults.string(forKey: "secret_user") == secret 5️⃣
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "what somebody else may have put there is not known",
            """
            import Foundation
            final class Model {
                private let defaults: UserDefaults
                private(set) var name = ""
                private(set) var page = 0
                init(defaults: UserDefaults) { self.defaults = defaults }
                func register() {
                    defaults.register(defaults: ["name": "nobody"])
                    name = defaults.string(forKey: "name") ?? "missing"
                }
                func clear() {
                    defaults.register(defaults: ["page": 4])
                    defaults.removeObject(forKey: "page")
                    page = defaults.integer(forKey: "page")
                }
                func hand() {
                    Archive.shared.restore(into: defaults)
                    page = defaults.integer(forKey: "page")
                }
            }
            """,
            reads: """
                register() ⇒ nothing
                clear() ⇒ nothing
                hand() ⇒ nothing
                """)
    ]
}
