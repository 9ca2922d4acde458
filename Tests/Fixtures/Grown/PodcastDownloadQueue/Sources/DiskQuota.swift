import Foundation

struct DiskQuota: Sendable {
    let limitBytes: Int64
    /// Space the downloads never take from the rest of the device.
    let keepFreeBytes: Int64

    init(limitBytes: Int64, keepFreeBytes: Int64 = 500_000_000) {
        self.limitBytes = limitBytes
        self.keepFreeBytes = keepFreeBytes
    }

    /// How much has to be freed before the requested bytes fit, zero when they fit already.
    func shortfall(requested: Int64, used: Int64, reserved: Int64, available: Int64) -> Int64 {
        let overLimit = used + reserved + requested - limitBytes
        let overDevice = reserved + requested + keepFreeBytes - available
        return max(0, overLimit, overDevice)
    }

    /// The played episodes to delete, longest ago first, or `nil` if even all of them aren't enough.
    func evictions(from episodes: [StoredEpisode], freeing bytes: Int64) -> [StoredEpisode]? {
        let candidates =
            episodes
            .filter { !$0.isKept && $0.lastPlayedAt != nil }
            .sorted { ($0.lastPlayedAt ?? .distantPast) < ($1.lastPlayedAt ?? .distantPast) }

        var victims: [StoredEpisode] = []
        var freed: Int64 = 0
        for candidate in candidates where freed < bytes {
            victims.append(candidate)
            freed += candidate.bytes
        }
        return freed >= bytes ? victims : nil
    }
}
