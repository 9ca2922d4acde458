import Foundation

protocol BerthRepository: Sendable {
    func berths() async throws -> [Berth]
}

protocol StayRepository: Sendable {
    func stays(berthID: String) async throws -> [Stay]
}

protocol SkipperRepository: Sendable {
    func skipper(id: String) async throws -> Skipper?
}

protocol QuotationStore: Sendable {
    func save(_ quotation: BerthQuotation, skipperID: String) async throws
}

protocol MarinaPolicy: Sendable {
    var maximumNights: Int { get }
    var memberDiscount: Decimal { get }
    func powerFee(nights: Int) -> Decimal
}

extension MarinaPolicy {
    var maximumNights: Int { 28 }
    var memberDiscount: Decimal { Decimal(10) / 100 }
    func powerFee(nights: Int) -> Decimal { Decimal(nights) * Decimal(6) }
}

enum BerthQuoteError: Error, Equatable, Sendable {
    case unknownSkipper
    case balanceOutstanding(Decimal)
    case arrivalInPast, tooShort
    case tooLong(maximum: Int)
    case noSuitableBerth, fullyBooked
    case unavailable
}
