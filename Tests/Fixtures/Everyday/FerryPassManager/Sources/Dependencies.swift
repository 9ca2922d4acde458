import Foundation

public struct ChargeRequest: Equatable, Sendable {
    public let riderID: String
    public let plan: PassPlan
    public let amount: Decimal
    public let idempotencyKey: String
    public let startsAt: Date
}

public enum GatewayError: Error, Equatable, Sendable {
    case declined(reason: String)
    case timeout
    case busy
    case rejected

    var isTransient: Bool {
        switch self {
        case .timeout, .busy: return true
        case .declined, .rejected: return false
        }
    }
}

public protocol FareGateway: Sendable {
    func charge(_ request: ChargeRequest) async throws -> String
    func purchasedPasses(riderID: String) async throws -> [FerryPass]
}

public protocol PassVault: Sendable {
    func load() async -> FerryPass?
    func save(_ pass: FerryPass) async
}

public protocol PointsLedger: Sendable {
    func balance(riderID: String) async -> Int
    func redeem(_ points: Int, riderID: String) async
    func award(_ points: Int, riderID: String) async
}
