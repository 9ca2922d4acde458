// testgen:fingerprint fcd867d8836b776b suite LoanRecords
import Foundation
import Testing
@testable import PlainSample

@Suite("LoanRecords")
struct LoanRecordsTests {
    @Suite("Loan")
    struct LoanTests {
        @Test("loan returns the result when id is the same")
        func loanReturnsTheResultWhenIdIsTheSame() async throws {
            // MARK: - Arrange
            let deps = LoanRecordsTestFactory.setupDependencies()
            let id = 1
            let loans = [LoanRecordsTestFactory.createMockLoan(id: id)]
            deps.store.allReturnValue = loans
            let sut = LoanRecordsTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = try await sut.loan(id)

            // MARK: - Assert
            #expect(result == loans[0])
        }

        @Test("loan throws when id is 3 and id is 2")
        func loanThrowsWhenIdIs3AndIdIs2() async {
            // MARK: - Arrange
            let deps = LoanRecordsTestFactory.setupDependencies()
            let loans = [LoanRecordsTestFactory.createMockLoan(id: 2)]
            deps.store.allReturnValue = loans
            let sut = LoanRecordsTestFactory.makeSUT(deps)

            // MARK: - Act & Assert
            await #expect(throws: (any Error).self) { _ = try await sut.loan(3) }
        }
    }

    @Suite("Overdue")
    struct Overdue {
        @Test("overdue calls all when days is 1")
        func overdueCallsAllWhenDaysIs1() async throws {
            // MARK: - Arrange
            let deps = LoanRecordsTestFactory.setupDependencies()
            let returnedAll = [
                LoanRecordsTestFactory.createMockLoan(days: 2), LoanRecordsTestFactory.createMockLoan(days: 1)
            ]
            deps.store.allReturnValue = returnedAll
            let sut = LoanRecordsTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = try await sut.overdue(after: 1)

            // MARK: - Assert
            #expect(deps.store.allCallsCount == 1)
            #expect(result == [returnedAll[0]])
        }

        @Test("overdue throws what all throws when all fails")
        func overdueThrowsWhatAllThrowsWhenAllFails() async {
            // MARK: - Arrange
            let deps = LoanRecordsTestFactory.setupDependencies()
            let error = AlbumError.offline
            deps.store.allThrowableError = error
            let sut = LoanRecordsTestFactory.makeSUT(deps)
            let days = 1

            // MARK: - Act
            await #expect(throws: error) { _ = try await sut.overdue(after: days) }

            // MARK: - Assert
            #expect(deps.store.allCallsCount == 1)
        }

        @Test("overdue calls all")
        func overdueCallsAll() async throws {
            // MARK: - Arrange
            let deps = LoanRecordsTestFactory.setupDependencies()
            let returnedAll = [
                LoanRecordsTestFactory.createMockLoan(days: 2), LoanRecordsTestFactory.createMockLoan(days: 1)
            ]
            deps.store.allReturnValue = returnedAll
            let sut = LoanRecordsTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = try await sut.overdue(after: 2)

            // MARK: - Assert
            #expect(deps.store.allCallsCount == 1)
            #expect(result == [])
        }
    }

    @Suite("Save")
    struct Save {
        @Test("save calls write")
        func saveCallsWrite() async throws {
            // MARK: - Arrange
            let deps = LoanRecordsTestFactory.setupDependencies()
            let sut = LoanRecordsTestFactory.makeSUT(deps)
            let loans = [LoanRecordsTestFactory.createMockLoan()]
            var isSavingDuringWrite: Bool?
            deps.store.writeClosure = { _ in isSavingDuringWrite = sut.isSaving }

            // MARK: - Act
            try await sut.save(loans)

            // MARK: - Assert
            #expect(deps.store.writeCallsCount == 1)
            #expect((deps.store.writeReceivedRecords as? [Loan]) == loans)
            #expect(!sut.isSaving)
            #expect(isSavingDuringWrite == true)
        }

        @Test("save throws what write throws when write fails")
        func saveThrowsWhatWriteThrowsWhenWriteFails() async {
            // MARK: - Arrange
            let deps = LoanRecordsTestFactory.setupDependencies()
            let sut = LoanRecordsTestFactory.makeSUT(deps)
            let loans = [LoanRecordsTestFactory.createMockLoan()]
            var isSavingDuringWrite: Bool?
            let error = AlbumError.offline
            deps.store.writeClosure = { _ in
                isSavingDuringWrite = sut.isSaving
                throw error
            }

            // MARK: - Act
            await #expect(throws: error) { try await sut.save(loans) }

            // MARK: - Assert
            #expect(deps.store.writeCallsCount == 1)
            #expect((deps.store.writeReceivedRecords as? [Loan]) == loans)
            #expect(!sut.isSaving)
            #expect(isSavingDuringWrite == true)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo eMHAhCSvH CokwpovVZ 3DegHkHx3 XZBGArSVv O83CkB6NI b5icLTZZt p_GC2mM0k
// testgen:parts 0Tb2cr2_a F_fcjhJqB XeMU9iDuF W4VaUsqp9
