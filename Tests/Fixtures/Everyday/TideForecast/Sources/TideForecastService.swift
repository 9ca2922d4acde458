import Foundation

actor TideForecastService {
    struct Configuration: Sendable {
        var timeToLive: TimeInterval = 15 * 60
        var maxAttempts = 3
        var baseDelay: TimeInterval = 0.5
        var maxDelay: TimeInterval = 4
        var cacheCapacity = 10

        static let `default` = Configuration()
    }

    private struct CacheEntry {
        let forecast: TideForecast
        let storedAt: Date
        var lastUsed: Date
    }

    private let transport: TideTransport
    private let tokens: TokenRefreshing
    private let metrics: TideMetrics
    private let configuration: Configuration
    private let now: @Sendable () -> Date
    private let sleep: @Sendable (TimeInterval) async throws -> Void

    private var cache: [String: CacheEntry] = [:]
    private var inFlight: [String: Task<TideForecast, Error>] = [:]
    private var token: AccessToken?
    private var refreshTask: Task<AccessToken, Error>?

    init(
        transport: TideTransport,
        tokens: TokenRefreshing,
        metrics: TideMetrics = NoMetrics(),
        configuration: Configuration = .default,
        now: @escaping @Sendable () -> Date = { Date() },
        sleep: @escaping @Sendable (TimeInterval) async throws -> Void = {
            try await Task.sleep(nanoseconds: UInt64($0 * 1_000_000_000))
        }
    ) {
        self.transport = transport
        self.tokens = tokens
        self.metrics = metrics
        self.configuration = configuration
        self.now = now
        self.sleep = sleep
    }

    // MARK: - Public API

    func forecast(for harbourID: String, forceReload: Bool = false) async throws -> TideForecast {
        let key = harbourID.lowercased()
        if !forceReload, let cached = cachedForecast(key) {
            await metrics.increment("cache.hit")
            return cached
        }
        if let running = inFlight[key] {
            return try await running.value
        }

        let task = Task { try await self.load(key) }
        inFlight[key] = task
        defer { inFlight[key] = nil }

        let forecast = try await task.value
        store(forecast, for: key)
        return forecast
    }

    func nextHighTide(for harbourID: String) async throws -> TideEvent? {
        try await forecast(for: harbourID).nextEvent(of: .high, after: now())
    }

    func invalidate(_ harbourID: String) {
        cache[harbourID.lowercased()] = nil
    }

    func signOut() {
        token = nil
        cache.removeAll()
        for request in inFlight.values { request.cancel() }
        inFlight.removeAll()
    }

    var cachedHarbours: [String] {
        cache.keys.sorted()
    }

    // MARK: - Cache

    private func cachedForecast(_ key: String) -> TideForecast? {
        guard var entry = cache[key] else { return nil }
        guard now().timeIntervalSince(entry.storedAt) < configuration.timeToLive else {
            cache[key] = nil
            return nil
        }
        entry.lastUsed = now()
        cache[key] = entry
        return entry.forecast
    }

    private func store(_ forecast: TideForecast, for key: String) {
        cache[key] = CacheEntry(forecast: forecast, storedAt: now(), lastUsed: now())
        while cache.count > configuration.cacheCapacity,
            let oldest = cache.min(by: { $0.value.lastUsed < $1.value.lastUsed })
        {
            cache[oldest.key] = nil
        }
    }

    // MARK: - Loading

    private func load(_ key: String) async throws -> TideForecast {
        var attempt = 1
        while true {
            do {
                return try await fetch(key)
            } catch let error as TideServiceError where error.isRetryable && attempt < configuration.maxAttempts {
                await metrics.increment("retry")
                try await sleep(delay(afterAttempt: attempt))
                attempt += 1
            }
        }
    }

    private func delay(afterAttempt attempt: Int) -> TimeInterval {
        min(configuration.baseDelay * pow(2, Double(attempt - 1)), configuration.maxDelay)
    }

    private func fetch(_ key: String) async throws -> TideForecast {
        var response = try await perform(key, with: try await validToken())
        if response.status == 401 {
            token = nil
            await metrics.increment("token.rejected")
            response = try await perform(key, with: try await validToken())
        }
        switch response.status {
        case 200..<300:
            return try decode(response.body)
        case 401, 403:
            throw TideServiceError.notAuthorized
        case 404:
            throw TideServiceError.unknownHarbour(key)
        case 429:
            throw TideServiceError.rateLimited
        default:
            throw TideServiceError.unavailable(status: response.status)
        }
    }

    private func perform(_ key: String, with token: AccessToken) async throws -> TideResponse {
        let request = TideRequest(
            path: "/v2/harbours/\(key)/tides",
            query: ["days": "7"],
            headers: ["Authorization": "Bearer \(token.value)"]
        )
        do {
            return try await transport.send(request)
        } catch {
            throw TideServiceError.connectionLost
        }
    }

    private func decode(_ data: Data) throws -> TideForecast {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        do {
            return try decoder.decode(TideForecast.self, from: data)
        } catch {
            throw TideServiceError.malformedResponse
        }
    }

    // MARK: - Token

    private func validToken() async throws -> AccessToken {
        if let token, token.isValid(at: now()) { return token }
        if let refreshTask { return try await refreshTask.value }

        let tokens = tokens
        let task = Task { try await tokens.refreshToken() }
        refreshTask = task
        defer { refreshTask = nil }
        do {
            let fresh = try await task.value
            token = fresh
            return fresh
        } catch {
            throw TideServiceError.notAuthorized
        }
    }
}
