import Foundation

enum TideServiceError: Error, Equatable {
    case notAuthorized
    case unknownHarbour(String)
    case rateLimited
    case unavailable(status: Int)
    case connectionLost
    case malformedResponse

    var isRetryable: Bool {
        switch self {
        case .rateLimited, .unavailable, .connectionLost: return true
        case .notAuthorized, .unknownHarbour, .malformedResponse: return false
        }
    }
}
