// testgen:fingerprint 3a5fad31b9f556f4 suite TonePlayer.Queue
import Foundation
import Testing
@testable import PlainSample

@Suite("Queue")
struct QueueTests {
    @Suite("Add")
    struct Add {
        @Test("add calls decode and sets names")
        func addCallsDecodeAndSetsNames() throws {
            // MARK: - Arrange
            let deps = QueueTestFactory.setupDependencies()
            var sut = QueueTestFactory.makeSUT(deps)

            // MARK: - Act
            try sut.add("name")

            // MARK: - Assert
            #expect(deps.decoder.decodeCallsCount == 1)
            #expect(deps.decoder.decodeReceivedName == "name")
            #expect(sut.names == ["name"])
        }

        @Test("add throws what decode throws when decode fails")
        func addThrowsWhatDecodeThrowsWhenDecodeFails() {
            // MARK: - Arrange
            let deps = QueueTestFactory.setupDependencies()
            let error = AlbumError.offline
            deps.decoder.decodeThrowableError = error
            var sut = QueueTestFactory.makeSUT(deps)

            // MARK: - Act
            #expect(throws: error) { try sut.add("name") }

            // MARK: - Assert
            #expect(deps.decoder.decodeCallsCount == 1)
            #expect(deps.decoder.decodeReceivedName == "name")
        }

        @Test("add calls decode and sets names after add")
        func addCallsDecodeAndSetsNamesAfterAdd() throws {
            // MARK: - Arrange
            let deps = QueueTestFactory.setupDependencies()
            var sut = QueueTestFactory.makeSUT(deps)
            try sut.add("name")

            // MARK: - Act
            try sut.add("name 2")

            // MARK: - Assert
            #expect(deps.decoder.decodeCallsCount == 2)
            #expect(deps.decoder.decodeReceivedName == "name 2")
            #expect(sut.names == ["name", "name 2"])
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo C45sbvGtl 9eSQXR0_D wMHjpfp2S XanulPWV9 sSw7UPCPl
