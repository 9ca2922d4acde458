import Foundation

enum StoredValue: Equatable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
}

protocol KeyValueStore: AnyObject {
    func value(forKey key: String) -> StoredValue?
    func set(_ value: StoredValue, forKey key: String) throws
    func removeValue(forKey key: String) throws
    func synchronize()
}

enum FeatureFlag: String, CaseIterable, Sendable {
    case losslessStreaming
    case extendedSpeed
    case spatialAudio
    case crossfade
}

protocol FeatureFlagProviding: AnyObject {
    func isEnabled(_ flag: FeatureFlag) -> Bool
    func variant(of flag: FeatureFlag) -> String?
    func refresh() async
}

enum SubscriptionTier: Int, Sendable {
    case free
    case premium
}

protocol SubscriptionProviding: AnyObject {
    var tier: SubscriptionTier { get }
    var renewalDate: Date? { get }
}

struct AnalyticsEvent: Equatable, Sendable {
    let name: String
    let properties: [String: String]

    init(_ name: String, _ properties: [String: String] = [:]) {
        self.name = name
        self.properties = properties
    }
}

protocol AnalyticsTracking: AnyObject {
    func track(_ event: AnalyticsEvent)
    func setUserProperty(_ value: String?, forName name: String)
    func flush()
}

/// The part of the player which has to follow the settings while it is running.
protocol PlayerConfiguring: AnyObject {
    func setMaximumQuality(_ quality: StreamingQuality)
    func setRate(_ rate: Double)
    func setSpatialAudioEnabled(_ isEnabled: Bool)
    func stopCellularStreams()
}
