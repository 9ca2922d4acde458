// testgen:fingerprint c1680666192acb13 factory TokenStore
import Foundation
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `TokenStore`.
enum TokenStoreTestFactory {
    /// The doubles that stand for what `TokenStore` is injected with.
    struct Dependencies {
        let storage: SecureStorageMock
        let client: TokenClientMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let storage = SecureStorageMock()
        let client = TokenClientMock()

        return Dependencies(
            storage: storage,
            client: client
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> TokenStore {
        return TokenStore(storage: dependencies.storage, client: dependencies.client)
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
