import Foundation

public enum PassPlan: String, CaseIterable, Sendable {
    case weekly, monthly, annual

    public var basePrice: Decimal {
        switch self {
        case .weekly: return 28
        case .monthly: return 96
        case .annual: return 960
        }
    }

    var validityDays: Int {
        switch self {
        case .weekly: return 7
        case .monthly: return 30
        case .annual: return 365
        }
    }
}

public struct FerryPass: Equatable, Sendable {
    public let id: String
    public let plan: PassPlan
    public let expiresAt: Date

    public init(id: String, plan: PassPlan, expiresAt: Date) {
        self.id = id
        self.plan = plan
        self.expiresAt = expiresAt
    }
}

public struct FareQuote: Equatable, Sendable {
    public let plan: PassPlan
    public let subtotal: Decimal
    public let discount: Decimal
    public let pointsUsed: Int

    public var total: Decimal { subtotal - discount }
}

public enum PassState: Equatable, Sendable {
    case none
    case purchasing(PassPlan)
    case active(FerryPass)
    case gracePeriod(FerryPass, endsAt: Date)
    case expired(FerryPass)
}

public enum PassError: Error, Equatable, Sendable {
    case alreadyInProgress
    case alreadyActive
    case notEnoughPoints(available: Int)
    case cardDeclined(reason: String)
    case gatewayUnavailable
    case nothingToRestore
}
