import Foundation

/// Brings the stored values of earlier releases up to the current schema, one version after the other.
struct SettingsMigrator {
    static let currentVersion = 3
    static let versionKey = "playback.schema"

    struct Outcome: Equatable {
        let from: Int
        let to: Int
    }

    let store: any KeyValueStore

    private var storedVersion: Int? {
        guard case .int(let version) = store.value(forKey: Self.versionKey) else { return nil }
        return version
    }

    /// Releases before the schema version existed only wrote the legacy keys.
    private var hasLegacyValues: Bool {
        ["wifiOnly", "quality", "speed", "skipInterval"].contains { store.value(forKey: $0) != nil }
    }

    /// Returns `nil` if there was nothing to migrate.
    func migrateIfNeeded() throws -> Outcome? {
        guard let start = storedVersion ?? (hasLegacyValues ? 1 : nil) else {
            try store.set(.int(Self.currentVersion), forKey: Self.versionKey)
            return nil
        }
        guard start <= Self.currentVersion else { throw SettingsError.newerSchema(start) }
        guard start < Self.currentVersion else { return nil }

        var version = start
        while version < Self.currentVersion {
            switch version {
            case 1: try migrateFrom1To2()
            default: try migrateFrom2To3()
            }
            version += 1
            // Written after every step, a later failure doesn't repeat the ones already done.
            try store.set(.int(version), forKey: Self.versionKey)
        }
        store.synchronize()
        return Outcome(from: start, to: version)
    }

    private func migrateFrom1To2() throws {
        if case .bool(let wifiOnly) = store.value(forKey: "wifiOnly") {
            try store.set(.bool(!wifiOnly), forKey: SettingsKey.cellularStreaming.rawValue)
            try store.removeValue(forKey: "wifiOnly")
        }
        if case .int(let level) = store.value(forKey: "quality") {
            let quality: StreamingQuality
            switch level {
            case 1: quality = .low
            case 2, 3: quality = .high
            default: quality = .automatic
            }
            try store.set(.string(quality.rawValue), forKey: SettingsKey.streamingQuality.rawValue)
            try store.removeValue(forKey: "quality")
        }
    }

    private func migrateFrom2To3() throws {
        if case .string(let text) = store.value(forKey: "speed") {
            // "1.5x"
            if let speed = Double(text.replacingOccurrences(of: "x", with: "")) {
                try store.set(.double(speed), forKey: SettingsKey.playbackSpeed.rawValue)
            }
            try store.removeValue(forKey: "speed")
        }
        if case .int(let seconds) = store.value(forKey: "skipInterval") {
            try store.set(.int(seconds), forKey: SettingsKey.skipForward.rawValue)
            try store.set(.int(min(seconds, 15)), forKey: SettingsKey.skipBackward.rawValue)
            try store.removeValue(forKey: "skipInterval")
        }
    }
}
