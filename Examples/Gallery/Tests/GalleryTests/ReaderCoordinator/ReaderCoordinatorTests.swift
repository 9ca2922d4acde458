// testgen:fingerprint 649cc3f52f6fe873 suite ReaderCoordinator
import Foundation
import Testing
@testable import Gallery

@Suite("ReaderCoordinator", .tags(.unit))
struct ReaderCoordinatorTests {
    @Suite("Open")
    struct Open {
        @Test("open calls show and sets lastBook")
        func openCallsShowAndSetsLastBook() {
            // MARK: - Arrange
            let deps = ReaderCoordinatorTestFactory.setupDependencies()
            deps.defaults.set(4, forKey: "reader.lastBook")
            let found = Result<ReaderProgress, any Error>.success(ReaderProgress(chapter: 3))
            deps.api.sendTargetAnyTargetResultTAnyErrorReturnValue = found
            let sut = ReaderCoordinatorTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.open(2)

            // MARK: - Assert
            let isProgress =
                if case .progress(let book) = deps.api.sendTargetAnyTargetResultTAnyErrorReceivedTarget as? BookTarget {
                book == 2
            } else { false }
            #expect(isProgress)
            #expect(deps.router.showCallsCount == 1)
            let isChapter = if case .chapter(let book, _) = deps.router.showReceivedScreen { book == 2 } else { false }
            #expect(isChapter)
            let isChapter2 = if case .chapter(_, let number) = deps.router.showReceivedScreen {
                number == 3
            } else { false }
            #expect(isChapter2)
            #expect(deps.defaults.integer(forKey: "reader.lastBook") == 2)
        }

        @Test("open sets message when send fails")
        func openSetsMessageWhenSendFails() {
            // MARK: - Arrange
            let deps = ReaderCoordinatorTestFactory.setupDependencies()
            let found = Result<ReaderProgress, any Error>.failure(NSError(domain: "Test", code: 1))
            deps.api.sendTargetAnyTargetResultTAnyErrorReturnValue = found
            let sut = ReaderCoordinatorTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.open(2)

            // MARK: - Assert
            let isProgress =
                if case .progress(let book) = deps.api.sendTargetAnyTargetResultTAnyErrorReceivedTarget as? BookTarget {
                book == 2
            } else { false }
            #expect(isProgress)
            #expect(sut.message == "The book could not be opened.")
            #expect(deps.router.showCallsCount == 0)
        }
    }

    @Suite("Resume")
    struct Resume {
        @Test("resume calls send and show when lastBook is 1")
        func resumeCallsSendAndShowWhenLastBookIs1() {
            // MARK: - Arrange
            let deps = ReaderCoordinatorTestFactory.setupDependencies()
            deps.defaults.set(1, forKey: "reader.lastBook")
            let found = Result<ReaderProgress, any Error>.success(ReaderProgress(chapter: 2))
            deps.api.sendTargetAnyTargetResultTAnyErrorReturnValue = found
            let sut = ReaderCoordinatorTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.resume()

            // MARK: - Assert
            #expect(deps.api.sendTargetAnyTargetResultTAnyErrorCallsCount == 1)
            let isProgress =
                if case .progress(let book) = deps.api.sendTargetAnyTargetResultTAnyErrorReceivedTarget as? BookTarget {
                book == 1
            } else { false }
            #expect(isProgress)
            #expect(deps.router.showCallsCount == 1)
            let isChapter = if case .chapter(let book, _) = deps.router.showReceivedScreen { book == 1 } else { false }
            #expect(isChapter)
            let isChapter2 = if case .chapter(_, let number) = deps.router.showReceivedScreen {
                number == 2
            } else { false }
            #expect(isChapter2)
        }

        @Test("resume does not call send when lastBook is 0")
        func resumeDoesNotCallSendWhenLastBookIs0() {
            // MARK: - Arrange
            let deps = ReaderCoordinatorTestFactory.setupDependencies()
            deps.defaults.set(0, forKey: "reader.lastBook")
            let sut = ReaderCoordinatorTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.resume()

            // MARK: - Assert
            let isShelf = if case .shelf = deps.router.showReceivedScreen { true } else { false }
            #expect(isShelf)
            #expect(deps.api.sendTargetAnyTargetResultTAnyErrorCallsCount == 0)
        }
    }

    @Suite("Show notes")
    struct ShowNotes {
        @Test("showNotes calls show when role is 'librarian'")
        func showNotesCallsShowWhenRoleIsLibrarian() {
            // MARK: - Arrange
            let deps = ReaderCoordinatorTestFactory.setupDependencies()
            let sut = ReaderCoordinatorTestFactory.makeSUT(deps)
            let notes = ["notes"]

            // MARK: - Act
            sut.showNotes(notes, role: "librarian")

            // MARK: - Assert
            #expect(deps.router.showCallsCount == 1)
            let isNotes = if case .notes(let value, _) = deps.router.showReceivedScreen {
                value == notes
            } else { false }
            #expect(isNotes)
            let isNotes2 = if case .notes(_, let isAdmin) = deps.router.showReceivedScreen {
                isAdmin == true
            } else { false }
            #expect(isNotes2)
        }

        @Test("showNotes calls show")
        func showNotesCallsShow() {
            // MARK: - Arrange
            let deps = ReaderCoordinatorTestFactory.setupDependencies()
            let sut = ReaderCoordinatorTestFactory.makeSUT(deps)
            let notes = ["notes"]

            // MARK: - Act
            sut.showNotes(notes, role: "role")

            // MARK: - Assert
            #expect(deps.router.showCallsCount == 1)
            let isNotes = if case .notes(let value, _) = deps.router.showReceivedScreen {
                value == notes
            } else { false }
            #expect(isNotes)
            let isNotes2 = if case .notes(_, let isAdmin) = deps.router.showReceivedScreen {
                isAdmin == false
            } else { false }
            #expect(isNotes2)
        }
    }

    @Suite("Close")
    struct Close {
        @Test("close clears lastBook when lastBook is 2")
        func closeClearsLastBookWhenLastBookIs2() {
            // MARK: - Arrange
            let deps = ReaderCoordinatorTestFactory.setupDependencies()
            deps.defaults.set(2, forKey: "reader.lastBook")
            let sut = ReaderCoordinatorTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.close()

            // MARK: - Assert
            #expect(deps.defaults.object(forKey: "reader.lastBook") == nil)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd YXxlhQS2j JLVeHgJnc ORlnuxHc5 AnfWSLQk1 C6UXjyXUW EjXVXW1ct NM6FkZOCy
// testgen:parts lKJj1z-uB NyJr-2oiA CQa6_yU0k MOq6QR6_v fVuS4K6PT
