import Foundation

struct Payslip: Identifiable, Equatable, Sendable {
    let id: Int
    let gross: Decimal
    let deductions: [Deduction: Decimal]
    let currency: String
    let paidOn: Date

    enum Deduction: String, Hashable, Sendable {
        case tax, pension
        case healthInsurance = "health"
    }

    var net: Decimal { gross - deductions.values.reduce(0, +) }
}

enum DayStyle: Equatable, Sendable {
    case short
    case long
    case month
}

protocol PayslipSource: Sendable {
    func payslips(of employee: Int, limit: Int) async throws -> [Payslip]
}

protocol MoneyPrinting: Sendable {
    func print(_ amount: Decimal, currency: String, locale: Locale) -> String
}

protocol DayPrinting: Sendable {
    func print(_ day: Date, style: DayStyle, locale: Locale) -> String
}

protocol RegionProviding: Sendable {
    var locale: Locale { get }
    var calendar: Calendar { get }
    var isRightToLeft: Bool { get }
}

protocol WallClock: Sendable {
    var now: Date { get }
}

struct DeviceClock: WallClock {
    var now: Date { Date() }
}

typealias LivePayslipDigest = PayslipDigest<DeviceClock>
