import Testing

/// Actors and isolation.
@Suite struct ActorsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "the state of an actor",
            """
            protocol Store { func load(_ id: Int) async throws -> String }
            actor Cache {
                private(set) var texts: [Int: String] = [:]
                private let store: Store
                init(store: Store) { self.store = store }
                func text(_ id: Int) async throws -> String {
                    1️⃣if let text = texts[id] { return text }
                    let text = try await store.load(id)
                    2️⃣texts[id] = text
                    3️⃣return text
                }
            }
            """,
            reads: """
                text(id) ⇒ returns store.load() · store.load got id == id · sut.texts == [id: store.load()] 2️⃣3️⃣
                text(id) when id == earlier id after text(id) ⇒ returns earlier store.load() · store.load(_) 1️⃣
                """),
        Snippet(
            "`nonisolated`",
            """
            actor Clock {
                private let step: Int
                init(step: Int) { self.step = step }
                nonisolated func hours(_ days: Int) -> Int { 1️⃣days * 24 }
            }
            """,
            reads: """
                hours(days) ⇒ returns days * 24 1️⃣
                """),
        Snippet(
            "one member on the main actor",
            """
            final class Screen {
                @MainActor private(set) var count = 0
                init() {}
                @MainActor func up() { 1️⃣count += 1 }
            }
            """,
            reads: """
                up() ⇒ sut.count == 1 1️⃣
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "a task of a SUT that is not isolated may still run when a test looks",
            """
            protocol Store: Sendable { func load() async -> Int }
            final class Model: @unchecked Sendable {
                private let store: Store
                private(set) var first = 0
                private(set) var second = 0
                init(store: Store) { self.store = store }
                func start() {
                    Task {
                        first = await store.load()
                        second = 1
                    }
                }
            }
            """,
            reads: """
                start() ⇒ eventually store.load()
                """)
    ]
}
