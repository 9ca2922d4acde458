// testgen:fingerprint fd598d5018973e3e suite SessionManager
import Foundation
import Testing
@testable import PlainSample

@Suite("SessionManager")
struct SessionManagerTests {
    @Suite("Restore")
    struct Restore {
        @Test(
            "restore is to be written",
            .disabled("Write what restore must do: its effects cannot be read from the code."))
        func restoreIsToBeWritten() {
        }
    }
}
