// testgen:fingerprint 74da20420ab721bc
import Foundation

extension TestService {
    /// The local emulator that tests of the emulator tier talk to; `FOCUSAPP_EMULATOR_URL` says where.
    static let emulator = TestService(
        name: "The emulator", health: .http(emulatorURL), optIn: "FOCUSAPP_ENABLE_EMULATOR_TESTS")

    /// Where the emulator answers.
    static let emulatorURL: URL = {
        let text = ProcessInfo.processInfo.environment["FOCUSAPP_EMULATOR_URL"] ?? "http://127.0.0.1:8080"
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }()
}
