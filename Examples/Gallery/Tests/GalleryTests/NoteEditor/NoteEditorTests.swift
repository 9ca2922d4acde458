// testgen:fingerprint 4c401c7aef4222fc suite NoteEditor
import Foundation
import Testing
@testable import Gallery

@Suite("NoteEditor", .tags(.unit))
struct NoteEditorTests {
    @Suite("Initialization")
    struct Initialization {
        @Test("init sets note")
        func initSetsNote() {
            // MARK: - Arrange
            let deps = NoteEditorTestFactory.setupDependencies()
            let note = NoteEditorTestFactory.createMockEditedNote()

            // MARK: - Act
            let sut = NoteEditorTestFactory.makeSUT(deps, note: note)

            // MARK: - Assert
            #expect(sut.note == note)
        }
    }

    @Suite("Write")
    struct Write {
        @Test("write leaves history when text is the same")
        func writeLeavesHistoryWhenTextIsTheSame() {
            // MARK: - Arrange
            let deps = NoteEditorTestFactory.setupDependencies()
            let note = NoteEditorTestFactory.createMockEditedNote()
            let sut = NoteEditorTestFactory.makeSUT(deps, note: note)

            // MARK: - Act
            sut.write(note.text)

            // MARK: - Assert
            #expect(sut.history == [])
        }

        @Test("write sets history")
        func writeSetsHistory() {
            // MARK: - Arrange
            let deps = NoteEditorTestFactory.setupDependencies()
            let note = NoteEditorTestFactory.createMockEditedNote(text: "text 2")
            let sut = NoteEditorTestFactory.makeSUT(deps, note: note)

            // MARK: - Act
            sut.write("text")

            // MARK: - Assert
            #expect(sut.note.text == "text")
            #expect(sut.history == [note])
        }

        @Test("write sets history after write")
        func writeSetsHistoryAfterWrite() {
            // MARK: - Arrange
            let deps = NoteEditorTestFactory.setupDependencies()
            let note = NoteEditorTestFactory.createMockEditedNote(text: "text 2")
            let sut = NoteEditorTestFactory.makeSUT(deps, note: note)
            sut.write("text")

            // MARK: - Act
            sut.write("text 3")

            // MARK: - Assert
            #expect(sut.note.text == "text 3")
            #expect(sut.history.count == 2)
            #expect(sut.history.first == note)
            #expect(sut.history.dropFirst(1).first?.text == "text")
        }
    }

    @Suite("Toggle pin")
    struct TogglePin {
        @Test("togglePin changes note")
        func togglePinChangesNote() {
            // MARK: - Arrange
            let deps = NoteEditorTestFactory.setupDependencies()
            let note = NoteEditorTestFactory.createMockEditedNote(isPinned: true)
            let sut = NoteEditorTestFactory.makeSUT(deps, note: note)

            // MARK: - Act
            sut.togglePin()

            // MARK: - Assert
            #expect(!sut.note.isPinned)
        }
    }

    @Suite("Undo")
    struct Undo {
        @Test("undo sets note and clears history after write")
        func undoSetsNoteAndClearsHistoryAfterWrite() {
            // MARK: - Arrange
            let deps = NoteEditorTestFactory.setupDependencies()
            let note = NoteEditorTestFactory.createMockEditedNote(text: "text 2")
            let sut = NoteEditorTestFactory.makeSUT(deps, note: note)
            sut.write("text")

            // MARK: - Act
            sut.undo()

            // MARK: - Assert
            #expect(sut.note == note)
            #expect(sut.history == [])
        }

        @Test("undo sets history after write and write")
        func undoSetsHistoryAfterWriteAndWrite() {
            // MARK: - Arrange
            let deps = NoteEditorTestFactory.setupDependencies()
            let note = NoteEditorTestFactory.createMockEditedNote(text: "text 2")
            let sut = NoteEditorTestFactory.makeSUT(deps, note: note)
            sut.write("text")
            sut.write("text 3")

            // MARK: - Act
            sut.undo()

            // MARK: - Assert
            #expect(sut.note.text == "text")
            #expect(sut.history == [note])
        }
    }

    @Suite("Save")
    struct Save {
        @Test("save calls save")
        func saveCallsSave() {
            // MARK: - Arrange
            let deps = NoteEditorTestFactory.setupDependencies()
            var saveCalls: [EditedNote] = []
            let note = NoteEditorTestFactory.createMockEditedNote()
            let actions = NoteEditorTestFactory.createMockNoteEditorActions(save: { saveCalls.append($0) })
            let sut = NoteEditorTestFactory.makeSUT(deps, note: note, actions: actions)

            // MARK: - Act
            sut.save()

            // MARK: - Assert
            #expect(saveCalls.count == 1)
            #expect(saveCalls.last == note)
        }
    }

    @Suite("Discard")
    struct Discard {
        @Test("discard calls discard")
        func discardCallsDiscard() {
            // MARK: - Arrange
            let deps = NoteEditorTestFactory.setupDependencies()
            var discardCalls: [()] = []
            let actions = NoteEditorTestFactory.createMockNoteEditorActions(discard: { discardCalls.append(()) })
            let sut = NoteEditorTestFactory.makeSUT(deps, actions: actions)

            // MARK: - Act
            sut.discard()

            // MARK: - Assert
            #expect(discardCalls.count == 1)
        }
    }

    @Suite("Count words")
    struct CountWords {
        @Test("countWords calls count and sets words")
        @MainActor func countWordsCallsCountAndSetsWords() async {
            // MARK: - Arrange
            let deps = NoteEditorTestFactory.setupDependencies()
            deps.counter.countReturnValue = 2
            let note = NoteEditorTestFactory.createMockEditedNote(text: "text")
            let sut = NoteEditorTestFactory.makeSUT(deps, note: note)

            // MARK: - Act
            await sut.countWords()

            // MARK: - Assert
            #expect(deps.counter.countCallsCount == 1)
            #expect(deps.counter.countReceivedText == "text")
            #expect(sut.words == 2)
        }

        @Test("countWords calls count when count fails")
        @MainActor func countWordsCallsCountWhenCountFails() async {
            // MARK: - Arrange
            let deps = NoteEditorTestFactory.setupDependencies()
            let error = GalleryError.offline
            deps.counter.countThrowableError = error
            let note = NoteEditorTestFactory.createMockEditedNote(text: "text")
            let sut = NoteEditorTestFactory.makeSUT(deps, note: note)

            // MARK: - Act
            await sut.countWords()

            // MARK: - Assert
            #expect(deps.counter.countCallsCount == 1)
            #expect(deps.counter.countReceivedText == "text")
            #expect(sut.words == 0)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd EAhpKF02u O4pVuXils Rnk9oFXXd ejRZiBrH6 NQtnh2WmW 9yGVsKco- uTZ6VlRh_
// testgen:parts ZAvXREkDc areZ8BQN3 8kTWyRjR6 iVUI9EQY2 FmHTQeaWC iMZHjhJqB tKNNKocpf 4iUaym1BV tkSjGOhdR IXzupf6FA
// testgen:parts mxmGBLQtw fzb2_iSe7
