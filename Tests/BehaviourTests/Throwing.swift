import Testing

/// Errors: `throw`, `try`, `do`/`catch`, `try?`, typed errors.
@Suite struct ThrowingTable {
    @Test(arguments: understood + ofStructs) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "an error of a dependency is passed on",
            """
            protocol Store { func save(_ text: String) throws }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func save(_ text: String) throws { 1️⃣try store.save(text) }
            }
            """,
            reads: """
                save(text) ⇒ store.save(text) 1️⃣
                save(text) when store.save throws ⇒ throws store.save error · store.save(text) 1️⃣
                """),
        Snippet(
            "`do` and `catch`",
            """
            protocol Store { func load() throws -> String }
            final class Model {
                private let store: Store
                private(set) var text = ""
                private(set) var banner: String?
                init(store: Store) { self.store = store }
                func load() {
                    do {
                        1️⃣text = try store.load()
                    } catch {
                        2️⃣banner = "offline"
                    }
                }
            }
            """,
            reads: """
                load() ⇒ store.load() · sut.text == store.load() 1️⃣
                load() when store.load throws ⇒ store.load() · sut.banner == "offline" 1️⃣2️⃣
                """),
        Snippet(
            "a `catch` for one case of an error",
            """
            enum Failure: Error { case gone, busy }
            protocol Store { func load() throws -> String }
            final class Model {
                private let store: Store
                private(set) var text = ""
                private(set) var banner: String?
                init(store: Store) { self.store = store }
                func load() {
                    do { 1️⃣text = try store.load() } catch Failure.gone { 2️⃣banner = "gone" } catch { 3️⃣banner = "later" }
                }
            }
            """,
            reads: """
                load() ⇒ store.load() · sut.text == store.load() 1️⃣
                load() when store.load throws .gone ⇒ store.load() · sut.banner == "gone" 1️⃣2️⃣
                load() when store.load throws other than Failure.gone ⇒ store.load() · sut.banner == "later" 1️⃣3️⃣
                """),
        Snippet(
            "a `catch` for a type of error",
            """
            enum Failure: Error { case gone }
            protocol Store { func load() throws -> String }
            final class Model {
                private let store: Store
                private(set) var banner: String?
                init(store: Store) { self.store = store }
                func load() {
                    do { _ = try store.load() } catch is Failure { 1️⃣banner = "known" } catch { 2️⃣banner = "unknown" }
                }
            }
            """,
            reads: """
                load() ⇒ store.load()
                load() when store.load throws ⇒ store.load() · sut.banner == "known" 1️⃣
                load() when store.load throws other than Failure.* ⇒ store.load() · sut.banner == "unknown" 2️⃣
                """),
        Snippet(
            "`try?`",
            """
            protocol Store { func load() throws -> String }
            final class Model {
                private let store: Store
                private(set) var text: String? = "old"
                init(store: Store) { self.store = store }
                func load() { 1️⃣text = try? store.load() }
            }
            """,
            reads: """
                load() ⇒ store.load() · sut.text == store.load() 1️⃣
                load() when store.load throws ⇒ store.load() · sut.text == nil 1️⃣
                """),
        Snippet(
            "a typed error",
            """
            enum Failure: Error { case gone, busy }
            protocol Store { func load() throws(Failure) -> String }
            final class Model {
                private let store: Store
                private(set) var last: Failure?
                init(store: Store) { self.store = store }
                func load() {
                    do { _ = try store.load() } catch { 1️⃣last = error }
                }
            }
            """,
            reads: """
                load() ⇒ store.load()
                load() when store.load throws .gone ⇒ store.load() · sut.last == store.load error 1️⃣
                """),
        Snippet(
            "another error in place of the first",
            """
            enum Failure: Error { case unreadable }
            protocol Store { func load() throws -> String }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func load() throws -> String {
                    do { 1️⃣return try store.load() } catch { 2️⃣throw Failure.unreadable }
                }
            }
            """,
            reads: """
                load() ⇒ returns store.load() · store.load() 1️⃣
                load() when store.load throws ⇒ throws .unreadable · store.load() 1️⃣2️⃣
                """),
        Snippet(
            "the SUT's own error with a payload",
            """
            enum Failure: Error, Equatable { case tooShort(Int) }
            final class Model {
                func check(_ text: String) throws {
                    1️⃣if text.isEmpty { 2️⃣throw Failure.tooShort(text.count) }
                }
            }
            """,
            reads: """
                check(text) when !text.isEmpty ⇒ does not throw 1️⃣
                check(text) when text.isEmpty ⇒ throws .tooShort(text.count) 1️⃣2️⃣
                """),
        Snippet(
            "`Result`",
            """
            enum Failure: Error { case gone }
            protocol Store { func load() -> Result<String, Failure> }
            final class Model {
                private let store: Store
                private(set) var text = ""
                private(set) var failed = false
                init(store: Store) { self.store = store }
                func load() {
                    switch store.load() {
                    case .success(let text): 1️⃣self.text = text
                    case .failure: 2️⃣failed = true
                    }
                }
            }
            """,
            reads: """
                load() when store.load() == .success ⇒ sut.text == store.load().success#0 1️⃣
                load() when store.load() == .failure ⇒ sut.failed == true 2️⃣
                """),
        Snippet(
            "`rethrow` after cleaning up",
            """
            protocol Store { func save() throws; func discard() }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func save() throws {
                    do { 1️⃣try store.save() } catch {
                        2️⃣store.discard()
                        3️⃣throw error
                    }
                }
            }
            """,
            reads: """
                save() ⇒ store.save() · no store.discard 1️⃣
                save() when store.save throws ⇒ throws store.save error · store.discard() · store.save() 1️⃣2️⃣3️⃣
                """),
        Snippet(
            "`Result` that is unwrapped by `get`",
            """
            enum Failure: Error { case gone }
            protocol Store { func load() -> Result<String, Failure> }
            final class Model {
                private let store: Store
                private(set) var text = ""
                init(store: Store) { self.store = store }
                func load() throws { 1️⃣text = try store.load().get() }
            }
            """,
            reads: """
                load() when store.load() == .success ⇒ store.load() · sut.text == store.load().success#0 1️⃣
                """),
        Snippet(
            "a model that is encoded for a dependency",
            """
            import Foundation
            struct Session: Codable, Equatable { let id: Int }
            protocol Keychain { func set(_ data: Data, forKey key: String) throws }
            protocol Screen { func show(_ message: String) }
            final class Model {
                private let keychain: Keychain
                private let screen: Screen
                private let encoder = JSONEncoder()
                private(set) var session: Session?
                init(keychain: Keychain, screen: Screen) { self.keychain = keychain; self.screen = screen }
                func keep(_ session: Session) {
                    1️⃣self.session = session
                    do {
                        2️⃣try keychain.set(encoder.encode(session), forKey: "session")
                        try keychain.set(JSONEncoder().encode(session.id), forKey: "id")
                    } catch {
                        3️⃣screen.show("Not kept")
                    }
                }
            }
            """,
            reads: """
                keep(session) when session.id == 2 ⇒ 2 × keychain.set(_, "id") · keychain.set #1 got data.sortedJSON == "{"id":2}" · keychain.set #1 got key == "session" · keychain.set got data.sortedJSON == "2" · sut.session == session · no screen.show 1️⃣2️⃣
                keep(session) when keychain.set(_, "id") throws, session.id == 2 ⇒ 2 × keychain.set(_, "id") · screen.show("Not kept") · keychain.set #1 got data.sortedJSON == "{"id":2}" · keychain.set #1 got key == "session" · keychain.set got data.sortedJSON == "2" · sut.session == session 1️⃣2️⃣3️⃣
                keep(session) when keychain.set throws, session.id == 2 ⇒ screen.show("Not kept") · keychain.set got data.sortedJSON == "{"id":2}" · keychain.set got key == "session" · sut.session == session 1️⃣2️⃣3️⃣
                """),
    ]

    static let ofStructs: [Snippet] = [
        Snippet(
            "an error that is a struct",
            """
            struct Expired: Error {}
            protocol Store { func load() throws; func renew() }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func load() {
                    do { 1️⃣try store.load() } catch is Expired { 2️⃣store.renew() } catch { return }
                }
            }
            """,
            reads: """
                load() ⇒ store.load() · no store.renew 1️⃣
                load() when store.load throws ⇒ store.load() · store.renew() 1️⃣2️⃣
                """)
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "what may throw unseen",
            """
            protocol Store { func data() -> [Int] }
            final class Reader {
                private(set) var count = 0
                private let store: Store
                private let decoder = Decoder2()
                init(store: Store) { self.store = store }
                func read() throws { let numbers = store.data(); _ = try decoder.decode(numbers); count = numbers.count }
                func look() { 1️⃣count = store.data().count }
            }
            """,
            reads: """
                read() ⇒ nothing
                look() ⇒ store.data() · sut.count == store.data().count 1️⃣
                """),
        Snippet(
            "an error of the project that describes itself",
            """
            import Foundation
            enum LoadError: LocalizedError, Equatable {
                case offline, forbidden
                var errorDescription: String? { self == .offline ? "You are offline." : "You may not see this." }
            }
            protocol Store { func load() async throws(LoadError) }
            final class Model {
                private(set) var message: String?
                private let store: Store
                init(store: Store) { self.store = store }
                func load() async {
                    do { try await store.load() } catch { 1️⃣message = error.localizedDescription }
                }
            }
            """,
            reads: """
                load() ⇒ store.load()
                load() when store.load throws .offline ⇒ store.load() · sut.message == "You are offline." 1️⃣
                """),
    ]
}
