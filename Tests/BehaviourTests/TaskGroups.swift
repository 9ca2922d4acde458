import Testing

/// `withTaskGroup`: many calls at once.
@Suite struct TaskGroupsTable {
    @Test(arguments: limits) func isNotUnderstoodYet(_ snippet: Snippet) throws { try snippet.isNotUnderstoodYet() }

    static let limits: [Snippet] = [
        Snippet(
            "the results of a group",
            """
            protocol Store { func load(_ id: Int) async -> Int }
            @MainActor final class Model {
                private let store: Store
                private(set) var total = 0
                init(store: Store) { self.store = store }
                func load(_ ids: [Int]) async {
                    total = await withTaskGroup(of: Int.self) { group in
                        for id in ids { group.addTask { 1️⃣await self.store.load(id) } }
                        var sum = 0
                        for await value in group { 2️⃣sum += value }
                        return sum
                    }
                }
            }
            """,
            reads: """
                load(ids) ⇒ nothing
                1️⃣ ⇒ nothing
                2️⃣ ⇒ nothing
                """),
        Snippet(
            "a group that throws",
            """
            protocol Store { func delete(_ id: Int) async throws }
            final class Model: Sendable {
                private let store: any Store & Sendable
                init(store: any Store & Sendable) { self.store = store }
                func delete(_ ids: [Int]) async throws {
                    try await withThrowingTaskGroup(of: Void.self) { group in
                        for id in ids { group.addTask { 1️⃣try await self.store.delete(id) } }
                        try await group.waitForAll()
                    }
                }
            }
            """,
            reads: """
                delete(ids) ⇒ nothing
                1️⃣ ⇒ nothing
                """),
    ]
}
