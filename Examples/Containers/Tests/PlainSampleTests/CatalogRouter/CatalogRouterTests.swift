// testgen:fingerprint a4f95a145acbb43a suite CatalogRouter
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
            _ = try sut.route(query, to: "name")

            // MARK: - Assert
            #expect(deps.journal.recordCallsCount == 1)
            #expect(deps.journal.recordReceivedLine == "name")
            #expect(sut.isMissing)
        }
    }
}
