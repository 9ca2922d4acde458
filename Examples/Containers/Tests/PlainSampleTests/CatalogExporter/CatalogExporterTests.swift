// testgen:fingerprint d9a6c4a1bfb5c610 suite CatalogExporter
import Foundation
import Testing
@testable import PlainSample

@Suite("CatalogExporter")
struct CatalogExporterTests {
    @Suite("Export")
    struct Export {
        @Test("export calls record and sets exported")
        func exportCallsRecordAndSetsExported() throws {
            // MARK: - Arrange
            let deps = CatalogExporterTestFactory.setupDependencies()
            let lines = ["find"]
            deps.catalog.findReturnValue = lines
            let sut = CatalogExporterTestFactory.makeSUT(deps)

            // MARK: - Act
            try sut.export("query")

            // MARK: - Assert
            #expect(deps.catalog.findReceivedQuery == "query")
            #expect(deps.journal.recordCallsCount == 1)
            #expect(deps.journal.recordReceivedLine == "export")
            #expect(sut.exported == 1)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo egVQ5hta4 2rmRtc20Q 6CuGEUCK5
