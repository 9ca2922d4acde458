// testgen:fingerprint ead2dfe943f095a8 suite ArchiveReader
import Foundation
import Testing
@testable import Gallery

@Suite("ArchiveReader", .tags(.unit))
struct ArchiveReaderTests {
    @Suite("Initialization")
    struct Initialization {
        @Test("init sets name")
        func initSetsName() throws {
            // MARK: - Arrange
            let deps = ArchiveReaderTestFactory.setupDependencies()

            // MARK: - Act
            let sut = try ArchiveReaderTestFactory.makeSUT(deps, name: "name")

            // MARK: - Assert
            #expect(sut.name == "name")
        }

        @Test("init returns nothing when name is empty")
        func initReturnsNothingWhenNameIsEmpty() {
            // MARK: - Arrange
            let deps = ArchiveReaderTestFactory.setupDependencies()

            // MARK: - Act & Assert
            #expect(throws: ArchiveReaderTestFactory.NotMade.self) {
                _ = try ArchiveReaderTestFactory.makeSUT(deps, name: "")
            }
        }
    }

    @Suite("Next")
    struct Next {
        @Test("next sets page and sets lines")
        func nextSetsPageAndSetsLines() throws {
            // MARK: - Arrange
            let deps = ArchiveReaderTestFactory.setupDependencies()
            let found = ["lines"]
            deps.source.linesReturnValue = found
            let sut = try ArchiveReaderTestFactory.makeSUT(deps, name: "name")

            // MARK: - Act
            let result = try sut.next()

            // MARK: - Assert
            #expect(deps.source.linesReceivedArguments?.name == "name")
            #expect(deps.source.linesReceivedArguments?.page == 1)
            #expect(result)
            #expect(sut.page == 1)
            #expect(sut.lines == found)
        }

        @Test("next returns false when lines is empty")
        func nextReturnsFalseWhenLinesIsEmpty() throws {
            // MARK: - Arrange
            let deps = ArchiveReaderTestFactory.setupDependencies()
            deps.source.linesReturnValue = []
            let sut = try ArchiveReaderTestFactory.makeSUT(deps, name: "name")

            // MARK: - Act
            let result = try sut.next()

            // MARK: - Assert
            #expect(deps.source.linesReceivedArguments?.name == "name")
            #expect(deps.source.linesReceivedArguments?.page == 1)
            #expect(!result)
        }

        @Test("next sets page and sets lines after next")
        func nextSetsPageAndSetsLinesAfterNext() throws {
            // MARK: - Arrange
            let deps = ArchiveReaderTestFactory.setupDependencies()
            let found = ["lines"]
            deps.source.linesReturnValue = found
            let sut = try ArchiveReaderTestFactory.makeSUT(deps, name: "name")
            _ = try sut.next()
            let found2 = ["lines 2"]
            deps.source.linesReturnValue = found2
            let expected = 2

            // MARK: - Act
            let result = try sut.next()

            // MARK: - Assert
            #expect(deps.source.linesReceivedArguments?.name == "name")
            #expect(deps.source.linesReceivedArguments?.page == 2)
            #expect(result)
            #expect(sut.page == expected)
            #expect(sut.lines == found + found2)
        }
    }

    @Suite("Rewind")
    struct Rewind {
        @Test("rewind sets page and clears lines after next")
        func rewindSetsPageAndClearsLinesAfterNext() throws {
            // MARK: - Arrange
            let deps = ArchiveReaderTestFactory.setupDependencies()
            let found = ["lines"]
            deps.source.linesReturnValue = found
            let sut = try ArchiveReaderTestFactory.makeSUT(deps, name: "name")
            _ = try sut.next()

            // MARK: - Act
            sut.rewind()

            // MARK: - Assert
            #expect(sut.page == 0)
            #expect(sut.lines == [])
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd YIBpKAWzA wBj5uXils HoJoHwX0a DKRubVOuR V34oq-Ica cFte24SEP vSr0_duhu
// testgen:parts g7SSFnyFe S7TNsRyHe WMkA8TBme
