// testgen:fingerprint e6909e2bf355d2b0 suite StampService
import Foundation
import Testing
@testable import PlainSample

@Suite("StampService")
struct StampServiceTests {
    @Suite("Stamp")
    struct Stamp {
        @Test("stamp sets stamps")
        func stampSetsStamps() throws {
            // MARK: - Arrange
            let deps = StampServiceTestFactory.setupDependencies()
            let returnedFind = ["find"]
            deps.catalog.findReturnValue = returnedFind
            let sut = StampServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            try sut.stamp("query")

            // MARK: - Assert
            #expect(deps.catalog.findReceivedQuery == "query")
            #expect(sut.stamps.count == 1)
        }
    }
}
