import Foundation
import Observation

/// Stores notes somewhere.
protocol NotesStore: Sendable {
    func notes() async throws -> [Note]
    func save(_ note: Note) async throws
    func delete(id: UUID) async throws
}

/// An observable model with optimistic changes.
@MainActor
@Observable
final class NotesListModel {
    private(set) var notes: [Note] = []
    private(set) var isLoading = false
    private(set) var failure: String?
    var filter = ""

    private let store: NotesStore

    init(store: NotesStore) {
        self.store = store
    }

    var pinned: [Note] { notes.filter(\.isPinned) }
    var isEmpty: Bool { notes.isEmpty }

    func load() async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        failure = nil
        do {
            notes = try await store.notes()
        } catch {
            failure = "The notes could not be loaded."
        }
    }

    func add(_ note: Note) async {
        notes.append(note)
        do {
            try await store.save(note)
        } catch {
            notes.removeAll { $0.id == note.id }
            failure = "The note could not be saved."
        }
    }

    func delete(_ note: Note) async throws {
        try await store.delete(id: note.id)
        notes.removeAll { $0.id == note.id }
    }
}
