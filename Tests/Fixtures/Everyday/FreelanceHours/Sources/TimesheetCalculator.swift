import Foundation

struct TimesheetCalculator {
    private let store: TimeEntryStore
    private let rates: RateCatalogue
    private let holidays: HolidayCalendar
    private let calendar: Calendar
    private let dailyTargetMinutes: Int

    init(
        store: TimeEntryStore,
        rates: RateCatalogue,
        holidays: HolidayCalendar,
        calendar: Calendar = .utcGregorian,
        dailyTargetMinutes: Int = 8 * 60
    ) {
        self.store = store
        self.rates = rates
        self.holidays = holidays
        self.calendar = calendar
        self.dailyTargetMinutes = dailyTargetMinutes
    }

    // MARK: - Invoices

    func invoice(for client: String, in interval: DateInterval) throws -> InvoiceDraft {
        let entries = try store.entries(in: interval).filter { $0.client == client && $0.isBillable }
        guard !entries.isEmpty else { throw TimesheetError.noEntries }
        guard let rate = rates.rate(forClient: client) else { throw TimesheetError.noRate(client: client) }
        try checkOverlaps(in: entries)

        let lines = Dictionary(grouping: entries, by: \.project)
            .map { project, entries in
                InvoiceLine(
                    project: project,
                    minutes: entries.reduce(0) { $0 + roundedMinutes(of: $1, rate: rate) },
                    amount: entries.reduce(Decimal.zero) { $0 + amount(for: $1, rate: rate) }.rounded(2)
                )
            }
            .sorted { ($1.amount, $0.project) < ($0.amount, $1.project) }
        let net = lines.reduce(Decimal.zero) { $0 + $1.amount }
        let discount = (net * discountRate(forMinutes: lines.reduce(0) { $0 + $1.minutes })).rounded(2)
        let vat = ((net - discount) * rates.vatPercent(forClient: client) / 100).rounded(2)
        return InvoiceDraft(client: client, lines: lines, net: net, discount: discount, vat: vat)
    }

    func unbilledClients(in interval: DateInterval) throws -> [String] {
        let entries = try store.entries(in: interval)
        let billed = Set(entries.filter(\.isBillable).map(\.client))
        return Set(entries.map(\.client)).subtracting(billed).sorted()
    }

    // MARK: - Reports

    /// The seven days from `monday` on, with what was worked beyond the target.
    func weekReport(startingOn monday: Date) throws -> WeekReport {
        let start = calendar.startOfDay(for: monday)
        guard let end = calendar.date(byAdding: .day, value: 7, to: start) else { throw TimesheetError.noEntries }
        let entries = try store.entries(in: DateInterval(start: start, end: end))
        let minutesByDay = Dictionary(grouping: entries) { calendar.startOfDay(for: $0.start) }
            .mapValues { $0.reduce(0) { $0 + $1.minutes } }

        var days: [WeekReport.Day] = []
        var target = 0
        for offset in 0..<7 {
            guard let date = calendar.date(byAdding: .day, value: offset, to: start) else { continue }
            let isHoliday = holidays.isHoliday(date)
            if !isHoliday, !calendar.isDateInWeekend(date) {
                target += dailyTargetMinutes
            }
            days.append(.init(date: date, minutes: minutesByDay[date] ?? 0, isHoliday: isHoliday))
        }

        let worked = days.map(\.minutes).reduce(0, +)
        let workedDays = days.filter { $0.minutes > 0 }
        return WeekReport(
            days: days,
            overtimeMinutes: max(0, worked - target),
            longestDay: workedDays.max { $0.minutes < $1.minutes },
            averageText: workedDays.isEmpty ? "–" : Self.format(minutes: worked / workedDays.count)
        )
    }

    static func format(minutes: Int) -> String {
        switch minutes {
        case ..<0: "-" + format(minutes: -minutes)
        case 0..<60: "\(minutes) min"
        default: String(format: "%d:%02d h", minutes / 60, minutes % 60)
        }
    }

    // MARK: - Rules

    private func roundedMinutes(of entry: TimeEntry, rate: HourlyRate) -> Int {
        guard rate.roundingMinutes > 1 else { return entry.minutes }
        let steps = (entry.minutes + rate.roundingMinutes - 1) / rate.roundingMinutes
        return steps * rate.roundingMinutes
    }

    private func amount(for entry: TimeEntry, rate: HourlyRate) -> Decimal {
        let isSpecial = calendar.isDateInWeekend(entry.start) || holidays.isHoliday(entry.start)
        let factor = isSpecial ? rate.weekendFactor : 1
        return Decimal(roundedMinutes(of: entry, rate: rate)) / 60 * rate.amount * factor
    }

    private func discountRate(forMinutes minutes: Int) -> Decimal {
        switch minutes / 60 {
        case 100...: Decimal(string: "0.1")!
        case 40...: Decimal(string: "0.05")!
        default: 0
        }
    }

    private func checkOverlaps(in entries: [TimeEntry]) throws {
        let sorted = entries.sorted { $0.start < $1.start }
        for (earlier, later) in zip(sorted, sorted.dropFirst()) where later.start < earlier.end {
            throw TimesheetError.overlapping(earlier.id, later.id)
        }
    }
}

extension Calendar {
    static let utcGregorian: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()
}

extension Decimal {
    fileprivate func rounded(_ scale: Int) -> Decimal {
        var value = self
        var result = Decimal()
        NSDecimalRound(&result, &value, scale, .bankers)
        return result
    }
}
