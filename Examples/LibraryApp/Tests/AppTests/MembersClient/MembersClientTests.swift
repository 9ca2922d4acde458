// testgen:fingerprint 918370135a9533ff suite MembersClient
import Foundation
import Testing
@testable import App

@Suite("MembersClient")
struct MembersClientTests {
    @Suite("Fetch")
    struct Fetch {
        @Test("fetch returns the result when paid")
        func fetchReturnsTheResultWhenPaid() async throws {
            // MARK: - Arrange
            let deps = MembersClientTestFactory.setupDependencies()
            let returnedGet: (status: Int, body: Data) = (
                status: 200, body: Data(#"{"cardNumber":"4242424242424242","isPaid":true}"#.utf8))
            deps.transport.getReturnValue = returnedGet
            let sut = MembersClientTestFactory.makeSUT(deps)
            let endpoint: Endpoint<Membership> = MembersClientTestFactory.createMockEndpoint(
                path: "path", query: "query")

            // MARK: - Act
            let result = try await sut.fetch(endpoint)

            // MARK: - Assert
            #expect(deps.transport.getReceivedArguments?.path == "path")
            #expect(deps.transport.getReceivedArguments?.query == "query")
            #expect(result == Membership(cardNumber: "4242424242424242", isPaid: true))
        }

        @Test("fetch throws unreadable when get status is 200")
        func fetchThrowsUnreadableWhenGetStatusIs200() async {
            // MARK: - Arrange
            let deps = MembersClientTestFactory.setupDependencies()
            let returnedGet: (status: Int, body: Data) = (status: 200, body: Data("no JSON".utf8))
            deps.transport.getReturnValue = returnedGet
            let sut = MembersClientTestFactory.makeSUT(deps)
            let endpoint: Endpoint<Membership> = MembersClientTestFactory.createMockEndpoint(
                path: "path", query: "query")

            // MARK: - Act
            await #expect(throws: MembersError.unreadable) { _ = try await sut.fetch(endpoint) }

            // MARK: - Assert
            #expect(deps.transport.getReceivedArguments?.path == "path")
            #expect(deps.transport.getReceivedArguments?.query == "query")
        }

        @Test("fetch throws rejected when get status is 300")
        func fetchThrowsRejectedWhenGetStatusIs300() async {
            // MARK: - Arrange
            let deps = MembersClientTestFactory.setupDependencies()
            let returnedGet: (status: Int, body: Data) = (status: 300, body: Data([1]))
            deps.transport.getReturnValue = returnedGet
            let sut = MembersClientTestFactory.makeSUT(deps)
            let endpoint: Endpoint<Membership> = MembersClientTestFactory.createMockEndpoint(
                path: "path", query: "query")

            // MARK: - Act
            await #expect(throws: MembersError.rejected(status: 300)) { _ = try await sut.fetch(endpoint) }

            // MARK: - Assert
            #expect(deps.transport.getReceivedArguments?.path == "path")
            #expect(deps.transport.getReceivedArguments?.query == "query")
        }

        @Test("fetch throws rejected when get status is 199")
        func fetchThrowsRejectedWhenGetStatusIs199() async {
            // MARK: - Arrange
            let deps = MembersClientTestFactory.setupDependencies()
            let returnedGet: (status: Int, body: Data) = (status: 199, body: Data([1]))
            deps.transport.getReturnValue = returnedGet
            let sut = MembersClientTestFactory.makeSUT(deps)
            let endpoint: Endpoint<Membership> = MembersClientTestFactory.createMockEndpoint(
                path: "path", query: "query")

            // MARK: - Act
            await #expect(throws: MembersError.rejected(status: 199)) { _ = try await sut.fetch(endpoint) }

            // MARK: - Assert
            #expect(deps.transport.getReceivedArguments?.path == "path")
            #expect(deps.transport.getReceivedArguments?.query == "query")
        }
    }

    @Suite("First")
    struct First {
        @Test("first calls get when paid")
        func firstCallsGetWhenPaid() async throws {
            // MARK: - Arrange
            let deps = MembersClientTestFactory.setupDependencies()
            let returnedGet: (status: Int, body: Data) = (
                status: 1, body: Data(#"{"cardNumber":"4242424242424242","isPaid":true}"#.utf8))
            deps.transport.getReturnValue = returnedGet
            let sut = MembersClientTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = try await sut.first(at: "path") as Membership

            // MARK: - Assert
            #expect(deps.transport.getCallsCount == 1)
            #expect(deps.transport.getReceivedArguments?.path == "path")
            #expect(deps.transport.getReceivedArguments?.query == "limit=1")
            #expect(result == Membership(cardNumber: "4242424242424242", isPaid: true))
        }

        @Test("first throws unreadable")
        func firstThrowsUnreadable() async {
            // MARK: - Arrange
            let deps = MembersClientTestFactory.setupDependencies()
            let returnedGet: (status: Int, body: Data) = (status: 1, body: Data("no JSON".utf8))
            deps.transport.getReturnValue = returnedGet
            let sut = MembersClientTestFactory.makeSUT(deps)

            // MARK: - Act
            await #expect(throws: MembersError.unreadable) { _ = try await sut.first(at: "path") as Membership }

            // MARK: - Assert
            #expect(deps.transport.getCallsCount == 1)
            #expect(deps.transport.getReceivedArguments?.path == "path")
            #expect(deps.transport.getReceivedArguments?.query == "limit=1")
        }

        @Test("first throws what get throws when get fails")
        func firstThrowsWhatGetThrowsWhenGetFails() async {
            // MARK: - Arrange
            let deps = MembersClientTestFactory.setupDependencies()
            let error = MembersError.unreadable
            deps.transport.getThrowableError = error
            let sut = MembersClientTestFactory.makeSUT(deps)

            // MARK: - Act
            await #expect(throws: error) { _ = try await sut.first(at: "path") as Membership }

            // MARK: - Assert
            #expect(deps.transport.getCallsCount == 1)
            #expect(deps.transport.getReceivedArguments?.path == "path")
            #expect(deps.transport.getReceivedArguments?.query == "limit=1")
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Re9aRNa0n toeyEZ1h5 usEc8ubNB mmPZZK7kg q5iUu4QTt wHMzG-nkS XBwtjo4z0 bljyjvpVC
// testgen:parts Aa963mgww AUsX-nxO4 ZzzVdBeUv
