import Foundation

protocol RatesRepository: Sendable {
    func table(for base: CurrencyCode, policy: CachePolicy) async throws -> RateTable
    func convert(_ amount: Decimal, from source: CurrencyCode, to target: CurrencyCode) async throws -> Decimal
    func forget(_ base: CurrencyCode) async
}

final class DefaultRatesRepository: RatesRepository {
    private let http: any HTTPClient
    private let cache: any RatesCache
    private let decoder = JSONDecoder()
    private let lifetime: TimeInterval
    private let now: @Sendable () -> Date

    init(
        http: any HTTPClient,
        cache: any RatesCache,
        lifetime: TimeInterval = 3600,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.http = http
        self.cache = cache
        self.lifetime = lifetime
        self.now = now
    }

    func table(for base: CurrencyCode, policy: CachePolicy = .freshOrRemote) async throws -> RateTable {
        let stored = await cache.entry(for: base)
        switch policy {
        case .cacheOnly:
            guard let stored else { throw RatesError.notCached }
            return stored.table
        case .freshOrRemote:
            if let stored, now().timeIntervalSince(stored.storedAt) < lifetime {
                return stored.table
            }
        case .remoteOnly:
            break
        }
        do {
            return try await download(base, stored: stored)
        } catch let error as RatesError where error.allowsStaleCopy {
            guard policy != .remoteOnly, let stored else { throw error }
            return stored.table.markedStale()
        }
    }

    func convert(_ amount: Decimal, from source: CurrencyCode, to target: CurrencyCode) async throws -> Decimal {
        guard source != target else { return amount }
        let table = try await table(for: source)
        guard let rate = table.rates[target] else {
            throw RatesError.unknownCurrency(target)
        }
        return amount * rate
    }

    func forget(_ base: CurrencyCode) async {
        await cache.remove(base)
    }

    // MARK: - Remote

    private func download(_ base: CurrencyCode, stored: CachedTable?) async throws -> RateTable {
        var request = APIRequest(path: "/v2/latest", query: ["base": base.rawValue])
        if let etag = stored?.etag {
            request.headers["If-None-Match"] = etag
        }
        let response: APIResponse
        do {
            response = try await http.send(request)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw RatesError.noConnection
        }
        switch response.status {
        case 200:
            let table = try parse(response.body)
            await cache.store(CachedTable(table: table, etag: response.headers["ETag"], storedAt: now()), for: base)
            return table
        case 304:
            guard var renewed = stored else { throw RatesError.malformed }
            renewed.storedAt = now()
            await cache.store(renewed, for: base)
            return renewed.table
        case 401, 403:
            throw RatesError.keyRefused
        case 429:
            throw RatesError.tooManyRequests(retryAfter: response.headers["Retry-After"].flatMap(Int.init) ?? 60)
        default:
            throw RatesError.server(status: response.status)
        }
    }

    private func parse(_ body: Data) throws -> RateTable {
        guard let dto = try? decoder.decode(RatesDTO.self, from: body) else { throw RatesError.malformed }
        return try dto.toDomain()
    }
}
