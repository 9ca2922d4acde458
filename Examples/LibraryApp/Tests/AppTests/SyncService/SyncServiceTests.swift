// testgen:fingerprint 4011ab03165c176b suite SyncService
import Foundation
import Testing
@testable import App

@Suite("SyncService")
struct SyncServiceTests {
    @Suite("Pending count")
    struct PendingCount {
        @Test("pendingCount calls pendingChanges")
        func pendingCountCallsPendingChanges() {
            // MARK: - Arrange
            let deps = SyncServiceTestFactory.setupDependencies()
            let returnedPendingChanges = [SyncServiceTestFactory.createMockSyncChange()]
            deps.storage.pendingChangesReturnValue = returnedPendingChanges
            let sut = SyncServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.pendingCount

            // MARK: - Assert
            #expect(deps.storage.pendingChangesCallsCount == 1)
            #expect(result == returnedPendingChanges.count)
        }
    }

    @Suite("Last sync date")
    struct LastSyncDate {
        @Test("lastSyncDate returns the result")
        func lastSyncDateReturnsTheResult() {
            // MARK: - Arrange
            let deps = SyncServiceTestFactory.setupDependencies()
            let lastSyncDate = Date(timeIntervalSince1970: 2000)
            deps.storage.lastSyncDate = lastSyncDate
            let sut = SyncServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.lastSyncDate

            // MARK: - Assert
            #expect(result == lastSyncDate)
        }
    }

    @Suite("Enqueue")
    struct Enqueue {
        @Test("enqueue calls save when operation is favourite")
        func enqueueCallsSaveWhenOperationIsFavourite() {
            // MARK: - Arrange
            let deps = SyncServiceTestFactory.setupDependencies()
            let now = Date(timeIntervalSince1970: 2000)
            deps.clock.underlyingNow = now
            let sut = SyncServiceTestFactory.makeSUT(deps)
            let operation = SyncChange.Operation.favourite(itemId: "operation", isFavourite: false)

            // MARK: - Act
            sut.enqueue(operation)

            // MARK: - Assert
            #expect(deps.storage.saveCallsCount == 1)
            #expect(deps.storage.saveReceivedChange?.operation == operation)
            #expect(deps.storage.saveReceivedChange?.createdAt == now)
        }
    }

    @Suite("Sync")
    struct Sync {
        @Test("sync calls upload and remove and sets lastSyncDate")
        func syncCallsUploadAndRemoveAndSetsLastSyncDate() async throws {
            // MARK: - Arrange
            let deps = SyncServiceTestFactory.setupDependencies()
            let finishedAt = Date(timeIntervalSince1970: 5000)
            deps.clock.underlyingNow = finishedAt
            let lastSyncDate = Date(timeIntervalSince1970: 2000)
            deps.storage.lastSyncDate = lastSyncDate
            let receipt = SyncServiceTestFactory.createMockSyncReceipt(
                acceptedIds: [
                    UUID(uuidString: "00000000-0000-0000-0000-000000000001")!,
                    UUID(uuidString: "00000000-0000-0000-0000-000000000002")!
                ], rejectedIds: [UUID(uuidString: "00000000-0000-0000-0000-000000000003")!])
            deps.api.uploadReturnValue = receipt
            let changes = [SyncServiceTestFactory.createMockSyncChange()]
            deps.storage.pendingChangesReturnValue = changes
            let sut = SyncServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = try await sut.sync()

            // MARK: - Assert
            #expect(deps.api.uploadCallsCount == 1)
            #expect(deps.api.uploadReceivedArguments?.changes == changes)
            #expect(deps.api.uploadReceivedArguments?.date == lastSyncDate)
            #expect(deps.storage.removeCallsCount == 1)
            #expect(deps.storage.removeReceivedIds == receipt.acceptedIds + receipt.rejectedIds)
            #expect(deps.storage.lastSyncDate == finishedAt)
            #expect(
                result == SyncReport(
                    uploaded: receipt.acceptedIds.count, rejected: receipt.rejectedIds.count, finishedAt: finishedAt))
        }

