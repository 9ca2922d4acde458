import Testing

/// Objects of the SUT that hold a value.
@Suite struct HoldersTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "what a box holds is state",
            """
            protocol Finder { func find(_ text: String, done: @escaping ([String]) -> Void) }
            final class Box<Value> { var value: Value { didSet { print(value) } }; init(_ v: Value) { value = v } }
            final class Loose { var a = 0; var b = 0; init(_ a: Int) { self.a = a } }
            final class Screen {
                enum Notice { case busy }
                let items = Box<[String]>([])
                let notice: Box<Notice?> = Box(.none)
                let loose = Loose(1)
                var isEmpty: Bool { 1️⃣items.value.isEmpty }
                private let finder: Finder
                init(finder: Finder) { self.finder = finder }
                func find(_ text: String) {
                    2️⃣guard notice.value == .none else { return }
                    3️⃣notice.value = .busy
                    loose.a = 2
                    finder.find(text) { [weak self] found in 4️⃣self?.items.value = found; 5️⃣self?.notice.value = .none }
                }
                func clear() { 6️⃣items.value.removeAll() }
                func hand(to other: (Box<[String]>) -> Void) { other(items) }
            }
            """,
            reads: """
                isEmpty ⇒ returns true 1️⃣
                find(text) when finder.find calls done ⇒ finder.find(text, _) · sut.items.value == finder.find#0 · sut.loose.a == 2 · sut.notice.value == nil 2️⃣4️⃣5️⃣
                find(text) ⇒ finder.find(text, _) · sut.loose.a == 2 · sut.notice.value == .busy 2️⃣3️⃣
                find(text) when finder.find calls done while find(text) in finder.find(_:done:) ⇒ finder.find(text, _) · sut.items.value == finder.find#0 · sut.loose.a == 2 · sut.notice.value == nil 2️⃣3️⃣4️⃣5️⃣
                clear() when earlier finder.find calls done after find(text) ⇒ sut.items.value == [] 6️⃣
                hand(other) ⇒ other(_)
                """)
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "a class with more than one variable is no box",
            """
            protocol Log { func note() }
            final class Loose { var a = 0; var b = 0; init(_ a: Int) { self.a = a } }
            final class Screen {
                let loose = Loose(1)
                private let log: Log
                init(log: Log) { self.log = log }
                func raise() {
                    loose.a = 2
                    1️⃣log.note()
                }
            }
            """,
            reads: """
                raise() ⇒ log.note() · sut.loose.a == 2 1️⃣
                """)
    ]
}
