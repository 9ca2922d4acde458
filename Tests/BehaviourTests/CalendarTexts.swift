import Testing

/// What days and hours are called, and methods that are named instead of called.
@Suite struct CalendarTextsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "days from today, told apart by a switch",
            """
            import Foundation
            final class Model {
                private let calendar: Calendar
                private let now: () -> Date
                private(set) var title = ""
                init(calendar: Calendar, now: @escaping () -> Date) {
                    self.calendar = calendar
                    self.now = now
                }
                func show(_ day: Date) {
                    switch calendar.dateComponents([.day], from: calendar.startOfDay(for: now()), to: day).day {
                    case 0: 1️⃣title = "Today"
                    case 1: 2️⃣title = "Tomorrow"
                    default:
                        let parts = calendar.dateComponents([.day, .month, .weekday], from: day)
                        3️⃣title = "\\(calendar.shortWeekdaySymbols[(parts.weekday ?? 1) - 1]) \\(parts.day ?? 0)"
                    }
                }
            }
            """,
            reads: """
                show(day) when day == #1, nowValue == #2 ⇒ sut.title == "Today" 1️⃣
                show(day) when day == #1 + 50400 s, nowValue == #1 ⇒ sut.title == "Tomorrow" 2️⃣
                show(day) when day == #1 + 741600 s, nowValue == #1 ⇒ sut.title == "Fri 12" 3️⃣
                """),
        Snippet(
            "hours and minutes, by a method that is named",
            """
            import Foundation
            final class Model {
                private let calendar: Calendar
                private(set) var labels: [String] = []
                init(calendar: Calendar) { self.calendar = calendar }
                func show(_ dates: [Date]) { 1️⃣labels = dates.map(label(of:)) }
                private func label(of date: Date) -> String {
                    let parts = calendar.dateComponents([.hour, .minute], from: date)
                    let minute = parts.minute ?? 0
                    return "\\(parts.hour ?? 0):" + (minute < 10 ? "0\\(minute)" : "\\(minute)")
                }
            }
            """,
            reads: """
                show(dates) when dates.count == 1, dates[0] == #1 ⇒ sut.labels == ["0:05"] 1️⃣
                show(dates) when dates.count == 1, dates[0] == #1 ⇒ sut.labels == ["0:45"] 1️⃣
                show(dates) when dates.count == 1, dates[0] == #1 ⇒ sut.labels == ["1:05"] 1️⃣
                show(dates) when dates.count == 1, dates[0] == #1 ⇒ sut.labels == ["0:10"] 1️⃣
                """),
        Snippet(
            "hours that are open by the value's own default",
            """
            import Foundation
            struct Hours {
                var open = 8..<18
                func isOpen(at date: Date, _ calendar: Calendar) -> Bool {
                    guard calendar.component(.hour, from: date) >= open.lowerBound,
                        let closing = calendar.date(bySettingHour: open.upperBound, minute: 0, second: 0, of: date)
                    else { return false }
                    return date <= closing
                }
            }
            final class Model {
                private let calendar: Calendar
                private let hours: Hours
                private(set) var isOpen = false
                init(calendar: Calendar, hours: Hours) {
                    self.calendar = calendar
                    self.hours = hours
                }
                func check(_ date: Date) { 1️⃣isOpen = hours.isOpen(at: date, calendar) }
            }
            """,
            reads: """
                check(date) when date == #1 ⇒ sut.isOpen == true 1️⃣
                check(date) when date == #1 ⇒ sut.isOpen == false
                """),
        Snippet(
            "groups of a day each",
            """
            import Foundation
            struct Visit: Equatable { let id: Int; let start: Date }
            protocol Store { func visits() -> [Visit] }
            final class Model {
                private let store: Store
                private let calendar: Calendar
                private(set) var rows: [[Int]] = []
                init(store: Store, calendar: Calendar) {
                    self.store = store
                    self.calendar = calendar
                }
                func load() {
                    let days = Dictionary(grouping: store.visits()) { calendar.startOfDay(for: $0.start) }
                    1️⃣rows = days.keys.sorted().map { (days[$0] ?? []).map(\\.id) }
                }
            }
            """,
            reads: """
                load() when store.visits().count == 2, store.visits()[0].start == #1, store.visits()[1].start == #1 ⇒ sut.rows == [[store.visits()[0], store.visits()[1]].map(\\.id)] 1️⃣
                """),
        Snippet(
            "a method of a value that is named within it",
            """
            struct Tariff {
                let base: Int
                func price(of amount: Int) -> Int { base + amount }
                func prices(of amounts: [Int]) -> [Int] { amounts.map(price(of:)) }
            }
            final class Model {
                private let tariff: Tariff
                private(set) var prices: [Int] = []
                init(tariff: Tariff) { self.tariff = tariff }
                func load(_ amounts: [Int]) { 1️⃣prices = tariff.prices(of: amounts) }
            }
            """,
            reads: """
                load(amounts) when amounts.count == 1 ⇒ sut.prices == [tariff.base + amounts[0]] 1️⃣
                """),
        Snippet(
            "an interval of dates",
            """
            import Foundation
            protocol Store { func count(in interval: DateInterval) -> Int }
            struct Statistics {
                let store: Store
                func visits(from start: Date, to end: Date) -> Int { 1️⃣store.count(in: DateInterval(start: start, end: end)) }
            }
            """,
            reads: """
                visits(start, end) ⇒ returns store.count() · store.count(_) · store.count got interval.duration == end.timeIntervalSince(start) · store.count got interval.start == start 1️⃣
                """),
        Snippet(
            "moments before another by a day or by hours",
            """
            import Foundation
            protocol Reminders { func remind(at date: Date) }
            final class Planner {
                private let reminders: Reminders
                private let now: () -> Date
                init(reminders: Reminders, now: @escaping () -> Date) {
                    self.reminders = reminders
                    self.now = now
                }
                func plan(_ start: Date) {
                    guard start > now() else { return }
                    if let date = date(before: start) { 1️⃣reminders.remind(at: date) }
                }
                private func date(before start: Date) -> Date? {
                    let dayBefore = start.addingTimeInterval(-86_400)
                    if dayBefore > now() { 2️⃣return dayBefore }
                    let hoursBefore = start.addingTimeInterval(-7_200)
                    3️⃣return hoursBefore > now() ? hoursBefore : nil
                }
            }
            """,
            reads: """
                plan(start) when nowValue == #1, start == #2 ⇒ no reminders.remind 3️⃣
                plan(start) when nowValue == #1, start == #1 + 8200 s ⇒ reminders.remind(start.addingTimeInterval(-7200)) 1️⃣3️⃣
                plan(start) when nowValue == #1, start == #1 + 7200 s ⇒ no reminders.remind 3️⃣
                plan(start) when nowValue == #1, start == #1 + 87400 s ⇒ reminders.remind(start.addingTimeInterval(-86400)) 1️⃣2️⃣
                plan(start) when nowValue == #1, start == #1 + 86400 s ⇒ reminders.remind(start.addingTimeInterval(-7200)) 1️⃣3️⃣
                """),
        Snippet(
            "a time zone as the code writes it",
            """
            import Foundation
            protocol Clock { func use(_ zone: TimeZone) }
            final class Model {
                private let clock: Clock
                init(clock: Clock) { self.clock = clock }
                func start() { if let zone = TimeZone(identifier: "UTC") { 1️⃣clock.use(zone) } }
            }
            """,
            reads: """
                start() ⇒ clock.use(TimeZone(identifier: "UTC")) 1️⃣
                """),
    ]
}
