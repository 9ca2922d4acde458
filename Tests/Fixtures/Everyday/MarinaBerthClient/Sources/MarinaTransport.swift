import Foundation

struct MarinaResponse: Sendable {
    let data: Data
    let status: Int
    let headers: [String: String]

    func header(_ name: String) -> String? {
        headers.first { $0.key.lowercased() == name.lowercased() }?.value
    }
}

struct MarinaRequest: Equatable, Sendable {
    enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case delete = "DELETE"
    }

    let method: Method
    let url: URL
    var headers: [String: String] = [:]
    var body: Data?
}

protocol MarinaTransport: Sendable {
    func send(_ request: MarinaRequest) async throws -> MarinaResponse
}

protocol MarinaTokenProvider: Sendable {
    func currentToken() async -> String?
    func refreshToken() async throws -> String
}
