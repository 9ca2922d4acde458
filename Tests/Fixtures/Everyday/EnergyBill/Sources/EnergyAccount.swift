import Foundation

struct EnergyBill: Equatable {
    enum Status: Equatable {
        case open
        case overdue(fee: Decimal)
        case paid(on: Date)
        case disputed
    }

    struct Charge: Equatable {
        let title: String
        let amount: Decimal
        var isCredit = false
    }

    let number: String
    let period: DateInterval
    let dueDate: Date
    let status: Status
    let charges: [Charge]
    let currencyCode: String

    var total: Decimal {
        let sum = charges.reduce(Decimal.zero) { $1.isCredit ? $0 - $1.amount : $0 + $1.amount }
        if case .overdue(let fee) = status { return sum + fee }
        return sum
    }
}

struct MeterReading: Equatable {
    enum Source: String { case smart, customer, estimated }

    let meterID: String
    let takenAt: Date
    let kilowattHours: Int
    let source: Source
}

protocol EnergyAccountRepository {
    func bill(number: String, completion: @escaping (Result<EnergyBill, Error>) -> Void)
    func readings(in period: DateInterval) -> [MeterReading]
}

protocol BillFormatting {
    func money(_ amount: Decimal, currencyCode: String) -> String
    func day(_ date: Date) -> String
}

/// What the app ships with: the formats of the customer's region.
final class RegionBillFormatter: BillFormatting {
    private let locale: Locale
    private lazy var dayFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "d MMM yyyy"
        return formatter
    }()

    init(locale: Locale = Locale(identifier: "en_IE")) {
        self.locale = locale
    }

    func money(_ amount: Decimal, currencyCode: String) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = locale
        formatter.currencyCode = currencyCode
        return formatter.string(from: amount as NSDecimalNumber) ?? "\(amount) \(currencyCode)"
    }

    func day(_ date: Date) -> String {
        dayFormatter.string(from: date)
    }
}
