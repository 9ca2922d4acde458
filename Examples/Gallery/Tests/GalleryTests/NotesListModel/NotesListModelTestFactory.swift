// testgen:fingerprint a1b705f35ad1ae64 factory NotesListModel
import Foundation
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `NotesListModel`.
enum NotesListModelTestFactory {
    /// The doubles that stand for what `NotesListModel` is injected with.
    struct Dependencies {
        let store: NotesStoreMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let store = NotesStoreMock()

        return Dependencies(
            store: store
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> NotesListModel {
        let dependencies = dependencies ?? setupDependencies()
        return NotesListModel(store: dependencies.store)
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
}
// testgen:parts qxkweZMJ9 Nlfgu7dRd 7Z6Dan5LO b6Ckq6qmC R7kezV2ii n8liDbNlj aqL7j8HoJ lQe7ECLt0 IqYMZJUBr
