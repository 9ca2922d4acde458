import Foundation

/// Reads and changes the playback settings.
///
/// What the user has chosen is stored as it is. What the player gets are the *effective* settings: choices the
/// flags or the subscription don't allow at the moment are lowered, and come back as soon as they are allowed again.
final class PlaybackSettingsUseCase {
    private let store: any KeyValueStore
    private let flags: any FeatureFlagProviding
    private let subscription: any SubscriptionProviding
    private let analytics: any AnalyticsTracking
    private let player: any PlayerConfiguring

    private var stored: PlaybackSettings?
    private var lastEffective: PlaybackSettings?

    var onChange: ((PlaybackSettings) -> Void)?

    init(
        store: any KeyValueStore,
        flags: any FeatureFlagProviding,
        subscription: any SubscriptionProviding,
        analytics: any AnalyticsTracking,
        player: any PlayerConfiguring,
        onChange: ((PlaybackSettings) -> Void)? = nil
    ) {
        self.store = store
        self.flags = flags
        self.subscription = subscription
        self.analytics = analytics
        self.player = player
        self.onChange = onChange
    }

    // MARK: - Reading

    @discardableResult
    func load() throws -> PlaybackSettings {
        let effective = effectiveSettings(of: try storedSettings())
        lastEffective = effective
        return effective
    }

    var availableQualities: [StreamingQuality] {
        StreamingQuality.allCases.filter { $0 != .lossless || flags.isEnabled(.losslessStreaming) }
    }

    var maximumSpeed: Double {
        flags.isEnabled(.extendedSpeed) ? PlaybackSettings.speedRange.upperBound : PlaybackSettings.standardMaximumSpeed
    }

    // MARK: - Changing

    @discardableResult
    func update(_ change: SettingChange) throws -> PlaybackSettings {
        let current = try storedSettings()
        try validate(change)

        var updated = current
        change.apply(to: &updated)
        guard updated != current else { return effectiveSettings(of: current) }

        try write(updated, replacing: current)
        stored = updated

        analytics.track(
            AnalyticsEvent(
                "setting_changed",
                [
                    "name": change.analyticsName,
                    "value": change.analyticsValue(in: updated),
                    "previous": change.analyticsValue(in: current),
                ]))
        return publish(effectiveSettings(of: updated))
    }

    @discardableResult
    func resetToDefaults() throws -> PlaybackSettings {
        let current = try storedSettings()
        let defaults = PlaybackSettings()
        let changedKeys = SettingsKey.allCases.filter { current.storedValue(for: $0) != defaults.storedValue(for: $0) }
        guard !changedKeys.isEmpty else { return effectiveSettings(of: current) }

        do {
            for key in changedKeys {
                try store.removeValue(forKey: key.rawValue)
            }
        } catch {
            // Some are gone perhaps, so read again what is left.
            stored = nil
            throw SettingsError.storageFailed
        }
        stored = defaults
        analytics.track(AnalyticsEvent("settings_reset", ["count": String(changedKeys.count)]))
        return publish(effectiveSettings(of: defaults))
    }

    /// To be called when the flags have been refreshed or the subscription has changed.
    func availabilityDidChange() throws {
        let settings = try storedSettings()
        let effective = effectiveSettings(of: settings)
        guard let previous = lastEffective, previous != effective else { return }
        if effective != settings {
            analytics.track(AnalyticsEvent("settings_restricted", ["tier": String(subscription.tier.rawValue)]))
        }
        publish(effective)
    }

    // MARK: - Helpers

    private func storedSettings() throws -> PlaybackSettings {
        if let stored { return stored }

        let outcome: SettingsMigrator.Outcome?
        do {
            outcome = try SettingsMigrator(store: store).migrateIfNeeded()
        } catch let error as SettingsError {
            throw error
        } catch {
            analytics.track(AnalyticsEvent("settings_migration_failed"))
            throw SettingsError.storageFailed
        }
        if let outcome {
            analytics.track(
                AnalyticsEvent(
                    "settings_migrated",
                    [
                        "from": String(outcome.from),
                        "to": String(outcome.to),
                    ]))
        }
        let settings = PlaybackSettings(store: store)
        stored = settings
        return settings
    }

    private func validate(_ change: SettingChange) throws {
        switch change {
        case .streamingQuality(.lossless):
            guard flags.isEnabled(.losslessStreaming) else { throw SettingsError.notAvailable(.losslessStreaming) }
            guard subscription.tier == .premium else { throw SettingsError.subscriptionRequired }
        case .playbackSpeed(let speed):
            guard PlaybackSettings.speedRange.contains(speed) else { throw SettingsError.invalidValue }
            guard speed <= maximumSpeed else { throw SettingsError.notAvailable(.extendedSpeed) }
        case .skipIntervals(let forward, let backward):
            guard PlaybackSettings.skipIntervals.contains(forward),
                PlaybackSettings.skipIntervals.contains(backward)
            else { throw SettingsError.invalidValue }
        case .spatialAudio(true):
            guard flags.isEnabled(.spatialAudio) else { throw SettingsError.notAvailable(.spatialAudio) }
        case .streamingQuality, .cellularStreaming, .autoplay, .spatialAudio:
            break
        }
    }

    private func effectiveSettings(of settings: PlaybackSettings) -> PlaybackSettings {
        var effective = settings
        if settings.streamingQuality == .lossless,
            !flags.isEnabled(.losslessStreaming) || subscription.tier == .free
        {
            effective.streamingQuality = .high
        }
        effective.playbackSpeed = min(settings.playbackSpeed, maximumSpeed)
        effective.spatialAudio = settings.spatialAudio && flags.isEnabled(.spatialAudio)
        return effective
    }

    /// Either all the changed values are written or none.
    private func write(_ updated: PlaybackSettings, replacing current: PlaybackSettings) throws {
        var written: [(key: String, previous: StoredValue?)] = []
        do {
            for key in SettingsKey.allCases where updated.storedValue(for: key) != current.storedValue(for: key) {
                let previous = store.value(forKey: key.rawValue)
                try store.set(updated.storedValue(for: key), forKey: key.rawValue)
                written.append((key.rawValue, previous))
            }
        } catch {
            for (key, previous) in written.reversed() {
                if let previous {
                    try? store.set(previous, forKey: key)
                } else {
                    try? store.removeValue(forKey: key)
                }
            }
            throw SettingsError.storageFailed
        }
        store.synchronize()
    }

    /// Tells the player only about what is different for it.
    @discardableResult
    private func publish(_ effective: PlaybackSettings) -> PlaybackSettings {
        let previous = lastEffective
        lastEffective = effective
        if previous?.streamingQuality != effective.streamingQuality {
            player.setMaximumQuality(effective.streamingQuality)
        }
        if previous?.playbackSpeed != effective.playbackSpeed {
            player.setRate(effective.playbackSpeed)
        }
        if previous?.spatialAudio != effective.spatialAudio {
            player.setSpatialAudioEnabled(effective.spatialAudio)
        }
        if previous?.allowsCellularStreaming != false, !effective.allowsCellularStreaming {
            player.stopCellularStreams()
        }
        onChange?(effective)
        return effective
    }
}
