// testgen:fingerprint 6a9573c47c09fbb3 suite Notifier
import Foundation
import Testing
@testable import PlainSample

@Suite("Notifier")
struct NotifierTests {
    @Suite("Count")
    struct Count {
        @Test(
            "count is to be written", .disabled("Write what count must do: its effects cannot be read from the code."))
        func countIsToBeWritten() {
        }
    }
}
