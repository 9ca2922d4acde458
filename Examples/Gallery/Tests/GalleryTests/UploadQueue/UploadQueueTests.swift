// testgen:fingerprint 34964bdb0f2b79ca suite UploadQueue
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
