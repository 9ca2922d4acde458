// testgen:fingerprint d1c6349a3b238013 suite NotesListModel
import Foundation
import Testing
@testable import Gallery

@Suite("NotesListModel", .tags(.unit, .viewModel))
@MainActor
struct NotesListModelTests {
    @Suite("Pinned")
    @MainActor
    struct Pinned {
        @Test("pinned returns an empty list")
        func pinnedReturnsAnEmptyList() {
            // MARK: - Arrange
            let deps = NotesListModelTestFactory.setupDependencies()
            let sut = NotesListModelTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.pinned

            // MARK: - Assert
            #expect(result == [])
        }

        @Test("pinned returns one element after load")
        func pinnedReturnsOneElementAfterLoad() async {
            // MARK: - Arrange
            let deps = NotesListModelTestFactory.setupDependencies()
            let returnedNotes = [
                NotesListModelTestFactory.createMockNote(
                    id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!, isPinned: true),
                NotesListModelTestFactory.createMockNote(
                    id: UUID(uuidString: "00000000-0000-0000-0000-000000000003")!, isPinned: false)
            ]
            deps.store.notesReturnValue = returnedNotes
            let sut = NotesListModelTestFactory.makeSUT(deps)
            await sut.load()

            // MARK: - Act
            let result = sut.pinned

            // MARK: - Assert
            #expect(result == [returnedNotes[0]])
        }
    }

    @Suite("Is empty")
    @MainActor
    struct IsEmpty {
        @Test("isEmpty returns true")
        func isEmptyReturnsTrue() {
            // MARK: - Arrange
            let deps = NotesListModelTestFactory.setupDependencies()
            let sut = NotesListModelTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.isEmpty

            // MARK: - Assert
            #expect(result)
        }
    }

    @Suite("Load")
    @MainActor
    struct Load {
        @Test("load calls notes and sets notes")
        func loadCallsNotesAndSetsNotes() async {
            // MARK: - Arrange
            let deps = NotesListModelTestFactory.setupDependencies()
            let returnedNotes = [NotesListModelTestFactory.createMockNote()]
            deps.store.notesReturnValue = returnedNotes
            let sut = NotesListModelTestFactory.makeSUT(deps)
            var isLoadingDuringNotes: Bool?
            deps.store.notesClosure = {
                isLoadingDuringNotes = sut.isLoading
                return returnedNotes
            }

            // MARK: - Act
            await sut.load()

            // MARK: - Assert
            #expect(deps.store.notesCallsCount == 1)
            #expect(sut.notes == returnedNotes)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringNotes == true)
        }

        @Test("load calls notes and sets failure when notes fails")
        func loadCallsNotesAndSetsFailureWhenNotesFails() async {
            // MARK: - Arrange
            let deps = NotesListModelTestFactory.setupDependencies()
            let sut = NotesListModelTestFactory.makeSUT(deps)
            var isLoadingDuringNotes: Bool?
            let error = GalleryError.offline
            deps.store.notesClosure = {
                isLoadingDuringNotes = sut.isLoading
                throw error
            }

            // MARK: - Act
            await sut.load()

            // MARK: - Assert
            #expect(deps.store.notesCallsCount == 1)
            #expect(sut.failure == "The notes could not be loaded.")
            #expect(!sut.isLoading)
            #expect(isLoadingDuringNotes == true)
        }

        @Test("load calls notes and sets notes after load")
        func loadCallsNotesAndSetsNotesAfterLoad() async {
            // MARK: - Arrange
            let deps = NotesListModelTestFactory.setupDependencies()
            let error = GalleryError.offline
            deps.store.notesThrowableError = error
            let sut = NotesListModelTestFactory.makeSUT(deps)
            await sut.load()
            let returnedNotes = [NotesListModelTestFactory.createMockNote()]
            deps.store.notesReturnValue = returnedNotes
            deps.store.notesThrowableError = nil
            var isLoadingDuringNotes: Bool?
            deps.store.notesClosure = {
                isLoadingDuringNotes = sut.isLoading
                return returnedNotes
            }

            // MARK: - Act
            await sut.load()

            // MARK: - Assert
            #expect(deps.store.notesCallsCount == 2)
            #expect(sut.notes == returnedNotes)
            #expect(sut.failure == nil)
            #expect(isLoadingDuringNotes == true)
        }

