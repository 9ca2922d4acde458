// testgen:fingerprint 532805cf4daf9adc factory ExportController
import Foundation
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `ExportController`.
enum ExportControllerTestFactory {
    /// The doubles that stand for what `ExportController` is injected with.
    struct Dependencies {
        let writer: FileWriterMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let writer = FileWriterMock()

        return Dependencies(
            writer: writer
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> ExportController {
        return ExportController(writer: dependencies.writer)
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
// testgen:parts qxkweZMJ9 Nlfgu7dRd f1pi0Qtz0 CnkFvIZK9 hRewqVb8N DXhQMVXfa 630b_MhTY _jZnECLt0 7BMXZJUBr
