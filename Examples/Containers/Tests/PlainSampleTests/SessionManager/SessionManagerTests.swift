// testgen:fingerprint 0314a03106d9d431 suite SessionManager
import Foundation
import Testing
@testable import PlainSample

@Suite("SessionManager")
struct SessionManagerTests {
    @Suite("Restore")
    struct Restore {
        @Test(
            "restore is to be written",
            .disabled("Write what restore must do: what source.token does cannot be read, in Shapes.swift."))
        func restoreIsToBeWritten() {
        }
    }
}
