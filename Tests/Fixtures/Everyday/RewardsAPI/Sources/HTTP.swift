import Foundation

public enum HTTPMethod: String {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
}

public struct HTTPRequest: Equatable {
    public let method: HTTPMethod
    public let path: String
    public var query: [String: String] = [:]
    public var headers: [String: String] = [:]
    public var body: Data?
}

public struct HTTPResponse {
    public let statusCode: Int
    public let data: Data?
    public let headers: [String: String]

    public init(statusCode: Int, data: Data? = nil, headers: [String: String] = [:]) {
        self.statusCode = statusCode
        self.data = data
        self.headers = headers
    }
}

public protocol HTTPTransport {
    func execute(_ request: HTTPRequest, completion: @escaping (Result<HTTPResponse, Error>) -> Void)
}
