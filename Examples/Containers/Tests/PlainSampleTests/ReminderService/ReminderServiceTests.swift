// testgen:fingerprint 28ad38c6370a8285 suite ReminderService
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
            let sut = ReminderServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.remind()

            // MARK: - Assert
            #expect(sut.reminded.count == 1)
        }
    }
}
