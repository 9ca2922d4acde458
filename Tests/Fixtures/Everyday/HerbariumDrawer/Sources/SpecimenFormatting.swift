import Foundation

struct SpecimenFormatting {
    private let calendar: Calendar
    private let dateFormatter: DateFormatter
    private let monthFormatter: DateFormatter
    private let currencyFormatter: NumberFormatter

    init(
        locale: Locale = Locale(identifier: "en_US_POSIX"), timeZone: TimeZone = TimeZone(secondsFromGMT: 0) ?? .current
    ) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
        dateFormatter = Self.makeFormatter("d MMM yyyy", locale: locale, calendar: calendar)
        monthFormatter = Self.makeFormatter("MMMM yyyy", locale: locale, calendar: calendar)
        currencyFormatter = NumberFormatter()
        currencyFormatter.locale = locale
        currencyFormatter.numberStyle = .decimal
        currencyFormatter.usesGroupingSeparator = true
        currencyFormatter.groupingSeparator = ","
        currencyFormatter.groupingSize = 3
        currencyFormatter.maximumFractionDigits = 0
    }

    private static func makeFormatter(_ format: String, locale: Locale, calendar: Calendar) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.dateFormat = format
        return formatter
    }

    func date(_ date: Date) -> String { dateFormatter.string(from: date) }
    func month(_ date: Date) -> String { monthFormatter.string(from: date) }

    func value(_ amount: Decimal?) -> String {
        guard let amount else { return "Not appraised" }
        if amount == 0 { return "No commercial value" }
        let number = currencyFormatter.string(from: amount as NSDecimalNumber) ?? "\(amount)"
        return "$\(number)"
    }

    func daysUntil(_ due: Date, from now: Date) -> Int {
        let start = calendar.startOfDay(for: now)
        let end = calendar.startOfDay(for: due)
        return calendar.dateComponents([.day], from: start, to: end).day ?? 0
    }

    func loan(due: Date?, now: Date) -> String? {
        guard let due else { return nil }
        let days = daysUntil(due, from: now)
        switch days {
        case ..<(-1): return "Overdue by \(-days) days"
        case -1: return "Overdue by 1 day"
        case 0: return "Due back today"
        case 1: return "Due back tomorrow"
        case 2...14: return "Due back in \(days) days"
        default: return "On loan until \(date(due))"
        }
    }
}
