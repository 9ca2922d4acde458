// testgen:fingerprint 200dfa24b8815c6a factory NoteEditor
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `NoteEditor`.
enum NoteEditorTestFactory {
    /// The doubles that stand for what `NoteEditor` is injected with.
    struct Dependencies {
        let counter: WordCountingMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let counter = WordCountingMock()

        return Dependencies(
            counter: counter
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies(),
        note: EditedNote = createMockEditedNote(),
        actions: NoteEditorActions = createMockNoteEditorActions()
    ) -> NoteEditor {
        return NoteEditor(note: note, counter: dependencies.counter, actions: actions)
    }

    // MARK: - Mock data

    static func createMockEditedNote(text: String = "text", isPinned: Bool = false) -> EditedNote {
        EditedNote(text: text, isPinned: isPinned)
    }

    static func createMockEditedNotes(count: Int = 3) -> [EditedNote] {
        (0..<count).map { index in
            createMockEditedNote(text: "text \(index + 1)")
        }
    }

    static func createMockNoteEditorActions(
        save: @escaping (EditedNote) -> Void = { _ in },
        discard: (() -> Void)? = nil
    ) -> NoteEditorActions {
        NoteEditorActions(save: save, discard: discard)
    }

    static func createMockNoteEditorActionses(count: Int = 3) -> [NoteEditorActions] {
        (0..<count).map { _ in
            createMockNoteEditorActions()
        }
    }
}
// testgen:parts Nlfgu7dRd GsZ__RB0- Pg4MdA354 Y8GelpVx8 G1KiW-egK 5_5-C20tE fx1a7ZZRT 7JOFLhcTs XRuVCncn5 4HtinrFtC
