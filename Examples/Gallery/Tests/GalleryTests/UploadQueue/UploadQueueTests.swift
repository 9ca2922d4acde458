// testgen:fingerprint 8e6fa780175bd64c suite UploadQueue
import Foundation
import Testing
@testable import Gallery

@Suite("UploadQueue", .tags(.unit))
struct UploadQueueTests {
    @Suite("Enqueue")
    struct Enqueue {
        @Test("enqueue sets waiting")
        func enqueueSetsWaiting() async {
            // MARK: - Arrange
            let deps = UploadQueueTestFactory.setupDependencies()
            let sut = UploadQueueTestFactory.makeSUT(deps)
            let note = UploadQueueTestFactory.createMockNote()

            // MARK: - Act
            await sut.enqueue(note)

            // MARK: - Assert
            #expect(await sut.waiting == [note])
        }

        @Test("enqueue sets waiting after enqueue")
        func enqueueSetsWaitingAfterEnqueue() async {
            // MARK: - Arrange
            let deps = UploadQueueTestFactory.setupDependencies()
            let sut = UploadQueueTestFactory.makeSUT(deps)
            let note = UploadQueueTestFactory.createMockNote(
                id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!)
            await sut.enqueue(note)
            let note2 = UploadQueueTestFactory.createMockNote(
                id: UUID(uuidString: "00000000-0000-0000-0000-000000000003")!)

            // MARK: - Act
            await sut.enqueue(note2)

            // MARK: - Assert
            #expect(await sut.waiting == [note, note2])
        }
    }

    @Suite("Flush")
    struct Flush {
        @Test("flush calls upload and clears waiting after enqueue")
        func flushCallsUploadAndClearsWaitingAfterEnqueue() async {
            // MARK: - Arrange
            let deps = UploadQueueTestFactory.setupDependencies()
            let sut = UploadQueueTestFactory.makeSUT(deps)
            let note = UploadQueueTestFactory.createMockNote()
            await sut.enqueue(note)

            // MARK: - Act
            await sut.flush()

            // MARK: - Assert
            #expect(deps.uploader.uploadCallsCount == 1)
            #expect(deps.uploader.uploadReceivedNote == note)
            #expect(await sut.waiting == [])
            #expect(await sut.done == 1)
        }

        @Test("flush calls upload and clears waiting when upload fails after enqueue")
        func flushCallsUploadAndClearsWaitingWhenUploadFailsAfterEnqueue() async {
            // MARK: - Arrange
            let deps = UploadQueueTestFactory.setupDependencies()
            let error = GalleryError.offline
            deps.uploader.uploadThrowableError = error
            let sut = UploadQueueTestFactory.makeSUT(deps)
            let note = UploadQueueTestFactory.createMockNote()
            await sut.enqueue(note)

            // MARK: - Act
            await sut.flush()

            // MARK: - Assert
            #expect(deps.uploader.uploadCallsCount == 1)
            #expect(deps.uploader.uploadReceivedNote == note)
            #expect(await sut.waiting == [])
            #expect(await sut.failed == 1)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd u7zuX_vzH l8nNUcbST AE_2GAwBl maIxO5ZFF J8TRtjTh9 JXANhGHH0 fzMlE6DSh
