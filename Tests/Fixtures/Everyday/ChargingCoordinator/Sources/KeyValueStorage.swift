import Foundation

protocol KeyValueStorage: AnyObject {
    func bool(forKey key: String) -> Bool
    func integer(forKey key: String) -> Int
    func string(forKey key: String) -> String?
    func set(_ value: Any?, forKey key: String)
}

extension UserDefaults: KeyValueStorage {}

enum StorageKey {
    static let onboardingVersion = "onboarding.version"
    static let locationAsked = "permissions.location.asked"
    static let launchCount = "launch.count"
    static let inviteCode = "invite.code"
    static let lastWhatsNew = "whatsnew.version"
}
