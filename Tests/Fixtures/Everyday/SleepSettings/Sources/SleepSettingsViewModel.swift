import Foundation
import Observation

@MainActor
@Observable
final class SleepSettingsViewModel {
    enum Alert: Equatable { case openSystemSettings, permissionFailed }

    static let leadRange = 5...90

    private(set) var preferences = SleepPreferences()
    private(set) var permission: PermissionStatus = .notDetermined
    private(set) var isRequestingPermission = false
    var alert: Alert?

    var isWindDownAvailable: Bool { preferences.remindersEnabled }
    var isSnoreAudioAvailable: Bool { preferences.sharesDiagnostics }

    private let store: any SettingsStore
    private let permissions: any NotificationPermissions
    private let scheduler: any ReminderScheduling
    private let analytics: (SettingsEvent) -> Void

    init(
        store: any SettingsStore,
        permissions: any NotificationPermissions,
        scheduler: any ReminderScheduling,
        analytics: @escaping (SettingsEvent) -> Void
    ) {
        self.store = store
        self.permissions = permissions
        self.scheduler = scheduler
        self.analytics = analytics
        loadPreferences()
    }

    func onAppear() async {
        permission = await permissions.currentStatus()
        if permission != .granted, preferences.remindersEnabled { disableReminders() }
    }

    func setReminders(_ isOn: Bool) async {
        guard isOn != preferences.remindersEnabled, !isRequestingPermission else { return }
        if isOn {
            guard await ensurePermission() else { return }
            write(true, to: \.remindersEnabled, key: .reminders)
            reschedule()
        } else {
            disableReminders()
        }
        track(.toggled(.reminders, isOn: isOn))
    }

    func setWindDown(_ isOn: Bool) {
        guard isWindDownAvailable, isOn != preferences.windDownEnabled else { return }
        write(isOn, to: \.windDownEnabled, key: .windDown)
        track(.toggled(.windDown, isOn: isOn))
        reschedule()
    }

    func setBedtime(hour: Int, minute: Int) {
        let minutes = hour * 60 + minute
        guard (0..<24).contains(hour), (0..<60).contains(minute), minutes != preferences.bedtimeMinutes else { return }
        preferences.bedtimeMinutes = minutes
        store.set(minutes, for: .bedtime)
        reschedule()
    }

    func setWindDownLead(_ minutes: Int) {
        let clamped = min(max(minutes, Self.leadRange.lowerBound), Self.leadRange.upperBound)
        preferences.windDownLeadMinutes = clamped
        store.set(clamped, for: .windDownLead)
        if preferences.windDownEnabled { reschedule() }
    }

    func setDiagnostics(_ isOn: Bool) {
        guard isOn != preferences.sharesDiagnostics else { return }
        // The opt-out itself is still reported.
        track(.toggled(.diagnostics, isOn: isOn), force: true)
        write(isOn, to: \.sharesDiagnostics, key: .diagnostics)
        if !isOn, preferences.sharesSnoreAudio { write(false, to: \.sharesSnoreAudio, key: .snoreAudio) }
    }

    func setSnoreAudio(_ isOn: Bool) {
        guard isSnoreAudioAvailable, isOn != preferences.sharesSnoreAudio else { return }
        write(isOn, to: \.sharesSnoreAudio, key: .snoreAudio)
        track(.toggled(.snoreAudio, isOn: isOn))
    }

    private func loadPreferences() {
        let defaults = preferences
        let reminders = store.bool(for: .reminders) ?? defaults.remindersEnabled
        let diagnostics = store.bool(for: .diagnostics) ?? defaults.sharesDiagnostics
        preferences = SleepPreferences(
            remindersEnabled: reminders,
            windDownEnabled: reminders && (store.bool(for: .windDown) ?? defaults.windDownEnabled),
            bedtimeMinutes: store.integer(for: .bedtime) ?? defaults.bedtimeMinutes,
            windDownLeadMinutes: store.integer(for: .windDownLead) ?? defaults.windDownLeadMinutes,
            sharesDiagnostics: diagnostics,
            sharesSnoreAudio: diagnostics && (store.bool(for: .snoreAudio) ?? defaults.sharesSnoreAudio)
        )
    }

    private func ensurePermission() async -> Bool {
        isRequestingPermission = true
        defer { isRequestingPermission = false }
        permission = await permissions.currentStatus()
        if permission == .denied {
            alert = .openSystemSettings
        } else if permission == .notDetermined {
            do {
                permission = try await permissions.request()
                track(.permission(permission))
            } catch {
                alert = .permissionFailed
            }
        }
        return permission == .granted
    }

    private func disableReminders() {
        write(false, to: \.remindersEnabled, key: .reminders)
        if preferences.windDownEnabled { write(false, to: \.windDownEnabled, key: .windDown) }
        scheduler.cancelAll()
    }

    private func write(_ value: Bool, to path: WritableKeyPath<SleepPreferences, Bool>, key: SettingsKey) {
        preferences[keyPath: path] = value
        store.set(value, for: key)
    }

    private func reschedule() {
        guard preferences.remindersEnabled else { return }
        var times = [preferences.bedtimeMinutes]
        if preferences.windDownEnabled {
            let start = preferences.bedtimeMinutes - preferences.windDownLeadMinutes
            times.insert((start + 24 * 60) % (24 * 60), at: 0)
        }
        scheduler.schedule(minutesAfterMidnight: times)
    }

    private func track(_ event: SettingsEvent, force: Bool = false) {
        guard force || preferences.sharesDiagnostics else { return }
        analytics(event)
    }
}
