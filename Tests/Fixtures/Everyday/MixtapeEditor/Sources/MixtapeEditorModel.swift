import Foundation
import Observation

@MainActor
@Observable
final class MixtapeEditorModel {
    static let maximumTracks = 20

    private(set) var mixtape: Mixtape?
    private(set) var suggestions: [TrackSuggestion] = []
    private(set) var failure: MixtapeStoreError?
    private(set) var isSaving = false
    var hidesExplicit = false

    private var undoStack: [MixtapeEdit] = []
    private var redoStack: [MixtapeEdit] = []
    @ObservationIgnored private let store: any MixtapeStoring
    @ObservationIgnored private let suggester: any TrackSuggesting
    @ObservationIgnored private let haptics: any HapticPlaying

    init(store: any MixtapeStoring, suggester: any TrackSuggesting, haptics: any HapticPlaying) {
        self.store = store
        self.suggester = suggester
        self.haptics = haptics
    }

    var canUndo: Bool { !undoStack.isEmpty }
    var canRedo: Bool { !redoStack.isEmpty }

    var visibleTracks: [Track] {
        let tracks = mixtape?.tracks ?? []
        return hidesExplicit ? tracks.filter { !$0.isExplicit } : tracks
    }

    var lengthLabel: String {
        let total = mixtape?.runningTime ?? 0
        let (minutes, seconds) = (total / 60, total % 60)
        return "\(minutes):" + (seconds < 10 ? "0\(seconds)" : "\(seconds)")
    }

    func load(_ id: Mixtape.ID) async {
        failure = nil
        do {
            mixtape = try await store.load(id)
            undoStack.removeAll()
            redoStack.removeAll()
            await refreshSuggestions()
        } catch {
            failure = error
        }
    }

    func add(_ track: Track) {
        guard let mixtape, mixtape.tracks.count < Self.maximumTracks,
            !mixtape.tracks.contains(where: { $0.id == track.id })
        else {
            haptics.play(.warning)
            return
        }
        perform(.inserted(track, at: mixtape.tracks.endIndex))
        suggestions.removeAll { $0.track.id == track.id }
    }

    func remove(id: Track.ID) {
        guard let index = mixtape?.tracks.firstIndex(where: { $0.id == id }), let track = mixtape?.tracks[index] else {
            return
        }
        perform(.removed(track, at: index))
    }

    func move(from source: Int, to destination: Int) {
        guard let count = mixtape?.tracks.count, 0..<count ~= source, 0..<count ~= destination, source != destination
        else { return }
        perform(.moved(from: source, to: destination))
    }

    func removeAll(by artist: String) {
        guard let tracks = mixtape?.tracks else { return }
        let doomed = tracks.enumerated().filter { $0.element.artist.caseInsensitiveCompare(artist) == .orderedSame }
        guard !doomed.isEmpty else { return }
        perform(.batch(doomed.reversed().map { .removed($0.element, at: $0.offset) }))
    }

    func undo() {
        guard let edit = undoStack.popLast() else { return }
        apply(edit.inverse)
        redoStack.append(edit)
        haptics.play(.tap)
    }

    func redo() {
        guard let edit = redoStack.popLast() else { return }
        apply(edit)
        undoStack.append(edit)
        haptics.play(.tap)
    }

    func sorted(by key: MixtapeSort) -> [Track] {
        visibleTracks.sorted { lhs, rhs in
            switch key {
            case .title: lhs.title.localizedStandardCompare(rhs.title) == .orderedAscending
            case .artist: (lhs.artist, lhs.title) < (rhs.artist, rhs.title)
            case .length: lhs.seconds > rhs.seconds
            }
        }
    }

    @discardableResult
    func save(overwriting: Bool = false) async -> Bool {
        guard var draft = mixtape, !isSaving else { return false }
        draft.name = draft.name.trimmingCharacters(in: .whitespaces)
        isSaving = true
        defer { isSaving = false }
        do throws(MixtapeStoreError) {
            try await store.save(draft, overwriting: overwriting)
            mixtape = draft
            failure = nil
            haptics.play(.success)
            return true
        } catch {
            failure = error
            return false
        }
    }

    func rename(_ name: String) {
        mixtape?.name = name
    }

    private func refreshSuggestions() async {
        guard let tracks = mixtape?.tracks, !tracks.isEmpty else {
            suggestions = []
            return
        }
        suggestions = await suggester.suggestions(for: tracks, limit: 5).sorted { $0.score > $1.score }
    }

    private func perform(_ edit: MixtapeEdit) {
        apply(edit)
        undoStack.append(edit)
        redoStack.removeAll()
    }

    private func apply(_ edit: MixtapeEdit) {
        switch edit {
        case .removed(_, let index): mixtape?.tracks.remove(at: index)
        case .inserted(let track, let index): mixtape?.tracks.insert(track, at: index)
        case .moved(let from, let to):
            guard let track = mixtape?.tracks.remove(at: from) else { return }
            mixtape?.tracks.insert(track, at: to)
        case .batch(let edits): edits.forEach(apply)
        }
    }
}
