// testgen:fingerprint fe561f0c5c3d6139 suite Notifier
import Foundation
import Testing
@testable import PlainSample

@Suite("Notifier")
struct NotifierTests {
    @Suite("Count")
    struct Count {
        @Test("count is to be written", .disabled("Write what count must do: nothing shows of what it does."))
        func countIsToBeWritten() {
        }
    }
}
