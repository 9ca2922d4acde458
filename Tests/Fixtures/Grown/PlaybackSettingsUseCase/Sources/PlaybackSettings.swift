import Foundation

enum StreamingQuality: String, CaseIterable, Sendable {
    case automatic
    case low
    case high
    case lossless
}

struct PlaybackSettings: Equatable, Sendable {
    var streamingQuality: StreamingQuality = .automatic
    var allowsCellularStreaming = true
    var playbackSpeed = 1.0
    var skipForward = 30
    var skipBackward = 15
    var autoplaysNext = true
    var spatialAudio = false

    static let speedRange = 0.5...3.0
    static let standardMaximumSpeed = 2.0
    static let skipIntervals = [5, 10, 15, 30, 45, 60]
}

enum SettingChange: Equatable, Sendable {
    case streamingQuality(StreamingQuality)
    case cellularStreaming(Bool)
    case playbackSpeed(Double)
    case skipIntervals(forward: Int, backward: Int)
    case autoplay(Bool)
    case spatialAudio(Bool)

    var analyticsName: String {
        switch self {
        case .streamingQuality: return "streaming_quality"
        case .cellularStreaming: return "cellular_streaming"
        case .playbackSpeed: return "playback_speed"
        case .skipIntervals: return "skip_intervals"
        case .autoplay: return "autoplay"
        case .spatialAudio: return "spatial_audio"
        }
    }

    func apply(to settings: inout PlaybackSettings) {
        switch self {
        case .streamingQuality(let quality):
            settings.streamingQuality = quality
        case .cellularStreaming(let isAllowed):
            settings.allowsCellularStreaming = isAllowed
        case .playbackSpeed(let speed):
            // The slider works in steps of five hundredths.
            settings.playbackSpeed = (speed * 20).rounded() / 20
        case .skipIntervals(let forward, let backward):
            settings.skipForward = forward
            settings.skipBackward = backward
        case .autoplay(let isOn):
            settings.autoplaysNext = isOn
        case .spatialAudio(let isOn):
            settings.spatialAudio = isOn
        }
    }
}

enum SettingsError: Error, Equatable {
    case invalidValue
    case notAvailable(FeatureFlag)
    case subscriptionRequired
    case storageFailed
    case newerSchema(Int)
}

// MARK: - Storage

enum SettingsKey: String, CaseIterable {
    case streamingQuality = "playback.quality"
    case cellularStreaming = "playback.cellular"
    case playbackSpeed = "playback.speed"
    case skipForward = "playback.skip.forward"
    case skipBackward = "playback.skip.backward"
    case autoplay = "playback.autoplay"
    case spatialAudio = "playback.spatial"
}

extension PlaybackSettings {
    /// Missing and unreadable values fall back to the defaults.
    init(store: any KeyValueStore) {
        self.init()
        if case .string(let raw) = store.value(forKey: SettingsKey.streamingQuality.rawValue) {
            streamingQuality = StreamingQuality(rawValue: raw) ?? streamingQuality
        }
        if case .bool(let isAllowed) = store.value(forKey: SettingsKey.cellularStreaming.rawValue) {
            allowsCellularStreaming = isAllowed
        }
        if case .double(let speed) = store.value(forKey: SettingsKey.playbackSpeed.rawValue),
            Self.speedRange.contains(speed)
        {
            playbackSpeed = speed
        }
        if case .int(let seconds) = store.value(forKey: SettingsKey.skipForward.rawValue) {
            skipForward = seconds
        }
        if case .int(let seconds) = store.value(forKey: SettingsKey.skipBackward.rawValue) {
            skipBackward = seconds
        }
        if case .bool(let isOn) = store.value(forKey: SettingsKey.autoplay.rawValue) {
            autoplaysNext = isOn
        }
        if case .bool(let isOn) = store.value(forKey: SettingsKey.spatialAudio.rawValue) {
            spatialAudio = isOn
        }
    }

    func storedValue(for key: SettingsKey) -> StoredValue {
        switch key {
        case .streamingQuality: return .string(streamingQuality.rawValue)
        case .cellularStreaming: return .bool(allowsCellularStreaming)
        case .playbackSpeed: return .double(playbackSpeed)
        case .skipForward: return .int(skipForward)
        case .skipBackward: return .int(skipBackward)
        case .autoplay: return .bool(autoplaysNext)
        case .spatialAudio: return .bool(spatialAudio)
        }
    }
}

// MARK: - Analytics

extension SettingChange {
    func analyticsValue(in settings: PlaybackSettings) -> String {
        switch self {
        case .streamingQuality: return settings.streamingQuality.rawValue
        case .cellularStreaming: return String(settings.allowsCellularStreaming)
        case .playbackSpeed: return String(settings.playbackSpeed)
        case .skipIntervals: return "\(settings.skipForward)/\(settings.skipBackward)"
        case .autoplay: return String(settings.autoplaysNext)
        case .spatialAudio: return String(settings.spatialAudio)
        }
    }
}
