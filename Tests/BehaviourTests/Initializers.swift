import Testing

/// Initialisers: what is so when the SUT is made.
@Suite struct InitializersTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a call while it is made",
            """
            protocol Log { func note(_ text: String) }
            final class Model {
                init(log: Log) { 1️⃣log.note("made") }
            }
            """,
            reads: """
                init ⇒ log.note("made") 1️⃣
                """),
        Snippet(
            "a property computed of a parameter",
            """
            final class Model {
                let isLong: Bool
                init(text: String) { 1️⃣isLong = !text.isEmpty }
            }
            """,
            reads: """
                init ⇒ sut.isLong == !text.isEmpty 1️⃣
                """),
        Snippet(
            "what a dependency holds then",
            """
            protocol Store { var count: Int { get } }
            final class Model {
                private(set) var count: Int
                init(store: Store) { 1️⃣count = store.count }
            }
            """,
            reads: """
                init ⇒ sut.count == store.count 1️⃣
                """),
        Snippet(
            "one that fails",
            """
            final class Model {
                let text: String
                init?(text: String) {
                    1️⃣guard !text.isEmpty else { 2️⃣return nil }
                    3️⃣self.text = text
                }
            }
            """,
            reads: """
                init when !text.isEmpty ⇒ sut.text == text 3️⃣
                init when text.isEmpty ⇒ returns nil 1️⃣2️⃣
                """),
        Snippet(
            "one that throws",
            """
            enum Failure: Error { case empty }
            final class Model {
                let text: String
                init(text: String) throws {
                    1️⃣guard !text.isEmpty else { 2️⃣throw Failure.empty }
                    3️⃣self.text = text
                }
            }
            """,
            reads: """
                init when !text.isEmpty ⇒ sut.text == text 3️⃣
                init when text.isEmpty ⇒ throws .empty 1️⃣2️⃣
                """),
        Snippet(
            "memberwise",
            """
            protocol Log { func note(_ text: String) }
            struct Greeter {
                let log: Log
                var name = "you"
                func greet() { 1️⃣log.note(name) }
            }
            """,
            reads: """
                greet() ⇒ log.note(name) 1️⃣
                """),
        Snippet(
            "`convenience`",
            """
            final class Model {
                private(set) var level: Int
                init(level: Int) { 1️⃣self.level = level }
                convenience init() { self.init(level: 3) }
            }
            """,
            reads: """
                init ⇒ sut.level == level 1️⃣
                """),
    ]
}
