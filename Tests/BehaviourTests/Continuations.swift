import Testing

/// Continuations: closures as `async` functions.
@Suite struct ContinuationsTable {
    @Test(arguments: limits) func isNotUnderstoodYet(_ snippet: Snippet) throws { try snippet.isNotUnderstoodYet() }

    static let limits: [Snippet] = [
        Snippet(
            "a closure of a dependency that resumes",
            """
            protocol Store { func load(_ done: @escaping (Int) -> Void) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func load() async -> Int {
                    await withCheckedContinuation { continuation in
                        store.load { 1️⃣continuation.resume(returning: $0) }
                    }
                }
            }
            """,
            reads: """
                load() ⇒ nothing
                1️⃣ ⇒ nothing
                """),
        Snippet(
            "one that may fail",
            """
            enum Failure: Error { case gone }
            protocol Store { func load(_ done: @escaping (Int?) -> Void) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func load() async throws -> Int {
                    try await withCheckedThrowingContinuation { continuation in
                        store.load { value in
                            if let value { 1️⃣continuation.resume(returning: value) } else { 2️⃣continuation.resume(throwing: Failure.gone) }
                        }
                    }
                }
            }
            """,
            reads: """
                load() ⇒ nothing
                1️⃣ ⇒ nothing
                2️⃣ ⇒ nothing
                """),
    ]
}
