import Testing

/// Moments and spans of time.
@Suite struct DatesTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "the first of the month",
            """
            import Foundation
            final class Model {
                private let calendar: Calendar
                private(set) var start: Date?
                init(calendar: Calendar) { self.calendar = calendar }
                func open(at date: Date) {
                    1️⃣start = calendar.date(from: calendar.dateComponents([.year, .month], from: date))
                }
            }
            """,
            reads: """
                open(date) when date == #1 ⇒ sut.start == Date(timeIntervalSince1970: 1719792000.0) 1️⃣
                """),
        Snippet(
            "a calendar that is given: years between two days",
            """
            import Foundation
            final class Model {
                private let calendar: Calendar
                private let now: () -> Date
                private(set) var label = ""
                init(calendar: Calendar, now: @escaping () -> Date) {
                    self.calendar = calendar
                    self.now = now
                }
                func check(born: Date) {
                    let age = calendar.dateComponents([.year], from: born, to: now()).year ?? 0
                    if age < 18 { 1️⃣label = "young" } else { 2️⃣label = "old" }
                }
            }
            """,
            reads: """
                check(born) when born == #1, nowValue == #1 + 567993600 s ⇒ sut.label == "old" 2️⃣
                check(born) when born == #1, nowValue == #1 + 536457600 s ⇒ sut.label == "young" 1️⃣
                check(born) when born == #1, nowValue == #1 + 1420070400 s ⇒ sut.label == "old" 2️⃣
                """),
        Snippet(
            "days from the beginning of one to that of another",
            """
            import Foundation
            protocol Store { func save(_ day: Date, text: String) }
            final class Model {
                private let store: Store
                private let calendar: Calendar
                private let now: () -> Date
                init(store: Store, calendar: Calendar, now: @escaping () -> Date) {
                    self.store = store
                    self.calendar = calendar
                    self.now = now
                }
                func plan(due: Date) {
                    let today = calendar.startOfDay(for: now())
                    let days = calendar.dateComponents([.day], from: today, to: calendar.startOfDay(for: due)).day ?? 0
                    let text = days == 0 ? "today" : days == 1 ? "tomorrow" : "in \\(days) days"
                    1️⃣store.save(calendar.startOfDay(for: due), text: text)
                }
            }
            """,
            reads: """
                plan(due) when due == #1, nowValue == #1 ⇒ store.save(Date(timeIntervalSince1970: 1719964800.0), "today") 1️⃣
                plan(due) when due == #1 + 86400 s, nowValue == #1 ⇒ store.save(Date(timeIntervalSince1970: 1720051200.0), "tomorrow") 1️⃣
                plan(due) when due == #1 + 136800 s, nowValue == #1 ⇒ store.save(Date(timeIntervalSince1970: 1720137600.0), "in 2 days") 1️⃣
                """),
        Snippet(
            "the hour, the day of the week, the same day",
            """
            import Foundation
            final class Model {
                private let calendar: Calendar
                private(set) var greeting = ""
                private(set) var isOpen = false
                private(set) var isSame = false
                private(set) var next: Date?
                init(calendar: Calendar) { self.calendar = calendar }
                func greet(at date: Date) {
                    switch calendar.component(.hour, from: date) {
                    case 5..<12: 1️⃣greeting = "Good morning"
                    case 12..<18: 2️⃣greeting = "Good afternoon"
                    default: 3️⃣greeting = "Good evening"
                    }
                }
                func open(on date: Date) { 4️⃣isOpen = !calendar.isDateInWeekend(date) }
                func compare(_ one: Date, _ two: Date) {
                    5️⃣isSame = calendar.isDate(one, inSameDayAs: two)
                    6️⃣next = calendar.date(byAdding: .day, value: 2, to: one)
                }
            }
            """,
            reads: """
                greet(date) when date == #1 ⇒ sut.greeting == "Good morning" 1️⃣
                greet(date) when date == #1 ⇒ sut.greeting == "Good evening" 3️⃣
                greet(date) when date == #1 ⇒ sut.greeting == "Good afternoon" 2️⃣
                open(date) when date == #1 ⇒ sut.isOpen == true 4️⃣
                open(date) when date == #1 ⇒ sut.isOpen == false 4️⃣
                compare(one, two) when one == #1, two == #1 + 19200 s ⇒ sut.isSame == true · sut.next == Date(timeIntervalSince1970: 1720173600.0) 5️⃣6️⃣
                """),
        Snippet(
            "a deadline so many hours before something, as it is told to others",
            """
            import Foundation
            struct Trip: Equatable { let start: Date; let hours: Int }
            protocol Face: AnyObject { func show(isFree: Bool) }
            final class Desk {
                weak var face: Face?
                private let now: () -> Date
                init(now: @escaping () -> Date) { self.now = now }
                func tap(_ trip: Trip) {
                    let deadline = trip.start.addingTimeInterval(-Double(trip.hours) * 3600)
                    1️⃣face?.show(isFree: now() <= deadline)
                }
            }
            """,
            reads: """
                tap(trip) when nowValue == #1, trip.hours == 5, trip.start == #2 ⇒ face.show(true) 1️⃣
                tap(trip) when nowValue == #1, trip.hours == 5, trip.start == #1 + 17999 s ⇒ face.show(false) 1️⃣
                """),
        Snippet(
            "a closure that tells the time",
            """
            import Foundation
            final class Model {
                private let now: () -> Date
                private(set) var started: Date?
                init(now: @escaping () -> Date) { self.now = now }
                func start() { 1️⃣started = now() }
            }
            """,
            reads: """
                start() ⇒ sut.started == nowValue 1️⃣
                """),
        Snippet(
            "a moment that is given is kept",
            """
            import Foundation
            final class Model {
                private(set) var last: Date?
                func note(_ date: Date) { 1️⃣last = date }
            }
            """,
            reads: """
                note(date) ⇒ sut.last == date 1️⃣
                """),
        Snippet(
            "two moments that are the same",
            """
            import Foundation
            protocol Store { var last: Date { get }; func reload() }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func refresh(_ date: Date) {
                    1️⃣guard date != store.last else { return }
                    2️⃣store.reload()
                }
            }
            """,
            reads: """
                refresh(date) when date == store.last ⇒ no store.reload 1️⃣
                refresh(date) when date == #1, store.last == #2 ⇒ store.reload() 1️⃣2️⃣
                """),
        Snippet(
            "a moment after another",
            """
            import Foundation
            protocol Store { func expire() }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func check(_ now: Date, _ end: Date) { 1️⃣if now > end { 2️⃣store.expire() } }
            }
            """,
            reads: """
                check(now, end) when end == #1, now == #2 ⇒ store.expire() 1️⃣2️⃣
                check(now, end) when end == #1, now == #1 ⇒ no store.expire 1️⃣
                check(now, end) when end == #2, now == #1 ⇒ no store.expire 1️⃣
                """),
        Snippet(
            "a deadline that may be missing, put off",
            """
            import Foundation
            protocol Alerts { func schedule(_ date: Date) }
            final class Model {
                private(set) var deadline: Date?
                private let alerts: Alerts
                private let now: () -> Date
                init(deadline: Date?, alerts: Alerts, now: @escaping () -> Date) {
                    self.deadline = deadline
                    self.alerts = alerts
                    self.now = now
                }
                func extend(_ minutes: Int) {
                    guard minutes > 0, let deadline else { return }
                    let left = deadline.addingTimeInterval(TimeInterval(minutes) * 60).timeIntervalSince(now())
                    1️⃣self.deadline = now().addingTimeInterval(left)
                    2️⃣alerts.schedule(now().addingTimeInterval(left))
                }
            }
            """,
            reads: """
                init ⇒ sut.deadline == deadline
                extend(minutes) when deadline == #1, minutes == 1, nowValue == #2 ⇒ alerts.schedule(Date(timeIntervalSince1970: 2060.0)) · sut.deadline == Date(timeIntervalSince1970: 2060.0) 1️⃣2️⃣
                extend(minutes) when minutes == 0 ⇒ no alerts.schedule
                extend(minutes) when deadline == #1, minutes == 60, nowValue == #2 ⇒ alerts.schedule(Date(timeIntervalSince1970: 5600.0)) · sut.deadline == Date(timeIntervalSince1970: 5600.0) 1️⃣2️⃣
                """),
        Snippet(
            "an age against a limit that a test gives",
            """
            import Foundation
            struct Table: Equatable { let name: String; let fetchedAt: Date }
            struct Limits { var freshness: TimeInterval = 3600; var key: String }
            protocol Store { func table() -> Table?; func fetch() -> Table }
            final class Rates {
                private let store: Store
                private let limits: Limits
                private let now: () -> Date
                init(store: Store, limits: Limits, now: @escaping () -> Date) {
                    self.store = store
                    self.limits = limits
                    self.now = now
                }
                func table() -> Table {
                    1️⃣if let known = store.table(), now().timeIntervalSince(known.fetchedAt) < limits.freshness { return known }
                    return store.fetch()
                }
            }
            """,
            reads: """
                table() when limits.freshness == 3600.0, nowValue == #1 + 3599 s, store.table() != nil, store.table().fetchedAt == #1 ⇒ returns store.table() · no store.fetch 1️⃣
                table() when limits.freshness == 3600.0, nowValue == #1 + 3600 s, store.table() != nil, store.table().fetchedAt == #1 ⇒ returns store.fetch() · store.fetch() 1️⃣
                table() when !store.fetch().name.isEmpty, limits.freshness == 3600.0, nowValue == #1 + 3659 s, store.table() != nil, store.table().fetchedAt == #1 ⇒ returns store.fetch() · store.fetch() 1️⃣
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "components without a year, and a fraction of a second",
            """
            import Foundation
            final class Model {
                private let calendar: Calendar
                private(set) var alarm: Date?
                private(set) var isSame = false
                init(calendar: Calendar) { self.calendar = calendar }
                func set(at date: Date) {
                    1️⃣alarm = calendar.date(from: calendar.dateComponents([.hour], from: date))
                }
                func compare(_ date: Date) {
                    2️⃣isSame = date.addingTimeInterval(0.5) == date
                }
            }
            """,
            reads: """
                set(date) ⇒ nothing
                compare(date) ⇒ nothing
                1️⃣ ⇒ nothing
                2️⃣ ⇒ nothing
                """),
        Snippet(
            "the moment of the test itself",
            """
            import Foundation
            final class Model {
                private(set) var started: Date?
                func start() { started = Date() }
            }
            """,
            reads: """
                start() ⇒ nothing
                """),
        Snippet(
            "the moment of the test itself, by its name",
            """
            import Foundation
            final class Model {
                private(set) var started: Date?
                private(set) var due = Date.distantPast
                func start() {
                    started = .now
                    due = Date.now.addingTimeInterval(60)
                }
            }
            """,
            reads: """
                start() ⇒ nothing
                """),
        Snippet(
            "a calendar of UTC that the code makes",
            """
            import Foundation
            struct Ages {
                func isAdult(_ birth: Date, at now: Date) -> Bool {
                    var calendar = Calendar(identifier: .gregorian)
                    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
                    1️⃣return calendar.component(.year, from: now) - calendar.component(.year, from: birth) >= 18
                }
            }
            """,
            reads: """
                isAdult(birth, now) when birth == #1, now == #1 ⇒ returns false 1️⃣
                """),
    ]
}
