import Foundation

actor StationRepository: StationRepositoryProtocol {
    struct Configuration: Sendable {
        var timeToLive: TimeInterval = 300
        var maxAttempts = 3
        var baseDelay: Duration = .milliseconds(200)
    }

    private let remote: any StationRemoteDataSource
    private let local: any StationLocalDataSource
    private let logger: (any RepositoryLogging)?
    private let configuration: Configuration
    private let now: @Sendable () -> Date
    private let sleep: @Sendable (Duration) async throws -> Void

    private(set) var lastSyncedAt: Date?
    private(set) var pendingFavorites: Set<String> = []

    init(
        remote: any StationRemoteDataSource,
        local: any StationLocalDataSource,
        logger: (any RepositoryLogging)? = nil,
        configuration: Configuration = .init(),
        now: @escaping @Sendable () -> Date = { Date() },
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.remote = remote
        self.local = local
        self.logger = logger
        self.configuration = configuration
        self.now = now
        self.sleep = sleep
    }

    func stations(policy: FetchPolicy = .cacheElseNetwork) async throws -> [Station] {
        let cached = await loadCached()

        switch policy {
        case .cacheOnly:
            guard let cached else { throw StationRepositoryError.nothingCached }
            return sorted(cached.stations)
        case .cacheElseNetwork:
            if let cached, !isExpired(cached) { return sorted(cached.stations) }
        case .reload:
            break
        }

        do {
            let fresh = try await fetchWithRetry(since: cached?.savedAt)
            let merged = merge(remote: fresh, local: cached?.stations ?? [])
            let timestamp = now()
            try await local.save(StationSnapshot(stations: merged, savedAt: timestamp))
            lastSyncedAt = timestamp
            return sorted(merged)
        } catch let error as StationRepositoryError {
            if policy == .cacheElseNetwork, let cached {
                logger?.warning("serving stale stations")
                return sorted(cached.stations)
            }
            throw error
        }
    }

    func setFavorite(_ favorite: Bool, stationID: String) async throws {
        guard var snapshot = try await local.loadSnapshot(),
            let index = snapshot.stations.firstIndex(where: { $0.id == stationID })
        else {
            throw StationRepositoryError.unknownStation(stationID)
        }
        let previous = snapshot
        snapshot.stations[index].isFavorite = favorite
        try await local.save(snapshot)

        pendingFavorites.insert(stationID)
        defer { pendingFavorites.remove(stationID) }
        do {
            try await remote.setFavorite(favorite, stationID: stationID)
        } catch {
            try await local.save(previous)
            throw StationRepositoryError.rejected
        }
    }

    func signOut() async throws {
        try await local.removeAll()
        lastSyncedAt = nil
        pendingFavorites.removeAll()
    }

    // MARK: - Helpers

    private func loadCached() async -> StationSnapshot? {
        do {
            return try await local.loadSnapshot()
        } catch {
            logger?.warning("cache unreadable: \(error)")
            return nil
        }
    }

    private func isExpired(_ snapshot: StationSnapshot) -> Bool {
        now().timeIntervalSince(snapshot.savedAt) >= configuration.timeToLive
    }

    private func fetchWithRetry(since date: Date?) async throws -> [Station] {
        var attempt = 1
        while true {
            do {
                return try await remote.fetchStations(since: date)
            } catch let failure as RemoteFailure {
                guard failure.isRetryable else { throw StationRepositoryError.rejected }
                guard attempt < configuration.maxAttempts else {
                    throw StationRepositoryError.unreachable(attempts: attempt)
                }
                try await sleep(configuration.baseDelay * attempt)
                attempt += 1
            }
        }
    }

    /// The remote answer wins per station unless the local copy is newer; the favourite flag is always ours.
    private func merge(remote: [Station], local: [Station]) -> [Station] {
        var byID = Dictionary(local.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for var station in remote {
            if let known = byID[station.id] {
                if known.updatedAt > station.updatedAt { continue }
                station.isFavorite = known.isFavorite
            }
            byID[station.id] = station
        }
        return byID.values.filter { $0.status != .gone || $0.isFavorite }
    }

    private func sorted(_ stations: [Station]) -> [Station] {
        stations.sorted {
            if $0.isFavorite != $1.isFavorite { return $0.isFavorite }
            return $0.name.localizedCaseInsensitiveCompare($1.name) == .orderedAscending
        }
    }
}
