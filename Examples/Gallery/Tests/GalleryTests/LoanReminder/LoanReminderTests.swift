// testgen:fingerprint 5da61cfcb24ba03b suite LoanReminder
import Foundation
import Testing
@testable import Gallery

@Suite("LoanReminder", .tags(.unit))
struct LoanReminderTests {
    @Suite("Remind")
    struct Remind {
        @Test("remind calls note and sets label to 'today'")
        func remindCallsNoteAndSetsLabelToToday() {
            // MARK: - Arrange
            let deps = LoanReminderTestFactory.setupDependencies()
            let nowValue = Date(timeIntervalSince1970: 1720000800)
            let sut = LoanReminderTestFactory.makeSUT(deps, now: { nowValue })
            let due = Date(timeIntervalSince1970: 1720000800)

            // MARK: - Act
            sut.remind(due: due)

            // MARK: - Assert
            #expect(deps.desk.noteCallsCount == 1)
            #expect(deps.desk.noteReceivedArguments?.day == Date(timeIntervalSince1970: 1719964800.0))
            #expect(deps.desk.noteReceivedArguments?.text == "today")
            #expect(sut.label == "today")
        }

        @Test("remind calls note and sets label to 'tomorrow'")
        func remindCallsNoteAndSetsLabelToTomorrow() {
            // MARK: - Arrange
            let deps = LoanReminderTestFactory.setupDependencies()
            let nowValue = Date(timeIntervalSince1970: 1720000800)
            let sut = LoanReminderTestFactory.makeSUT(deps, now: { nowValue })
            let due = Date(timeIntervalSince1970: 1720087200)

            // MARK: - Act
            sut.remind(due: due)

            // MARK: - Assert
            #expect(deps.desk.noteCallsCount == 1)
            #expect(deps.desk.noteReceivedArguments?.day == Date(timeIntervalSince1970: 1720051200.0))
            #expect(deps.desk.noteReceivedArguments?.text == "tomorrow")
            #expect(sut.label == "tomorrow")
        }

        @Test("remind calls note and sets label")
        func remindCallsNoteAndSetsLabel() {
            // MARK: - Arrange
            let deps = LoanReminderTestFactory.setupDependencies()
            let nowValue = Date(timeIntervalSince1970: 1720000800)
            let sut = LoanReminderTestFactory.makeSUT(deps, now: { nowValue })
            let due = Date(timeIntervalSince1970: 1720137600)

            // MARK: - Act
            sut.remind(due: due)

            // MARK: - Assert
            #expect(deps.desk.noteCallsCount == 1)
            #expect(deps.desk.noteReceivedArguments?.day == Date(timeIntervalSince1970: 1720137600.0))
            #expect(deps.desk.noteReceivedArguments?.text == "in 2 days")
            #expect(sut.label == "in 2 days")
        }
    }

    @Suite("Is worth a call")
    struct IsWorthACall {
        @Test("isWorthACall returns true when urgency level is 3")
        func isWorthACallReturnsTrueWhenUrgencyLevelIs3() {
            // MARK: - Arrange
            let deps = LoanReminderTestFactory.setupDependencies()
            let threshold = LoanReminderTestFactory.createMockLoanReminderUrgency(level: 2)
            let sut = LoanReminderTestFactory.makeSUT(deps, threshold: threshold)
            let urgency = LoanReminderTestFactory.createMockLoanReminderUrgency(level: 3)

            // MARK: - Act
            let result = sut.isWorthACall(urgency)

            // MARK: - Assert
            #expect(result)
        }

        @Test("isWorthACall returns false when urgency level is 2")
        func isWorthACallReturnsFalseWhenUrgencyLevelIs2() {
            // MARK: - Arrange
            let deps = LoanReminderTestFactory.setupDependencies()
            let threshold = LoanReminderTestFactory.createMockLoanReminderUrgency(level: 2)
            let sut = LoanReminderTestFactory.makeSUT(deps, threshold: threshold)
            let urgency = LoanReminderTestFactory.createMockLoanReminderUrgency(level: 2)

            // MARK: - Act
            let result = sut.isWorthACall(urgency)

            // MARK: - Assert
            #expect(!result)
        }
    }

    @Suite("Title")
    struct Title {
        @Test("title returns 'Later' when path item is 1")
        func titleReturnsLaterWhenPathItemIs1() {
            // MARK: - Arrange
            let deps = LoanReminderTestFactory.setupDependencies()
            let sut = LoanReminderTestFactory.makeSUT(deps)
            let path = IndexPath(indexes: [1, 1])

            // MARK: - Act
            let result = sut.title(at: path)

            // MARK: - Assert
            #expect(result == "Later")
        }

        @Test("title returns nil when path item is 2")
        func titleReturnsNilWhenPathItemIs2() {
            // MARK: - Arrange
            let deps = LoanReminderTestFactory.setupDependencies()
            let sut = LoanReminderTestFactory.makeSUT(deps)
            let path = IndexPath(indexes: [1, 2])

            // MARK: - Act
            let result = sut.title(at: path)

            // MARK: - Assert
            #expect(result == nil)
        }

        @Test("title returns nil when path section is 2")
        func titleReturnsNilWhenPathSectionIs2() {
            // MARK: - Arrange
            let deps = LoanReminderTestFactory.setupDependencies()
            let sut = LoanReminderTestFactory.makeSUT(deps)
            let path = IndexPath(indexes: [2, 0])

            // MARK: - Act
            let result = sut.title(at: path)

            // MARK: - Assert
            #expect(result == nil)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd Z3xZumK-m 3h5i4HzwX Z5OxeQjwz iYbPxoZl8 87Cbl59Eb drA3-pnce dd2IKltKD
// testgen:parts Oyci8VNjg Ted_ITlsR 6mvZwTB0I JD-VULcyu BoYZWIAN0
