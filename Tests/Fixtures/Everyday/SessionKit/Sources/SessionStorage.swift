import Foundation

public protocol KeychainProtocol {
    func string(forKey key: String) throws -> String?
    func set(_ value: String, forKey key: String) throws
    func removeValue(forKey key: String) throws
}

public protocol UserDefaultsProtocol: AnyObject {
    func object(forKey defaultName: String) -> Any?
    func data(forKey defaultName: String) -> Data?
    func bool(forKey defaultName: String) -> Bool
    func set(_ value: Any?, forKey defaultName: String)
    func removeObject(forKey defaultName: String)
}

public protocol NotificationPosting {
    func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]?)
}

public protocol PushTokenUnregistering: AnyObject {
    func unregister(userID: Int, completion: @escaping (Error?) -> Void)
}

extension UserDefaults: UserDefaultsProtocol {}

extension NotificationCenter: NotificationPosting {}

/// Kept in memory until the security team signs off the shared access group.
public final class InMemoryKeychain: KeychainProtocol {
    private var values: [String: String] = [:]

    public init() {}
    public func string(forKey key: String) throws -> String? { values[key] }
    public func set(_ value: String, forKey key: String) throws { values[key] = value }
    public func removeValue(forKey key: String) throws { values[key] = nil }
}
