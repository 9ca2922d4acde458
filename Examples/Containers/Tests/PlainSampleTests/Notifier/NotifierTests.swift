// testgen:fingerprint 0dd4817952d56a84 suite Notifier
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
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo zC2t7DaC1 NOnlfq8wH DYrxMzXSV
