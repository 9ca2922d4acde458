import Foundation

struct DayTitleFormatter: Sendable {
    let calendar: Calendar

    func title(for day: Date, relativeTo now: Date) -> String {
        let today = calendar.startOfDay(for: now)
        let distance = calendar.dateComponents([.day], from: today, to: day).day ?? 0
        switch distance {
        case 0: return "Today"
        case 1: return "Tomorrow"
        default:
            let parts = calendar.dateComponents([.year, .month, .day], from: day)
            return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
        }
    }
}
