import Foundation

/// Not thread safe on purpose: the service is used from the main queue only.
final class ExpiringCache<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let storedAt: TimeInterval
    }

    private var entries: [Key: Entry] = [:]
    private let lifetime: TimeInterval
    private let time: TimeSource

    init(lifetime: TimeInterval, time: TimeSource) {
        self.lifetime = lifetime
        self.time = time
    }

    subscript(key: Key) -> Value? {
        get {
            guard let entry = entries[key] else { return nil }
            guard time.uptime - entry.storedAt < lifetime else {
                entries[key] = nil
                return nil
            }
            return entry.value
        }
        set { entries[key] = newValue.map { Entry(value: $0, storedAt: time.uptime) } }
    }

    var freshKeys: [Key] { entries.filter { time.uptime - $0.value.storedAt < lifetime }.map(\.key) }

    func removeAll() { entries.removeAll() }
}
