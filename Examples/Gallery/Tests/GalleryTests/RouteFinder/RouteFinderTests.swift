// testgen:fingerprint 7f6ce34049619068 suite RouteFinder
import Foundation
import Testing
@testable import Gallery

@Suite("RouteFinder", .tags(.unit))
struct RouteFinderTests {
    @Suite("Find")
    struct Find {
        @Test("find calls routes and sets route")
        func findCallsRoutesAndSetsRoute() {
            // MARK: - Arrange
            let deps = RouteFinderTestFactory.setupDependencies()
            let routes = Result<Route, any Error>.success(RouteFinderTestFactory.createMockRoute())
            deps.search.routesClosure = { _, _, completion in
                completion(routes)
                return deps.cancelling
            }
            let options = RouteFinderTestFactory.createMockRouteFinderOptions(limit: 1)
            var finishedCalls: [Result<Route, any Error>] = []
            let sut = RouteFinderTestFactory.makeSUT(deps, options: options, finished: { finishedCalls.append($0) })

            // MARK: - Act
            sut.find("place")

            // MARK: - Assert
            #expect(deps.search.routesCallsCount == 1)
            #expect(deps.search.routesReceivedArguments?.place == "place")
            #expect(finishedCalls.count == 1)
            #expect(sut.route == RouteFinderTestFactory.createMockRoute())
            #expect(!sut.isStale)
        }

        @Test("find calls routes and sets hasFailed when routes fails")
        func findCallsRoutesAndSetsHasFailedWhenRoutesFails() {
            // MARK: - Arrange
            let deps = RouteFinderTestFactory.setupDependencies()
            let routes = Result<Route, any Error>.failure(NSError(domain: "Test", code: 1))
            deps.search.routesClosure = { _, _, completion in
                completion(routes)
                return deps.cancelling
            }
            let options = RouteFinderTestFactory.createMockRouteFinderOptions(limit: 1)
            var finishedCalls: [Result<Route, any Error>] = []
            let sut = RouteFinderTestFactory.makeSUT(deps, options: options, finished: { finishedCalls.append($0) })

            // MARK: - Act
            sut.find("place")

            // MARK: - Assert
            #expect(deps.search.routesCallsCount == 1)
            #expect(deps.search.routesReceivedArguments?.place == "place")
            #expect(finishedCalls.count == 1)
            #expect(sut.hasFailed)
        }

        @Test("find calls routes and sets route (2)")
        func findCallsRoutesAndSetsRoute2() {
            // MARK: - Arrange
            let deps = RouteFinderTestFactory.setupDependencies()
            let routes = RouteFinderTestFactory.createMockRoute()
            deps.search.routesClosure = { _, cached, _ in
                cached(routes)
                return deps.cancelling
            }
            let options = RouteFinderTestFactory.createMockRouteFinderOptions(limit: 1)
            let sut = RouteFinderTestFactory.makeSUT(deps, options: options)

            // MARK: - Act
            sut.find("place")

            // MARK: - Assert
            #expect(deps.search.routesCallsCount == 1)
            #expect(deps.search.routesReceivedArguments?.place == "place")
            #expect(sut.route == routes)
            #expect(sut.isStale)
        }

        @Test("find does not call routes")
        func findDoesNotCallRoutes() {
            // MARK: - Arrange
            let deps = RouteFinderTestFactory.setupDependencies()
            let options = RouteFinderTestFactory.createMockRouteFinderOptions(limit: 0)
            let sut = RouteFinderTestFactory.makeSUT(deps, options: options)

            // MARK: - Act
            sut.find("place")

            // MARK: - Assert
            #expect(deps.search.routesCallsCount == 0)
        }

        @Test("find does not call routes when place is empty")
        func findDoesNotCallRoutesWhenPlaceIsEmpty() {
            // MARK: - Arrange
            let deps = RouteFinderTestFactory.setupDependencies()
            let routes = Result<Route, any Error>.success(RouteFinderTestFactory.createMockRoute())
            deps.search.routesClosure = { _, _, completion in
                completion(routes)
                return deps.cancelling
            }
            let options = RouteFinderTestFactory.createMockRouteFinderOptions(limit: 1)
            let sut = RouteFinderTestFactory.makeSUT(deps, options: options)

            // MARK: - Act
            sut.find("")

            // MARK: - Assert
            #expect(deps.search.routesCallsCount == 0)
        }

        @Test("find calls routes and cancel and sets route after find")
        func findCallsRoutesAndCancelAndSetsRouteAfterFind() {
            // MARK: - Arrange
            let deps = RouteFinderTestFactory.setupDependencies()
            let routes = RouteFinderTestFactory.createMockRoute(name: "name 2")
            deps.search.routesClosure = { _, cached, _ in
                cached(routes)
                return deps.cancelling
            }
            let options = RouteFinderTestFactory.createMockRouteFinderOptions(limit: 1)
            var finishedCalls: [Result<Route, any Error>] = []
            let sut = RouteFinderTestFactory.makeSUT(deps, options: options, finished: { finishedCalls.append($0) })
            sut.find("place")
            let routes2 = Result<Route, any Error>.success(RouteFinderTestFactory.createMockRoute(name: "name"))
            deps.search.routesClosure = { _, _, completion in
                completion(routes2)
                return deps.cancelling
            }

            // MARK: - Act
            sut.find("place 2")

            // MARK: - Assert
            #expect(deps.search.routesCallsCount == 2)
            #expect(deps.search.routesReceivedArguments?.place == "place 2")
            #expect(deps.cancelling.cancelCallsCount == 1)
            #expect(finishedCalls.count == 1)
            #expect(sut.route == RouteFinderTestFactory.createMockRoute(name: "name"))
            #expect(!sut.isStale)
        }
    }

    @Suite("Routes cached")
    struct RoutesCached {
        @Test("routesCached sets route and sets isStale after find")
        func routesCachedSetsRouteAndSetsIsStaleAfterFind() {
            // MARK: - Arrange
            let deps = RouteFinderTestFactory.setupDependencies()
            let options = RouteFinderTestFactory.createMockRouteFinderOptions(limit: 1)
            let sut = RouteFinderTestFactory.makeSUT(deps, options: options)
            sut.find("place")
            let routes = RouteFinderTestFactory.createMockRoute()

            // MARK: - Act
            deps.search.routesReceivedArguments?.cached(routes)

            // MARK: - Assert
            #expect(sut.route == routes)
            #expect(sut.isStale)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd 8SpyDemOR ueX_1aQRQ CWeU6GDXE 1CaZlopGD VvUsYFLr2 oob1keKyD 4kG2CAjhg
// testgen:parts 5MDZrBYX9 e89_uA1Ws Oxgszo6-2
