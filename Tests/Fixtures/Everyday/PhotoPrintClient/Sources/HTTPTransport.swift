import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

protocol HTTPTransport: Sendable {
    func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse)
}

protocol TokenStore: AnyObject, Sendable {
    var accessToken: String? { get async }
    var refreshToken: String? { get async }
    func update(access: String, refresh: String) async
    func clear() async
}

struct Endpoint {
    enum Method: String {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
    }

    var method: Method
    var path: String
    var query: [URLQueryItem] = []
    var headers: [String: String] = [:]
    var body: Data?
    var requiresAuthorization = true

    static func get(_ path: String, query: [URLQueryItem] = []) -> Endpoint {
        Endpoint(method: .get, path: path, query: query)
    }
}
