// testgen:fingerprint b594b72ec4316d84 factory ReviewInteractor
import Foundation
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `ReviewInteractor`.
enum ReviewInteractorTestFactory {
    /// The doubles that stand for what `ReviewInteractor` is injected with.
    struct Dependencies {
        let prompt: ReviewPromptMock
        let counter: LaunchCounterMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let prompt = ReviewPromptMock()
        let counter = LaunchCounterMock()

        // 2. Defaults, so that the SUT can be made
        counter.underlyingLaunches = 1

        return Dependencies(
            prompt: prompt,
            counter: counter
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies(),
        version: String = "1.0.0"
    ) -> ReviewInteractor {
        return ReviewInteractor(prompt: dependencies.prompt, counter: dependencies.counter, version: version)
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

    static func createMockNotePage(notes: [Note] = [], next: String? = nil) -> NotePage {
        NotePage(notes: notes, next: next)
    }

    static func createMockNotePages(count: Int = 3) -> [NotePage] {
        (0..<count).map { index in
            createMockNotePage(notes: [createMockNote(id: UUID(uuidString: "00000000-0000-0000-0000-" + String(format: "%012d", index + 1))!)])
        }
    }

    static func createMockProduct(
        id: String = "product-1",
        name: String = "Product name",
        price: Int = 1,
        stock: Int = 1
    ) -> Product {
        Product(id: id, name: name, price: price, stock: stock)
    }

    static func createMockProducts(count: Int = 3) -> [Product] {
        (0..<count).map { index in
            createMockProduct(id: "product-\(index + 1)")
        }
    }
}
