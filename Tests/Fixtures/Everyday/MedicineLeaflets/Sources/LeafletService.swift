import Foundation

public actor LeafletService {
    public struct Statistics: Equatable, Sendable {
        public var hits = 0
        public var misses = 0
        public var joined = 0
        public var evictions = 0
    }

    private struct Entry {
        let leaflet: Leaflet
        let storedAt: Date
        var lastUsed: Date
    }

    public private(set) var statistics = Statistics()

    private let source: any LeafletSource
    private let archive: any LeafletArchive
    private let logger: any LeafletLogging
    private let policy: LeafletPolicy
    private let now: @Sendable () -> Date
    private let sleep: @Sendable (TimeInterval) async throws -> Void

    private var entries: [LeafletKey: Entry] = [:]
    private var inFlight: [LeafletKey: Task<Leaflet, any Error>] = [:]

    public init(
        source: any LeafletSource,
        archive: any LeafletArchive,
        logger: any LeafletLogging,
        policy: LeafletPolicy = LeafletPolicy(),
        now: @escaping @Sendable () -> Date = { Date() },
        sleep: @escaping @Sendable (TimeInterval) async throws -> Void = {
            try await Task.sleep(nanoseconds: UInt64($0 * 1_000_000_000))
        }
    ) {
        self.source = source
        self.archive = archive
        self.logger = logger
        self.policy = policy
        self.now = now
        self.sleep = sleep
    }

    public var cachedKeys: Set<LeafletKey> { Set(entries.keys) }

    public func leaflet(for code: String, language: String = "en") async throws -> Leaflet {
        let key = try Self.key(code: code, language: language)
        if let fresh = freshLeaflet(for: key) {
            statistics.hits += 1
            return fresh
        }
        if let running = inFlight[key] {
            statistics.joined += 1
            return try await running.value
        }
        statistics.misses += 1
        let task = Task { try await self.fetch(key) }
        inFlight[key] = task
        defer { inFlight[key] = nil }
        do {
            let leaflet = try await task.value
            store(leaflet, for: key)
            await archive.save(leaflet)
            return leaflet
        } catch let error as LeafletError {
            guard case .unavailable = error, let stale = await staleLeaflet(for: key) else { throw error }
            return stale
        }
    }

    public func prefetch(_ codes: [String], language: String = "en") async -> Int {
        var loaded = 0
        for code in codes {
            if (try? await leaflet(for: code, language: language)) != nil {
                loaded += 1
            }
        }
        return loaded
    }

    public func invalidate(code: String) async {
        let keys = entries.keys.filter { $0.code == code.uppercased() }
        for key in keys {
            entries[key] = nil
            await archive.remove(key)
        }
    }

    /// Drops what can no longer be served, even as a stale copy, and tells how many were dropped.
    @discardableResult
    public func purgeExpired() -> Int {
        let date = now()
        let expired = entries.filter { date.timeIntervalSince($0.value.storedAt) > policy.staleLimit }
        for key in expired.keys {
            entries[key] = nil
        }
        statistics.evictions += expired.count
        return expired.count
    }

    public func reset() {
        for task in inFlight.values { task.cancel() }
        inFlight.removeAll()
        entries.removeAll()
        statistics = Statistics()
    }

    // MARK: - Cache

    private func freshLeaflet(for key: LeafletKey) -> Leaflet? {
        guard let entry = entries[key] else { return nil }
        let date = now()
        guard date.timeIntervalSince(entry.storedAt) < policy.lifetime else { return nil }
        entries[key]?.lastUsed = date
        return entry.leaflet
    }

    private func staleLeaflet(for key: LeafletKey) async -> Leaflet? {
        if let entry = entries[key] {
            let age = now().timeIntervalSince(entry.storedAt)
            guard age <= policy.staleLimit else { return nil }
            logger.servedStale(key, age: age)
            return entry.leaflet
        }
        return await archive.load(key)
    }

    private func store(_ leaflet: Leaflet, for key: LeafletKey) {
        if let current = entries[key], current.leaflet.revision > leaflet.revision {
            entries[key] = Entry(leaflet: current.leaflet, storedAt: now(), lastUsed: now())
            return
        }
        entries[key] = Entry(leaflet: leaflet, storedAt: now(), lastUsed: now())
        while entries.count > policy.capacity, let oldest = entries.min(by: { $0.value.lastUsed < $1.value.lastUsed }) {
            entries[oldest.key] = nil
            statistics.evictions += 1
        }
    }

    // MARK: - Network

    private func fetch(_ key: LeafletKey) async throws -> Leaflet {
        var attempt = 1
        while true {
            do {
                return try await source.leaflet(code: key.code, language: key.language)
            } catch let error as LeafletSourceError {
                guard error.isTransient else { throw Self.map(error) }
                guard attempt < policy.maxAttempts else { throw LeafletError.unavailable(attempts: attempt) }
                attempt += 1
                let delay = policy.delay(beforeAttempt: attempt)
                logger.retrying(key, attempt: attempt, after: delay)
                try await sleep(delay)
            }
        }
    }

    private static func map(_ error: LeafletSourceError) -> LeafletError {
        switch error {
        case .timeout: .unavailable(attempts: 1)
        case .status(404), .status(410): .notFound
        case .status(let code): .server(status: code)
        }
    }

    private static func key(code: String, language: String) throws -> LeafletKey {
        let normalized = code.trimmingCharacters(in: .whitespaces).uppercased()
        guard (5...9).contains(normalized.count), normalized.allSatisfy({ $0.isLetter || $0.isNumber }) else {
            throw LeafletError.invalidCode(code)
        }
        return LeafletKey(code: normalized, language: String(language.prefix(2)).lowercased())
    }
}
