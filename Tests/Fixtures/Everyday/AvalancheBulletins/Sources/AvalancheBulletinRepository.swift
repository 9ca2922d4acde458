import Foundation

actor AvalancheBulletinRepository {
    struct Configuration: Sendable {
        var pageSize = 25
        var maxAge: TimeInterval = 15 * 60
        var maxStaleAge: TimeInterval = 12 * 60 * 60
        var maxAttempts = 3
        var retryDelay: TimeInterval = 0.5
    }

    private struct Entry {
        var bulletins: [AvalancheBulletin]
        var cursor: String?
        var loadedAt: Date
    }

    private let remote: any AvalancheRemote
    private let store: any AvalancheBulletinStore
    private let mapper = AvalancheBulletinMapper()
    private let configuration: Configuration
    private let now: @Sendable () -> Date
    private let sleep: @Sendable (TimeInterval) async throws -> Void
    private var cache: [String: Entry] = [:]

    init(
        remote: any AvalancheRemote,
        store: any AvalancheBulletinStore,
        configuration: Configuration = Configuration(),
        now: @escaping @Sendable () -> Date = { Date() },
        sleep: @escaping @Sendable (TimeInterval) async throws -> Void = { try await Task.sleep(for: .seconds($0)) }
    ) {
        self.remote = remote
        self.store = store
        self.configuration = configuration
        self.now = now
        self.sleep = sleep
    }

    func bulletins(area: String, forceRefresh: Bool = false) async throws -> AvalancheBulletinPage {
        let key = normalized(area)
        if !forceRefresh, let entry = await freshEntry(key) {
            return page(entry, isStale: false)
        }
        do {
            let dto = try await fetch(area: key, cursor: nil)
            let entry = Entry(bulletins: mapper.bulletins(from: dto.items), cursor: dto.nextCursor, loadedAt: now())
            cache[key] = entry
            await persist(entry, area: key)
            return page(entry, isStale: false)
        } catch {
            let failure = mapper.domainError(from: error, area: key)
            switch failure {
            case .offline, .serviceUnavailable:
                if let entry = await fallbackEntry(key) {
                    return page(entry, isStale: true)
                }
            case .regionUnknown:
                cache[key] = nil
                try? await store.remove(area: key)
            case .subscriptionRequired, .unexpected:
                break
            }
            throw failure
        }
    }

    func nextPage(area: String) async throws -> AvalancheBulletinPage {
        let key = normalized(area)
        guard let entry = cache[key] else {
            return try await bulletins(area: area)
        }
        guard let cursor = entry.cursor else {
            return page(entry, isStale: false)
        }
        do {
            let dto = try await fetch(area: key, cursor: cursor)
            var updated = cache[key] ?? entry
            let known = Set(updated.bulletins.map(\.id))
            updated.bulletins += mapper.bulletins(from: dto.items).filter { !known.contains($0.id) }
            updated.cursor = dto.nextCursor
            cache[key] = updated
            await persist(updated, area: key)
            return page(updated, isStale: false)
        } catch {
            throw mapper.domainError(from: error, area: key)
        }
    }

    func highestDanger(area: String) async throws -> AvalancheDangerLevel? {
        try await bulletins(area: area).bulletins.map(\.danger).max()
    }

    func clear(area: String) async throws {
        let key = normalized(area)
        cache[key] = nil
        do {
            try await store.remove(area: key)
        } catch {
            throw AvalancheBulletinError.unexpected
        }
    }

    private func fetch(area: String, cursor: String?) async throws -> AvalancheBulletinPageDTO {
        var attempt = 1
        while true {
            do {
                return try await remote.bulletins(area: area, cursor: cursor, limit: configuration.pageSize)
            } catch {
                guard attempt < configuration.maxAttempts, isRetryable(error) else { throw error }
                try await sleep(configuration.retryDelay * pow(2, Double(attempt - 1)))
                attempt += 1
            }
        }
    }

    private func isRetryable(_ error: Error) -> Bool {
        switch error as? AvalancheRemoteError {
        case .timedOut: return true
        case .http(let status): return status == 429 || status >= 500
        case .notConnected, .decoding, nil: return false
        }
    }

    private func freshEntry(_ key: String) async -> Entry? {
        if let entry = cache[key] {
            return age(of: entry) < configuration.maxAge ? entry : nil
        }
        guard let entry = await storedEntry(key), age(of: entry) < configuration.maxAge else { return nil }
        cache[key] = entry
        return entry
    }

    private func fallbackEntry(_ key: String) async -> Entry? {
        var candidate = cache[key]
        if candidate == nil {
            candidate = await storedEntry(key)
        }
        guard let entry = candidate, age(of: entry) <= configuration.maxStaleAge else { return nil }
        return entry
    }

    private func storedEntry(_ key: String) async -> Entry? {
        guard let stored = try? await store.read(area: key) else { return nil }
        return Entry(bulletins: stored.bulletins, cursor: stored.cursor, loadedAt: stored.savedAt)
    }

    private func persist(_ entry: Entry, area: String) async {
        let stored = StoredAvalancheBulletins(bulletins: entry.bulletins, cursor: entry.cursor, savedAt: entry.loadedAt)
        try? await store.write(stored, area: area)
    }

    private func age(of entry: Entry) -> TimeInterval {
        now().timeIntervalSince(entry.loadedAt)
    }

    private func page(_ entry: Entry, isStale: Bool) -> AvalancheBulletinPage {
        let current = now()
        let visible = entry.bulletins
            .filter { isStale || $0.validUntil > current }
            .sorted { $0.danger == $1.danger ? $0.regionName < $1.regionName : $0.danger > $1.danger }
        return AvalancheBulletinPage(bulletins: visible, hasMore: entry.cursor != nil && !isStale, isStale: isStale)
    }

    private func normalized(_ area: String) -> String {
        area.trimmingCharacters(in: .whitespaces).lowercased()
    }
}
