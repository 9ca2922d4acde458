import Foundation

public enum StarDomeError: Error, Equatable, Sendable {
    case timeout
    case unavailable
    case notSignedIn
    case notEnoughSeats(left: Int)
    case badResponse
}

public enum ShowFinderFailure: Equatable, Sendable {
    case connection
    case closed
    case unexpected

    init(_ error: any Error) {
        switch error as? StarDomeError {
        case .timeout:
            self = .connection
        case .unavailable:
            self = .closed
        default:
            self = .unexpected
        }
    }

    public var message: String {
        switch self {
        case .connection: return "Check your connection and try again."
        case .closed: return "The dome's booking desk is closed right now."
        case .unexpected: return "We couldn't load the programme."
        }
    }
}
