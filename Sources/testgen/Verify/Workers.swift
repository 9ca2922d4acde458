/// Works on several things at a time.
enum Workers {
    /// How many: processes of tests wait more than they compute.
    private static let count = 4

    /// Works on each of some items, and takes the results as they come.
    static func each<Item: Sendable, Result: Sendable>(
        _ items: [Item], work: @escaping @Sendable (Item) async throws -> Result, take: (Result) -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: Result.self) { group in
            var waiting = items[...]
            func next() {
                guard let item = waiting.popFirst() else { return }
                group.addTask { try await work(item) }
            }
            for _ in 0..<count { next() }
            while let result = try await group.next() {
                take(result)
                next()
            }
        }
    }
}
