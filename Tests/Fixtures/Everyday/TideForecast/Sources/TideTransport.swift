import Foundation

struct TideRequest: Equatable, Sendable {
    let path: String
    var query: [String: String] = [:]
    var headers: [String: String] = [:]
}

struct TideResponse: Equatable, Sendable {
    let status: Int
    let body: Data
    var headers: [String: String] = [:]
}

protocol TideTransport: Sendable {
    /// Throws only when no response could be obtained at all.
    func send(_ request: TideRequest) async throws -> TideResponse
}

protocol TokenRefreshing: Sendable {
    func refreshToken() async throws -> AccessToken
}

protocol TideMetrics: Sendable {
    func increment(_ counter: String) async
}

struct NoMetrics: TideMetrics {
    func increment(_ counter: String) async {}
}
