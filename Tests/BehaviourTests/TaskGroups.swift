import Testing

/// `withTaskGroup`: many calls at once.
@Suite struct TaskGroupsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "tasks that are added where a condition cannot be read",
            """
            import Foundation
            protocol Remote: Sendable { func fetch(_ id: Int) async -> Bool }
            final class Loader {
                private let remote: any Remote
                init(remote: any Remote) { self.remote = remote }
                func load(_ ids: [Int]) async -> Int {
                    await withTaskGroup(of: Bool.self) { group in
                        for id in ids where ProcessInfo.processInfo.systemUptime > Double(id) {
                            group.addTask { [remote] in await remote.fetch(id) }
                        }
                        var loaded = 0
                        for await _ in group { loaded += 1 }
                        1️⃣return loaded
                    }
                }
            }
            """,
            reads: """
                load(ids) when ids.count == 0 ⇒ returns 0 1️⃣
                """),
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
                load(ids) when ids.count == 1 ⇒ store.load(ids[0]) · sut.total == 2 1️⃣2️⃣
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
                delete(ids) when ids.count == 1 ⇒ store.delete(ids[0]) 1️⃣
                delete(ids) when store.delete throws, ids.count == 1 ⇒ throws store.delete error · store.delete(ids[0]) 1️⃣
                """),
        Snippet(
            "children that have nothing to do with each other",
            """
            protocol Store: Sendable { func sync() async throws; func clean() async }
            @MainActor final class Model {
                private let store: any Store
                private(set) var isDone = false
                init(store: any Store) { self.store = store }
                func run() async {
                    do {
                        try await withThrowingTaskGroup(of: Void.self) { group in
                            group.addTask { 1️⃣try await self.store.sync() }
                            group.addTask { 2️⃣await self.store.clean() }
                            try await group.waitForAll()
                        }
                        3️⃣isDone = true
                    } catch {}
                }
            }
            """,
            reads: """
                run() ⇒ store.clean() · store.sync() · sut.isDone == true 1️⃣2️⃣3️⃣
                run() when store.sync throws ⇒ store.clean() · store.sync() · sut.isDone == false 1️⃣2️⃣
                """),
        Snippet(
            "what several children end with, in whichever order",
            """
            enum Source: String, Sendable { case near, far }
            struct Part: Equatable, Sendable { let source: Source; var count = 0; var isMissing = false }
            struct Gone: Error {}
            protocol Store: Sendable { func near() async throws -> Int; func far() async throws -> Int }
            @MainActor final class Model {
                private let store: any Store
                private(set) var total = 0
                private(set) var last: Source?
                private(set) var missing: Set<Source> = []
                init(store: any Store) { self.store = store }
                func load() async {
                    let store = store
                    let parts = await withTaskGroup(of: Part.self) { group in
                        for source in [Source.near, .far] {
                            group.addTask {
                                do {
                                    switch source {
                                    case .near: return .init(source: source, count: try await store.near())
                                    case .far: return .init(source: source, count: try await store.far())
                                    }
                                } catch {
                                    return .init(source: source, isMissing: true)
                                }
                            }
                        }
                        return await group.reduce(into: []) { $0.append($1) }
                    }
                    for part in parts {
                        last = part.source
                        if part.isMissing { 1️⃣missing.insert(part.source) } else { 2️⃣total += part.count }
                    }
                }
            }
            """,
            reads: """
                load() ⇒ store.far() · store.near() · sut.total == 5 2️⃣
                load() when store.far throws ⇒ store.far() · store.near() · sut.missing == [.far] · sut.total == 2 1️⃣2️⃣
                load() when store.near throws ⇒ store.far() · store.near() · sut.missing == [.near] · sut.total == 2 1️⃣2️⃣
                load() when store.far throws, store.near throws ⇒ store.far() · store.near()
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "the first of several results, whichever it is",
            """
            protocol Store: Sendable { func near() async -> Int; func far() async -> Int }
            @MainActor final class Model {
                private let store: any Store
                private(set) var answer: Int?
                init(store: any Store) { self.store = store }
                func ask() async {
                    answer = await withTaskGroup(of: Int.self) { group in
                        group.addTask { await self.store.near() }
                        group.addTask { await self.store.far() }
                        return await group.next()
                    }
                }
            }
            """,
            reads: """
                ask() ⇒ store.far() · store.near()
                """)
    ]
}
