// testgen:fingerprint cabb950a02838bfa factory SyncService
import Foundation
@testable import App

/// Doubles, registrations and mock data for the tests of `SyncService`.
enum SyncServiceTestFactory {
    /// The doubles that stand for what `SyncService` is injected with.
    struct Dependencies {
        let api: SyncAPIMock
        let storage: SyncStorageMock
        let clock: SyncClockMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let api = SyncAPIMock()
        let storage = SyncStorageMock()
        let clock = SyncClockMock()

        // 2. Defaults, so that the SUT can be made
        api.uploadReturnValue = createMockSyncReceipt()
        clock.underlyingNow = Date(timeIntervalSince1970: 1_705_320_000)

        return Dependencies(
            api: api,
            storage: storage,
            clock: clock
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> SyncService {
        return SyncService(api: dependencies.api, storage: dependencies.storage, clock: dependencies.clock)
    }

    // MARK: - Mock data

    static func createMockSyncChange(
        id: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!,
        operation: SyncChange.Operation = .favourite(itemId: "item-1", isFavourite: false),
        createdAt: Date = Date(timeIntervalSince1970: 1_705_320_000)
    ) -> SyncChange {
        SyncChange(id: id, operation: operation, createdAt: createdAt)
    }

    static func createMockSyncChanges(count: Int = 3) -> [SyncChange] {
        (0..<count).map { index in
            createMockSyncChange(id: UUID(uuidString: "00000000-0000-0000-0000-" + String(format: "%012d", index + 1))!)
        }
    }

    static func createMockSyncReceipt(acceptedIds: [UUID] = [], rejectedIds: [UUID] = []) -> SyncReceipt {
        SyncReceipt(acceptedIds: acceptedIds, rejectedIds: rejectedIds)
    }

    static func createMockSyncReceipts(count: Int = 3) -> [SyncReceipt] {
        (0..<count).map { index in
            createMockSyncReceipt(
                acceptedIds: [UUID(uuidString: "00000000-0000-0000-0000-" + String(format: "%012d", index + 1))!])
        }
    }
}
// testgen:parts qxkweZMJ9 Re9aRNa0n IGvP7NNMi ydszeS5wJ AumiTF4kb ZE5_ZRcKg Wk1HAjn-k YHt4KVl7f q_kFHBI2G uX06a3pl4
// testgen:parts BnmQN1aA1 zTRqqiLBi ACLLG2Inr
