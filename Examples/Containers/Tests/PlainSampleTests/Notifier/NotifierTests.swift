// testgen:fingerprint fad1213b485d7808 suite Notifier
import Foundation
import Testing
@testable import PlainSample

@Suite("Notifier")
struct NotifierTests {
    @Suite("Count")
    struct Count {
        @Test("count sets onlineCount")
        func countSetsOnlineCount() {
            // MARK: - Arrange
            let deps = NotifierTestFactory.setupDependencies()
            let sut = NotifierTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.count()

            // MARK: - Assert
            #expect(sut.onlineCount == 1)
        }
    }
}
