import Foundation

public enum Entitlement: Sendable, Equatable {
    case active(productID: String, until: Date)
    case gracePeriod(productID: String, until: Date)
    case lifetime(productID: String)
    case expired(since: Date)
    case none

    public var unlocksFeatures: Bool {
        switch self {
        case .active, .gracePeriod, .lifetime: true
        case .expired, .none: false
        }
    }
}

public enum MembershipError: Error, Equatable {
    case unknownProduct(String)
    case cancelled
    case waitingForApproval
    case notVerified
    case storeUnavailable
}
