// testgen:fingerprint e5ed826106fe609a suite RetryService
import Foundation
import Testing
@testable import PlainSample

@Suite("RetryService")
struct RetryServiceTests {
    @Suite("Find")
    struct Find {
        @Test("find calls find and sets attempts")
        func findCallsFindAndSetsAttempts() async throws {
            // MARK: - Arrange
            let deps = RetryServiceTestFactory.setupDependencies()
            let returnedFind = ["find"]
            deps.catalog.findReturnValue = returnedFind
            let sut = RetryServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = try await sut.find("query")

            // MARK: - Assert
            #expect(deps.catalog.findCallsCount == 1)
            #expect(deps.catalog.findReceivedQuery == "query")
            #expect(result == returnedFind)
            #expect(sut.attempts == 1)
        }

        @Test("find throws what find throws when find fails")
        func findThrowsWhatFindThrowsWhenFindFails() async {
            // MARK: - Arrange
            let deps = RetryServiceTestFactory.setupDependencies()
            let error = AlbumError.offline
            deps.catalog.findThrowableError = error
            let sut = RetryServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            await #expect(throws: error) { _ = try await sut.find("query") }

            // MARK: - Assert
            #expect(deps.catalog.findCallsCount == 1)
            #expect(deps.catalog.findReceivedQuery == "query")
            #expect(sut.attempts == 1)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo d3_2fc6AW mmsN1aQRQ YejEZ3Myq kL8Z3tTNl
