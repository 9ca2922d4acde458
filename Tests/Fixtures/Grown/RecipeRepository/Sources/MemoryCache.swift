import Foundation

/// Small least-recently-used cache. Not thread safe; lives inside an actor.
struct MemoryCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private(set) var keysByUse: [Key] = []
    private var values: [Key: Value] = [:]
    let capacity: Int

    init(capacity: Int) {
        self.capacity = max(capacity, 1)
    }

    var count: Int { values.count }

    mutating func value(for key: Key) -> Value? {
        guard let value = values[key] else { return nil }
        touch(key)
        return value
    }

    mutating func insert(_ value: Value, for key: Key) {
        values[key] = value
        touch(key)
        while values.count > capacity, let oldest = keysByUse.first {
            remove(oldest)
        }
    }

    mutating func remove(_ key: Key) {
        values[key] = nil
        keysByUse.removeAll { $0 == key }
    }

    mutating func removeAll() {
        values.removeAll()
        keysByUse.removeAll()
    }

    private mutating func touch(_ key: Key) {
        keysByUse.removeAll { $0 == key }
        keysByUse.append(key)
    }
}
