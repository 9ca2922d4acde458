import Foundation

struct SleepPreferences: Equatable, Sendable {
    var remindersEnabled = false
    var windDownEnabled = false
    var bedtimeMinutes = 22 * 60 + 30
    var windDownLeadMinutes = 30
    var sharesDiagnostics = true
    var sharesSnoreAudio = false
}

enum SettingsKey: String, Sendable {
    case reminders = "sleep.reminders.enabled"
    case windDown = "sleep.winddown.enabled"
    case bedtime = "sleep.bedtime.minutes"
    case windDownLead = "sleep.winddown.lead"
    case diagnostics = "privacy.diagnostics"
    case snoreAudio = "privacy.snore_audio"
}

struct SettingsEvent: Equatable, Sendable {
    let name: String
    let properties: [String: String]

    static func toggled(_ key: SettingsKey, isOn: Bool) -> SettingsEvent {
        SettingsEvent(name: "setting_toggled", properties: ["key": key.rawValue, "value": isOn ? "on" : "off"])
    }

    static func permission(_ status: PermissionStatus) -> SettingsEvent {
        SettingsEvent(name: "notification_permission", properties: ["result": status.rawValue])
    }
}
