import Foundation

public struct User: Codable, Equatable {
    public let id: Int
    public let email: String
    public let displayName: String?
    public let plan: Plan

    public enum Plan: String, Codable {
        case free, premium, family
    }
}

public struct Credentials: Equatable {
    public let accessToken: String
    public let refreshToken: String?
    public let lifetime: TimeInterval
}

public enum LogoutReason: String {
    case userInitiated
    case tokenRevoked
    case accountDeleted
}

public enum SessionState: Equatable {
    case signedOut
    case signedIn(User)
    case locked(User)
}

public enum SessionError: Error, Equatable {
    case emptyToken
    case keychain(status: Int)
    case notSignedIn
}

public enum SessionKey {
    public static let accessToken = "session.accessToken"
    public static let refreshToken = "session.refreshToken"
    public static let user = "session.user"
    public static let expiry = "session.expiry"
    public static let lastEmail = "session.lastEmail"
    public static let biometrics = "session.biometricsEnabled"
}

extension Notification.Name {
    public static let sessionDidSignIn = Notification.Name("SessionDidSignIn")
    public static let sessionDidSignOut = Notification.Name("SessionDidSignOut")
    public static let sessionUserDidChange = Notification.Name("SessionUserDidChange")
}
