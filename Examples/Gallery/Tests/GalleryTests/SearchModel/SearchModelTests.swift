// testgen:fingerprint 8d35fbe5a9da936b suite SearchModel
import Foundation
import Testing
@testable import Gallery

@Suite("SearchModel", .tags(.unit, .viewModel))
@MainActor
struct SearchModelTests {
    @Suite("Query")
    @MainActor
    struct Query {
        @Test("query calls wait and products and sets results when products has one element")
        func queryCallsWaitAndProductsAndSetsResultsWhenProductsHasOneElement() async {
            // MARK: - Arrange
            let deps = SearchModelTestFactory.setupDependencies()
            let returnedProducts = [SearchModelTestFactory.createMockProduct()]
            deps.search.productsReturnValue = returnedProducts
            let sut = SearchModelTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.query = "que"
            await waitUntil { sut.results == returnedProducts }

            // MARK: - Assert
            #expect(deps.pause.waitCallsCount == 1)
            #expect(deps.pause.waitReceivedMilliseconds == 300)
            #expect(deps.search.productsCallsCount == 1)
            #expect(deps.search.productsReceivedQuery == "que")
            #expect(sut.results == returnedProducts)
        }

        @Test("query calls wait and products and sets message when products is empty")
        func queryCallsWaitAndProductsAndSetsMessageWhenProductsIsEmpty() async {
            // MARK: - Arrange
            let deps = SearchModelTestFactory.setupDependencies()
            deps.search.productsReturnValue = []
            let sut = SearchModelTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.query = "que"
            await waitUntil { sut.message == "Nothing found." }

            // MARK: - Assert
            #expect(deps.pause.waitCallsCount == 1)
            #expect(deps.pause.waitReceivedMilliseconds == 300)
            #expect(deps.search.productsCallsCount == 1)
            #expect(deps.search.productsReceivedQuery == "que")
            #expect(sut.message == "Nothing found.")
        }

        @Test("query calls wait and products and sets message when products fails")
        func queryCallsWaitAndProductsAndSetsMessageWhenProductsFails() async {
            // MARK: - Arrange
            let deps = SearchModelTestFactory.setupDependencies()
            let error = GalleryError.offline
            deps.search.productsThrowableError = error
            let sut = SearchModelTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.query = "que"
            await waitUntil { sut.message == "The search failed." }

            // MARK: - Assert
            #expect(deps.pause.waitCallsCount == 1)
            #expect(deps.pause.waitReceivedMilliseconds == 300)
            #expect(deps.search.productsCallsCount == 1)
            #expect(deps.search.productsReceivedQuery == "que")
            #expect(sut.message == "The search failed.")
        }

        @Test("query calls wait and sets message when wait fails")
        func queryCallsWaitAndSetsMessageWhenWaitFails() async {
            // MARK: - Arrange
            let deps = SearchModelTestFactory.setupDependencies()
            let error = GalleryError.offline
            deps.pause.waitThrowableError = error
            let sut = SearchModelTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.query = "que"
            await waitUntil { sut.message == "The search failed." }

            // MARK: - Assert
            #expect(deps.pause.waitCallsCount == 1)
            #expect(deps.pause.waitReceivedMilliseconds == 300)
            #expect(sut.message == "The search failed.")
        }

        @Test("query sets message")
        func querySetsMessage() {
            // MARK: - Arrange
            let deps = SearchModelTestFactory.setupDependencies()
            let sut = SearchModelTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.query = "qu"

            // MARK: - Assert
            #expect(sut.message == "Type at least three letters.")
        }

        @Test("query clears message after query")
        func queryClearsMessageAfterQuery() {
            // MARK: - Arrange
            let deps = SearchModelTestFactory.setupDependencies()
            let returnedProducts = [SearchModelTestFactory.createMockProduct()]
            deps.search.productsReturnValue = returnedProducts
            let sut = SearchModelTestFactory.makeSUT(deps)
            sut.query = "qu"

            // MARK: - Act
            sut.query = "que"

            // MARK: - Assert
            #expect(sut.message == nil)
        }

        @Test("query clears results and sets message after query")
        func queryClearsResultsAndSetsMessageAfterQuery() async {
            // MARK: - Arrange
            let deps = SearchModelTestFactory.setupDependencies()
            let returnedProducts = [SearchModelTestFactory.createMockProduct(id: "id")]
            deps.search.productsReturnValue = returnedProducts
            let sut = SearchModelTestFactory.makeSUT(deps)
            sut.query = "que"
            await waitUntil { sut.results == returnedProducts }

            // MARK: - Act
            sut.query = "qu"

            // MARK: - Assert
            #expect(sut.results == [])
            #expect(sut.message == "Type at least three letters.")
        }

        @Test("query calls wait and products and sets results")
        func queryCallsWaitAndProductsAndSetsResults() async {
            // MARK: - Arrange
            let deps = SearchModelTestFactory.setupDependencies()
            let returnedProducts = [
                SearchModelTestFactory.createMockProduct(id: "id"), SearchModelTestFactory.createMockProduct(id: "id 2")
            ]
            deps.search.productsReturnValue = returnedProducts
            let sut = SearchModelTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.query = "que"
            await waitUntil { sut.results == returnedProducts }

            // MARK: - Assert
            #expect(deps.pause.waitCallsCount == 1)
            #expect(deps.pause.waitReceivedMilliseconds == 300)
            #expect(deps.search.productsCallsCount == 1)
            #expect(deps.search.productsReceivedQuery == "que")
            #expect(sut.results == returnedProducts)
            #expect(sut.message == nil)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd SHApPB_KE ig2wXRfyx pFx0snncx QBLijdzED g-hYx5qyz 0MegXZqj- 69zsZhsmJ
// testgen:parts I74u8WVum CQr8lLfHy UIv8Q6ppt
