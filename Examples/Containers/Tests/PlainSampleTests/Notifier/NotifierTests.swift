// testgen:fingerprint 087b7f64c092786a suite Notifier
import Foundation
import Testing
@testable import PlainSample

@Suite("Notifier")
struct NotifierTests {
    @Suite("Count")
    struct Count {
        @Test("count", .disabled("Write what count must do: its effects cannot be read from the code."))
        func countIsToBeWritten() {
            // MARK: - Arrange

            // MARK: - Act

            // MARK: - Assert
        }
    }
}
