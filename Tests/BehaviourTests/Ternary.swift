import Testing

/// `a ? b : c`: one of its values is shown, the other is not yet.
@Suite struct TernaryTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: limits) func isNotUnderstoodYet(_ snippet: Snippet) throws { try snippet.isNotUnderstoodYet() }

    static let understood: [Snippet] = [
        Snippet(
            "the argument of a call",
            """
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func set(_ isOn: Bool) { 1️⃣log.note(isOn ? "on" : "off") }
            }
            """,
            reads: """
                set(isOn) when isOn ⇒ log.note("on") 1️⃣
                """),
        Snippet(
            "the value of a property",
            """
            protocol Store { var isPro: Bool { get } }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                var limit: Int { 1️⃣store.isPro ? 100 : 3 }
            }
            """,
            reads: """
                limit when store.isPro ⇒ returns 100 1️⃣
                limit when !store.isPro ⇒ returns 3 1️⃣
                """),
    ]

    static let limits: [Snippet] = [
        Snippet(
            "the other value of an argument",
            """
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func set(_ isOn: Bool) { log.note(isOn ? "on" : 1️⃣"off") }
            }
            """,
            reads: """
                set(isOn) when isOn ⇒ log.note("on")
                1️⃣ ⇒ nothing
                """),
        Snippet(
            "one within the other",
            """
            final class Model {
                private(set) var sign = ""
                func compare(_ number: Int) { 1️⃣sign = number > 0 ? "+" : number < 0 ? 2️⃣"-" : 3️⃣"0" }
            }
            """,
            reads: """
                compare(number) when number == 1 ⇒ sut.sign == "+" 1️⃣
                2️⃣ ⇒ nothing
                3️⃣ ⇒ nothing
                """),
    ]
}
