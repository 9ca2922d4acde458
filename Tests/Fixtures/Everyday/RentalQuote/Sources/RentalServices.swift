import Foundation

protocol VehicleCatalog: Sendable {
    func vehicle(id: Vehicle.ID) async throws -> Vehicle?
    func isAvailable(_ vehicle: Vehicle, from: Date, to: Date) async throws -> Bool
}

protocol RateProviding: Sendable {
    func dailyRate(for category: Vehicle.Category, on day: Date) -> Decimal
    func price(of insurance: Insurance, category: Vehicle.Category) -> Decimal
}

protocol DriverDirectory: Sendable {
    func driver(id: UUID) async throws -> Driver
}

protocol VoucherChecking: Sendable {
    func check(_ code: String) async throws -> Voucher?
}

struct Voucher: Equatable, Sendable {
    enum Benefit: Equatable, Sendable {
        case percentage(Decimal)
        case amount(Decimal)
    }

    let code: String
    let benefit: Benefit
    let validUntil: Date
}

struct StandardRates: RateProviding {
    let calendar: Calendar
    var weekendFactor: Decimal = 1.25

    func dailyRate(for category: Vehicle.Category, on day: Date) -> Decimal {
        let base: Decimal
        switch category {
        case .compact: base = 39
        case .estate: base = 59
        case .van: base = 79
        case .luxury: base = 149
        }
        return calendar.isDateInWeekend(day) ? base * weekendFactor : base
    }

    func price(of insurance: Insurance, category: Vehicle.Category) -> Decimal {
        let factor: Decimal = category == .luxury ? 2 : 1
        switch insurance {
        case .basic: return 0
        case .reduced(let deductible): return (deductible < 500 ? 12 : 8) * factor
        case .full: return 19 * factor
        }
    }
}
