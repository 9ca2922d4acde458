import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

final class SeedExchangeClient: Sendable {
    private struct ValidationPayload: Decodable {
        struct Item: Decodable {
            let field: String
            let detail: String
        }
        let errors: [Item]
    }

    static let maxPageSize = 50

    private let baseURL: URL
    private let transport: any HTTPTransport
    private let tokens: any AccessTokenProviding
    private let makeID: @Sendable () -> String

    init(
        baseURL: URL,
        transport: any HTTPTransport,
        tokens: any AccessTokenProviding,
        makeID: @escaping @Sendable () -> String = { UUID().uuidString }
    ) {
        self.baseURL = baseURL
        self.transport = transport
        self.tokens = tokens
        self.makeID = makeID
    }

    func listings(matching filter: ListingFilter, page: Int = 1, pageSize: Int = 20) async throws -> ListingPage {
        var query = [
            URLQueryItem(name: "page", value: String(max(page, 1))),
            URLQueryItem(name: "per_page", value: String(min(max(pageSize, 1), Self.maxPageSize))),
        ]
        let text = filter.text.trimmingCharacters(in: .whitespacesAndNewlines)
        if !text.isEmpty {
            query.append(URLQueryItem(name: "q", value: text))
        }
        if let sowing = filter.sowing {
            query.append(URLQueryItem(name: "season", value: sowing.rawValue))
        }
        let data = try await perform(Endpoint(path: "listings", query: query, requiresAuth: false))
        return try decode(ListingPage.self, from: data)
    }

    func allListings(matching filter: ListingFilter, limit: Int) async throws -> [SeedListing] {
        var collected: [SeedListing] = []
        var seen: Set<Int> = []
        var nextPage: Int? = 1
        while let page = nextPage, collected.count < limit {
            let result = try await listings(matching: filter, page: page, pageSize: Self.maxPageSize)
            collected += result.items.filter { seen.insert($0.id).inserted }
            nextPage = result.nextPage
        }
        return Array(collected.prefix(limit))
    }

    func propose(_ proposal: SwapProposal) async throws -> SwapReceipt {
        let endpoint = Endpoint(
            method: "POST",
            path: "swaps",
            body: try JSONEncoder().encode(proposal),
            idempotencyKey: makeID()
        )
        let data = try await perform(endpoint)
        return try decode(SwapReceipt.self, from: data)
    }

    func withdrawListing(id: Int) async throws {
        do {
            _ = try await perform(Endpoint(method: "DELETE", path: "listings/\(id)"))
        } catch SeedExchangeError.notFound {
            return
        }
    }

    private func perform(_ endpoint: Endpoint) async throws -> Data {
        let token = endpoint.requiresAuth ? await tokens.currentToken() : nil
        if endpoint.requiresAuth, token == nil {
            throw SeedExchangeError.sessionExpired
        }
        var (data, response) = try await send(makeRequest(for: endpoint, token: token))
        if response.statusCode == 401, endpoint.requiresAuth {
            let fresh = try await refreshedToken()
            (data, response) = try await send(makeRequest(for: endpoint, token: fresh))
            if response.statusCode == 401 {
                await tokens.signOut()
            }
        }
        try validate(response, data: data)
        return data
    }

    private func refreshedToken() async throws -> String {
        do {
            return try await tokens.refreshToken()
        } catch {
            await tokens.signOut()
            throw SeedExchangeError.sessionExpired
        }
    }

    private func makeRequest(for endpoint: Endpoint, token: String?) -> URLRequest {
        var url = baseURL.appendingPathComponent(endpoint.path)
        if !endpoint.query.isEmpty, var components = URLComponents(url: url, resolvingAgainstBaseURL: false) {
            components.queryItems = endpoint.query
            url = components.url ?? url
        }
        var request = URLRequest(url: url)
        request.httpMethod = endpoint.method
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        if let body = endpoint.body {
            request.httpBody = body
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        if let token {
            request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        }
        if let key = endpoint.idempotencyKey {
            request.setValue(key, forHTTPHeaderField: "Idempotency-Key")
        }
        return request
    }

    private func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        do {
            return try await transport.send(request)
        } catch let error as URLError where error.code != .cancelled {
            throw SeedExchangeError.unreachable
        }
    }

    private func validate(_ response: HTTPURLResponse, data: Data) throws {
        switch response.statusCode {
        case 200..<300:
            return
        case 401:
            throw SeedExchangeError.sessionExpired
        case 404, 410:
            throw SeedExchangeError.notFound
        case 409:
            throw SeedExchangeError.conflict
        case 422:
            let items = (try? JSONDecoder().decode(ValidationPayload.self, from: data))?.errors ?? []
            let fields = Dictionary(items.map { ($0.field, $0.detail) }, uniquingKeysWith: { first, _ in first })
            throw SeedExchangeError.invalid(fields: fields)
        case 429:
            let seconds = response.value(forHTTPHeaderField: "Retry-After").flatMap(TimeInterval.init)
            throw SeedExchangeError.rateLimited(retryAfter: seconds)
        default:
            throw SeedExchangeError.server(status: response.statusCode)
        }
    }

    private func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode(type, from: data)
        } catch {
            throw SeedExchangeError.malformedResponse
        }
    }
}
