import Testing

/// `async let`: several calls at once.
@Suite struct AsyncLetTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: limits) func isNotUnderstoodYet(_ snippet: Snippet) throws { try snippet.isNotUnderstoodYet() }

    static let understood: [Snippet] = [
        Snippet(
            "two values",
            """
            protocol Store { func name() async -> String; func age() async -> Int }
            @MainActor final class Model {
                private let store: Store
                private(set) var name = ""
                private(set) var age = 0
                init(store: Store) { self.store = store }
                func load() async {
                    async let name = store.name()
                    async let age = store.age()
                    1️⃣self.name = await name
                    2️⃣self.age = await age
                }
            }
            """,
            reads: """
                load() ⇒ sut.age == store.age() · sut.name == store.name() 1️⃣2️⃣
                """)
    ]

    static let limits: [Snippet] = [
        Snippet(
            "an error",
            """
            protocol Store { func name() async throws -> String }
            @MainActor final class Model {
                private let store: Store
                private(set) var name = ""
                private(set) var failed = false
                init(store: Store) { self.store = store }
                func load() async {
                    async let name = store.name()
                    do { 1️⃣self.name = try await name } catch { 2️⃣failed = true }
                }
            }
            """,
            reads: """
                load() ⇒ sut.name == store.name() 1️⃣
                2️⃣ ⇒ nothing
                """)
    ]
}
