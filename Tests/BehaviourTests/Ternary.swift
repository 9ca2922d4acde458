import Testing

/// `a ? b : c`: each of its values is shown.
@Suite struct TernaryTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

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
                set(isOn) when !isOn ⇒ log.note("off") 1️⃣
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
        Snippet(
            "one within the other",
            """
            final class Model {
                private(set) var sign = ""
                func compare(_ number: Int) { 1️⃣sign = number > 0 ? "+" : number < 0 ? "-" : "0" }
            }
            """,
            reads: """
                compare(number) when number == 1 ⇒ sut.sign == "+" 1️⃣
                compare(number) when number == 0 ⇒ sut.sign == "0" 1️⃣
                compare(number) when number == -1 ⇒ sut.sign == "-" 1️⃣
                """),
    ]
}
