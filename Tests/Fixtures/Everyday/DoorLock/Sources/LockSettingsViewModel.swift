import Foundation

@MainActor
final class LockSettingsViewModel {
    enum FieldError: Equatable {
        case nameEmpty
        case nameTooLong(limit: Int)
        case pinTooShort
        case pinNotNumeric
        case pinTooSimple
        case pinsDiffer
    }

    enum Status: Equatable {
        case editing
        case saving
        case saved
        case failed(message: String)
    }

    static let nameLimit = 24
    static let pinLength = 4...8
    static let minimumBattery = 15
    static let geofencingFirmware = 30

    var name: String { didSet { fieldsChanged() } }
    var pin = "" { didSet { fieldsChanged() } }
    var pinConfirmation = "" { didSet { fieldsChanged() } }
    var autoLock: AutoLockDelay { didSet { fieldsChanged() } }

    private(set) var notifiesOnUnlock: Bool
    private(set) var unlocksWhenNear: Bool
    private(set) var soundEnabled: Bool
    private(set) var status: Status = .editing
    private(set) var showsPermissionHint = false
    private(set) var showsErrors = false

    weak var delegate: (any LockSettingsDelegate)?
    var onClose: (() -> Void)?
    var onConfirmDiscard: ((_ discard: @escaping () -> Void) -> Void)?

    private let device: LockDevice
    private var original: LockConfiguration
    private let store: any LockSettingsStore
    private let features: any FeatureGate
    private let permissions: any PermissionCenter
    private let client: any LockClient
    private let analytics: any LockAnalytics

    init(
        device: LockDevice,
        configuration: LockConfiguration,
        store: any LockSettingsStore,
        features: any FeatureGate,
        permissions: any PermissionCenter,
        client: any LockClient,
        analytics: any LockAnalytics
    ) {
        self.device = device
        self.original = configuration
        self.store = store
        self.features = features
        self.permissions = permissions
        self.client = client
        self.analytics = analytics
        name = configuration.name
        autoLock = configuration.autoLock
        notifiesOnUnlock = store.bool(for: .notifiesOnUnlock, lockID: device.id) ?? false
        unlocksWhenNear = store.bool(for: .unlocksWhenNear, lockID: device.id) ?? false
        soundEnabled = store.bool(for: .soundEnabled, lockID: device.id) ?? true
    }

    // MARK: - Derived state

    var errors: [FieldError] {
        var errors: [FieldError] = []
        if trimmedName.isEmpty {
            errors.append(.nameEmpty)
        } else if trimmedName.count > Self.nameLimit {
            errors.append(.nameTooLong(limit: Self.nameLimit))
        }
        guard !pin.isEmpty else { return errors }
        if !pin.allSatisfy({ $0.isASCII && $0.isNumber }) {
            errors.append(.pinNotNumeric)
        } else if !Self.pinLength.contains(pin.count) {
            errors.append(.pinTooShort)
        } else if isSimple(pin) {
            errors.append(.pinTooSimple)
        }
        if pin != pinConfirmation { errors.append(.pinsDiffer) }
        return errors
    }

    var visibleErrors: [FieldError] { showsErrors ? errors : [] }

    var changedFields: [String] {
        var fields: [String] = []
        if trimmedName != original.name { fields.append("name") }
        if !pin.isEmpty { fields.append("pin") }
        if autoLock != original.autoLock { fields.append("autoLock") }
        return fields
    }

    var hasChanges: Bool { !changedFields.isEmpty }
    var canSave: Bool { hasChanges && errors.isEmpty && status != .saving }

    var isGeofencingAvailable: Bool {
        features.isEnabled(.geofencing) && device.firmware >= Self.geofencingFirmware
    }

    var batteryWarning: String? {
        guard device.batteryPercent < Self.minimumBattery else { return nil }
        return "Battery at \(device.batteryPercent) %. Replace it soon."
    }

