import Testing

/// `for await`: streams of dependencies.
@Suite struct AsyncSequencesTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }
    @Test(arguments: limits) func isNotUnderstoodYet(_ snippet: Snippet) throws { try snippet.isNotUnderstoodYet() }

    static let understood: [Snippet] = [
        Snippet(
            "each value of a stream",
            """
            protocol Feed { func lines() -> AsyncStream<String> }
            @MainActor final class Inbox {
                private(set) var lines: [String] = []
                private let feed: Feed
                init(feed: Feed) { self.feed = feed }
                func listen() async { for await line in feed.lines() { 1️⃣lines.append(line) } }
            }
            """,
            reads: """
                listen() when feed.lines().count == 1 ⇒ sut.lines == [feed.lines[0]] 1️⃣
                listen() when feed.lines().count == 2 ⇒ sut.lines == [feed.lines[0], feed.lines[1]] 1️⃣
                """),
        Snippet(
            "the error that a stream ends with",
            """
            protocol Feed { var lines: AsyncThrowingStream<String, any Error> { get } }
            final class Inbox {
                private(set) var last = ""
                private(set) var isBroken = false
                private let feed: Feed
                init(feed: Feed) { self.feed = feed }
                func listen() async {
                    do { for try await line in feed.lines { 1️⃣last = line } } catch { 2️⃣isBroken = true }
                }
            }
            """,
            reads: """
                listen() when feed.lines.count == 1 ⇒ sut.last == feed.lines[0] 1️⃣
                listen() when feed.lines throws, feed.lines.count == 0, feed.lines.failure != nil ⇒ sut.isBroken == true 2️⃣
                """),
        Snippet(
            "a task that listens from the start",
            """
            protocol Feed { var counts: any AsyncSequence<Int, Never> { get }; func clear() }
            @MainActor final class Badge {
                private(set) var count = 0
                private let feed: Feed
                init(feed: Feed) {
                    self.feed = feed
                    Task { for await value in feed.counts { 1️⃣count = value } }
                }
                func clear() { 2️⃣feed.clear() }
            }
            """,
            reads: """
                init when feed.counts.count == 1 ⇒ eventually sut.count == feed.counts[0] 1️⃣
                clear() when feed.counts.count == 0 ⇒ feed.clear() 2️⃣
                """),
        Snippet(
            "events of several kinds, until one of them ends it",
            """
            enum Event { case added(String), removed(String), closed }
            protocol Feed { func events() -> AsyncStream<Event> }
            @MainActor final class Room {
                private(set) var names: [String] = []
                private(set) var isOpen = true
                private let feed: Feed
                init(feed: Feed) { self.feed = feed }
                func run() async {
                    for await event in feed.events() {
                        switch event {
                        case .added(let name): 1️⃣names.append(name)
                        case .removed(let name): 2️⃣names.removeAll { $0 == name }
                        case .closed:
                            3️⃣isOpen = false
                            return
                        }
                    }
                }
            }
            """,
            reads: """
                run() when feed.events().count == 1, feed.events[0] == .added ⇒ sut.names == [feed.events[0].added#0] 1️⃣
                run() when feed.events().count == 1, feed.events[0] == .closed ⇒ sut.isOpen == false 3️⃣
                run() when feed.events().count == 2, feed.events[0] == .added, feed.events[1] == .added ⇒ sut.names == [feed.events[0].added#0, feed.events[1].added#0] 1️⃣
                run() when feed.events().count == 2, feed.events[0] == .added, feed.events[0].added#0 == feed.events[1].removed#0, feed.events[1] == .removed ⇒ sut.names == [] 2️⃣
                run() when !feed.events[0].added#0.isEmpty, feed.events().count == 2, feed.events[0] == .added, feed.events[1] == .removed, feed.events[1].removed#0 == "events 2" ⇒ sut.names == [feed.events[0].added#0] 1️⃣
                run() when feed.events().count == 2, feed.events[0] == .added, feed.events[1] == .closed ⇒ sut.isOpen == false · sut.names == [feed.events[0].added#0] 1️⃣3️⃣
                run() when feed.events().count == 2, feed.events[0] == .removed, feed.events[1] == .closed ⇒ sut.isOpen == false 3️⃣
                """),
        Snippet(
            "what the code gives streams",
            """
            enum Event: Sendable { case line(String), noise }
            protocol Runner: Sendable { func run(_ arguments: [String]) -> AsyncThrowingStream<Event, Error> }
            extension AsyncThrowingStream where Element == Event {
                func lines() async throws -> [String] {
                    var all: [String] = []
                    for try await event in self {
                        if case .line(let text) = event { all.append(text) }
                    }
                    return all
                }
            }
            @MainActor
            final class Tool {
                private let runner: any Runner
                private(set) var lines: [String] = []
                init(runner: any Runner) { self.runner = runner }
                func list(_ name: String) async throws { 1️⃣lines = try await runner.run(["list", name]).lines() }
            }
            """,
            reads: """
                list(name) when runner.run().count == 1, runner.run[0] == .line ⇒ runner.run(["list", name]) · sut.lines == [runner.run[0].line#0] 1️⃣
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "what others may do while the act itself waits",
            """
            protocol Feed { func lines() -> AsyncStream<String>; func history() async throws -> [String] }
            @MainActor final class Inbox {
                private(set) var isListening = false
                private(set) var lines: [String] = []
                private let feed: Feed
                init(feed: Feed) { self.feed = feed }
                func appear() async {
                    isListening = true
                    Task { for await line in feed.lines() { lines.append(line) }; isListening = false }
                    lines = (try? await feed.history()) ?? []
                }
            }
            """,
            reads: """
                appear() ⇒ nothing
                """),
        Snippet(
            "what is left of a stream when its first loop is left early",
            """
            protocol Feed { func lines() -> AsyncStream<String> }
            @MainActor final class Inbox {
                private(set) var rest: [String] = []
                private let feed: Feed
                init(feed: Feed) { self.feed = feed }
                func skim() async {
                    let lines = feed.lines()
                    for await _ in lines { break }
                    for await line in lines { rest.append(line) }
                }
            }
            """,
            reads: """
                skim() when feed.lines().count == 1 ⇒ feed.lines()
                """),
    ]

    static let limits: [Snippet] = [
        Snippet(
            "a stream of the SUT",
            """
            final class Ticker {
                func ticks() -> AsyncStream<Int> {
                    AsyncStream { continuation in
                        1️⃣continuation.yield(1)
                        2️⃣continuation.finish()
                    }
                }
            }
            """,
            reads: """
                ticks() ⇒ nothing
                1️⃣ ⇒ nothing
                2️⃣ ⇒ nothing
                """)
    ]
}
