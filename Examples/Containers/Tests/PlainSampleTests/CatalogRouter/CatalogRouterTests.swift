// testgen:fingerprint d72af20e16b7416f suite CatalogRouter
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
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo qJSoNJUtZ ChD-fM2FJ g4NmDPKJM
