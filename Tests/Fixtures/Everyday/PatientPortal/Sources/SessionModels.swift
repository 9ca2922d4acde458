import Foundation

struct Credentials: Equatable, Sendable {
    let email: String
    let passcode: String
}

struct PatientSession: Codable, Equatable, Sendable {
    let patientID: String
    let accessToken: String
    let refreshToken: String
    let expiresAt: Date
}

enum LogoutReason: Equatable, Sendable {
    case userInitiated, expired, revoked
}

enum SessionState: Equatable, Sendable {
    case signedOut(LogoutReason?)
    case signedIn(PatientSession)
}

enum SessionError: Error, Equatable {
    case wrongCredentials(attemptsLeft: Int)
    case lockedOut(until: Date)
    case notSignedIn
    case network
}

enum AuthFailure: Error, Equatable {
    case rejected, revoked, transport
}

@MainActor
protocol AuthService: AnyObject {
    func signIn(_ credentials: Credentials) async throws -> PatientSession
    func refresh(token: String) async throws -> PatientSession
    func revoke(token: String) async throws
}

@MainActor
protocol KeychainStoring: AnyObject {
    func data(for key: String) throws -> Data?
    func set(_ data: Data, for key: String) throws
    func removeData(for key: String) throws
}
