import Foundation

struct AvailabilityRules: Sendable {
    var minimumNotice: TimeInterval = 2 * 3_600
    var horizonInDays = 14
    var openingHours = 8..<18
    var closedWeekdays: Set<Int> = [1]

    func isOpen(_ slot: ServiceSlot, calendar: Calendar) -> Bool {
        guard !closedWeekdays.contains(calendar.component(.weekday, from: slot.start)),
            calendar.component(.hour, from: slot.start) >= openingHours.lowerBound,
            let closing = calendar.date(bySettingHour: openingHours.upperBound, minute: 0, second: 0, of: slot.start)
        else { return false }
        return slot.end <= closing
    }

    func isBookable(_ slot: ServiceSlot, now: Date) -> Bool {
        slot.remainingPlaces > 0 && slot.start >= now.addingTimeInterval(minimumNotice)
    }
}
