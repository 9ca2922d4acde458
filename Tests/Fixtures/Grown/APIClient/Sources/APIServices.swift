import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct TokenPair: Equatable, Sendable {
    let accessToken: String
    let refreshToken: String
}

enum TokenRefreshError: Error, Equatable {
    /// The server does not accept the refresh token any more.
    case rejected
    case unreachable
}

protocol HTTPTransport: Sendable {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func download(for request: URLRequest, to file: URL) async throws -> URLResponse
    func cancelAll() async
}

protocol TokenStore: Sendable {
    func current() async -> TokenPair?
    func save(_ tokens: TokenPair) async
    func clear() async
}

protocol TokenRefresher: Sendable {
    func refresh(using refreshToken: String) async throws -> TokenPair
    func revoke(refreshToken: String) async throws
}

protocol APIClientLog: Sendable {
    func didSend(_ request: URLRequest, status: Int)
    func didFail(_ request: URLRequest, error: any Error)
}
