import Testing

/// Moments that are made with operators, and groups by their days.
@Suite struct DateSumsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "groups by the days of a calendar that an extension keeps",
            """
            import Foundation
            extension Calendar {
                static let utc: Calendar = {
                    var calendar = Calendar(identifier: .gregorian)
                    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
                    return calendar
                }()
            }
            struct Visit { let id: Int; let at: Date }
            struct Day: Equatable { let rows: [Int] }
            final class Model {
                private(set) var days: [Day] = []
                func show(_ visits: [Visit]) {
                    let groups = Dictionary(grouping: visits) { Calendar.utc.startOfDay(for: $0.at) }
                    1️⃣days = groups.sorted { $0.key > $1.key }.map { Self.day($1) }
                }
                private static func day(_ visits: [Visit]) -> Day { Day(rows: visits.map(row)) }
                private static func row(of visit: Visit) -> Int { visit.id }
            }
            """,
            reads: """
                show(visits) when visits.count == 2, visits[0].at == #1, visits[1].at == #2 ⇒ sut.days == [Day(rows: [visits[0].id, visits[1].id])] 1️⃣
                show(visits) when visits.count == 2, visits[0].at == #1, visits[1].at == #2 ⇒ sut.days == [Day(rows: [visits[1].id]), Day(rows: [visits[0].id])] 1️⃣
                show(visits) when earlier visits.count == 2, earlier visits[0].at == #1, earlier visits[1].at == #2, visits.count == 2, visits[0].at == #4, visits[1].at == #3 after show(visits) ⇒ sut.days == [Day(rows: [visits[0].id]), Day(rows: [visits[1].id])] 1️⃣
                """),
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
                pay(quote) when quote.madeAt == #1, quote.validFor == 5.0, todayValue == #1 + 6 s ⇒ sheet.refuse() · no sheet.present 1️⃣
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
        Snippet(
            "the calendar of a dependency",
            """
            import Foundation
            protocol Dates {
                var now: Date { get }
                var calendar: Calendar { get }
            }
            protocol Store { func remove(_ day: Date) }
            final class Streak {
                private let dates: Dates
                private let store: Store
                init(dates: Dates, store: Store) { (self.dates, self.store) = (dates, store) }
                func undo() { 1️⃣store.remove(dates.calendar.startOfDay(for: dates.now)) }
                func isNew(_ day: Date) -> Bool {
                    guard let week = dates.calendar.dateInterval(of: .weekOfYear, for: dates.now) else { return false }
                    2️⃣return day >= week.start && day < week.end
                }
            }
            """,
            reads: """
                undo() when dates.now == #1 ⇒ store.remove(Date(timeIntervalSince1970: 1719964800.0)) 1️⃣
                isNew(day) when dates.now == #1 + 314400 s, day == #1 ⇒ returns true 2️⃣
                isNew(day) when dates.now == #1, day == #1 + 290400 s ⇒ returns false 2️⃣
                isNew(day) when dates.now == #1 + 314401 s, day == #1 ⇒ returns false 2️⃣
                isNew(day) when dates.now == #1, day == #1 + 3141600 s ⇒ returns false 2️⃣
                """),
    ]
}
