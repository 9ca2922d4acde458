// testgen:fingerprint c7ae760eea122ebc suite ToneCache
import Foundation
import Testing
@testable import PlainSample

@Suite("ToneCache")
struct ToneCacheTests {
    @Suite("Load")
    struct Load {
        @Test("load calls decode and sets tones")
        func loadCallsDecodeAndSetsTones() async throws {
            // MARK: - Arrange
            let deps = ToneCacheTestFactory.setupDependencies()
            let returnedDecode = [1]
            deps.decoder.decodeReturnValue = returnedDecode
            let sut = ToneCacheTestFactory.makeSUT(deps)

            // MARK: - Act
            try await sut.load("name")

            // MARK: - Assert
            #expect(deps.decoder.decodeCallsCount == 1)
            #expect(deps.decoder.decodeReceivedName == "name")
            #expect(await sut.tones == ["name": returnedDecode])
        }

        @Test("load throws what decode throws when decode fails")
        func loadThrowsWhatDecodeThrowsWhenDecodeFails() async {
            // MARK: - Arrange
            let deps = ToneCacheTestFactory.setupDependencies()
            let error = AlbumError.offline
            deps.decoder.decodeThrowableError = error
            let sut = ToneCacheTestFactory.makeSUT(deps)

            // MARK: - Act
            await #expect(throws: error) { try await sut.load("name") }

            // MARK: - Assert
            #expect(deps.decoder.decodeCallsCount == 1)
            #expect(deps.decoder.decodeReceivedName == "name")
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo RASMqKR3T Le_8kp6Pi KAy1LEsK8 ikgArcrU5
