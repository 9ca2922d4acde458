// testgen:fingerprint 99c667d907bd024d suite StampService
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
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo WK8sqnIIf Ev2-Jaa5r IkuBOAldp
