// testgen:fingerprint ef7b609a8d59199f suite SessionManager
import Foundation
import Testing
@testable import PlainSample

@Suite("SessionManager")
struct SessionManagerTests {
    @Suite("Restore")
    struct Restore {
        @Test("restore", .disabled("Write what restore must do: its effects cannot be read from the code."))
        func restoreIsToBeWritten() {
            // MARK: - Arrange

            // MARK: - Act

            // MARK: - Assert
        }
    }
}
