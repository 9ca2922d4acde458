// testgen:fingerprint 18d9d5cbb1fa8065
import Foundation

/// A `UserDefaults` that starts empty, is shared with nobody and leaves nothing behind.
final class IsolatedDefaults {
    private let suiteName = "test.\(UUID().uuidString)"

    /// The defaults to inject.
    let defaults: UserDefaults

    init() {
        guard let defaults = UserDefaults(suiteName: suiteName) else {
            fatalError("UserDefaults refuses the suite \(suiteName)")
        }
        self.defaults = defaults
    }

    deinit {
        defaults.removePersistentDomain(forName: suiteName)
    }
}
