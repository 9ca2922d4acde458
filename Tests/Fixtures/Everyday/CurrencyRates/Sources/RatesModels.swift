import Foundation

struct CurrencyCode: RawRepresentable, Hashable, Sendable {
    let rawValue: String

    init?(rawValue: String) {
        guard rawValue.count == 3, rawValue.allSatisfy(\.isUppercase) else { return nil }
        self.rawValue = rawValue
    }
}

struct RateTable: Equatable, Sendable {
    let base: CurrencyCode
    let quotedAt: Date
    let rates: [CurrencyCode: Decimal]
    let source: String
    private(set) var isStale = false

    func markedStale() -> RateTable {
        var copy = self
        copy.isStale = true
        return copy
    }
}

struct CachedTable: Equatable, Sendable {
    let table: RateTable
    let etag: String?
    var storedAt: Date
}

enum CachePolicy: Sendable {
    case freshOrRemote, remoteOnly, cacheOnly
}

enum RatesError: Error, Equatable {
    case notCached
    case noConnection
    case keyRefused
    case tooManyRequests(retryAfter: Int)
    case server(status: Int)
    case malformed
    case unknownCurrency(CurrencyCode)

    var allowsStaleCopy: Bool {
        switch self {
        case .noConnection, .server, .tooManyRequests: true
        default: false
        }
    }
}

struct APIRequest: Equatable, Sendable {
    let path: String
    var query: [String: String] = [:]
    var headers: [String: String] = [:]
}

struct APIResponse: Sendable {
    let status: Int
    var headers: [String: String] = [:]
    let body: Data
}

protocol HTTPClient: Sendable {
    func send(_ request: APIRequest) async throws -> APIResponse
}

protocol RatesCache: Sendable {
    func entry(for base: CurrencyCode) async -> CachedTable?
    func store(_ entry: CachedTable, for base: CurrencyCode) async
    func remove(_ base: CurrencyCode) async
}
