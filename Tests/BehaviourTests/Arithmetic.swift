import Testing

/// Numbers: sums, limits, conversions.
@Suite struct ArithmeticTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a sum at the edge of what it is compared with",
            """
            import Foundation
            struct Line: Equatable { let price: Decimal; var quantity: Int; var total: Decimal { price * Decimal(quantity) } }
            struct Summary: Equatable { var subtotal: Decimal = 0; var shipping: Decimal = 0 }
            final class Basket {
                private let lines: [Line]
                private let threshold: Decimal
                init(lines: [Line], threshold: Decimal) { self.lines = lines; self.threshold = threshold }
                var summary: Summary {
                    let subtotal = lines.reduce(Decimal.zero) { $0 + $1.total }
                    var summary = Summary(subtotal: subtotal)
                    1️⃣summary.shipping = subtotal >= threshold ? 0 : 4.5
                    return summary
                }
            }
            """,
            reads: """
                summary when lines.count == 1, lines[0].price == 2.0, lines[0].quantity == 3, threshold == 6.0 ⇒ returns Summary(subtotal: 6.0, shipping: 0.0)
                summary when lines.count == 1, lines[0].price == 2.0, lines[0].quantity == 3, threshold == 7.0 ⇒ returns Summary(subtotal: 6.0, shipping: 4.5) 1️⃣
                summary when lines.count == 7, lines[0].price == 2.0, lines[0].quantity == 3, lines[1].price == 2.0, lines[1].quantity == 3, lines[2].price == 2.0, lines[2].quantity == 3, lines[3].price == 2.0, lines[3].quantity == 3, lines[4].price == 2.0, lines[4].quantity == 3, lines[5].price == 2.0, lines[5].quantity == 3, lines[6].price == 2.0, lines[6].quantity == 3, threshold == 6.0 ⇒ returns Summary(subtotal: 42.0, shipping: 0.0)
                """),
        Snippet(
            "counting",
            """
            final class Model {
                private(set) var count = 0
                func up() { 1️⃣count += 1 }
                func down() { 2️⃣count -= 1 }
            }
            """,
            reads: """
                up() ⇒ sut.count == 1 1️⃣
                down() ⇒ sut.count == -1 2️⃣
                """),
        Snippet(
            "a number that is kept within limits",
            """
            final class Model {
                static let limits = 5...90
                private(set) var lead = 10
                func set(_ minutes: Int) {
                    1️⃣lead = min(max(minutes, Self.limits.lowerBound), Self.limits.upperBound)
                }
            }
            """,
            reads: """
                set(minutes) when minutes == 6 ⇒ sut.lead == minutes 1️⃣
                set(minutes) when minutes == 4 ⇒ sut.lead == 5 1️⃣
                set(minutes) when minutes == 91 ⇒ sut.lead == 90 1️⃣
                """),
        Snippet(
            "`min` and `max`",
            """
            final class Model {
                private(set) var level = 0
                func up() { 1️⃣level = min(3, level + 1) }
            }
            """,
            reads: """
                up() ⇒ sut.level == 1 1️⃣
                up() after up() ⇒ sut.level == 2 1️⃣
                """),
        Snippet(
            "a product of parameters",
            """
            struct Prices {
                func total(_ price: Int, _ count: Int) -> Int { 1️⃣price * count }
            }
            """,
            reads: """
                total(price, count) ⇒ returns price * count 1️⃣
                """),
        Snippet(
            "a sum of fields",
            """
            struct Item { let price: Int; let shipping: Int }
            final class Model {
                private(set) var total = 0
                func add(_ item: Item) { 1️⃣total = item.price + item.shipping }
            }
            """,
            reads: """
                add(item) ⇒ sut.total == item.price + item.shipping 1️⃣
                """),
        Snippet(
            "a conversion",
            """
            protocol Meter { func level() -> Int }
            final class Model {
                private let meter: Meter
                private(set) var share = 0.0
                init(meter: Meter) { self.meter = meter }
                func read() { 1️⃣share = Double(meter.level()) }
            }
            """,
            reads: """
                read() ⇒ meter.level() · sut.share == 2.0 1️⃣
                """),
        Snippet(
            "a remainder",
            """
            struct Clock {
                func hour(_ hours: Int) -> Int { 1️⃣hours % 12 }
            }
            """,
            reads: """
                hour(hours) ⇒ returns hours % 12 1️⃣
                """),
        Snippet(
            "a division",
            """
            struct Shares {
                func half(_ number: Int) -> Int { 1️⃣number / 2 }
            }
            """,
            reads: """
                half(number) ⇒ returns number / 2 1️⃣
                """),
        Snippet(
            "rounding",
            """
            struct Prices {
                func rounded(_ price: Double) -> Double { 1️⃣price.rounded() }
            }
            """,
            reads: """
                rounded(price) ⇒ returns price.rounded() 1️⃣
                """),
        Snippet(
            "the other sign",
            """
            struct Signs {
                func negated(_ number: Int) -> Int { 1️⃣-number }
            }
            """,
            reads: """
                negated(number) ⇒ returns -2 1️⃣
                """),
        Snippet(
            "a total of prices and quantities that has to be high enough",
            """
            import Foundation
            struct Line: Equatable {
                let price: Decimal
                let quantity: Int
                var total: Decimal { price * Decimal(quantity) }
            }
            final class Checkout {
                private(set) var paid: Decimal = 0
                private(set) var missing: Decimal = 0
                func pay(_ lines: [Line]) {
                    let sum = lines.map(\\.total).reduce(0, +)
                    guard sum >= 20 else {
                        1️⃣missing = 20 - sum
                        return
                    }
                    2️⃣paid = sum
                }
            }
            """,
            reads: """
                pay(lines) when lines.count == 1, lines[0].price == 2.0, lines[0].quantity == 10 ⇒ sut.paid == 20.0 2️⃣
                pay(lines) when lines.count == 1, lines[0].price == 2.0, lines[0].quantity == 9 ⇒ sut.missing == 2.0 1️⃣
                """),
        Snippet(
            "a sum of decimals in the text of a line",
            """
            import Foundation
            struct Entry: Equatable { let cost: Decimal }
            struct Line { let name: String; let cost: Decimal }
            struct Report {
                func text(_ entries: [Entry]) -> String {
                    let lines = [Line(name: "bread", cost: entries.map(\\.cost).reduce(0, +))]
                    1️⃣return lines.map { line in "\\(line.name);\\(line.cost)" }.joined()
                }
            }
            """,
            reads: """
                text(entries) when entries.count == 1 ⇒ returns "bread;2" 1️⃣
                """),
        Snippet(
            "decimals rounded where there is nothing to round",
            """
            import Foundation
            extension Decimal {
                var cents: Decimal {
                    var (input, output) = (self, Decimal())
                    NSDecimalRound(&output, &input, 2, .plain)
                    return output
                }
            }
            struct Prices {
                func half(_ price: Decimal) -> Decimal {
                    let half = price / 2
                    if half.cents > 10 { 1️⃣return half.cents }
                    2️⃣return price
                }
            }
            """,
            reads: """
                half(price) when price == 4.0 ⇒ returns price 2️⃣
                half(price) when price == 21.0 ⇒ returns price / 2.0 1️⃣
                half(price) when price == 20.0 ⇒ returns price 2️⃣
                """),
        Snippet(
            "a sum that is the same as another",
            """
            struct Balance {
                func isSettled(_ paid: Int, _ given: Int, owed: Int) -> String {
                    if paid + given == owed * 2 { 1️⃣return "settled" }
                    2️⃣return "open"
                }
            }
            """,
            reads: """
                isSettled(paid, given, owed) when given == 6, owed == 5, paid == 4 ⇒ returns "settled" 1️⃣
                isSettled(paid, given, owed) when given == 7, owed == 5, paid == 4 ⇒ returns "open" 2️⃣
                """),
        Snippet(
            "functions of numbers",
            """
            import Foundation
            struct Place { let x: Double; let y: Double }
            struct Distances {
                func whole(_ one: Place, _ other: Place) -> Int {
                    let (dx, dy) = (one.x - other.x, one.y - other.y)
                    1️⃣return Int((dx * dx + dy * dy).squareRoot() * cos(one.x * .pi / 180))
                }
                func boxes(_ weight: Double) -> Int { 2️⃣Int(ceil(weight / 4)) }
                func exact(_ angle: Double) -> Double { sin(angle) }
                func small(_ area: Float) -> Float { sqrt(area) }
            }
            """,
            reads: """
                whole(one, other) when one.x == 2.0 ⇒ returns 1 1️⃣
                boxes(weight) when weight == 2.0 ⇒ returns 1 2️⃣
                exact(angle) ⇒ nothing
                small(area) ⇒ nothing
                """),
        Snippet(
            "what is left of a number, and how many digits it has",
            """
            struct Model {
                func cents(_ amount: Int) -> String {
                    let cents = amount % 100
                    1️⃣return cents == 0 ? "even" : "odd"
                }
                func length(_ amount: Int) -> String {
                    let digits = String(amount / 100)
                    2️⃣return digits.count > 3 ? "long" : "short"
                }
            }
            """,
            reads: """
                cents(amount) when amount == 100 ⇒ returns "even" 1️⃣
                cents(amount) when amount == 1 ⇒ returns "odd" 1️⃣
                length(amount) when amount == 100000 ⇒ returns "long" 2️⃣
                length(amount) when amount == 100 ⇒ returns "short" 2️⃣
                length(amount) when amount == 99999 ⇒ returns "short" 2️⃣
                """),
        Snippet(
            "of so little no hundredth is left",
            """
            protocol Shop { func rate() -> Int }
            final class Model {
                private let shop: Shop
                private(set) var discount = 0
                init(shop: Shop) { self.shop = shop }
                func apply(_ percent: Int) { 1️⃣discount = shop.rate() * percent / 100 }
                func clock(_ seconds: Int) -> String { 2️⃣"\\(seconds / 60):\\(seconds % 60)" }
            }
            """,
            reads: """
                apply(percent) ⇒ shop.rate() · sut.discount == shop.rate() * percent / 100 1️⃣
                clock(seconds) ⇒ returns "{seconds / 60}:{seconds % 60}" 2️⃣
                """),
    ]
}
