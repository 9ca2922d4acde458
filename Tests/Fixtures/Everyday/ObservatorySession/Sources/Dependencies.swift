import Foundation

public protocol TelescopeTransport: Sendable {
    func perform(_ request: TelescopeRequest) async throws -> TelescopeResponse
}

public protocol TokenIssuing: Sendable {
    func signIn(with credentials: Credentials) async throws -> TokenPair
    func refresh(using refreshToken: String) async throws -> TokenPair
    func revoke(refreshToken: String) async throws
}

/// Keychain-like storage.
public protocol SecretStore: Sendable {
    func data(for key: String) -> Data?
    func set(_ data: Data, for key: String) throws
    func removeValue(for key: String)
}

public protocol Sleeping: Sendable {
    func sleep(seconds: TimeInterval) async throws
}
