// testgen:fingerprint 75c11820cd100945 factory UploadQueue
import Foundation
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `UploadQueue`.
enum UploadQueueTestFactory {
    /// The doubles that stand for what `UploadQueue` is injected with.
    struct Dependencies {
        let uploader: UploaderMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let uploader = UploaderMock()

        return Dependencies(
            uploader: uploader
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> UploadQueue {
        return UploadQueue(uploader: dependencies.uploader)
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
// testgen:parts qxkweZMJ9 Nlfgu7dRd lVVOX5UM- TmOxv9o5s iNTrzFH2P NEGfndP7u kixtuIfZ1 rvnDECLt0 qSKFZJUBr
