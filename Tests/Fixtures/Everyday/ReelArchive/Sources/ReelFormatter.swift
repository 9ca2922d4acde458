import Foundation

struct ReelFormatter {
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    func duration(_ seconds: Int) -> String {
        let hours = seconds / 3600
        let minutes = (seconds % 3600) / 60
        let rest = seconds % 60
        if hours > 0 {
            return String(format: "%d:%02d:%02d", hours, minutes, rest)
        }
        return String(format: "%d:%02d", minutes, rest)
    }

    func length(_ metres: Double) -> String {
        if metres >= 1000 {
            return String(format: "%.2f km", metres / 1000)
        }
        return String(format: "%.0f m", metres)
    }

    /// Archive dates are often incomplete: "12 Mar 1961", "Mar 1961", "1961" or "Undated".
    func date(_ components: DateComponents?) -> String {
        guard let components, let year = components.year else { return "Undated" }
        guard let month = components.month, (1...12).contains(month) else { return String(year) }
        let monthAndYear = "\(Self.months[month - 1]) \(year)"
        guard let day = components.day else { return monthAndYear }
        return "\(day) \(monthAndYear)"
    }

    func badge(for reel: Reel) -> String? {
        if reel.isOnLoan { return "On loan" }
        if reel.condition == .vinegar { return "At risk" }
        return reel.isDigitised ? "Digitised" : nil
    }

    func row(for reel: Reel, isSelecting: Bool, isChecked: Bool) -> ReelRowViewModel {
        ReelRowViewModel(
            title: reel.title.isEmpty ? "Untitled reel #\(reel.id)" : reel.title,
            subtitle: [date(reel.shotOn), reel.gauge.rawValue, length(reel.lengthInMetres)]
                .joined(separator: " · "),
            duration: duration(reel.durationInSeconds),
            badge: badge(for: reel),
            isSelectable: !isSelecting || reel.canBeDigitised,
            isChecked: isSelecting && isChecked
        )
    }
}
