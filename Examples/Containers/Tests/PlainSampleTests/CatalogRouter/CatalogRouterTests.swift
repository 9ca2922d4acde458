// testgen:fingerprint ceb2d091836cd779 suite CatalogRouter
import Foundation
import Testing
@testable import PlainSample

@Suite("CatalogRouter")
struct CatalogRouterTests {
    @Suite("Route")
    struct Route {
        @Test(
            "route is to be written", .disabled("Write what route must do: its effects cannot be read from the code."))
        func routeIsToBeWritten() {
        }
    }
}
