import Foundation

enum APIError: Error, Equatable {
    case notAuthenticated
    case sessionExpired
    case forbidden
    case notFound
    case conflict(message: String?)
    case invalid(fields: [String: String])
    case rateLimited(retryAfter: TimeInterval?)
    case server(status: Int)
    case unexpectedStatus(Int)
    case invalidRequest
    case invalidResponse
    case decoding(path: String)
    case offline
    case timedOut
    case transport(code: Int)
}

/// Body the server sends along with a 4xx status.
struct APIErrorBody: Decodable, Sendable {
    struct Field: Decodable, Sendable {
        let name: String
        let message: String
    }

    let message: String?
    let fields: [Field]?
}

extension APIError {
    init(decodingError error: DecodingError) {
        let codingPath: [any CodingKey]
        switch error {
        case .keyNotFound(let key, let context):
            codingPath = context.codingPath + [key]
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            codingPath = context.codingPath
        @unknown default:
            codingPath = []
        }
        self = .decoding(path: codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "."))
    }

    /// `nil` for a status that means success.
    init?(status: Int, headers: [AnyHashable: Any], body: Data, decoder: JSONDecoder) {
        let details = try? decoder.decode(APIErrorBody.self, from: body)
        switch status {
        case 200..<300:
            return nil
        case 401:
            self = .sessionExpired
        case 403:
            self = .forbidden
        case 404, 410:
            self = .notFound
        case 409:
            self = .conflict(message: details?.message)
        case 400, 422:
            let pairs = (details?.fields ?? []).map { ($0.name, $0.message) }
            self = .invalid(fields: Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
        case 429:
            let header = headers.first { ($0.key as? String)?.lowercased() == "retry-after" }
            self = .rateLimited(retryAfter: (header?.value as? String).flatMap(TimeInterval.init))
        case 500..<600:
            self = .server(status: status)
        default:
            self = .unexpectedStatus(status)
        }
    }
}
