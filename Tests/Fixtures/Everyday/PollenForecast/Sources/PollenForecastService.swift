import Foundation

protocol PollenForecastProviding: Sendable {
    func forecast(for region: Region, forceRefresh: Bool) async throws -> PollenForecast
    func alerts(for profile: AllergyProfile, in region: Region) async throws -> [Allergen]
}

actor PollenForecastService: PollenForecastProviding {
    private struct CacheEntry {
        let forecast: PollenForecast
        let storedAt: Date
    }

    private let api: any PollenAPI
    private let archive: any ForecastArchive
    private let log: any EventLog
    private let timeToLive: TimeInterval
    private let now: @Sendable () -> Date

    private var cache: [Region: CacheEntry] = [:]
    private var inFlight: [Region: Task<PollenForecast, any Error>] = [:]

    var cachedRegionCount: Int { cache.count }

    init(
        api: any PollenAPI,
        archive: any ForecastArchive,
        log: any EventLog,
        timeToLive: TimeInterval = 30 * 60,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.api = api
        self.archive = archive
        self.log = log
        self.timeToLive = timeToLive
        self.now = now
    }

    func forecast(for region: Region, forceRefresh: Bool = false) async throws -> PollenForecast {
        if !forceRefresh, let entry = cache[region], isFresh(entry) {
            return entry.forecast
        }
        if let running = inFlight[region] {
            return try await running.value
        }
        let task = Task { [api] in try await api.fetchForecast(region: region) }
        inFlight[region] = task
        defer { inFlight[region] = nil }

        do {
            let forecast = try await task.value
            cache[region] = CacheEntry(forecast: forecast, storedAt: now())
            await persist(forecast)
            return forecast
        } catch PollenError.offline {
            guard let archived = await archive.load(region: region) else { throw PollenError.offline }
            log.info("archive used for \(region.code)")
            return archived
        }
    }

    /// The user's allergens that reach the threshold, worst first.
    func alerts(for profile: AllergyProfile, in region: Region) async throws -> [Allergen] {
        let levels = try await forecast(for: region).levels
        return profile.allergens
            .filter { (levels[$0] ?? .none) >= profile.threshold }
            .sorted { (levels[$0] ?? .none, $1.rawValue) > (levels[$1] ?? .none, $0.rawValue) }
    }

    /// Warms the cache; a region that fails does not stop the others. Returns how many succeeded.
    func prefetch(_ regions: [Region]) async -> Int {
        var loaded = 0
        for region in regions {
            do {
                _ = try await forecast(for: region)
                loaded += 1
            } catch {
                log.error("prefetch \(region.code)", underlying: error)
            }
        }
        return loaded
    }

    func clear() async {
        for task in inFlight.values { task.cancel() }
        inFlight = [:]
        cache = [:]
        await archive.removeAll()
    }

    private func isFresh(_ entry: CacheEntry) -> Bool {
        now().timeIntervalSince(entry.storedAt) < timeToLive
    }

    private func persist(_ forecast: PollenForecast) async {
        do {
            try await archive.save(forecast)
        } catch {
            log.error("archive", underlying: error)
        }
    }
}
