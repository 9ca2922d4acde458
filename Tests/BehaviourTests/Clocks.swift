import Testing

/// Waiting for time to pass.
@Suite struct ClocksTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "a clock that is injected",
            """
            protocol Store { func load() async -> Int }
            @MainActor final class Model {
                private let store: Store
                private let clock: any Clock<Duration>
                private(set) var value = 0
                init(store: Store, clock: any Clock<Duration>) { self.store = store; self.clock = clock }
                func load() async throws {
                    try await clock.sleep(for: .seconds(1))
                    1️⃣value = await store.load()
                }
            }
            """,
            reads: """
                load() ⇒ store.load() · sut.value == store.load() 1️⃣
                """)
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "`Task.sleep`, for which a test would have to wait",
            """
            @MainActor final class Model {
                private(set) var value = 0
                func start() {
                    Task {
                        try? await Task.sleep(for: .seconds(1))
                        value = 1
                    }
                }
            }
            """,
            reads: """
                start() ⇒ nothing
                """)
    ]
}
