import Foundation

struct TimeEntry: Identifiable, Hashable, Sendable {
    let id: Int
    let client: String
    let project: String
    let start: Date
    let end: Date
    var breakMinutes = 0
    var isBillable = true
    var note: String?

    var minutes: Int {
        max(0, Int(end.timeIntervalSince(start) / 60) - breakMinutes)
    }
}

struct HourlyRate: Equatable, Sendable {
    let amount: Decimal
    let roundingMinutes: Int
    var weekendFactor: Decimal = 1
}

struct InvoiceLine: Equatable, Sendable {
    let project: String
    let minutes: Int
    let amount: Decimal
}

struct InvoiceDraft: Equatable, Sendable {
    let client: String
    let lines: [InvoiceLine]
    let net: Decimal
    let discount: Decimal
    let vat: Decimal

    var total: Decimal { net - discount + vat }
}

struct WeekReport: Equatable, Sendable {
    struct Day: Equatable, Sendable {
        let date: Date
        let minutes: Int
        let isHoliday: Bool
    }

    let days: [Day]
    let overtimeMinutes: Int
    let longestDay: Day?
    let averageText: String
}

enum TimesheetError: Error, Equatable {
    case noEntries
    case noRate(client: String)
    case overlapping(Int, Int)
}
