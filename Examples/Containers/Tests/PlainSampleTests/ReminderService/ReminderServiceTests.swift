// testgen:fingerprint 599a1c8f57a963a4 suite ReminderService
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
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo Q4s5Ic6ct EHO_4HzwX 9cR-DF68y G5EkZmslz
