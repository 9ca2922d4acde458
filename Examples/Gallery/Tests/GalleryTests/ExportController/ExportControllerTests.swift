// testgen:fingerprint b8f9aa2aa5c34eca suite ExportController
import Foundation
import Testing
@testable import Gallery

@Suite("ExportController", .tags(.unit))
struct ExportControllerTests {
    @Suite("Export")
    struct Export {
        @Test("export calls exists and write and sets exported when overwrites is true and exists is true")
        func exportCallsExistsAndWriteAndSetsExportedWhenOverwritesIsTrueAndExistsIsTrue() throws {
            // MARK: - Arrange
            let deps = ExportControllerTestFactory.setupDependencies()
            deps.writer.existsReturnValue = true
            let sut = ExportControllerTestFactory.makeSUT(deps)
            let notes = [ExportControllerTestFactory.createMockNote()]

            // MARK: - Act
            let result = try sut.export(notes, as: "name", overwrites: true)

            // MARK: - Assert
            #expect(deps.writer.existsCallsCount == 1)
            #expect(deps.writer.existsReceivedName == "name")
            #expect(deps.writer.writeCallsCount == 1)
            #expect(deps.writer.writeReceivedArguments?.text == "# name")
            #expect(deps.writer.writeReceivedArguments?.name == "name")
            #expect(result == notes.count)
            #expect(sut.exported == ["name"])
        }

        @Test("export throws what write throws when write fails, overwrites is true and exists is true")
        func exportThrowsWhatWriteThrowsWhenWriteFailsOverwritesIsTrueAndExistsIsTrue() {
            // MARK: - Arrange
            let deps = ExportControllerTestFactory.setupDependencies()
            deps.writer.existsReturnValue = true
            let error = ExportController.ExportError.empty
            deps.writer.writeThrowableError = error
            let sut = ExportControllerTestFactory.makeSUT(deps)
            let notes = [ExportControllerTestFactory.createMockNote()]

            // MARK: - Act
            #expect(throws: error) { _ = try sut.export(notes, as: "name", overwrites: true) }

            // MARK: - Assert
            #expect(deps.writer.existsCallsCount == 1)
            #expect(deps.writer.existsReceivedName == "name")
            #expect(deps.writer.writeCallsCount == 1)
            #expect(deps.writer.writeReceivedArguments?.text == "# name")
            #expect(deps.writer.writeReceivedArguments?.name == "name")
        }

        @Test("export throws exists when overwrites is false and exists is true")
        func exportThrowsExistsWhenOverwritesIsFalseAndExistsIsTrue() {
            // MARK: - Arrange
            let deps = ExportControllerTestFactory.setupDependencies()
            deps.writer.existsReturnValue = true
            let sut = ExportControllerTestFactory.makeSUT(deps)
            let notes = [ExportControllerTestFactory.createMockNote()]

            // MARK: - Act
            #expect(throws: ExportController.ExportError.exists(name: "name")) {
                _ = try sut.export(notes, as: "name", overwrites: false)
            }

            // MARK: - Assert
            #expect(deps.writer.existsCallsCount == 1)
            #expect(deps.writer.existsReceivedName == "name")
            #expect(deps.writer.writeCallsCount == 0)
        }

        @Test("export calls exists and write and sets exported when overwrites is false and exists is false")
        func exportCallsExistsAndWriteAndSetsExportedWhenOverwritesIsFalseAndExistsIsFalse() throws {
            // MARK: - Arrange
            let deps = ExportControllerTestFactory.setupDependencies()
            deps.writer.existsReturnValue = false
            let sut = ExportControllerTestFactory.makeSUT(deps)
            let notes = [ExportControllerTestFactory.createMockNote()]

            // MARK: - Act
            let result = try sut.export(notes, as: "name", overwrites: false)

            // MARK: - Assert
            #expect(deps.writer.existsCallsCount == 1)
            #expect(deps.writer.existsReceivedName == "name")
            #expect(deps.writer.writeCallsCount == 1)
            #expect(deps.writer.writeReceivedArguments?.text == "# name")
            #expect(deps.writer.writeReceivedArguments?.name == "name")
            #expect(result == notes.count)
            #expect(sut.exported == ["name"])
        }

        @Test("export throws what write throws when write fails and exists is false")
        func exportThrowsWhatWriteThrowsWhenWriteFailsAndExistsIsFalse() {
            // MARK: - Arrange
            let deps = ExportControllerTestFactory.setupDependencies()
            deps.writer.existsReturnValue = false
            let error = ExportController.ExportError.empty
            deps.writer.writeThrowableError = error
            let sut = ExportControllerTestFactory.makeSUT(deps)
            let notes = [ExportControllerTestFactory.createMockNote()]
            let overwrites = false

            // MARK: - Act
            #expect(throws: error) { _ = try sut.export(notes, as: "name", overwrites: overwrites) }

            // MARK: - Assert
            #expect(deps.writer.existsCallsCount == 1)
            #expect(deps.writer.existsReceivedName == "name")
            #expect(deps.writer.writeCallsCount == 1)
            #expect(deps.writer.writeReceivedArguments?.text == "# name")
            #expect(deps.writer.writeReceivedArguments?.name == "name")
        }

        @Test("export throws empty when notes is empty")
        func exportThrowsEmptyWhenNotesIsEmpty() {
            // MARK: - Arrange
            let deps = ExportControllerTestFactory.setupDependencies()
            let sut = ExportControllerTestFactory.makeSUT(deps)
            let name = "name"
            let overwrites = false

            // MARK: - Act
            #expect(throws: ExportController.ExportError.empty) {
                _ = try sut.export([], as: name, overwrites: overwrites)
            }

            // MARK: - Assert
            #expect(deps.writer.existsCallsCount == 0)
            #expect(deps.writer.writeCallsCount == 0)
        }

        @Test("export calls exists and write and sets exported when overwrites is true after export")
        func exportCallsExistsAndWriteAndSetsExportedWhenOverwritesIsTrueAndExistsIsTrueAfterExport() throws {
            // MARK: - Arrange
            let deps = ExportControllerTestFactory.setupDependencies()
            deps.writer.existsReturnValue = true
            let sut = ExportControllerTestFactory.makeSUT(deps)
            let notes = [ExportControllerTestFactory.createMockNote()]
            _ = try sut.export(notes, as: "name", overwrites: true)
            let notes2 = [ExportControllerTestFactory.createMockNote()]

            // MARK: - Act
            let result = try sut.export(notes2, as: "name 2", overwrites: true)

            // MARK: - Assert
            #expect(deps.writer.existsCallsCount == 2)
            #expect(deps.writer.existsReceivedName == "name 2")
            #expect(deps.writer.writeCallsCount == 2)
            #expect(deps.writer.writeReceivedArguments?.text == "# name 2")
            #expect(deps.writer.writeReceivedArguments?.name == "name 2")
            #expect(result == notes2.count)
            #expect(sut.exported == ["name", "name 2"])
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd GA-LhEHp1 ulJStc20Q aJvOD9Q4D _9k3WA0Vw mxQfUyhKd 93fNePUzt a6ztDoV9O
// testgen:parts 8vuNXnPde bIWHdid-k
