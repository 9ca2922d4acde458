import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

protocol HTTPTransport: Sendable {
    func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse)
}

protocol AccessTokenProviding: Sendable {
    func currentToken() async -> String?
    func refreshToken() async throws -> String
    func signOut() async
}

enum SeedExchangeError: Error, Equatable {
    case sessionExpired
    case notFound
    case invalid(fields: [String: String])
    case conflict
    case rateLimited(retryAfter: TimeInterval?)
    case server(status: Int)
    case unreachable
    case malformedResponse
}

struct Endpoint: Sendable {
    var method = "GET"
    var path: String
    var query: [URLQueryItem] = []
    var body: Data?
    var requiresAuth = true
    var idempotencyKey: String?
}
