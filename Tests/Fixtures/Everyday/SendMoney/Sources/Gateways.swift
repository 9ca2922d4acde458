import Foundation

protocol PocketGateway: Sendable {
    func pockets() async throws -> [Pocket]
    func invalidate(_ id: Pocket.ID) async
}

protocol TransferGateway: Sendable {
    func submit(_ order: TransferOrder, idempotencyKey: String) async throws -> String
    func sentAmounts(from pocket: Pocket.ID, since: Date) async -> [Decimal]
}

protocol ExchangeRates: Sendable {
    func rate(from: Currency, to: Currency) async -> Decimal?
}

protocol OwnerVerification: Sendable {
    func verifyOwner(reason: String) async -> Bool
}

protocol HasPocketGateway: Sendable { var pockets: any PocketGateway { get } }
protocol HasTransferGateway: Sendable { var transfers: any TransferGateway { get } }
protocol HasExchangeRates: Sendable { var rates: any ExchangeRates { get } }
protocol HasOwnerVerification: Sendable { var verification: any OwnerVerification { get } }

enum GatewayError: Error, Equatable {
    case duplicate(reference: String)
    case refused
}

enum TransferError: Error, Equatable {
    case unknownPocket
    case unreachable
    case invalidAmount
    case invalidRecipient
    case instantNotPossible(maximum: Decimal)
    case currencyNotSupported(Currency)
    case insufficientFunds(missing: Money)
    case dailyLimitExceeded(left: Decimal)
    case notVerified
    case rejected
}