        @Test("load calls notes and sets notes when load comes during notes")
        func loadCallsNotesAndSetsNotesWhenLoadComesDuringNotes() async {
            // MARK: - Arrange
            let deps = NotesListModelTestFactory.setupDependencies()
            let sut = NotesListModelTestFactory.makeSUT(deps)
            let returnedNotes = [NotesListModelTestFactory.createMockNote()]
            var isLoadingDuringNotes: Bool?
            deps.store.notesClosure = {
                isLoadingDuringNotes = sut.isLoading
                deps.store.notesClosure = nil
                deps.store.notesReturnValue = returnedNotes
                await sut.load()
                return returnedNotes
            }

            // MARK: - Act
            await sut.load()

            // MARK: - Assert
            #expect(deps.store.notesCallsCount == 1)
            #expect(sut.notes == returnedNotes)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringNotes == true)
        }
    }

    @Suite("Add")
    @MainActor
    struct Add {
        @Test("add calls save and sets notes")
        func addCallsSaveAndSetsNotes() async {
            // MARK: - Arrange
            let deps = NotesListModelTestFactory.setupDependencies()
            let sut = NotesListModelTestFactory.makeSUT(deps)
            let note = NotesListModelTestFactory.createMockNote()

            // MARK: - Act
            await sut.add(note)

            // MARK: - Assert
            #expect(deps.store.saveCallsCount == 1)
            #expect(deps.store.saveReceivedNote == note)
            #expect(sut.notes == [note])
        }

        @Test("add calls save and sets failure when save fails")
        func addCallsSaveAndSetsFailureWhenSaveFails() async {
            // MARK: - Arrange
            let deps = NotesListModelTestFactory.setupDependencies()
            let sut = NotesListModelTestFactory.makeSUT(deps)
            let note = NotesListModelTestFactory.createMockNote()
            var notesDuringSave: [Note]?
            let error = GalleryError.offline
            deps.store.saveClosure = { _ in
                notesDuringSave = sut.notes
                throw error
            }

            // MARK: - Act
            await sut.add(note)

            // MARK: - Assert
            #expect(deps.store.saveCallsCount == 1)
            #expect(deps.store.saveReceivedNote == note)
            #expect(sut.failure == "The note could not be saved.")
            #expect(sut.notes == [])
            #expect(notesDuringSave == [note])
        }

        @Test("add calls save and sets notes after load and load")
        func addCallsSaveAndSetsNotesAfterLoadAndLoad() async {
            // MARK: - Arrange
            let deps = NotesListModelTestFactory.setupDependencies()
            let returnedNotes = [
                NotesListModelTestFactory.createMockNote(id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!)
            ]
            deps.store.notesReturnValue = returnedNotes
            let sut = NotesListModelTestFactory.makeSUT(deps)
            await sut.load()
            let error = GalleryError.offline
            deps.store.notesThrowableError = error
            await sut.load()
            let note = NotesListModelTestFactory.createMockNote(
                id: UUID(uuidString: "00000000-0000-0000-0000-000000000003")!)

            // MARK: - Act
            await sut.add(note)

            // MARK: - Assert
            #expect(deps.store.saveCallsCount == 1)
            #expect(deps.store.saveReceivedNote == note)
            #expect(sut.notes == returnedNotes + [note])
        }

        @Test("add calls save and sets notes when save fails after load and load")
        func addCallsSaveAndSetsNotesWhenSaveFailsAfterLoadAndLoad() async {
            // MARK: - Arrange
            let deps = NotesListModelTestFactory.setupDependencies()
            let returnedNotes = [
                NotesListModelTestFactory.createMockNote(id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!)
            ]
            deps.store.notesReturnValue = returnedNotes
            let sut = NotesListModelTestFactory.makeSUT(deps)
            await sut.load()
            let error = GalleryError.offline
            deps.store.notesThrowableError = error
            await sut.load()
            let note = NotesListModelTestFactory.createMockNote(
                id: UUID(uuidString: "00000000-0000-0000-0000-000000000003")!)
            var notesDuringSave: [Note]?
            let error2 = GalleryError.offline
            deps.store.saveClosure = { _ in
                notesDuringSave = sut.notes
                throw error2
            }

            // MARK: - Act
            await sut.add(note)

            // MARK: - Assert
            #expect(deps.store.saveCallsCount == 1)
            #expect(deps.store.saveReceivedNote == note)
            #expect(sut.notes == [returnedNotes[0]])
            #expect(sut.failure == "The note could not be saved.")
            #expect(notesDuringSave == returnedNotes + [note])
        }
    }

