import Testing

/// Waiting for time to pass.
@Suite struct ClocksTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "a delay that may be nothing",
            """
            protocol API { func find(_ text: String) async -> [String] }
            @MainActor final class Model {
                private let api: API
                private let clock: any Clock<Duration>
                private(set) var found: [String] = []
                init(api: API, clock: any Clock<Duration>) { self.api = api; self.clock = clock }
                func type(_ text: String) { search(text, after: .milliseconds(350)) }
                func pick(_ text: String) { search(text, after: .zero) }
                private func search(_ text: String, after delay: Duration) {
                    Task {
                        if delay > .zero { do { try await clock.sleep(for: delay) } catch { return } }
                        1️⃣found = await api.find(text)
                    }
                }
            }
            """,
            reads: """
                type(text) ⇒ eventually api.find(text) · sut.found == api.find() 1️⃣
                pick(text) ⇒ eventually api.find(text) · sut.found == api.find() 1️⃣
                """),
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
                """),
        Snippet(
            "a timer that never ends, for which time stands still",
            """
            protocol Room { func enter(_ name: String) async }
            @MainActor final class Model {
                private let room: Room
                private let clock: any Clock<Duration>
                private var timer: Task<Void, Never>?
                private(set) var seconds = 0
                private(set) var name: String?
                init(room: Room, clock: any Clock<Duration>) { self.room = room; self.clock = clock }
                func open(_ name: String) async {
                    1️⃣await room.enter(name)
                    2️⃣self.name = name
                    timer = Task { [weak self, clock] in
                        while !Task.isCancelled {
                            guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
                            self?.seconds += 1
                        }
                    }
                }
                func close() {
                    timer?.cancel()
                    3️⃣name = nil
                }
            }
            """,
            reads: """
                open(name) ⇒ room.enter(name) · sut.name == name 1️⃣2️⃣
                close() after open(name) ⇒ sut.name == nil 3️⃣
                """),
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