    var autoLockDescription: String {
        switch autoLock {
        case .off: "Never locks by itself"
        case .thirtySeconds: "Locks after 30 seconds"
        case .twoMinutes, .tenMinutes: "Locks after \(autoLock.rawValue / 60) minutes"
        }
    }

    // MARK: - Lifecycle

    func viewAppeared() async {
        analytics.log(.screenShown(lockID: device.id))
        guard notifiesOnUnlock else { return }
        if await permissions.notificationStatus() == .denied {
            persist(false, for: .notifiesOnUnlock)
            showsPermissionHint = true
        }
    }

    // MARK: - Toggles

    func setNotifiesOnUnlock(_ isOn: Bool) async {
        guard isOn else {
            persist(false, for: .notifiesOnUnlock)
            showsPermissionHint = false
            return
        }
        switch await permissions.notificationStatus() {
        case .granted:
            persist(true, for: .notifiesOnUnlock)
        case .notDetermined:
            let isGranted = await permissions.requestNotifications()
            persist(isGranted, for: .notifiesOnUnlock)
            showsPermissionHint = !isGranted
        case .denied:
            showsPermissionHint = true
            delegate?.lockSettingsNeedsSystemSettings()
        }
    }

    func setUnlocksWhenNear(_ isOn: Bool) async {
        if isOn {
            guard isGeofencingAvailable else { return }
            guard await permissions.locationStatus() == .granted else {
                delegate?.lockSettingsNeedsSystemSettings()
                return
            }
        }
        persist(isOn, for: .unlocksWhenNear)
    }

    func setSoundEnabled(_ isOn: Bool) {
        guard isOn != soundEnabled else { return }
        persist(isOn, for: .soundEnabled)
    }

    // MARK: - Saving and leaving

    func save() async {
        showsErrors = true
        guard canSave else { return }
        status = .saving
        let fields = changedFields
        let configuration = LockConfiguration(
            name: trimmedName,
            pin: pin.isEmpty ? original.pin : pin,
            autoLock: autoLock
        )
        do {
            try await client.apply(configuration, to: device.id)
            original = configuration
            name = configuration.name
            pin = ""
            pinConfirmation = ""
            showsErrors = false
            status = .saved
            analytics.log(.saved(changedFields: fields))
            delegate?.lockSettings(didSave: configuration, for: device.id)
        } catch {
            status = .failed(message: message(for: error))
            analytics.log(.saveFailed(reason: String(describing: error)))
        }
    }

    func closeTapped() {
        guard status != .saving else { return }
        guard hasChanges, let onConfirmDiscard else {
            onClose?()
            return
        }
        onConfirmDiscard { [weak self] in
            self?.reset()
            self?.onClose?()
        }
    }

    func removeLock() async {
        do {
            try await client.unpair(lockID: device.id)
            store.removeAll(lockID: device.id)
            analytics.log(.removed)
            delegate?.lockSettings(didRemove: device.id)
            onClose?()
        } catch {
            status = .failed(message: message(for: error))
        }
    }

    // MARK: - Helpers

    private var trimmedName: String {
        name.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func fieldsChanged() {
        if status != .saving { status = .editing }
    }

    private func reset() {
        name = original.name
        pin = ""
        pinConfirmation = ""
        autoLock = original.autoLock
        showsErrors = false
    }

    private func persist(_ value: Bool, for key: LockSettingKey) {
        switch key {
        case .notifiesOnUnlock: notifiesOnUnlock = value
        case .unlocksWhenNear: unlocksWhenNear = value
        case .soundEnabled: soundEnabled = value
        }
        store.set(value, for: key, lockID: device.id)
        analytics.log(.toggled(key, value))
    }

    private func isSimple(_ pin: String) -> Bool {
        guard Set(pin).count > 1 else { return true }
        let digits = pin.compactMap(\.wholeNumberValue)
        return zip(digits, digits.dropFirst()).allSatisfy { $1 - $0 == 1 }
    }

    private func message(for error: any Error) -> String {
        (error as? LockError)?.message ?? "The lock could not be updated."
    }
}