    @Suite("Delete")
    @MainActor
    struct Delete {
        @Test("delete calls delete")
        func deleteCallsDelete() async throws {
            // MARK: - Arrange
            let deps = NotesListModelTestFactory.setupDependencies()
            let sut = NotesListModelTestFactory.makeSUT(deps)
            let note = NotesListModelTestFactory.createMockNote(
                id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!)

            // MARK: - Act
            try await sut.delete(note)

            // MARK: - Assert
            #expect(deps.store.deleteCallsCount == 1)
            #expect(deps.store.deleteReceivedId == note.id)
        }

        @Test("delete throws what delete throws when delete fails")
        func deleteThrowsWhatDeleteThrowsWhenDeleteFails() async {
            // MARK: - Arrange
            let deps = NotesListModelTestFactory.setupDependencies()
            let error = GalleryError.offline
            deps.store.deleteThrowableError = error
            let sut = NotesListModelTestFactory.makeSUT(deps)
            let note = NotesListModelTestFactory.createMockNote(
                id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!)

            // MARK: - Act
            await #expect(throws: error) { try await sut.delete(note) }

            // MARK: - Assert
            #expect(deps.store.deleteCallsCount == 1)
            #expect(deps.store.deleteReceivedId == note.id)
        }

        @Test("delete calls delete and clears notes when note is one of notes after load")
        func deleteCallsDeleteAndClearsNotesWhenNoteIsOneOfNotesAfterLoad() async throws {
            // MARK: - Arrange
            let deps = NotesListModelTestFactory.setupDependencies()
            let returnedNotes = [
                NotesListModelTestFactory.createMockNote(id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!)
            ]
            deps.store.notesReturnValue = returnedNotes
            let sut = NotesListModelTestFactory.makeSUT(deps)
            await sut.load()

            // MARK: - Act
            try await sut.delete(returnedNotes[0])

            // MARK: - Assert
            #expect(deps.store.deleteCallsCount == 1)
            #expect(deps.store.deleteReceivedId == returnedNotes[0].id)
            #expect(sut.notes == [])
        }

        @Test("delete calls delete and sets notes when note is one of notes after load")
        func deleteCallsDeleteAndSetsNotesWhenNoteIsOneOfNotesAfterLoad() async throws {
            // MARK: - Arrange
            let deps = NotesListModelTestFactory.setupDependencies()
            let returnedNotes = [
                NotesListModelTestFactory.createMockNote(id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!),
                NotesListModelTestFactory.createMockNote(id: UUID(uuidString: "00000000-0000-0000-0000-000000000003")!)
            ]
            deps.store.notesReturnValue = returnedNotes
            let sut = NotesListModelTestFactory.makeSUT(deps)
            await sut.load()

            // MARK: - Act
            try await sut.delete(returnedNotes[0])

            // MARK: - Assert
            #expect(deps.store.deleteCallsCount == 1)
            #expect(deps.store.deleteReceivedId == returnedNotes[0].id)
            #expect(sut.notes == [returnedNotes[1]])
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd 2VpOqAA7j 1HpVY-DoJ dEhb0g1O0 NqhFHRc5F mWVrIzFmQ cRjYUEyxI zjcyJDoDE
// testgen:parts UOjMCLwqy H0rcLUUDr NHasKiNpb mDs5Lc-xi P3YXBPTgq 0ybpkNV-v Ps1CvLBjg awOh7ytOy qX9UHf8GT DYfFOA7dZ
// testgen:parts V8dNrC8pG iyG9GtDPL NESARYFlD QR-f4rbbr
