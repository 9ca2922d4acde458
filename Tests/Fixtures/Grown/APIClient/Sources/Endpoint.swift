import Foundation

struct EmptyResponse: Decodable, Equatable, Sendable {}

struct Endpoint<Response: Decodable & Sendable>: Sendable {
    enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case patch = "PATCH"
        case delete = "DELETE"

        /// Methods whose effect must not happen twice.
        var needsIdempotencyKey: Bool {
            self == .post || self == .patch
        }
    }

    var method: Method = .get
    /// Path segments, not yet escaped.
    var path: [String]
    /// Parameters without a value are left out.
    var query: [(name: String, value: String?)] = []
    var headers: [String: String] = [:]
    var body: (any Encodable & Sendable)?
    var requiresAuthentication = true
    var timeout: TimeInterval?
}
