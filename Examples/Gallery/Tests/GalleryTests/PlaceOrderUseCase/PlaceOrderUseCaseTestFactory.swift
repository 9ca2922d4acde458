// testgen:fingerprint 86b43baf2df2f4fa factory PlaceOrderUseCase
import Foundation
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `PlaceOrderUseCase`.
enum PlaceOrderUseCaseTestFactory {
    /// The doubles that stand for what `PlaceOrderUseCase` is injected with.
    struct Dependencies {
        let repository: OrderRepositoryMock
        let notifier: OrderNotifierMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let repository = OrderRepositoryMock()
        let notifier = OrderNotifierMock()

        return Dependencies(
            repository: repository,
            notifier: notifier
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies(),
        limit: Int = 20
    ) -> PlaceOrderUseCase {
        return PlaceOrderUseCase(repository: dependencies.repository, notifier: dependencies.notifier, limit: limit)
    }

    // MARK: - Mock data

    static func createMockAccount(
        id: String = "account-1",
        name: String = "Account name",
        isVerified: Bool = false
    ) -> Account {
        Account(id: id, name: name, isVerified: isVerified)
    }

    static func createMockAccounts(count: Int = 3) -> [Account] {
        (0..<count).map { index in
            createMockAccount(id: "account-\(index + 1)")
        }
    }

    static func createMockNote(
        id: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!,
        title: String = "Note title",
        body: String = "body",
        isPinned: Bool = false,
        editedAt: Date = Date(timeIntervalSince1970: 1_705_320_000)
    ) -> Note {
        Note(id: id, title: title, body: body, isPinned: isPinned, editedAt: editedAt)
    }

    static func createMockNotes(count: Int = 3) -> [Note] {
        (0..<count).map { index in
            createMockNote(id: UUID(uuidString: "00000000-0000-0000-0000-" + String(format: "%012d", index + 1))!)
        }
    }
}
