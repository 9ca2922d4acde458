import Testing

/// `Task { … }`: work that goes on after the act.
@Suite struct TaskSpawnTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(.timeLimit(.minutes(1)), arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws {
        try snippet.isLeftAlone()
    }

    static let understood: [Snippet] = [
        Snippet(
            "what is left to the main queue comes later",
            """
            import Dispatch
            protocol Log { func note(_ text: String) }
            @MainActor final class Model {
                private let log: Log
                private(set) var isShown = false
                init(log: Log) { self.log = log }
                func show() {
                    1️⃣DispatchQueue.main.async { 2️⃣self.isShown = true }
                    3️⃣log.note("shown")
                }
            }
            """,
            reads: """
                show() ⇒ eventually log.note("shown") · sut.isShown == true 1️⃣2️⃣3️⃣
                """),
        Snippet(
            "a task that the act starts is waited for",
            """
            protocol Source { func load() async -> Int }
            @MainActor final class Model {
                private(set) var value = 0
                private let source: Source
                init(source: Source) { self.source = source }
                func start() { 1️⃣Task { 2️⃣value = await source.load() } }
            }
            """,
            reads: """
                start() ⇒ eventually source.load() · sut.value == source.load() 1️⃣2️⃣
                """),
        Snippet(
            "what is so at once and what is so at rest",
            """
            protocol Source { func load() async throws -> Int }
            @MainActor final class Model {
                private(set) var value = 0
                private(set) var isBusy = false
                private let source: Source
                init(source: Source) { self.source = source }
                func start() {
                    1️⃣isBusy = true
                    Task {
                        2️⃣value = (try? await source.load()) ?? -1
                        3️⃣isBusy = false
                    }
                }
            }
            """,
            reads: """
                start() ⇒ eventually source.load() · sut.isBusy == false · sut.isBusy == true during source.load · sut.value == source.load() 1️⃣2️⃣3️⃣
                start() when source.load throws ⇒ eventually source.load() · sut.isBusy == false · sut.isBusy == true during source.load · sut.value == -1 1️⃣2️⃣3️⃣
                """),
        Snippet(
            "a task that the initialiser starts",
            """
            protocol Source { func load() async -> Int }
            @MainActor final class Model {
                private(set) var value = 0
                private let source: Source
                init(source: Source) {
                    self.source = source
                    Task { 1️⃣value = await source.load() }
                }
            }
            """,
            reads: """
                init ⇒ eventually source.load() · sut.value == source.load() 1️⃣
                """),
        Snippet(
            "`.value` of a task",
            """
            protocol Source { func load() async -> Int }
            @MainActor final class Model {
                private(set) var value = 0
                private let source: Source
                init(source: Source) { self.source = source }
                func load() async {
                    let task = Task { await source.load() }
                    1️⃣value = await task.value
                }
            }
            """,
            reads: """
                load() ⇒ source.load() · sut.value == source.load() 1️⃣
                """),
        Snippet(
            "`weak self`",
            """
            protocol Source { func load() async -> Int }
            @MainActor final class Model {
                private(set) var value = 0
                private let source: Source
                init(source: Source) { self.source = source }
                func start() {
                    Task { [weak self] in
                        guard let self else { return }
                        1️⃣value = await source.load()
                    }
                }
            }
            """,
            reads: """
                start() ⇒ eventually source.load() · sut.value == source.load() 1️⃣
                """),
        Snippet(
            "the error of a task reaches who waits for its value",
            """
            enum Failure: Error { case gone, other }
            protocol Service { func load() async throws -> Int }
            final class Model {
                private let service: Service
                private(set) var removed = 0
                init(service: Service) { self.service = service }
                func load() async throws -> Int {
                    let task = Task { [service] in try await service.load() }
                    do {
                        return try await task.value
                    } catch Failure.gone {
                        1️⃣removed += 1
                        throw Failure.other
                    }
                }
            }
            """,
            reads: """
                load() ⇒ returns service.load() · service.load()
                load() when service.load throws .gone ⇒ throws .other · service.load() · sut.removed == 1 1️⃣
                """),
        Snippet(
            "a task that sleeps for longer than a test takes",
            """
            protocol Drafts { func store(_ text: String); func send(_ text: String) async throws }
            @MainActor final class Editor {
                private(set) var text = ""
                private(set) var isSent = false
                private var saving: Task<Void, Never>?
                private let drafts: Drafts
                private let delay: Duration
                init(drafts: Drafts, delay: Duration = .milliseconds(800)) {
                    self.drafts = drafts
                    self.delay = delay
                }
                func type(_ new: String) {
                    1️⃣text = new
                    saving?.cancel()
                    saving = Task { [weak self, delay] in
                        try? await Task.sleep(for: delay)
                        guard !Task.isCancelled, let self else { return }
                        drafts.store(text)
                    }
                }
                func pause() {
                    guard saving != nil else { return }
                    saving?.cancel()
                    saving = nil
                    2️⃣drafts.store(text)
                }
                func send() async {
                    guard !text.isEmpty else { return }
                    saving?.cancel()
                    do {
                        3️⃣try await drafts.send(text)
                        4️⃣isSent = true
                    } catch {
                        drafts.store(text)
                    }
                }
            }
            """,
            reads: """
                type(new) ⇒ sut.text == new 1️⃣
                pause() ⇒ no drafts.store
                pause() after type(new) ⇒ drafts.store(earlier new) 2️⃣
                pause() after type(new), pause() ⇒ drafts.store(_)
                send() ⇒ no drafts.send · no drafts.store
                send() when !earlier new.isEmpty after type(new) ⇒ drafts.send(earlier new) · sut.isSent == true · no drafts.store 3️⃣4️⃣
                send() when drafts.send throws, !earlier new.isEmpty after type(new) ⇒ drafts.send(earlier new) · drafts.store(earlier new) 3️⃣
                """),
        Snippet(
            "what is called off in its sleep and does something then",
            """
            protocol Log { func note(_ text: String) }
            @MainActor final class Alarm {
                private(set) var isSet = false
                private var task: Task<Void, Never>?
                private let log: Log
                init(log: Log) { self.log = log }
                func set() {
                    1️⃣isSet = true
                    task = Task {
                        try? await Task.sleep(for: .seconds(5))
                        log.note("over")
                    }
                }
                func cancel() {
                    task?.cancel()
                    isSet = false
                }
            }
            """,
            reads: """
                set() ⇒ sut.isSet == true 1️⃣
                cancel() ⇒ sut.isSet == false
                """),
        Snippet(
            "a task that looks again and again",
            """
            protocol Feed { func count() async -> Int }
            @MainActor final class Badge {
                private(set) var count = 0
                private(set) var isWatching = false
                private var task: Task<Void, Never>?
                private let feed: Feed
                init(feed: Feed) { self.feed = feed }
                func watch() {
                    isWatching = true
                    task = Task {
                        while !Task.isCancelled {
                            1️⃣count = await feed.count()
                            try? await Task.sleep(for: .seconds(30))
                        }
                    }
                }
                func stop() {
                    task?.cancel()
                    2️⃣isWatching = false
                }
            }
            """,
            reads: """
                watch() ⇒ eventually feed.count() · sut.count == feed.count() · sut.isWatching == true 1️⃣
                stop() ⇒ sut.isWatching == false 2️⃣
                stop() after watch() ⇒ sut.isWatching == false 2️⃣
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "code that starts itself again is given up",
            """
            protocol Photos { func load() async throws -> Int? }
            @MainActor final class Picker {
                private let photos: Photos
                var picked = [Int]() { didSet { handle(picked) } }
                private(set) var count = 0
                init(photos: Photos) { self.photos = photos }
                func reset() { count = 0 }
                private func handle(_ values: [Int]) {
                    Task { [weak self] in
                        guard let self, let first = values.first else { return }
                        _ = try await photos.load()
                        picked = [first + 1]
                        count = first
                    }
                }
            }
            """,
            reads: """
                set picked when photos.load throws, new picked.count == 1 ⇒ eventually photos.load()
                set picked when earlier photos.load throws, photos.load throws, earlier new picked.count == 1, new picked.count == 1 after set picked ⇒ eventually 2 × photos.load()
                set picked when earlier photos.load throws, photos.load throws, earlier new picked.count == 0, earlier new picked.count == 1, new picked.count == 1 after set picked, set picked ⇒ eventually 2 × photos.load()
                set picked when earlier photos.load throws, photos.load throws, earlier new picked.count == 2, new picked.count == 1 after set picked ⇒ eventually 2 × photos.load()
                reset() ⇒ nothing
                """),
        Snippet(
            "a flag while the last call is under way, where nothing but the call can be waited for",
            """
            protocol Source: Sendable { func load() async throws -> [Int] }
            @MainActor final class Model {
                private(set) var values: [Int] = []
                private(set) var isBusy = false
                private let source: any Source
                init(source: any Source) { self.source = source }
                func start() { Task { await fetch() } }
                private func fetch() async {
                    isBusy = true
                    defer { isBusy = false }
                    1️⃣values = (try? await source.load()) ?? []
                }
            }
            """,
            reads: """
                start() ⇒ eventually source.load() · sut.isBusy == false · sut.isBusy == true during source.load · sut.values == source.load() 1️⃣
                start() when source.load throws ⇒ eventually source.load() · sut.isBusy == false · sut.isBusy == true during source.load · sut.values == [] 1️⃣
                """),
        Snippet(
            "two tasks whose order nobody knows",
            """
            protocol Source { func load() async -> Int }
            @MainActor final class Model {
                private(set) var value = 0
                private let source: Source
                init(source: Source) { self.source = source }
                func start() {
                    Task { value = await source.load() }
                    Task { value = 5 }
                }
            }
            """,
            reads: """
                start() ⇒ nothing
                """),
    ]
}
