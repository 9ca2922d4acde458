import Testing

/// `for await`: streams of dependencies.
@Suite struct AsyncSequencesTable {
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }
    @Test(arguments: limits) func isNotUnderstoodYet(_ snippet: Snippet) throws { try snippet.isNotUnderstoodYet() }

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
                """)
    ]

    static let limits: [Snippet] = [
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
                listen() ⇒ nothing
                1️⃣ ⇒ nothing
                """),
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
                """),
    ]
}
