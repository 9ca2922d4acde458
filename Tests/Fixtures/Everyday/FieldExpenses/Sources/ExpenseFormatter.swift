import Foundation

struct ExpenseFormatter {
    let calendar: Calendar
    let currencySymbol: String

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July",
        "August", "September", "October", "November", "December",
    ]

    func amount(_ cents: Int) -> String {
        let sign = cents < 0 ? "-" : ""
        let units = grouped(abs(cents) / 100)
        let fraction = abs(cents) % 100
        return "\(sign)\(currencySymbol)\(units).\(fraction < 10 ? "0" : "")\(fraction)"
    }

    func month(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month], from: date)
        return "\(Self.months[(parts.month ?? 1) - 1]) \(parts.year ?? 0)"
    }

    func day(_ date: Date, relativeTo today: Date) -> String {
        let start = calendar.startOfDay(for: date)
        let days = calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: today)).day
        switch days {
        case 0: return "Today"
        case 1: return "Yesterday"
        default:
            let parts = calendar.dateComponents([.month, .day], from: date)
            return "\(parts.day ?? 0) \(Self.months[(parts.month ?? 1) - 1].prefix(3))"
        }
    }

    private func grouped(_ value: Int) -> String {
        var digits = String(value)
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return ([digits] + groups).joined(separator: ",")
    }
}
