import Foundation

struct Credentials: Codable, Equatable, Sendable {
    let driverNumber: String
    let pin: String
}

struct TokenPair: Codable, Equatable, Sendable {
    var access: String
    var refresh: String
    var expiresAt: Date
}

struct DriverProfile: Codable, Equatable, Sendable {
    let name: String
    let depot: String
    let licences: [LicenceClass]
}

enum LicenceClass: String, Codable, Sendable {
    case van = "B"
    case lorry = "C"
    case trailer = "CE"
}

struct SignInResponse: Codable, Sendable {
    let tokens: TokenPair
    let profile: DriverProfile
}

enum SignOutReason: Equatable, Sendable {
    case userRequest
    case sessionExpired
    case vehicleReturned(plate: String)
}

enum SessionEvent: Equatable, Sendable {
    case signedIn(DriverProfile)
    case signedOut(SignOutReason)
}

enum SessionError: Error, Equatable {
    case notSignedIn
    case expired
    case malformedDriverNumber
}

enum AuthAPIError: Error, Equatable {
    case refreshTokenRejected
    case wrongPin(attemptsLeft: Int)
    case unavailable
}
