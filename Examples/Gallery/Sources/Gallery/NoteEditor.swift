/// What a screen asks of whoever shows it.
struct NoteEditorActions {
    let save: (EditedNote) -> Void
    var discard: (() -> Void)?
}

/// A note while it is edited.
struct EditedNote: Equatable {
    var text: String
    var isPinned: Bool
}

/// Counts words somewhere else.
protocol WordCounting: Sendable {
    func count(_ text: String) async throws -> Int
}

/// Edits a note: closures in a struct, changes to parts of the state, and a few members on the main actor.
final class NoteEditor {
    private(set) var note: EditedNote
    private(set) var history: [EditedNote] = []
    @MainActor private(set) var words = 0

    private let counter: any WordCounting
    private let actions: NoteEditorActions

    init(note: EditedNote, counter: any WordCounting, actions: NoteEditorActions) {
        self.note = note
        self.counter = counter
        self.actions = actions
    }

    func write(_ text: String) {
        guard text != note.text else { return }
        history.append(note)
        note.text = text
    }

    func togglePin() { note.isPinned.toggle() }

    func undo() {
        var remaining = history
        guard !remaining.isEmpty else { return }
        note = remaining.removeLast()
        history = remaining
    }

    func save() { actions.save(note) }

    func discard() { actions.discard?() }

    @MainActor func countWords() async {
        words = (try? await counter.count(note.text)) ?? 0
    }
}
