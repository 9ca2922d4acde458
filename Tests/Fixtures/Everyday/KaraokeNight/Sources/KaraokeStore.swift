import Foundation
import Observation

@MainActor
@Observable
final class KaraokeStore {
    private(set) var state: KaraokeState

    private let catalog: any SongCatalog
    private let machine: any StageMachine
    private let scores: any ScoreBoard
    private let rules: HouseRules
    private let makeID: @Sendable () -> UUID

    init(
        initialState: KaraokeState = KaraokeState(),
        catalog: any SongCatalog,
        machine: any StageMachine,
        scores: any ScoreBoard,
        rules: HouseRules = HouseRules(),
        makeID: @escaping @Sendable () -> UUID = { UUID() }
    ) {
        state = initialState
        self.catalog = catalog
        self.machine = machine
        self.scores = scores
        self.rules = rules
        self.makeID = makeID
    }

    func send(_ action: KaraokeAction) async {
        switch action {
        case .appeared:
            state.highScore = await scores.best()

        case .searchSubmitted(let term):
            await search(term)

        case .songPicked(let song, let singer):
            enqueue(song, singer: singer)

        case .startNext:
            await startNext()

        case .pauseTapped(let second):
            guard case .performing(let entry) = state.stage else { return }
            await machine.pause()
            state.stage = .paused(entry, at: second)

        case .resumeTapped:
            guard case .paused(let entry, let second) = state.stage else { return }
            await perform(entry, from: second)

        case .performanceEnded(let points):
            await finish(points: points)

        case .entryRemoved(let id):
            state.queue.removeAll { $0.id == id }

        case .noticeDismissed:
            state.notice = nil
        }
    }
}

// MARK: - Transitions

extension KaraokeStore {
    fileprivate func search(_ term: String) async {
        let term = term.trimmingCharacters(in: .whitespacesAndNewlines)
        guard term.count >= 2 else {
            state.results = []
            return
        }
        state.isSearching = true
        defer { state.isSearching = false }
        do {
            let songs = try await catalog.search(term)
            state.results = rules.allowsExplicit ? songs : songs.filter { !$0.isExplicit }
        } catch {
            state.notice = .failure("Search failed")
        }
    }

    fileprivate func enqueue(_ song: Song, singer: String) {
        guard state.queue.count < rules.maximumQueue else {
            state.notice = .queueFull
            return
        }
        if song.isExplicit && !rules.allowsExplicit {
            state.notice = .explicitNotAllowed
            return
        }
        let own = state.queue.filter { $0.singer.caseInsensitiveCompare(singer) == .orderedSame }
        guard own.count < rules.entriesPerSinger else {
            state.notice = .alreadyQueued(singer: singer)
            return
        }
        state.queue.append(QueueEntry(id: makeID(), singer: singer, song: song))
        state.results = []
    }

    fileprivate func startNext() async {
        switch state.stage {
        case .performing, .paused: return
        case .idle, .scored: break
        }
        guard !state.queue.isEmpty else {
            state.stage = .idle
            return
        }
        await perform(state.queue.removeFirst(), from: 0)
    }

    fileprivate func perform(_ entry: QueueEntry, from second: Int) async {
        do {
            try await machine.play(entry.song, from: second)
            state.stage = .performing(entry)
        } catch StageFailure.trackMissing {
            state.stage = .idle
            state.notice = .failure("\(entry.song.title) is not available")
        } catch {
            state.queue.insert(entry, at: 0)
            state.stage = .idle
            state.notice = .failure("The stage is not ready")
        }
    }

    fileprivate func finish(points: Int) async {
        guard case .performing(let entry) = state.stage else { return }
        state.stage = .scored(entry, points: points)
        state.highScore = max(state.highScore ?? 0, points)
        do {
            try await scores.record(points: points, singer: entry.singer, songID: entry.song.id)
        } catch {
            state.notice = .failure("The score was not saved")
        }
    }
}
