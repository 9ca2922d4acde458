import Foundation

public struct TokenPair: Equatable, Sendable {
    public let access: String
    public let refresh: String
    public let expiresAt: Date

    public init(access: String, refresh: String, expiresAt: Date) {
        self.access = access
        self.refresh = refresh
        self.expiresAt = expiresAt
    }
}

public struct BoardingPass: Equatable, Sendable {
    public let sailingID: String
    public let deck: Int

    public init(sailingID: String, deck: Int) {
        self.sailingID = sailingID
        self.deck = deck
    }
}

public enum Route: Equatable, Sendable {
    case signIn
    case home
    case sailing(id: String, deck: Int?)
    case voucher(code: String)
    case terminal(slug: String)

    var needsSession: Bool {
        switch self {
        case .sailing, .voucher, .home: true
        case .signIn, .terminal: false
        }
    }
}

public enum BackendError: Error, Equatable {
    case unauthorized
    case server(Int)
    case offline
}

public enum SessionError: Error, Equatable {
    case signedOut
    case expired
}

public enum AnalyticsEvent: Equatable, Sendable {
    case signedIn
    case signedOut(reason: String)
    case tokenRefreshed
    case deepLinkOpened(host: String)
    case deepLinkRejected
}
