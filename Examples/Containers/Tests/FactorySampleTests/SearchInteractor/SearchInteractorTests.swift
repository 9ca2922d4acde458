// testgen:fingerprint 746dd7ab5995b10f suite SearchInteractor
import FactoryTesting
import Foundation
import Testing
@testable import FactorySample

@Suite("SearchInteractor", .container)
struct SearchInteractorTests {
    @Suite("Search")
    struct Search {
        @Test("search calls note, corrected, hits and sorted and sets hits")
        func searchCallsNoteCorrectedHitsAndSortedAndSetsHits() {
            // MARK: - Arrange
            let deps = SearchInteractorTestFactory.setupDependencies()
            let returnedHits = ["hits", "hits"]
            deps.api.hitsReturnValue = returnedHits
            let returnedSorted = ["sorted"]
            deps.ranking.sortedReturnValue = returnedSorted
            deps.speller.correctedReturnValue = "corrected"
            let sut = SearchInteractorTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.search("text")

            // MARK: - Assert
            #expect(deps.log.noteCallsCount == 1)
            #expect(deps.log.noteReceivedText == "text")
            #expect(deps.speller.correctedCallsCount == 1)
            #expect(deps.speller.correctedReceivedText == "text")
            #expect(deps.api.hitsCallsCount == 1)
            #expect(deps.api.hitsReceivedText == "corrected")
            #expect(deps.ranking.sortedCallsCount == 1)
            #expect(deps.ranking.sortedReceivedHits == returnedHits)
            #expect(sut.hits == returnedSorted)
        }

        @Test("search calls note, corrected and hits and sets isFailed when hits fails")
        func searchCallsNoteCorrectedAndHitsAndSetsIsFailedWhenHitsFails() {
            // MARK: - Arrange
            let deps = SearchInteractorTestFactory.setupDependencies()
            deps.speller.correctedReturnValue = "corrected"
            let error = TestError.expected
            deps.api.hitsThrowableError = error
            let sut = SearchInteractorTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.search("text")

            // MARK: - Assert
            #expect(deps.log.noteCallsCount == 1)
            #expect(deps.log.noteReceivedText == "text")
            #expect(deps.speller.correctedCallsCount == 1)
            #expect(deps.speller.correctedReceivedText == "text")
            #expect(deps.api.hitsCallsCount == 1)
            #expect(deps.api.hitsReceivedText == "corrected")
            #expect(sut.isFailed)
            #expect(deps.ranking.sortedCallsCount == 0)
        }
    }
}
// testgen:parts -A4q7Iok8 qxkweZMJ9 WQsXN40pm i2lpiFxxV Kjxn0sL16 wruJOBPHw DdyONXoQz fOZDcENB9
