import Testing

/// Moments that are made with operators.
@Suite struct DateSumsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a moment and so many seconds",
            """
            import Foundation
            struct Quote { let validFor: TimeInterval; let madeAt: Date }
            protocol Sheet { func present(); func refuse() }
            final class Model {
                private let sheet: Sheet
                private let today: () -> Date
                init(sheet: Sheet, today: @escaping () -> Date) { (self.sheet, self.today) = (sheet, today) }
                func pay(_ quote: Quote) {
                    guard today() < quote.madeAt + quote.validFor else {
                        1️⃣return sheet.refuse()
                    }
                    2️⃣sheet.present()
                }
            }
            """,
            reads: """
                pay(quote) when quote.madeAt == #1, quote.validFor == 5.0, todayValue == #1 + 4 s ⇒ sheet.present() · no sheet.refuse 2️⃣
                pay(quote) when quote.madeAt == #1, quote.validFor == 5.0, todayValue == #1 + 5 s ⇒ sheet.refuse() · no sheet.present 1️⃣
                """),
        Snippet(
            "less, and put off",
            """
            import Foundation
            final class Model {
                private(set) var opens: Date
                private(set) var warns: Date
                init(at date: Date) { (opens, warns) = (date, date) }
                func delay() {
                    1️⃣opens += 60
                    2️⃣warns = opens - 30
                }
            }
            """,
            reads: """
                init ⇒ sut.opens == date · sut.warns == date
                delay() ⇒ sut.opens == date.addingTimeInterval(60) · sut.warns == date.addingTimeInterval(60).addingTimeInterval(-30) 1️⃣2️⃣
                """),
        Snippet(
            "by the names that numbers have",
            """
            import Foundation
            final class Model {
                private(set) var left = 0.0
                private(set) var end: Date
                init(at date: Date) { end = date }
                func extend(now: Date) {
                    1️⃣end = end.advanced(by: 600)
                    2️⃣left = now.distance(to: end)
                }
            }
            """,
            reads: """
                init ⇒ sut.end == date
                extend(now) ⇒ sut.end == date.addingTimeInterval(600) · sut.left == date.addingTimeInterval(600).timeIntervalSince(now) 1️⃣2️⃣
                """),
    ]
}
