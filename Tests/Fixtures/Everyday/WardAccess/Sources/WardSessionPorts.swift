import Foundation

struct WardSignInResponse: Equatable, Sendable {
    let displayName: String
    let role: String
    let token: WardToken
}

protocol WardAuthClient: Sendable {
    func signIn(badge: String, pin: String) async throws -> WardSignInResponse
    func refresh(using refreshToken: String) async throws -> WardToken
    func revoke(refreshToken: String) async throws
}

protocol WardKeyValueStore: AnyObject {
    func data(forKey key: String) -> Data?
    func string(forKey key: String) -> String?
    func set(_ data: Data, forKey key: String)
    func remove(_ key: String)
}
