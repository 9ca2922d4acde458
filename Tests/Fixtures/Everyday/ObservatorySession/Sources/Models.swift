import Foundation

public struct Credentials: Equatable, Sendable {
    public let astronomer: String
    public let passphrase: String

    public init(astronomer: String, passphrase: String) {
        self.astronomer = astronomer
        self.passphrase = passphrase
    }
}

public struct TokenPair: Equatable, Codable, Sendable {
    public let access: String
    public let refresh: String
    public let expiresAt: Date

    public init(access: String, refresh: String, expiresAt: Date) {
        self.access = access
        self.refresh = refresh
        self.expiresAt = expiresAt
    }

    /// Tokens about to run out are treated as expired to avoid a needless round trip.
    func needsRefresh(at date: Date, leeway: TimeInterval = 30) -> Bool {
        expiresAt.timeIntervalSince(date) <= leeway
    }
}

public struct TelescopeRequest: Equatable, Sendable {
    public enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case delete = "DELETE"

        var isIdempotent: Bool { self != .post }
    }

    public let method: Method
    public let path: String
    public let body: Data?
    public var headers: [String: String] = [:]

    public init(method: Method, path: String, body: Data? = nil) {
        self.method = method
        self.path = path
        self.body = body
    }

    func authorised(with token: String) -> TelescopeRequest {
        var copy = self
        copy.headers["Authorization"] = "Bearer \(token)"
        return copy
    }
}

public struct TelescopeResponse: Equatable, Sendable {
    public let status: Int
    public let body: Data
    public let retryAfter: TimeInterval?

    public init(status: Int, body: Data = Data(), retryAfter: TimeInterval? = nil) {
        self.status = status
        self.body = body
        self.retryAfter = retryAfter
    }
}

public enum SessionEvent: Equatable, Sendable {
    case signedIn(astronomer: String)
    case tokenRefreshed
    case signedOut(SignOutReason)
}

public enum SignOutReason: Equatable, Sendable {
    case user
    case sessionExpired
}
