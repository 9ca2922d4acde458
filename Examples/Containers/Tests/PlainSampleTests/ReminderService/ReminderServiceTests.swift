// testgen:fingerprint 95b2aa3b44a59cb4 suite ReminderService
import Foundation
import Testing
@testable import PlainSample

@Suite("ReminderService")
struct ReminderServiceTests {
    @Suite("Remind")
    struct Remind {
        @Test("remind sets reminded")
        func remindSetsReminded() {
            // MARK: - Arrange
            let deps = ReminderServiceTestFactory.setupDependencies()
            let nowValue = Date(timeIntervalSince1970: 2000)
            let sut = ReminderServiceTestFactory.makeSUT(deps, now: { nowValue })

            // MARK: - Act
            sut.remind()

            // MARK: - Assert
            #expect(sut.reminded == [nowValue])
        }
    }
}
