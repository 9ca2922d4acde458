// testgen:fingerprint 91540a5e08ca0c87 suite ContactExporter
import Foundation
import Testing
@testable import Gallery

@Suite("ContactExporter", .tags(.unit))
struct ContactExporterTests {
    @Suite("Export")
    struct Export {
        @Test("export calls save")
        func exportCallsSave() async throws {
            // MARK: - Arrange
            let deps = ContactExporterTestFactory.setupDependencies()
            let sut = ContactExporterTestFactory.makeSUT(deps)
            let contact = ContactExporterTestFactory.createMockContact()

            // MARK: - Act
            try await sut.export(contact)

            // MARK: - Assert
            #expect(deps.target.saveCallsCount == 1)
            #expect(deps.target.saveReceivedRecord == contact)
        }

        @Test("export throws what save throws when save fails")
        func exportThrowsWhatSaveThrowsWhenSaveFails() async {
            // MARK: - Arrange
            let deps = ContactExporterTestFactory.setupDependencies()
            let error = GalleryError.offline
            deps.target.saveThrowableError = error
            let sut = ContactExporterTestFactory.makeSUT(deps)
            let contact = ContactExporterTestFactory.createMockContact()

            // MARK: - Act
            await #expect(throws: error) { try await sut.export(contact) }

            // MARK: - Assert
            #expect(deps.target.saveCallsCount == 1)
            #expect(deps.target.saveReceivedRecord == contact)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd I1xVvQgTC NtSKtc20Q P65NTn4ih 8CxaV7u1C
