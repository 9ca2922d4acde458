import Foundation

struct LockDevice: Equatable, Sendable {
    let id: String
    var name: String
    let firmware: Int
    var batteryPercent: Int
}

enum AutoLockDelay: Int, CaseIterable, Equatable, Sendable {
    case off = 0
    case thirtySeconds = 30
    case twoMinutes = 120
    case tenMinutes = 600
}

struct LockConfiguration: Equatable, Sendable {
    var name: String
    var pin: String?
    var autoLock: AutoLockDelay
}

enum PermissionStatus: Equatable, Sendable {
    case notDetermined
    case granted
    case denied
}

enum LockFeature: String, Sendable {
    case geofencing
    case guestPins
}

enum LockError: Error, Equatable {
    case outOfRange
    case nameTaken
    case lowBattery

    var message: String {
        switch self {
        case .outOfRange: "Move closer to the lock."
        case .nameTaken: "Another lock already has this name."
        case .lowBattery: "The battery is too low to save."
        }
    }
}

enum LockSettingKey: String, Sendable {
    case notifiesOnUnlock
    case unlocksWhenNear
    case soundEnabled
}

enum LockAnalyticsEvent: Equatable, Sendable {
    case screenShown(lockID: String)
    case toggled(LockSettingKey, Bool)
    case saved(changedFields: [String])
    case saveFailed(reason: String)
    case removed
}
