// testgen:fingerprint e0de80b96afc2d4b factory SearchModel
import Foundation
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `SearchModel`.
enum SearchModelTestFactory {
    /// The doubles that stand for what `SearchModel` is injected with.
    struct Dependencies {
        let search: ProductSearchMock
        let pause: PauseMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let search = ProductSearchMock()
        let pause = PauseMock()

        return Dependencies(
            search: search,
            pause: pause
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> SearchModel {
        return SearchModel(search: dependencies.search, pause: dependencies.pause)
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
