// testgen:fingerprint 03ccc3e891279f25 suite ReminderService
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

        @Test("remind sets reminded after remind")
        func remindSetsRemindedAfterRemind() {
            // MARK: - Arrange
            let deps = ReminderServiceTestFactory.setupDependencies()
            let nowValue = Date(timeIntervalSince1970: 2000)
            var nowValue2: Date = nowValue
            let sut = ReminderServiceTestFactory.makeSUT(deps, now: { nowValue2 })
            sut.remind()
            let nowValue3 = Date(timeIntervalSince1970: 3000)
            nowValue2 = nowValue3

            // MARK: - Act
            sut.remind()

            // MARK: - Assert
            #expect(sut.reminded == [nowValue, nowValue3])
        }
    }
}
