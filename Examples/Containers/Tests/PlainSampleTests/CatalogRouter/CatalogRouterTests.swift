// testgen:fingerprint ef8b942c7eb7b3b5 suite CatalogRouter
import Foundation
import Testing
@testable import PlainSample

@Suite("CatalogRouter")
struct CatalogRouterTests {
    @Suite("Route")
    struct Route {
        @Test(
            "route is to be written",
            .disabled(
                "Write what route must do: a condition about something that no test decides cannot be read, in Parameters.swift."))
        func routeIsToBeWritten() {
        }
    }
}
