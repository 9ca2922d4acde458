import Testing

/// Subclasses: what is inherited, overridden and called by `super`.
@Suite struct SuperclassesTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "overriding methods stand for what they override",
            """
            protocol Log { func write(_ text: String) }
            class Screen {
                let log: Log
                private(set) var isShown = false
                init(log: Log) { self.log = log }
                func title() -> String { "Screen" }
                func appear() { 1️⃣isShown = true; log.write(title()) }
            }
            final class Home: Screen {
                private(set) var visits = 0
                override func title() -> String { 2️⃣"Home" }
                override func appear() { 3️⃣super.appear(); 4️⃣visits += 1 }
            }
            """,
            reads: """
                title() ⇒ returns "Home" 2️⃣
                appear() ⇒ log.write("Home") · sut.isShown == true · sut.visits == 1 1️⃣2️⃣3️⃣4️⃣
                """),
        Snippet(
            "a method that is inherited as it is",
            """
            protocol Log { func write(_ text: String) }
            class Screen {
                let log: Log
                init(log: Log) { self.log = log }
                func appear() { 1️⃣log.write(name) }
                var name: String { "screen" }
            }
            final class Home: Screen {
                override var name: String { 2️⃣"home" }
            }
            """,
            reads: """
                name ⇒ returns "home" 2️⃣
                appear() ⇒ log.write("home") 1️⃣2️⃣
                """),
        Snippet(
            "`super.init`",
            """
            protocol Log { func write(_ text: String) }
            class Screen {
                let log: Log
                private(set) var level: Int
                init(log: Log, level: Int) { self.log = log; 1️⃣self.level = level }
            }
            final class Home: Screen {
                init(log: Log) { 2️⃣super.init(log: log, level: 3) }
            }
            """,
            reads: """
                init ⇒ sut.level == 3 1️⃣2️⃣
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "a superclass that nobody can read",
            """
            import Foundation
            protocol Log { func write(_ text: String) }
            final class Model: Thread {
                private let log: Log
                private(set) var count = 0
                init(log: Log) { self.log = log }
                func run(_ amount: Int) {
                    count = amount
                    self.cancel()
                }
            }
            """,
            reads: """
                run(amount) ⇒ nothing
                """)
    ]
}
