/// Stores settings by key.
protocol SettingsStorage: AnyObject {
    func bool(for key: String) -> Bool
    func set(_ value: Bool, for key: String)
    func set(_ value: String?, for key: String)
}

/// Hears what people do.
protocol AnalyticsTracker {
    func track(_ event: String, properties: [String: String])
}

/// Settings with observed properties.
final class SettingsStore {
    private let storage: SettingsStorage
    private let tracker: AnalyticsTracker

    init(storage: SettingsStorage, tracker: AnalyticsTracker) {
        self.storage = storage
        self.tracker = tracker
        isDark = storage.bool(for: "dark")
    }

    var isDark: Bool {
        didSet {
            guard oldValue != isDark else { return }
            storage.set(isDark, for: "dark")
        }
    }

    var sendsReports: Bool {
        get { storage.bool(for: "reports") }
        set { storage.set(newValue, for: "reports") }
    }

    func toggleDark() {
        isDark.toggle()
    }

    func signIn(as name: String) {
        storage.set(name, for: "user")
    }

    func signOut() {
        storage.set(nil, for: "user")
        storage.set(false, for: "reports")
    }
}
