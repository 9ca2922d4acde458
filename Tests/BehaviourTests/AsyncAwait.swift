import Testing

/// `async` and `await`: what is waited for within an act.
@Suite struct AsyncAwaitTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: limits) func isNotUnderstoodYet(_ snippet: Snippet) throws { try snippet.isNotUnderstoodYet() }

    static let understood: [Snippet] = [
        Snippet(
            "`MainActor.run` in a class that is not isolated itself",
            """
            protocol Store { func load() async -> Int }
            final class Model: @unchecked Sendable {
                private let store: Store
                @MainActor private(set) var count = 0
                init(store: Store) { self.store = store }
                func refresh() async {
                    let loaded = await store.load()
                    await MainActor.run { 1️⃣count = loaded }
                }
            }
            """,
            reads: """
                refresh() ⇒ sut.count == store.load() 1️⃣
                """),
        Snippet(
            "a call, its arguments, the state and a flag on the way",
            """
            protocol Source { func load(id: Int) async throws -> String }
            enum LoadError: Error { case gone }
            @MainActor final class Loader {
                private(set) var text: String?
                private(set) var isBusy = false
                private(set) var failed = false
                private let source: Source
                init(source: Source) { self.source = source }
                func load(id: Int) async {
                    1️⃣guard id > 0, !isBusy else { return }
                    2️⃣isBusy = true
                    defer { 3️⃣isBusy = false }
                    do { 4️⃣text = try await source.load(id: id) } catch { 5️⃣failed = true }
                }
            }
            """,
            reads: """
                load(id) when id == 1 ⇒ source.load(id) · sut.isBusy == false · sut.isBusy == true during source.load · sut.text == source.load() 1️⃣2️⃣3️⃣4️⃣
                load(id) when source.load throws, id == 1 ⇒ source.load(id) · sut.failed == true · sut.isBusy == false · sut.isBusy == true during source.load 1️⃣2️⃣3️⃣4️⃣5️⃣
                load(id) when id == 0 ⇒ no source.load 1️⃣
                load(id) when earlier id == 1, id == 1 while load(id) in source.load(id:) ⇒ source.load(id) · sut.isBusy == false · sut.isBusy == true during source.load · sut.text == source.load() 1️⃣2️⃣3️⃣4️⃣
                """),
        Snippet(
            "a flag of a class that belongs to no actor, while the test waits",
            """
            protocol Source { func load() async throws -> String }
            final class Loader {
                private(set) var text: String?
                private(set) var isBusy = false
                private let source: Source
                init(source: Source) { self.source = source }
                func load() async {
                    1️⃣isBusy = true
                    2️⃣text = try? await source.load()
                    3️⃣isBusy = false
                }
            }
            """,
            reads: """
                load() ⇒ source.load() · sut.isBusy == false · sut.isBusy == true during source.load · sut.text == source.load() 1️⃣2️⃣3️⃣
                load() when source.load throws ⇒ source.load() · sut.isBusy == false · sut.isBusy == true during source.load 1️⃣2️⃣3️⃣
                """),
        Snippet(
            "one after the other, the first result passed on",
            """
            protocol Auth { func token() async throws -> String }
            protocol Store { func load(_ token: String) async throws -> Int }
            final class Model {
                private let auth: Auth
                private let store: Store
                init(auth: Auth, store: Store) { self.auth = auth; self.store = store }
                func load() async throws -> Int {
                    let token = try await auth.token()
                    1️⃣return try await store.load(token)
                }
            }
            """,
            reads: """
                load() ⇒ returns store.load() · store.load(auth.token()) 1️⃣
                load() when store.load throws ⇒ throws store.load error · store.load(auth.token()) 1️⃣
                """),
        Snippet(
            "a service with three ways: nothing to do, done, failed",
            """
            import Foundation
            struct Change: Equatable { let id: Int }
            struct Receipt { let accepted: [Int] }
            struct Report: Equatable { let uploaded: Int }
            protocol API { func upload(_ changes: [Change]) async throws -> Receipt }
            protocol Storage: AnyObject { var last: Date? { get set }; func pending() -> [Change]; func remove(_ ids: [Int]) }
            protocol Watch { var now: Date { get } }
            final class SyncService {
                private let api: API
                private let storage: Storage
                private let watch: Watch
                private(set) var hasFailed = false
                init(api: API, storage: Storage, watch: Watch) { self.api = api; self.storage = storage; self.watch = watch }
                func sync() async throws -> Report {
                    let changes = storage.pending()
                    1️⃣guard !changes.isEmpty else { 2️⃣return Report(uploaded: 0) }
                    do {
                        let receipt = try await api.upload(changes)
                        3️⃣storage.remove(receipt.accepted)
                        4️⃣storage.last = watch.now
                        5️⃣return Report(uploaded: receipt.accepted.count)
                    } catch {
                        6️⃣hasFailed = true
                        7️⃣throw error
                    }
                }
            }
            """,
            reads: """
                sync() when storage.pending().count == 1 ⇒ returns Report(uploaded: api.upload().accepted.count) · api.upload(storage.pending()) · storage.remove(api.upload().accepted) · storage.last == watch.now 1️⃣3️⃣4️⃣5️⃣
                sync() when api.upload throws, storage.pending().count == 1 ⇒ throws api.upload error · api.upload(storage.pending()) · sut.hasFailed == true · no storage.remove 1️⃣6️⃣7️⃣
                sync() when storage.pending().count == 0 ⇒ returns Report(uploaded: 0) · no api.upload · no storage.remove 1️⃣2️⃣
                """),
        Snippet(
            "a private helper that waits",
            """
            protocol Store { func load() async -> Int }
            @MainActor final class Model {
                private let store: Store
                private(set) var count = 0
                init(store: Store) { self.store = store }
                func refresh() async { 1️⃣await fetch() }
                private func fetch() async { 2️⃣count = await store.load() }
            }
            """,
            reads: """
                refresh() ⇒ store.load() · sut.count == store.load() 1️⃣2️⃣
                """),
        Snippet(
            "`MainActor.run`",
            """
            protocol Store { func load() async -> Int }
            @MainActor final class Model {
                private let store: Store
                private(set) var count = 0
                init(store: Store) { self.store = store }
                func refresh() async {
                    let loaded = await store.load()
                    await MainActor.run { 1️⃣count = loaded }
                }
            }
            """,
            reads: """
                refresh() ⇒ sut.count == store.load() 1️⃣
                """),
        Snippet(
            "a value in place of an error",
            """
            protocol Store { func load() async throws -> Int }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func load() async throws -> Int {
                    do { 1️⃣return try await store.load() } catch { 2️⃣return -1 }
                }
            }
            """,
            reads: """
                load() ⇒ returns store.load() · store.load() 1️⃣
                load() when store.load throws ⇒ returns -1 · store.load() 1️⃣2️⃣
                """),
    ]

    static let limits: [Snippet] = [
        Snippet(
            "an error of the first of two calls",
            """
            protocol Auth { func token() async throws -> String }
            protocol Store { func load(_ token: String) async }
            final class Model {
                private let auth: Auth
                private let store: Store
                init(auth: Auth, store: Store) { self.auth = auth; self.store = store }
                func load() async throws {
                    1️⃣let token = try await auth.token()
                    await store.load(token)
                }
            }
            """,
            reads: """
                load() ⇒ store.load(auth.token())
                1️⃣ ⇒ nothing
                """)
    ]
}
