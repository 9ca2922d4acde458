import Foundation

actor MarinaBerthClient {
    private struct CachedEntry {
        let etag: String
        let data: Data
    }

    private let baseURL: URL
    private let transport: MarinaTransport
    private let tokens: MarinaTokenProvider
    private let language: String
    private var cache: [URL: CachedEntry] = [:]

    init(
        baseURL: URL,
        transport: MarinaTransport,
        tokens: MarinaTokenProvider,
        language: String = "en"
    ) {
        self.baseURL = baseURL
        self.transport = transport
        self.tokens = tokens
        self.language = language
    }

    var cachedResponseCount: Int { cache.count }

    func berths(matching filter: BerthFilter) async throws -> BerthPage {
        guard (1...100).contains(filter.pageSize) else {
            throw MarinaAPIError.invalidRequest("pageSize")
        }
        var query = [URLQueryItem(name: "limit", value: String(filter.pageSize))]
        if let length = filter.minimumLength {
            query.append(URLQueryItem(name: "min_length", value: String(format: "%.1f", length)))
        }
        if filter.needsPower {
            query.append(URLQueryItem(name: "power", value: "true"))
        }
        if !filter.piers.isEmpty {
            query.append(URLQueryItem(name: "piers", value: filter.piers.sorted().joined(separator: ",")))
        }
        if let cursor = filter.cursor {
            query.append(URLQueryItem(name: "cursor", value: cursor))
        }
        let data = try await fetch(makeURL("berths", query: query))
        return try decode(BerthPage.self, from: data)
    }

    func berth(id: String) async throws -> Berth {
        guard !id.isEmpty else { throw MarinaAPIError.invalidRequest("id") }
        let data = try await fetch(makeURL("berths/\(id)"))
        return try decode(Berth.self, from: data)
    }

    func reserve(
        berthID: String,
        arrival: Date,
        nights: Int,
        boatName: String,
        idempotencyKey: String
    ) async throws -> BerthReservation {
        guard (1...28).contains(nights) else { throw MarinaAPIError.invalidRequest("nights") }
        let name = boatName.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { throw MarinaAPIError.invalidRequest("boatName") }

        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys]
        let body = ReservationBody(berthID: berthID, arrival: arrival, nights: nights, boatName: name)

        var request = MarinaRequest(method: .post, url: try makeURL("reservations"))
        request.headers["Content-Type"] = "application/json"
        request.headers["Idempotency-Key"] = idempotencyKey
        request.body = try encoder.encode(body)

        let response = try await perform(request)
        try validate(response)
        cache.removeAll()
        return try decode(BerthReservation.self, from: response.data)
    }

    func cancelReservation(id: String, reason: String? = nil) async throws {
        guard !id.isEmpty else { throw MarinaAPIError.invalidRequest("id") }
        let query = reason.map { [URLQueryItem(name: "reason", value: $0)] } ?? []
        let request = MarinaRequest(method: .delete, url: try makeURL("reservations/\(id)", query: query))
        let response = try await perform(request)
        if response.status != 410 {
            try validate(response)
        }
        cache.removeAll()
    }

    func clearCache() {
        cache.removeAll()
    }

    private func fetch(_ url: URL) async throws -> Data {
        var request = MarinaRequest(method: .get, url: url)
        let cached = cache[url]
        if let cached {
            request.headers["If-None-Match"] = cached.etag
        }
        let response = try await perform(request)
        if response.status == 304, let cached {
            return cached.data
        }
        do {
            try validate(response)
        } catch MarinaAPIError.notFound {
            cache[url] = nil
            throw MarinaAPIError.notFound
        }
        if let etag = response.header("ETag") {
            cache[url] = CachedEntry(etag: etag, data: response.data)
        } else {
            cache[url] = nil
        }
        return response.data
    }

    private func perform(_ request: MarinaRequest) async throws -> MarinaResponse {
        var prepared = request
        prepared.headers["Accept"] = "application/json"
        prepared.headers["Accept-Language"] = language
        if let token = await tokens.currentToken() {
            prepared.headers["Authorization"] = "Bearer \(token)"
        }
        let response = try await transport.send(prepared)
        guard response.status == 401 else { return response }

        let fresh: String
        do {
            fresh = try await tokens.refreshToken()
        } catch {
            throw MarinaAPIError.unauthorized
        }
        prepared.headers["Authorization"] = "Bearer \(fresh)"
        return try await transport.send(prepared)
    }

    private func validate(_ response: MarinaResponse) throws {
        switch response.status {
        case 200..<300:
            return
        case 401, 403:
            throw MarinaAPIError.unauthorized
        case 404:
            throw MarinaAPIError.notFound
        case 409:
            throw MarinaAPIError.berthTaken
        case 400, 422:
            let problem = try? JSONDecoder().decode(MarinaProblem.self, from: response.data)
            throw MarinaAPIError.rejected(detail: problem?.detail ?? problem?.code ?? "unknown")
        case 429:
            let seconds = response.header("Retry-After").flatMap { Int($0) } ?? 60
            throw MarinaAPIError.throttled(retryAfter: seconds)
        default:
            throw MarinaAPIError.server(status: response.status)
        }
    }

    private func makeURL(_ path: String, query: [URLQueryItem] = []) throws -> URL {
        let url = baseURL.appendingPathComponent("v2").appendingPathComponent(path)
        guard var components = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
            throw MarinaAPIError.invalidRequest(path)
        }
        if !query.isEmpty {
            components.queryItems = query
        }
        guard let result = components.url else { throw MarinaAPIError.invalidRequest(path) }
        return result
    }

    private func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode(type, from: data)
        } catch {
            throw MarinaAPIError.unreadableResponse
        }
    }
}
