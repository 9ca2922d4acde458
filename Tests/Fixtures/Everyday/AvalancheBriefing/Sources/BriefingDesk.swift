import Foundation

/// Puts together what a ski tourer wants to know in the morning. Bulletins are kept for a while; observations never are.
actor BriefingDesk {
    struct Policy: Sendable {
        var lifetime: Duration = .seconds(1800)
        var maximumRegions = 4
        var staysFrom: DangerLevel = .high
    }

    private struct Entry {
        let bulletin: Bulletin
        let fetchedAt: ContinuousClock.Instant
    }

    private let sources: any BriefingSources
    private let archive: any BriefingArchive
    private let policy: Policy
    private let instant: @Sendable () -> ContinuousClock.Instant
    private var entries: [RegionCode: Entry] = [:]
    private var downloads: [RegionCode: Task<Bulletin?, any Error>] = [:]
    private(set) var downloadCount = 0

    init(
        sources: any BriefingSources,
        archive: any BriefingArchive,
        policy: Policy = Policy(),
        instant: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.sources = sources
        self.archive = archive
        self.policy = policy
        self.instant = instant
    }

    func briefing(for region: RegionCode) async throws -> Briefing {
        async let observations = observations(in: region)
        do {
            let bulletin = try await freshBulletin(for: region)
            return await compose(bulletin, observations, isStale: false)
        } catch {
            guard let old = await archive.lastKnown(region) else { throw error }
            return await compose(old, observations, isStale: true)
        }
    }

    /// Regions by rising danger; regions without a bulletin are left out.
    func compare(_ regions: [RegionCode]) async throws -> [(region: RegionCode, level: DangerLevel)] {
        guard regions.count <= policy.maximumRegions else {
            throw BriefingError.tooManyRegions(limit: policy.maximumRegions)
        }
        return try await withThrowingTaskGroup(of: (RegionCode, DangerLevel)?.self) { group in
            for region in Set(regions) {
                group.addTask {
                    do {
                        return (region, try await self.freshBulletin(for: region).peak)
                    } catch BriefingError.noBulletin {
                        return nil
                    }
                }
            }
            var levels: [(region: RegionCode, level: DangerLevel)] = []
            for try await case (let region, let level)? in group { levels.append((region, level)) }
            return levels.sorted { ($0.level, $0.region.description) < ($1.level, $1.region.description) }
        }
    }

    func forget(_ region: RegionCode? = nil) {
        if let region {
            entries[region] = nil
        } else {
            entries.removeAll()
        }
    }

    nonisolated func summary(of briefing: Briefing) -> String {
        let prefix = briefing.isStale ? "(old) " : ""
        switch briefing.advice {
        case .go: return prefix + "Go"
        case .caution(let aspects): return prefix + "Avoid " + aspects.map(\.rawValue).sorted().joined(separator: ", ")
        case .stay: return prefix + "Stay at home"
        }
    }

    // MARK: -

    private func freshBulletin(for region: RegionCode) async throws -> Bulletin {
        if let entry = entries[region], entry.fetchedAt.duration(to: instant()) < policy.lifetime {
            return entry.bulletin
        }
        guard let bulletin = try await download(region) else { throw BriefingError.noBulletin(region) }
        entries[region] = Entry(bulletin: bulletin, fetchedAt: instant())
        await archive.store(bulletin)
        return bulletin
    }

    private func download(_ region: RegionCode) async throws -> Bulletin? {
        if let running = downloads[region] { return try await running.value }
        downloadCount += 1
        let task = Task { [sources] in try await sources.bulletin(for: region) }
        downloads[region] = task
        defer { downloads[region] = nil }
        return try await task.value
    }

    private func observations(in region: RegionCode) async -> [Observation] {
        guard let huts = try? await sources.huts(in: region) else { return [] }
        var found: [Observation] = []
        for hut in huts {
            guard let observation = try? await sources.latest(at: hut) else { continue }
            found.append(observation)
        }
        return found.sorted { $0.takenAt > $1.takenAt }
    }

    private func compose(_ bulletin: Bulletin, _ observations: [Observation], isStale: Bool) -> Briefing {
        let risky = bulletin.levels.filter { $0.value >= .considerable }.keys
        let advice: Advice
        if bulletin.peak >= policy.staysFrom || bulletin.problems.contains(.persistentWeakLayer) {
            advice = .stay
        } else if risky.isEmpty {
            advice = .go
        } else {
            advice = .caution(avoid: Set(risky))
        }
        return Briefing(bulletin: bulletin, observations: observations, advice: advice, isStale: isStale)
    }
}
