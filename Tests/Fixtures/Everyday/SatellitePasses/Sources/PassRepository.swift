import Foundation

actor PassRepository {
    struct Options: Sendable {
        var freshFor: TimeInterval = 1_800
        var usableFor: TimeInterval = 2 * 86_400
        var capacity = 3
        var minimumElevation = 10.0
    }

    private struct Entry {
        var forecast: StoredForecast
        var validatedAt: Date
        var lastUsed: Date
    }

    private let api: any PassAPI
    private let disk: any ForecastDisk
    private let metrics: any PassMetrics
    private let options: Options
    private let clock: @Sendable () -> Date

    private var entries: [String: Entry] = [:]
    private var blockedUntil: Date?
    private var favourites: Set<String> = []

    init(
        api: any PassAPI,
        disk: any ForecastDisk,
        metrics: any PassMetrics,
        options: Options = Options(),
        clock: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.api = api
        self.disk = disk
        self.metrics = metrics
        self.options = options
        self.clock = clock
    }

    var cachedSiteCount: Int { entries.count }

    // MARK: - Reading

    func forecast(for site: Site, ignoringCache: Bool = false) async throws -> PassForecast {
        guard abs(site.latitude) <= 90, abs(site.longitude) <= 180 else { throw PassError.badSite }
        let key = Self.key(for: site)
        if !ignoringCache, let entry = entries[key], isFresh(entry) {
            entries[key]?.lastUsed = clock()
            metrics.increment("pass.hit")
            return PassForecast(passes: upcoming(entry.forecast.passes), origin: .memory)
        }
        if let blockedUntil, clock() < blockedUntil {
            metrics.increment("pass.blocked")
            return try await fallback(key: key, error: PassError.quotaExceeded(retryAfter: wait(until: blockedUntil)))
        }
        do {
            return try await download(site, key: key)
        } catch PassError.badSite {
            await forget(key)
            throw PassError.badSite
        } catch PassError.quotaExceeded(let seconds) {
            blockedUntil = clock().addingTimeInterval(seconds)
            return try await fallback(key: key, error: PassError.quotaExceeded(retryAfter: seconds))
        } catch {
            return try await fallback(key: key, error: error)
        }
    }

    func nextPass(over site: Site, brighterThan limit: Double? = nil) async throws -> SatellitePass {
        let passes = try await forecast(for: site).passes
        let candidates = passes.filter { pass in
            guard let limit else { return true }
            guard let magnitude = pass.magnitude else { return false }
            return magnitude < limit
        }
        let favourite = candidates.first { favourites.contains($0.satellite) }
        guard let pass = favourite ?? candidates.first else { throw PassError.noForecast }
        return pass
    }

    func bestPasses(over site: Site, count: Int = 3) async throws -> [SatellitePass] {
        let passes = try await forecast(for: site).passes
        return Array(
            passes
                .sorted { ($0.maximumElevation, $1.rise) > ($1.maximumElevation, $0.rise) }
                .prefix(count)
        )
    }

    // MARK: - Writing

    func setFavourite(_ satellite: String, isOn: Bool) {
        if isOn {
            favourites.insert(satellite)
        } else {
            favourites.remove(satellite)
        }
    }

    func prefetch(_ sites: [Site]) async -> Int {
        var loaded = 0
        for site in sites where entries[Self.key(for: site)].map(isFresh) != true {
            guard let forecast = try? await forecast(for: site) else { continue }
            if forecast.origin == .network { loaded += 1 }
        }
        return loaded
    }

    func purgeExpired() {
        entries = entries.filter { age(of: $0.value.forecast) <= options.usableFor }
    }

    func remove(_ site: Site) async {
        await forget(Self.key(for: site))
    }

    // MARK: - Network

    private func download(_ site: Site, key: String) async throws -> PassForecast {
        let known = await stored(key)
        switch try await api.passes(over: site, etag: known?.etag) {
        case .fresh(let passes, let etag):
            let forecast = StoredForecast(passes: passes, savedAt: clock(), etag: etag)
            remember(forecast, key: key)
            await save(forecast, key: key)
            metrics.increment("pass.download")
            return PassForecast(passes: upcoming(passes), origin: .network)
        case .notModified:
            guard let known else { throw PassError.noForecast }
            let forecast = StoredForecast(passes: known.passes, savedAt: clock(), etag: known.etag)
            remember(forecast, key: key)
            await save(forecast, key: key)
            metrics.increment("pass.unchanged")
            return PassForecast(passes: upcoming(known.passes), origin: .memory)
        }
    }

    private func fallback(key: String, error: any Error) async throws -> PassForecast {
        guard let known = await stored(key) else { throw error }
        let age = age(of: known)
        guard age <= options.usableFor else {
            await forget(key)
            throw error
        }
        metrics.increment("pass.fallback")
        return PassForecast(passes: upcoming(known.passes), origin: .disk(age: age))
    }

    // MARK: - Storage

    private func stored(_ key: String) async -> StoredForecast? {
        if let entry = entries[key] { return entry.forecast }
        do {
            return try await disk.read(key: key)
        } catch {
            metrics.increment("pass.corrupt")
            try? await disk.delete(key: key)
            return nil
        }
    }

    private func remember(_ forecast: StoredForecast, key: String) {
        let time = clock()
        entries[key] = Entry(forecast: forecast, validatedAt: time, lastUsed: time)
        while entries.count > max(1, options.capacity) {
            let others = entries.filter { $0.key != key }
            guard let oldest = others.min(by: { $0.value.lastUsed < $1.value.lastUsed }) else { break }
            entries[oldest.key] = nil
        }
    }

    private func save(_ forecast: StoredForecast, key: String) async {
        do {
            try await disk.write(forecast, key: key)
        } catch {
            metrics.increment("pass.unsaved")
        }
    }

    private func forget(_ key: String) async {
        entries[key] = nil
        try? await disk.delete(key: key)
    }

    // MARK: - Helpers

    private func isFresh(_ entry: Entry) -> Bool {
        clock().timeIntervalSince(entry.validatedAt) < options.freshFor
    }

    private func age(of forecast: StoredForecast) -> TimeInterval {
        clock().timeIntervalSince(forecast.savedAt)
    }

    private func wait(until date: Date) -> TimeInterval {
        max(0, date.timeIntervalSince(clock()))
    }

    private func upcoming(_ passes: [SatellitePass]) -> [SatellitePass] {
        let time = clock()
        return
            passes
            .filter { $0.set > time && $0.maximumElevation >= options.minimumElevation }
            .sorted { $0.rise < $1.rise }
    }

    private static func key(for site: Site) -> String {
        let (latitude, longitude) = ((site.latitude * 10).rounded() / 10, (site.longitude * 10).rounded() / 10)
        return "passes/\(latitude),\(longitude)"
    }
}
