import Foundation

protocol Request {
    associatedtype Response: Decodable

    var path: String { get }
    var method: HTTPMethod { get }
    var query: [String: String] { get }
}

extension Request {
    var method: HTTPMethod { .get }
    var query: [String: String] { [:] }
}

enum HTTPMethod: String {
    case get = "GET"
    case put = "PUT"
    case delete = "DELETE"
}

enum APIError: Error, Equatable {
    case unauthorized
    case rateLimited(retryAfter: Int)
    case http(Int)
    case transport
}

protocol APIClientProtocol: AnyObject {
    func send<R: Request>(_ request: R) async throws -> R.Response
}

struct EmptyResponse: Codable, Equatable {}
