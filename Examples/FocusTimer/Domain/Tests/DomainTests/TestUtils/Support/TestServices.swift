// testgen:fingerprint 118522e3279e6f4b
import Foundation

extension TestService {
    /// The local emulator that tests of the emulator tier talk to; `DOMAIN_EMULATOR_URL` says where.
    static let emulator = TestService(
        name: "The emulator", health: .http(emulatorURL), optIn: "DOMAIN_ENABLE_EMULATOR_TESTS")

    /// Where the emulator answers.
    static let emulatorURL: URL = {
        let text = ProcessInfo.processInfo.environment["DOMAIN_EMULATOR_URL"] ?? "http://127.0.0.1:8080"
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }()
}
