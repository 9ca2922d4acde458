import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

final class PrintAPIClient: Sendable {
    private let baseURL: URL
    private let transport: any HTTPTransport
    private let tokens: any TokenStore
    private let appVersion: String

    init(baseURL: URL, transport: any HTTPTransport, tokens: any TokenStore, appVersion: String) {
        self.baseURL = baseURL
        self.transport = transport
        self.tokens = tokens
        self.appVersion = appVersion
    }

    // MARK: - Catalogue

    func products(largerThanMm minimum: Int? = nil) async throws -> [PrintProduct] {
        var endpoint = Endpoint.get("v2/products")
        endpoint.requiresAuthorization = false
        let all: [PrintProduct] = try await perform(endpoint)
        return
            all
            .filter { max($0.widthMm, $0.heightMm) >= minimum ?? 0 }
            .sorted { ($0.priceCents, $0.sku) < ($1.priceCents, $1.sku) }
    }

    // MARK: - Orders

    func orders(page: Int = 1, status: PrintOrder.Status? = nil) async throws -> OrderPage {
        var query = [URLQueryItem(name: "page", value: String(max(1, page)))]
        if let status {
            query.append(URLQueryItem(name: "status", value: status.rawValue))
        }
        let (data, response) = try await authorized(.get("v2/orders", query: query))
        let orders = try decode([PrintOrder].self, from: data)
        let total = response.value(forHTTPHeaderField: "X-Total-Pages").flatMap { Int($0) } ?? 1
        return OrderPage(orders: orders, nextPage: page < total ? page + 1 : nil)
    }

    func order(id: String) async throws -> PrintOrder {
        try await perform(.get("v2/orders/\(id)"))
    }

    func placeOrder(_ items: [PrintItem], idempotencyKey: UUID) async throws -> PrintOrder {
        let merged = Self.merge(items)
        guard !merged.isEmpty else { throw PrintAPIError.emptyOrder }
        var endpoint = Endpoint(method: .post, path: "v2/orders")
        endpoint.headers["Idempotency-Key"] = idempotencyKey.uuidString
        endpoint.body = try Self.encoder.encode(["items": merged])
        return try await perform(endpoint)
    }

    func cancelOrder(id: String) async throws {
        do {
            _ = try await authorized(Endpoint(method: .delete, path: "v2/orders/\(id)"))
        } catch PrintAPIError.notFound {
            // Cancelled on another device in the meantime.
        }
    }

    func signOut() async {
        _ = try? await authorized(Endpoint(method: .post, path: "v2/logout"))
        await tokens.clear()
    }

    // MARK: - Sending

    private func perform<Value: Decodable>(_ endpoint: Endpoint) async throws -> Value {
        let (data, _) = try await authorized(endpoint)
        return try decode(Value.self, from: data)
    }

    private func authorized(_ endpoint: Endpoint) async throws -> (Data, HTTPURLResponse) {
        guard endpoint.requiresAuthorization else {
            return try await validate(send(endpoint, token: nil))
        }
        guard let token = await tokens.accessToken else { throw PrintAPIError.unauthorized }
        let first = try await send(endpoint, token: token)
        guard first.1.statusCode == 401 else { return try validate(first) }
        let fresh = try await refreshAccessToken()
        return try await validate(send(endpoint, token: fresh))
    }

    private func refreshAccessToken() async throws -> String {
        guard let refreshToken = await tokens.refreshToken else {
            await tokens.clear()
            throw PrintAPIError.unauthorized
        }
        var endpoint = Endpoint(method: .post, path: "v2/token")
        endpoint.body = try Self.encoder.encode(["refresh_token": refreshToken])
        let result = try await send(endpoint, token: nil)
        switch result.1.statusCode {
        case 200..<300:
            let pair = try decode(SignedTokens.self, from: result.0)
            await tokens.update(access: pair.accessToken, refresh: pair.refreshToken)
            return pair.accessToken
        case 400, 401, 403:
            await tokens.clear()
            throw PrintAPIError.unauthorized
        default:
            throw error(for: result.1, data: result.0)
        }
    }

    private func send(_ endpoint: Endpoint, token: String?) async throws -> (Data, HTTPURLResponse) {
        let request = makeRequest(endpoint, token: token)
        do {
            return try await transport.send(request)
        } catch let error as URLError where error.code == .notConnectedToInternet || error.code == .timedOut {
            throw PrintAPIError.notConnected
        }
    }

    private func makeRequest(_ endpoint: Endpoint, token: String?) -> URLRequest {
        var url = baseURL.appendingPathComponent(endpoint.path)
        if !endpoint.query.isEmpty, var components = URLComponents(url: url, resolvingAgainstBaseURL: false) {
            components.queryItems = endpoint.query
            url = components.url ?? url
        }
        var request = URLRequest(url: url)
        request.httpMethod = endpoint.method.rawValue
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.setValue("PhotoPrint/\(appVersion)", forHTTPHeaderField: "User-Agent")
        if let body = endpoint.body {
            request.httpBody = body
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        if let token {
            request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        }
        for (name, value) in endpoint.headers {
            request.setValue(value, forHTTPHeaderField: name)
        }
        return request
    }

    // MARK: - Responses

    private func validate(_ result: (Data, HTTPURLResponse)) throws -> (Data, HTTPURLResponse) {
        guard (200..<300).contains(result.1.statusCode) else {
            throw error(for: result.1, data: result.0)
        }
        return result
    }

    private func error(for response: HTTPURLResponse, data: Data) -> PrintAPIError {
        let problem = try? Self.decoder.decode(ProblemDetails.self, from: data)
        switch response.statusCode {
        case 401, 403:
            return .unauthorized
        case 404:
            return .notFound
        case 409:
            return .conflict(code: problem?.code ?? "unknown")
        case 400, 422:
            return .invalid(detail: problem?.detail ?? problem?.code ?? "The request was rejected.")
        case 429:
            return .tooManyRequests(retryAfter: response.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) })
        default:
            return .server(status: response.statusCode)
        }
    }

    private func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        do {
            return try Self.decoder.decode(type, from: data)
        } catch is DecodingError {
            throw PrintAPIError.malformedResponse
        }
    }

    /// One line for each product and photo, in the order in which they were first added.
    private static func merge(_ items: [PrintItem]) -> [PrintItem] {
        items.reduce(into: []) { merged, item in
            guard item.copies > 0 else { return }
            if let index = merged.firstIndex(where: { $0.sku == item.sku && $0.photoURL == item.photoURL }) {
                merged[index].copies += item.copies
            } else {
                merged.append(item)
            }
        }
    }

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
