import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct RequestBuilder: Sendable {
    let baseURL: URL
    var defaultHeaders: [String: String] = ["Accept": "application/json"]
    var defaultTimeout: TimeInterval = 30

    func request<Response>(
        for endpoint: Endpoint<Response>,
        accessToken: String?,
        idempotencyKey: String?,
        encoder: JSONEncoder
    ) throws -> URLRequest {
        var request = URLRequest(url: try url(for: endpoint))
        request.httpMethod = endpoint.method.rawValue
        request.timeoutInterval = endpoint.timeout ?? defaultTimeout
        for (name, value) in defaultHeaders {
            request.setValue(value, forHTTPHeaderField: name)
        }
        if let body = endpoint.body {
            do {
                request.httpBody = try encoder.encode(body)
            } catch {
                throw APIError.invalidRequest
            }
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        if let idempotencyKey, endpoint.method.needsIdempotencyKey {
            request.setValue(idempotencyKey, forHTTPHeaderField: "Idempotency-Key")
        }
        // The endpoint's own headers win over the defaults, but never over the token.
        for (name, value) in endpoint.headers {
            request.setValue(value, forHTTPHeaderField: name)
        }
        if let accessToken {
            request.setValue("Bearer \(accessToken)", forHTTPHeaderField: "Authorization")
        }
        return request
    }

    private func url<Response>(for endpoint: Endpoint<Response>) throws -> URL {
        guard var components = URLComponents(url: baseURL, resolvingAgainstBaseURL: false) else {
            throw APIError.invalidRequest
        }
        let segments = endpoint.path.map { $0.addingPercentEncoding(withAllowedCharacters: .pathSegment) ?? $0 }
        let basePath =
            components.percentEncodedPath.hasSuffix("/")
            ? String(components.percentEncodedPath.dropLast())
            : components.percentEncodedPath
        components.percentEncodedPath = ([basePath] + segments).joined(separator: "/")

        let items = endpoint.query.compactMap { item in
            item.value.map { URLQueryItem(name: item.name.queryEscaped, value: $0.queryEscaped) }
        }
        components.percentEncodedQueryItems = items.isEmpty ? nil : items
        guard let url = components.url else { throw APIError.invalidRequest }
        return url
    }
}

extension CharacterSet {
    fileprivate static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )
    fileprivate static let pathSegment = unreserved.union(CharacterSet(charactersIn: "!$&'()*+,=:@"))
}

extension String {
    fileprivate var queryEscaped: String {
        addingPercentEncoding(withAllowedCharacters: .unreserved) ?? self
    }
}
