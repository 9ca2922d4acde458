import Testing

/// Tuples: what is returned and taken apart.
@Suite struct TuplesTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "bound by a pattern",
            """
            protocol Store { func range() -> (Int, Int) }
            final class Model {
                private let store: Store
                private(set) var low = 0
                init(store: Store) { self.store = store }
                func load() {
                    let (low, _) = store.range()
                    1️⃣self.low = low
                }
            }
            """,
            reads: """
                load() ⇒ sut.low == store.range().0 1️⃣
                """),
        Snippet(
            "what a double returns",
            """
            protocol Press { func strike() -> (name: String, coins: Int); func ship(_ coins: Int) }
            final class Model {
                private let press: Press
                init(press: Press) { self.press = press }
                func run() {
                    let (_, coins) = press.strike()
                    1️⃣press.ship(coins)
                }
            }
            """,
            reads: """
                run() ⇒ press.ship(press.strike().coins) 1️⃣
                """),
        Snippet(
            "numbered elements",
            """
            protocol Store { func words() -> [String]; func put(_ word: String, at index: Int) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func number() { for (index, word) in store.words().enumerated() { 1️⃣store.put(word, at: index) } }
            }
            """,
            reads: """
                number() when store.words().count == 1 ⇒ store.put(store.words()[0], 0) 1️⃣
                """),
        Snippet(
            "several values at once",
            """
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func note(_ text: String) {
                    let (first, second) = (text, "end")
                    1️⃣log.note(first)
                    log.note(second)
                }
            }
            """,
            reads: """
                note(text) ⇒ 2 × log.note("end") · log.note #1 got text == text 1️⃣
                """),
        Snippet(
            "taken apart",
            """
            protocol Store { func range() -> (low: Int, high: Int) }
            final class Model {
                private let store: Store
                private(set) var low = 0
                init(store: Store) { self.store = store }
                func load() {
                    let range = store.range()
                    1️⃣low = range.low
                }
            }
            """,
            reads: """
                load() ⇒ sut.low == store.range().low 1️⃣
                """),
        Snippet(
            "given from outside",
            """
            protocol Door { func sign() -> Sign; func open() }
            enum Sign { case lit(copies: Int, at: Double), dark }
            final class Model {
                typealias Hours = (opens: Int, closes: Int)
                private let door: Door
                private let hours: Hours
                init(door: Door, hours: Hours) {
                    self.door = door
                    self.hours = hours
                }
                func knock(at hour: Int) -> Bool {
                    guard hour >= hours.opens, hour < hours.closes else { 1️⃣return false }
                    switch door.sign() {
                    case .lit(let copies, _): return copies > 0
                    case .dark: return false
                    }
                }
            }
            """,
            reads: """
                knock(hour) when door.sign() == .lit, door.sign().lit#0 == 1, hour == 2, hours.closes == 3, hours.opens == 2 ⇒ returns true · door.sign()
                knock(hour) when door.sign() == .lit, door.sign().lit#0 == 0, hour == 2, hours.closes == 3, hours.opens == 2 ⇒ returns false · door.sign()
                knock(hour) when door.sign() == .dark, hour == 2, hours.closes == 3, hours.opens == 2 ⇒ returns false · door.sign()
                knock(hour) when hour == 2, hours.closes == 2, hours.opens == 2 ⇒ returns false · no door.sign 1️⃣
                knock(hour) when door.sign() == .lit, door.sign().lit#0 == 1, hour == 2, hours.closes == 3, hours.opens == 3 ⇒ returns false · no door.sign 1️⃣
                """),
        Snippet(
            "returned with labels",
            """
            struct Splitter {
                func halves(_ number: Int) -> (left: Int, right: Int) { 1️⃣(left: number, right: 0) }
            }
            """,
            reads: """
                halves(number) ⇒ returns.left == number · returns.right == 0 1️⃣
                """),
        Snippet(
            "returned without labels",
            """
            struct Splitter {
                func halves(_ number: Int) -> (Int, Int) { 1️⃣(number, 0) }
            }
            """,
            reads: """
                halves(number) ⇒ returns.0 == number · returns.1 == 0 1️⃣
                """),
    ]
}
