import Testing

/// `a ? b : c`: each of its values is shown.
@Suite struct TernaryTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "conditions that are handed over, or kept",
            """
            struct Pot { let balance: Int; let isFrozen: Bool }
            protocol View { func show(_ isAvailable: Bool) }
            final class Model {
                private let view: View
                private(set) var isFree = false
                init(view: View) { self.view = view }
                func show(_ pot: Pot) { 1️⃣view.show(pot.balance > 0 && !pot.isFrozen) }
                func keep(_ pot: Pot) { 2️⃣isFree = pot.balance > 0 || pot.isFrozen }
            }
            """,
            reads: """
                show(pot) when pot.balance == 1, pot.isFrozen ⇒ view.show(false) 1️⃣
                show(pot) when !pot.isFrozen, pot.balance == 1 ⇒ view.show(true) 1️⃣
                show(pot) when !pot.isFrozen, pot.balance == 0 ⇒ view.show(false) 1️⃣
                keep(pot) when !pot.isFrozen, pot.balance == 1 ⇒ sut.isFree == true 2️⃣
                keep(pot) when pot.balance == 0, pot.isFrozen ⇒ sut.isFree == true 2️⃣
                keep(pot) when !pot.isFrozen, pot.balance == 0 ⇒ sut.isFree == false 2️⃣
                """),
        Snippet(
            "a condition on each element",
            """
            struct Pot { let balance: Int; let isFrozen: Bool }
            final class Model {
                func free(_ pots: [Pot]) -> [Pot] { 1️⃣pots.filter { $0.balance > 0 && !$0.isFrozen } }
            }
            """,
            reads: """
                free(pots) when !pots[1].isFrozen, pots.count == 2, pots[0].balance == 1, pots[0].isFrozen, pots[1].balance == 0 ⇒ returns.count == 0 1️⃣
                free(pots) when !pots[1].isFrozen, pots.count == 2, pots[0].balance == 1, pots[0].isFrozen, pots[1].balance == 1 ⇒ returns.count == 1 · returns[0].balance == pots[1].balance 1️⃣
                free(pots) when !pots[0].isFrozen, !pots[1].isFrozen, pots.count == 2, pots[0].balance == 1, pots[1].balance == 0 ⇒ returns.count == 1 · returns[0].balance == pots[0].balance 1️⃣
                free(pots) when !pots[0].isFrozen, !pots[1].isFrozen, pots.count == 2, pots[0].balance == 1, pots[1].balance == 1 ⇒ returns.count == 2 · returns[0].balance == pots[0].balance · returns[1].balance == pots[1].balance 1️⃣
                """),
        Snippet(
            "a value of any type that a generic method is given",
            """
            struct Settings: Codable, Equatable { var off: [String] = [] }
            protocol Store { func save<T: Codable>(key: String, value: T) throws }
            final class Model {
                private let store: Store
                private var settings = Settings()
                init(store: Store) { self.store = store }
                func add(_ name: String) throws {
                    var changed = settings
                    changed.off.append(name)
                    1️⃣try store.save(key: "k", value: changed)
                }
            }
            """,
            reads: """
                add(name) ⇒ store.save("k", _) · store.save got value as Settings == Settings(off: [name]) 1️⃣
                add(name) when store.save throws ⇒ throws store.save error · store.save("k", _) · store.save got value as Settings == Settings(off: [name]) 1️⃣
                """),
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
