import Foundation

/// The part of `UserDefaults` the reader depends on.
public protocol KeyValueStore: AnyObject {
    func object(forKey key: String) -> Any?
    func bool(forKey key: String) -> Bool
    func string(forKey key: String) -> String?
    func data(forKey key: String) -> Data?
    func set(_ value: Any?, forKey key: String)
    func removeObject(forKey key: String)
}

extension UserDefaults: KeyValueStore {}

public final class InMemoryKeyValueStore: KeyValueStore {
    private var values: [String: Any]

    public init(_ values: [String: Any] = [:]) {
        self.values = values
    }

    public func object(forKey key: String) -> Any? { values[key] }
    public func bool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
    public func string(forKey key: String) -> String? { values[key] as? String }
    public func data(forKey key: String) -> Data? { values[key] as? Data }

    public func set(_ value: Any?, forKey key: String) {
        values[key] = value
    }

    public func removeObject(forKey key: String) {
        values.removeValue(forKey: key)
    }
}
