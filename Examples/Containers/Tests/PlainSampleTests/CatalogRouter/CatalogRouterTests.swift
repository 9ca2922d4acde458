// testgen:fingerprint eb1e56e636a7ba51 suite CatalogRouter
import Foundation
import Testing
@testable import PlainSample

@Suite("CatalogRouter")
struct CatalogRouterTests {
    @Suite("Route")
    struct Route {
        @Test("route calls record and sets isMissing")
        func routeCallsRecordAndSetsIsMissing() throws {
            // MARK: - Arrange
            let deps = CatalogRouterTestFactory.setupDependencies()
            let sut = CatalogRouterTestFactory.makeSUT(deps)
            let query = "query"

            // MARK: - Act
            let result = try sut.route(query, to: "name")

            // MARK: - Assert
            #expect(deps.journal.recordCallsCount == 1)
            #expect(deps.journal.recordReceivedLine == "name")
            #expect(result == [])
            #expect(sut.isMissing)
        }
    }
}
