// testgen:fingerprint 63bceecab727b806 suite CatalogSync
import Foundation
import Testing
@testable import PlainSample

@Suite("CatalogSync")
struct CatalogSyncTests {
    @Suite("Sync")
    struct Sync {
        @Test("sync calls record and sets isSynced")
        func syncCallsRecordAndSetsIsSynced() throws {
            // MARK: - Arrange
            let deps = CatalogSyncTestFactory.setupDependencies()
            let returnedFind = ["find"]
            deps.source.findReturnValue = returnedFind
            let sut = CatalogSyncTestFactory.makeSUT(deps)

            // MARK: - Act
            try sut.sync()

            // MARK: - Assert
            #expect(deps.source.findReceivedQuery == "all")
            #expect(deps.log.recordCallsCount == 1)
            #expect(deps.log.recordReceivedLine == "find")
            #expect(sut.isSynced)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo P1XxDW4N0 3DJ-V5Kaz CGkdeYCDV
