import Foundation

struct Tokens: Equatable, Sendable {
    var access: String
    var refresh: String
    var expiresAt: Date

    func isFresh(at date: Date, leeway: TimeInterval) -> Bool {
        expiresAt.timeIntervalSince(date) > leeway
    }
}

enum TransportError: Error, Equatable {
    case status(Int)
    case noNetwork
}

enum LogoutReason: String, Sendable {
    case userRequested, refreshRejected, accountSuspended
}

@MainActor
protocol TokenVault: AnyObject {
    var tokens: Tokens? { get set }
}

@MainActor
protocol AuthAPI {
    func refresh(using token: String) async throws -> Tokens
    func revoke(_ token: String) async throws
}

@MainActor
protocol PermitAPI {
    func permit(code: String, accessToken: String) async throws -> TrailPermit
}

@MainActor
protocol AnalyticsLogging {
    func log(_ name: String, _ parameters: [String: String])
}

extension AnalyticsLogging {
    func log(_ name: String) { log(name, [:]) }
}
