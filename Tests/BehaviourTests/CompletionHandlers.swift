import Testing

/// Closures that the SUT passes to a dependency, which calls them.
@Suite struct CompletionHandlersTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a closure that is given another one to call when it is done",
            """
            protocol Scheduler { func schedule(_ name: String, block: @escaping (_ finish: @escaping () -> Void) -> Void) }
            protocol API { func load(_ completion: @escaping (Result<Int, Error>) -> Void) }
            final class Model {
                private let scheduler: Scheduler
                private let api: API
                private(set) var count = 0
                init(scheduler: Scheduler, api: API) { self.scheduler = scheduler; self.api = api }
                func refresh() {
                    1️⃣scheduler.schedule("refresh") { [weak self] finish in
                        guard let self else { return finish() }
                        2️⃣api.load { result in
                            if case .success(let count) = result { 3️⃣self.count = count }
                            4️⃣finish()
                        }
                    }
                }
            }
            """,
            reads: """
                refresh() when api.load calls completion, scheduler.schedule calls block, api.load#0 == .success ⇒ api.load(_) · scheduleCallback() · scheduler.schedule("refresh", _) · sut.count == api.load#0.success#0 1️⃣2️⃣3️⃣4️⃣
                refresh() ⇒ scheduler.schedule("refresh", _) · no api.load 1️⃣
                """),
        Snippet(
            "what a result carries on",
            """
            protocol Store { func load(_ done: @escaping (Result<[String], Error>) -> Void) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func load(_ done: @escaping (Result<[String], Error>) -> Void) {
                    store.load { result in
                        switch result {
                        case .success(let rows): 1️⃣done(.success(rows.reversed()))
                        case .failure(let error): done(.failure(error))
                        }
                    }
                }
            }
            """,
            reads: """
                load(done) when store.load calls done, store.load#0 == .success ⇒ done(_) · store.load(_) · done got 0.success == store.load#0.success#0.reversed() 1️⃣
                load(done) ⇒ store.load(_)
                load(done) when store.load calls done, store.load#0 == .success, store.load#0.success#0.count == 2 ⇒ done(_) · store.load(_) · done got 0.success == store.load#0.success#0.reversed() 1️⃣
                """),
        Snippet(
            "each closure of a method is called in a test",
            """
            protocol Search { func run(_ text: String, cached: @escaping (Int) -> Void, completion: @escaping (Int) -> Void) }
            final class Finder {
                private(set) var count = 0
                private(set) var cachedCount = 0
                private let search: Search
                init(search: Search) { self.search = search }
                func find(_ text: String) {
                    search.run(text, cached: { [weak self] in 1️⃣self?.cachedCount = $0 }, completion: { [weak self] count in
                        2️⃣self?.count = count
                    })
                }
            }
            """,
            reads: """
                find(text) when search.run calls completion ⇒ search.run(text, _, _) · sut.count == search.run#0 2️⃣
                find(text) when search.run calls cached ⇒ search.run(text, _, _) · sut.cachedCount == search.run#0 1️⃣
                search calls runCached after find(text) ⇒ sut.cachedCount == search.run#0 1️⃣
                """),
        Snippet(
            "what it returns besides is a double that can be asked later",
            """
            protocol Cancellable { func cancel() }
            typealias Handler = (Int) -> Void
            protocol Search { func run(_ text: String, completion: @escaping Handler) -> Cancellable? }
            final class Finder {
                private(set) var count = 0
                private var task: Cancellable?
                private let search: Search
                private let found: Handler
                init(search: Search, found: @escaping Handler) { self.search = search; self.found = found }
                func find(_ text: String) {
                    task = search.run(text, completion: { [weak self] count in
                        1️⃣self?.count = count
                        2️⃣self?.found(count)
                    })
                }
                func cancel() { 3️⃣task?.cancel() }
            }
            """,
            reads: """
                find(text) when search.run calls completion ⇒ found(search.run#0) · search.run(text, _) · sut.count == search.run#0 1️⃣2️⃣
                cancel() when earlier search.run calls completion after find(text) ⇒ cancellable.cancel() 3️⃣
                """),
        Snippet(
            "a `Result`",
            """
            enum Failure: Error { case offline }
            protocol Store { func load(_ done: @escaping (Result<String, Failure>) -> Void) }
            final class Model {
                private let store: Store
                private(set) var text = ""
                private(set) var failed = false
                init(store: Store) { self.store = store }
                func load() {
                    store.load { [weak self] result in
                        switch result {
                        case .success(let text): 1️⃣self?.text = text
                        case .failure: 2️⃣self?.failed = true
                        }
                    }
                }
            }
            """,
            reads: """
                load() when store.load calls done, store.load#0 == .success ⇒ store.load(_) · sut.text == store.load#0.success#0 1️⃣
                load() when store.load calls done, store.load#0 == .failure ⇒ store.load(_) · sut.failed == true 2️⃣
                load() ⇒ store.load(_)
                """),
        Snippet(
            "a shared closure is handed on",
            """
            protocol Job: Sendable { func run(_ done: @escaping @Sendable (Int) -> Void) }
            final class Runner: Sendable {
                private let job: Job
                init(job: Job) { self.job = job }
                func start(done: @escaping @Sendable (Int) -> Void) { 1️⃣job.run { 2️⃣done($0) } }
            }
            """,
            reads: """
                start(done) when job.run calls done ⇒ done(job.run#0) · job.run(_) 1️⃣2️⃣
                """),
        Snippet(
            "two calls, one within the other",
            """
            protocol Auth { func token(_ done: @escaping (String) -> Void) }
            protocol Store { func load(_ token: String, _ done: @escaping (Int) -> Void) }
            final class Model {
                private let auth: Auth
                private let store: Store
                private(set) var count = 0
                init(auth: Auth, store: Store) { self.auth = auth; self.store = store }
                func load() {
                    auth.token { [weak self] token in
                        1️⃣self?.store.load(token) { 2️⃣self?.count = $0 }
                    }
                }
            }
            """,
            reads: """
                load() when auth.token calls done, store.load calls done ⇒ auth.token(_) · store.load(auth.token#0, _) · sut.count == store.load#0 1️⃣2️⃣
                """),
        Snippet(
            "a closure that stays on the main actor",
            """
            protocol Store { func load(_ done: @escaping @MainActor (Int) -> Void) }
            @MainActor final class Model {
                private let store: Store
                private(set) var count = 0
                init(store: Store) { self.store = store }
                func load() { store.load { 1️⃣self.count = $0 } }
            }
            """,
            reads: """
                load() when store.load calls done ⇒ store.load(_) · sut.count == store.load#0 1️⃣
                """),
        Snippet(
            "what a result carries is asked for",
            """
            enum Failure: Error { case gone }
            protocol Store { func load(_ done: @escaping (Result<String, Failure>) -> Void) }
            final class Model {
                private let store: Store
                private(set) var text = ""
                init(store: Store) { self.store = store }
                func load() {
                    store.load { result in
                        do { 1️⃣self.text = try result.get() } catch { 2️⃣self.text = "failed" }
                    }
                }
            }
            """,
            reads: """
                load() when store.load calls done, store.load#0 == .success ⇒ store.load(_) · sut.text == store.load#0.success#0 1️⃣
                load() when store.load calls done, store.load#0 == .failure ⇒ store.load(_) · sut.text == "failed" 1️⃣2️⃣
                """),
        Snippet(
            "two closures of one method, one after the other",
            """
            enum Failure: Error { case offline, refused }
            protocol Store { func save(_ text: String, success: @escaping (Int) -> Void, failure: @escaping (Failure) -> Void) }
            final class Model {
                private let store: Store
                private(set) var number = 0
                private(set) var failure: Failure?
                init(store: Store) { self.store = store }
                func save(_ text: String) {
                    store.save(text, success: { 1️⃣self.number = $0 }, failure: { 2️⃣self.failure = $0 })
                }
            }
            """,
            reads: """
                save(text) when store.save calls failure ⇒ store.save(text, _, _) · sut.failure == store.save#0 2️⃣
                save(text) when store.save calls success ⇒ store.save(text, _, _) · sut.number == store.save#0 1️⃣
                store calls saveSuccess after save(text) ⇒ sut.number == store.save#0 1️⃣
                store calls saveFailure after save(text) ⇒ sut.failure == store.save#0 2️⃣
                """),
        Snippet(
            "a result whose success becomes something else",
            """
            enum Failure: Error, Equatable { case offline }
            protocol Store { func load(_ done: @escaping (Result<String, Failure>) -> Void) }
            final class Model {
                private let store: Store
                private(set) var length: Result<Int, Failure> = .success(0)
                init(store: Store) { self.store = store }
                func load() {
                    store.load { 1️⃣self.length = $0.flatMap { .success($0.count) } }
                }
            }
            """,
            reads: """
                load() when store.load calls done, store.load#0 == .success ⇒ store.load(_) · sut.length == .success(store.load#0.success#0.count) 1️⃣
                """),
    ]
}
