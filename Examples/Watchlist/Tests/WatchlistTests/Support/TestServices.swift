// testgen:fingerprint bcfd5e5cf82438e6
import Foundation

extension TestService {
    /// The local emulator that tests of the emulator tier talk to; `WATCHLIST_EMULATOR_URL` says where.
    static let emulator = TestService(
        name: "The emulator", health: .http(emulatorURL), optIn: "WATCHLIST_ENABLE_EMULATOR_TESTS")

    /// Where the emulator answers.
    static let emulatorURL: URL = {
        let text = ProcessInfo.processInfo.environment["WATCHLIST_EMULATOR_URL"] ?? "http://127.0.0.1:8080"
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }()
}
