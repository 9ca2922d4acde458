import Foundation

struct WardPermissions: OptionSet, Codable, Equatable, Sendable {
    let rawValue: Int

    static let viewCharts = WardPermissions(rawValue: 1 << 0)
    static let editCharts = WardPermissions(rawValue: 1 << 1)
    static let dispense = WardPermissions(rawValue: 1 << 2)
    static let discharge = WardPermissions(rawValue: 1 << 3)

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    init(role: String) {
        switch role.lowercased() {
        case "nurse": self = [.viewCharts, .editCharts]
        case "pharmacist": self = [.viewCharts, .dispense]
        case "physician": self = [.viewCharts, .editCharts, .discharge]
        case "admin": self = [.viewCharts]
        default: self = []
        }
    }
}

struct WardToken: Codable, Equatable, Sendable {
    let access: String
    let refresh: String
    let expiresAt: Date
}

struct WardSession: Codable, Equatable, Sendable {
    let badge: String
    let displayName: String
    let permissions: WardPermissions
    var token: WardToken
}

struct WardLockout: Codable, Equatable, Sendable {
    var failures = 0
    var lockedUntil: Date?
}

enum WardSessionEvent: Equatable, Sendable {
    case signedIn(badge: String)
    case refreshed
    case signedOut(reason: String)
    case locked(until: Date)
}

enum WardSessionError: Error, Equatable {
    case invalidBadge
    case invalidPIN
    case wrongCredentials(attemptsLeft: Int)
    case lockedOut(secondsLeft: Int)
    case notSignedIn
    case sessionExpired
    case missingPermission(WardPermissions)
    case unavailable
}

enum WardAuthFailure: Error, Equatable {
    case badCredentials
    case refreshRevoked
    case network
}
