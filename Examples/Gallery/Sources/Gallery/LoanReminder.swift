import Foundation

/// A day's reminders about books that are due: a calendar that is injected, an order of the app's own, rows by index path.
final class LoanReminder {
    /// How urgent a reminder is.
    struct Urgency: Comparable {
        let level: Int

        static func < (lhs: Urgency, rhs: Urgency) -> Bool { lhs.level < rhs.level }
    }

    private let desk: any LoanDesk
    private let calendar: Calendar
    private let now: () -> Date
    private let threshold: Urgency
    /// The language the reader's system speaks, which no test decides.
    private let language: String
    private(set) var label = ""
    private(set) var sections = [["Today"], ["Tomorrow", "Later"]]

    init(desk: any LoanDesk, threshold: Urgency, calendar: Calendar = .current, now: @escaping () -> Date = Date.init) {
        self.desk = desk
        self.threshold = threshold
        self.calendar = calendar
        self.now = now
        language = Locale.current.language.languageCode?.identifier ?? desk.fallbackLanguage
    }

    /// Tells the desk on which day a loan ends, and shows how many days are left.
    func remind(due: Date) {
        let end = calendar.startOfDay(for: due)
        let days = calendar.dateComponents([.day], from: calendar.startOfDay(for: now()), to: end).day ?? 0
        label = days == 0 ? "today" : days == 1 ? "tomorrow" : "in \(days) days"
        desk.note(end, label)
    }

    /// Whether a reminder is worth a call.
    func isWorthACall(_ urgency: Urgency) -> Bool {
        urgency > threshold
    }

    /// The title of a row.
    func title(at path: IndexPath) -> String? {
        guard path[0] < sections.count, path[1] < sections[path[0]].count else { return nil }
        return sections[path[0]][path[1]]
    }
}

/// Where loans are kept.
protocol LoanDesk {
    var fallbackLanguage: String { get }
    func note(_ day: Date, _ text: String)
}
