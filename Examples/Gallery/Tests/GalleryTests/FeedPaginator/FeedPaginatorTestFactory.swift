// testgen:fingerprint aa903bb87b0ef75a factory FeedPaginator
import Foundation
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `FeedPaginator`.
enum FeedPaginatorTestFactory {
    /// The doubles that stand for what `FeedPaginator` is injected with.
    struct Dependencies {
        let service: FeedServiceMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let service = FeedServiceMock()

        // 2. Defaults, so that the SUT can be made
        service.pageReturnValue = createMockNotePage()

        return Dependencies(
            service: service
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil,
        pageSize: Int = 20
    ) -> FeedPaginator {
        let dependencies = dependencies ?? setupDependencies()
        return FeedPaginator(service: dependencies.service, pageSize: pageSize)
    }

    // MARK: - Mock data

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
            createMockNotePage(
                notes: [
                    createMockNote(
                        id: UUID(uuidString: "00000000-0000-0000-0000-" + String(format: "%012d", index + 1))!)
                ])
        }
    }
}
// testgen:parts qxkweZMJ9 Nlfgu7dRd 9pEfb8H4r mQDpL3hXr ajpWUnxtN SB9Ivo-Lc h3QLbE42t t7kaECLt0 Aoy6ZJUBr r7Dyqkr0d
// testgen:parts 54L7MBZMt
