import Foundation

protocol TimeEntryStore {
    func entries(in interval: DateInterval) throws -> [TimeEntry]
}

protocol RateCatalogue {
    func rate(forClient client: String) -> HourlyRate?
    func vatPercent(forClient client: String) -> Decimal
}

protocol HolidayCalendar {
    func isHoliday(_ date: Date) -> Bool
}
