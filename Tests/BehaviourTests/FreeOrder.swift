import Testing

/// What dictionaries hold, in no order of its own, until something puts it into one or makes no difference of it; and parts
/// of lists.
@Suite struct FreeOrderTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "groups that are put in order",
            """
            struct Walk: Equatable { let month: Int; let steps: Int }
            protocol Screen { func show(_ groups: [[Walk]]) }
            final class Presenter {
                private let screen: Screen
                init(screen: Screen) { self.screen = screen }
                func show() {
                    let walks = [Walk(month: 3, steps: 1), Walk(month: 2, steps: 4), Walk(month: 3, steps: 5)]
                    let groups = Dictionary(grouping: walks, by: \\.month).values.sorted { $0[0].month < $1[0].month }
                    1️⃣screen.show(groups)
                }
            }
            """,
            reads: """
                show() ⇒ screen.show([[Walk(month: 2, steps: 4)], [Walk(month: 3, steps: 1), Walk(month: 3, steps: 5)]]) 1️⃣
                """),
        Snippet(
            "entries that are put in order, and values that are added up",
            """
            protocol Screen { func show(_ names: [String], _ sum: Int) }
            final class Presenter {
                private let screen: Screen
                private var points = ["Bo": 2, "Al": 5]
                init(screen: Screen) { self.screen = screen }
                func win() {
                    1️⃣points["Bo"] = 7
                    let names = points.sorted { $0.value > $1.value }.map(\\.key)
                    2️⃣screen.show(names, points.values.reduce(0, +))
                }
            }
            """,
            reads: """
                win() ⇒ screen.show(["Bo", "Al"], 12) 1️⃣2️⃣
                """),
        Snippet(
            "as many as an open number says, and a slice",
            """
            protocol Screen { func show(_ names: [String]) }
            final class Presenter {
                private let screen: Screen
                private let limit: Int
                init(screen: Screen, limit: Int) {
                    self.screen = screen
                    self.limit = limit
                }
                func show(_ names: [String]) { 1️⃣screen.show(Array(names.prefix(limit))) }
                func page() {
                    let all = ["a", "b", "c"]
                    2️⃣screen.show(Array(all[1..<3]))
                }
            }
            """,
            reads: """
                show(names) when limit == 1, names.count == 1 ⇒ screen.show([names[0]]) 1️⃣
                show(names) when !names[0].isEmpty, limit == 1, names.count == 2, names[1] == "names 2" ⇒ screen.show([names[0]]) 1️⃣
                page() ⇒ screen.show(["b", "c"]) 2️⃣
                """),
        Snippet(
            "batches of a stride",
            """
            protocol Port { func send(_ batch: [Int]) }
            final class Outbox {
                private let port: Port
                private let size: Int
                init(port: Port, size: Int = 25) {
                    self.port = port
                    self.size = size
                }
                func flush() {
                    let all = [1, 2, 3]
                    for start in stride(from: 0, to: all.count, by: size) {
                        1️⃣port.send(Array(all[start..<min(start + size, all.count)]))
                    }
                }
            }
            """,
            reads: """
                flush() when size == 3 ⇒ port.send([1, 2, 3]) 1️⃣
                flush() when size == 1 ⇒ 3 × port.send([3]) · port.send #1 got batch == [1] · port.send #2 got batch == [2] 1️⃣
                flush() when size == 2 ⇒ 2 × port.send([3]) · port.send #1 got batch == [1, 2] 1️⃣
                """),
        Snippet(
            "what two sets have in common",
            """
            protocol Shop { func ask(_ goods: Set<String>) }
            final class Desk {
                private let shop: Shop
                init(shop: Shop) { self.shop = shop }
                func order(_ wanted: Set<String>, _ stock: [String]) {
                    let found = wanted.intersection(Set(stock))
                    1️⃣guard !found.isEmpty else { return }
                    2️⃣shop.ask(found)
                }
            }
            """,
            reads: """
                order(wanted, stock) when stock.count == 1, stock[0] == wanted[0], wanted.count == 1 ⇒ shop.ask([wanted[0]]) 1️⃣2️⃣
                order(wanted, stock) when !stock[0].isEmpty, !wanted[0].isEmpty, stock.count == 1, wanted.count == 1 ⇒ no shop.ask 1️⃣
                """),
        Snippet(
            "groups by what a struct's own calendar says, with a table of its own",
            """
            import Foundation
            struct Walk: Equatable { let day: Date; let steps: Int }
            struct Names {
                let calendar: Calendar
                private static let months = [
                    "January", "February", "March", "April", "May", "June", "July", "August",
                ]
                func month(_ date: Date) -> String {
                    let parts = calendar.dateComponents([.year, .month], from: date)
                    return "\\(Self.months[(parts.month ?? 1) - 1]) \\(parts.year ?? 0)"
                }
            }
            protocol Screen { func show(_ titles: [String]) }
            final class Presenter {
                private let screen: Screen
                private let names: Names
                init(screen: Screen, names: Names) { self.screen = screen; self.names = names }
                func show(_ walks: [Walk]) {
                    let groups = Dictionary(grouping: walks) { names.month($0.day) }.values.sorted { $0[0].day > $1[0].day }
                    1️⃣screen.show(groups.map { names.month($0[0].day) })
                }
            }
            """,
            reads: """
                show(walks) when walks.count == 2, walks[0].day == #1, walks[1].day == #1 ⇒ screen.show(["July 2024"]) 1️⃣
                """),
        Snippet(
            "the name of a case",
            """
            enum Step { case cart, payment }
            protocol Log { func note(_ text: String) }
            final class Desk {
                private let log: Log
                private var step = Step.cart
                init(log: Log) { self.log = log }
                func leave() {
                    1️⃣log.note(String(describing: step))
                    step = .payment
                }
            }
            """,
            reads: """
                leave() ⇒ log.note("cart") 1️⃣
                leave() after leave() ⇒ 2 × log.note("payment") 1️⃣
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "entries between which nothing decides",
            """
            protocol Screen { func show(_ names: [String]) }
            final class Presenter {
                private let screen: Screen
                private var points = ["Bo": 2, "Al": 2]
                init(screen: Screen) { self.screen = screen }
                func win() { screen.show(points.sorted { $0.value > $1.value }.map(\\.key)) }
                func list() { screen.show(points.map(\\.key)) }
                func line() { screen.show([points.keys.reduce("", +)]) }
            }
            """,
            reads: """
                win() ⇒ screen.show(_)
                list() ⇒ screen.show(_)
                line() ⇒ screen.show(_) · screen.show got names.count == 1
                """)
    ]
}
