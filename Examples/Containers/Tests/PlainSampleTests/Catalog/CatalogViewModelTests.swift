// testgen:fingerprint 1caf40519fc3bc13 suite CatalogViewModel
import Foundation
import Testing
@testable import PlainSample

@Suite("CatalogViewModel")
struct CatalogViewModelTests {
    @Suite("Search")
    struct Search {
        @Test("search calls record and find and sets results")
        func searchCallsRecordAndFindAndSetsResults() {
            // MARK: - Arrange
            let deps = CatalogTestFactory.setupDependencies()
            let returnedFind = ["find"]
            deps.catalog.findReturnValue = returnedFind
            let sut = CatalogTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.search("query")

            // MARK: - Assert
            #expect(deps.journal.recordCallsCount == 1)
            #expect(deps.journal.recordReceivedLine == "query")
            #expect(deps.catalog.findCallsCount == 1)
            #expect(deps.catalog.findReceivedQuery == "query")
            #expect(sut.results == returnedFind)
        }

        @Test("search calls record and find and sets isFailed when find fails")
        func searchCallsRecordAndFindAndSetsIsFailedWhenFindFails() {
            // MARK: - Arrange
            let deps = CatalogTestFactory.setupDependencies()
            let error = AlbumError.offline
            deps.catalog.findThrowableError = error
            let sut = CatalogTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.search("query")

            // MARK: - Assert
            #expect(deps.journal.recordCallsCount == 1)
            #expect(deps.journal.recordReceivedLine == "query")
            #expect(deps.catalog.findCallsCount == 1)
            #expect(deps.catalog.findReceivedQuery == "query")
            #expect(sut.isFailed)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo pnzoH_JJ2 h1FtOBPHw JVWr4zXPP 3mKvk8SDl
