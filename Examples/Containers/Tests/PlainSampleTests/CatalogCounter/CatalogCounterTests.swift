// testgen:fingerprint b1c0fb5d7d8693b7 suite CatalogCounter
import Foundation
import Testing
@testable import PlainSample

@Suite("CatalogCounter")
struct CatalogCounterTests {
    @Suite("Count")
    struct Count {
        @Test("count calls find and sets count")
        func countCallsFindAndSetsCount() throws {
            // MARK: - Arrange
            let deps = CatalogCounterTestFactory.setupDependencies()
            let returnedFind = ["find"]
            deps.catalog.findReturnValue = returnedFind
            let sut = CatalogCounterTestFactory.makeSUT(deps)

            // MARK: - Act
            try sut.count("query")

            // MARK: - Assert
            #expect(deps.catalog.findCallsCount == 1)
            #expect(deps.catalog.findReceivedQuery == "query")
            #expect(sut.count == returnedFind.count)
        }

        @Test("count throws what find throws when find fails")
        func countThrowsWhatFindThrowsWhenFindFails() {
            // MARK: - Arrange
            let deps = CatalogCounterTestFactory.setupDependencies()
            let error = AlbumError.offline
            deps.catalog.findThrowableError = error
            let sut = CatalogCounterTestFactory.makeSUT(deps)

            // MARK: - Act
            #expect(throws: error) { try sut.count("query") }

            // MARK: - Assert
            #expect(deps.catalog.findCallsCount == 1)
            #expect(deps.catalog.findReceivedQuery == "query")
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo fq8x8dOSy -1GUfq8wH _1maW_mzT is-BqT26c
