import Foundation

public enum LeafletSourceError: Error, Equatable, Sendable {
    case timeout
    case status(Int)

    var isTransient: Bool {
        switch self {
        case .timeout: true
        case .status(let code): code == 429 || code >= 500
        }
    }
}

public protocol LeafletSource: Sendable {
    func leaflet(code: String, language: String) async throws -> Leaflet
}

public protocol LeafletArchive: Sendable {
    func save(_ leaflet: Leaflet) async
    func load(_ key: LeafletKey) async -> Leaflet?
    func remove(_ key: LeafletKey) async
}

public protocol LeafletLogging: Sendable {
    func retrying(_ key: LeafletKey, attempt: Int, after delay: TimeInterval)
    func servedStale(_ key: LeafletKey, age: TimeInterval)
}

public struct LeafletPolicy: Sendable {
    public var lifetime: TimeInterval
    public var staleLimit: TimeInterval
    public var maxAttempts: Int
    public var baseDelay: TimeInterval
    public var capacity: Int

    public init(
        lifetime: TimeInterval = 3600,
        staleLimit: TimeInterval = 86_400,
        maxAttempts: Int = 3,
        baseDelay: TimeInterval = 0.5,
        capacity: Int = 50
    ) {
        self.lifetime = lifetime
        self.staleLimit = staleLimit
        self.maxAttempts = maxAttempts
        self.baseDelay = baseDelay
        self.capacity = capacity
    }

    func delay(beforeAttempt attempt: Int) -> TimeInterval {
        baseDelay * pow(2, Double(attempt - 2))
    }
}
