// testgen:fingerprint e809d5912f846fca suite CatalogMirror
import Foundation
import Testing
@testable import PlainSample

@Suite("CatalogMirror")
struct CatalogMirrorTests {
    @Suite("Mirror")
    struct Mirror {
        @Test("mirror calls record and find and sets isMirrored")
        func mirrorCallsRecordAndFindAndSetsIsMirrored() throws {
            // MARK: - Arrange
            let deps = CatalogMirrorTestFactory.setupDependencies()
            let returnedFind = ["find"]
            deps.both.findReturnValue = returnedFind
            let sut = CatalogMirrorTestFactory.makeSUT(deps)

            // MARK: - Act
            try sut.mirror("query")

            // MARK: - Assert
            #expect(deps.both.recordCallsCount == 1)
            #expect(deps.both.recordReceivedLine == "query")
            #expect(deps.both.findCallsCount == 1)
            #expect(deps.both.findReceivedQuery == "query")
            #expect(sut.isMirrored == !returnedFind.isEmpty)
        }

        @Test("mirror throws what find throws when find fails")
        func mirrorThrowsWhatFindThrowsWhenFindFails() {
            // MARK: - Arrange
            let deps = CatalogMirrorTestFactory.setupDependencies()
            let error = AlbumError.offline
            deps.both.findThrowableError = error
            let sut = CatalogMirrorTestFactory.makeSUT(deps)

            // MARK: - Act
            #expect(throws: error) { try sut.mirror("query") }

            // MARK: - Assert
            #expect(deps.both.recordCallsCount == 1)
            #expect(deps.both.recordReceivedLine == "query")
            #expect(deps.both.findCallsCount == 1)
            #expect(deps.both.findReceivedQuery == "query")
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo e4GvoWEA8 P3_s1ZGto fNz9PpjTt cgMo6oK0p