        @Test("sync throws what upload throws when upload fails")
        func syncThrowsWhatUploadThrowsWhenUploadFails() async {
            // MARK: - Arrange
            let deps = SyncServiceTestFactory.setupDependencies()
            let now = Date(timeIntervalSince1970: 2000)
            deps.clock.underlyingNow = now
            let lastSyncDate = Date(timeIntervalSince1970: 3000)
            deps.storage.lastSyncDate = lastSyncDate
            let changes = [SyncServiceTestFactory.createMockSyncChange()]
            deps.storage.pendingChangesReturnValue = changes
            let error = SyncError.invalidResponse
            deps.api.uploadThrowableError = error
            let sut = SyncServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            await #expect(throws: error) { _ = try await sut.sync() }

            // MARK: - Assert
            #expect(deps.api.uploadCallsCount == 1)
            #expect(deps.api.uploadReceivedArguments?.changes == changes)
            #expect(deps.api.uploadReceivedArguments?.date == lastSyncDate)
            #expect(
                sut.lastFailure == SyncFailure(
                    date: now, pendingCount: changes.count, reason: error.localizedDescription))
            #expect(deps.storage.removeCallsCount == 0)
        }

        @Test("sync returns the result when pendingChanges is empty")
        func syncReturnsTheResultWhenPendingChangesIsEmpty() async throws {
            // MARK: - Arrange
            let deps = SyncServiceTestFactory.setupDependencies()
            let now = Date(timeIntervalSince1970: 2000)
            deps.clock.underlyingNow = now
            deps.storage.pendingChangesReturnValue = []
            let sut = SyncServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = try await sut.sync()

            // MARK: - Assert
            #expect(result == SyncReport(uploaded: 0, rejected: 0, finishedAt: now))
            #expect(deps.api.uploadCallsCount == 0)
            #expect(deps.storage.removeCallsCount == 0)
        }

        @Test("sync calls upload and remove and sets lastSyncDate after sync failed")
        func syncCallsUploadAndRemoveAndSetsLastSyncDateAfterSyncFailed() async throws {
            // MARK: - Arrange
            let deps = SyncServiceTestFactory.setupDependencies()
            let now = Date(timeIntervalSince1970: 2000)
            deps.clock.underlyingNow = now
            let changes = [SyncServiceTestFactory.createMockSyncChange()]
            deps.storage.pendingChangesReturnValue = changes
            let error = SyncError.invalidResponse
            deps.api.uploadThrowableError = error
            let sut = SyncServiceTestFactory.makeSUT(deps)
            await #expect(throws: error) { _ = try await sut.sync() }
            let finishedAt = Date(timeIntervalSince1970: 6000)
            deps.clock.underlyingNow = finishedAt
            let lastSyncDate = Date(timeIntervalSince1970: 3000)
            deps.storage.lastSyncDate = lastSyncDate
            let receipt = SyncServiceTestFactory.createMockSyncReceipt(
                acceptedIds: [UUID(uuidString: "00000000-0000-0000-0000-000000000001")!],
                rejectedIds: [
                    UUID(uuidString: "00000000-0000-0000-0000-000000000002")!,
                    UUID(uuidString: "00000000-0000-0000-0000-000000000003")!
                ])
            deps.api.uploadReturnValue = receipt
            let changes2 = [SyncServiceTestFactory.createMockSyncChange()]
            deps.storage.pendingChangesReturnValue = changes2
            deps.api.uploadThrowableError = nil

            // MARK: - Act
            let result = try await sut.sync()

            // MARK: - Assert
            #expect(deps.api.uploadCallsCount == 2)
            #expect(deps.api.uploadReceivedArguments?.changes == changes2)
            #expect(deps.api.uploadReceivedArguments?.date == lastSyncDate)
            #expect(deps.storage.removeCallsCount == 1)
            #expect(deps.storage.removeReceivedIds == receipt.acceptedIds + receipt.rejectedIds)
            #expect(deps.storage.lastSyncDate == finishedAt)
            #expect(
                result == SyncReport(
                    uploaded: receipt.acceptedIds.count, rejected: receipt.rejectedIds.count, finishedAt: finishedAt))
            #expect(sut.lastFailure == nil)
        }
    }

    @Suite("Discard pending")
    struct DiscardPending {
        @Test("discardPending calls remove")
        func discardPendingCallsRemove() {
            // MARK: - Arrange
            let deps = SyncServiceTestFactory.setupDependencies()
            let changes = [SyncServiceTestFactory.createMockSyncChange()]
            deps.storage.pendingChangesReturnValue = changes
            let sut = SyncServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.discardPending()

            // MARK: - Assert
            #expect(deps.storage.removeCallsCount == 1)
            #expect(deps.storage.removeReceivedIds == changes.map(\.id))
        }

        @Test("discardPending does not call remove when pendingChanges is empty")
        func discardPendingDoesNotCallRemoveWhenPendingChangesIsEmpty() {
            // MARK: - Arrange
            let deps = SyncServiceTestFactory.setupDependencies()
            deps.storage.pendingChangesReturnValue = []
            let sut = SyncServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.discardPending()

            // MARK: - Assert
            #expect(deps.storage.removeCallsCount == 0)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Re9aRNa0n kqRQUaXu7 Rzt4ns41C sJL-VMw1c pPlhSg--i 1IkQuMPDA 4CW0UcbST Rzt_atVhE
// testgen:parts E4NKV5Kaz Lx3-Ol6Z_ mbqewyrKd 96Tl0qRnU Dzf4OPKPd dsM9m5rQ6 tiY3xENfI MgUYssTgj
