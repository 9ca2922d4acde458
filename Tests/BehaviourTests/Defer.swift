import Testing

/// `defer`: what is done on the way out.
@Suite struct DeferTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "after the end of a method",
            """
            protocol Store { func begin(); func end() }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func run() {
                    1️⃣store.begin()
                    defer { 2️⃣store.end() }
                }
            }
            """,
            reads: """
                run() ⇒ store.begin() · store.end() 1️⃣2️⃣
                """),
        Snippet(
            "also where an error leaves it",
            """
            protocol Store { func load() throws; func close() }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func run() throws {
                    defer { 1️⃣store.close() }
                    2️⃣try store.load()
                }
            }
            """,
            reads: """
                run() ⇒ store.close() · store.load() 1️⃣2️⃣
                run() when store.load throws ⇒ throws store.load error · store.close() · store.load() 1️⃣2️⃣
                """),
        Snippet(
            "a flag while a dependency is under way",
            """
            protocol Store { func load() async -> String }
            @MainActor final class Model {
                private let store: Store
                private(set) var text = ""
                private(set) var isBusy = false
                init(store: Store) { self.store = store }
                func load() async {
                    1️⃣isBusy = true
                    defer { 2️⃣isBusy = false }
                    3️⃣text = await store.load()
                }
            }
            """,
            reads: """
                load() ⇒ store.load() · sut.isBusy == false · sut.isBusy == true during store.load · sut.text == store.load() 1️⃣2️⃣3️⃣
                """),
        Snippet(
            "not where the guard before it leaves",
            """
            protocol Store { func close() }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func run(_ isOpen: Bool) {
                    1️⃣guard isOpen else { return }
                    defer { 2️⃣store.close() }
                }
            }
            """,
            reads: """
                run(isOpen) when isOpen ⇒ store.close() 1️⃣2️⃣
                run(isOpen) when !isOpen ⇒ no store.close 1️⃣
                """),
    ]
}
