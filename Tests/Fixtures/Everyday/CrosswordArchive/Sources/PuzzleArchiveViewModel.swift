import Foundation
import Observation

@MainActor
@Observable
final class PuzzleArchiveViewModel {
    enum Phase: Equatable {
        case initial
        case loading
        case content
        case empty
        case error(message: String, canRetry: Bool)
    }

    struct Section: Equatable, Identifiable {
        let difficulty: Puzzle.Difficulty
        let puzzles: [Puzzle]
        var id: Int { difficulty.rawValue }
    }

    private(set) var phase: Phase = .initial
    private(set) var puzzles: [Puzzle] = []
    private(set) var isFetchingNextPage = false
    var toast: String?

    var filter: PuzzleFilter = .all {
        didSet {
            guard filter != oldValue else { return }
            tracker.track(.filterChanged(name: filter.analyticsName))
            retries = 0
            reloadTask?.cancel()
            reloadTask = Task { [weak self] in await self?.load() }
        }
    }

    private let service: any PuzzleService
    private let progress: any ProgressStore
    private let tracker: any ArchiveTracker
    private let maximumRetries: Int

    private var currentPage = 0
    private var pageCount = 0
    private var retries = 0
    private var reloadTask: Task<Void, Never>?

    init(
        service: any PuzzleService,
        progress: any ProgressStore,
        tracker: any ArchiveTracker,
        maximumRetries: Int = 3
    ) {
        self.service = service
        self.progress = progress
        self.tracker = tracker
        self.maximumRetries = maximumRetries
    }

    var sections: [Section] {
        Dictionary(grouping: puzzles, by: \.difficulty)
            .map { Section(difficulty: $0.key, puzzles: $0.value) }
            .sorted { $0.difficulty < $1.difficulty }
    }

    var progressText: String {
        let solved = puzzles.filter(\.isSolved).count
        guard solved > 0 else { return "Nothing solved yet" }
        if solved == puzzles.count { return "All \(solved) solved" }
        return "\(solved) of \(puzzles.count) solved"
    }

    func load() async {
        phase = .loading
        do {
            let result = try await service.fetchPuzzles(filter: filter, page: 1)
            try Task.checkCancellation()
            puzzles = result.puzzles.map(withLocalProgress)
            currentPage = result.page
            pageCount = result.pageCount
            retries = 0
            phase = puzzles.isEmpty ? .empty : .content
        } catch is CancellationError {
            // A newer load has taken over.
        } catch {
            puzzles = []
            let canRetry = retries < maximumRetries && (error as? ArchiveError) != .subscriptionRequired
            phase = .error(message: error.localizedDescription, canRetry: canRetry)
        }
    }

    func retry() async {
        guard case .error(_, canRetry: true) = phase else { return }
        retries += 1
        tracker.track(.retried(attempt: retries))
        await load()
    }

    func loadNextPageIfNeeded(after puzzle: Puzzle) async {
        guard puzzle.id == puzzles.last?.id, currentPage < pageCount, !isFetchingNextPage else { return }
        isFetchingNextPage = true
        defer { isFetchingNextPage = false }

        do {
            let result = try await service.fetchPuzzles(filter: filter, page: currentPage + 1)
            currentPage = result.page
            pageCount = result.pageCount
            puzzles.append(contentsOf: result.puzzles.map(withLocalProgress))
        } catch {
            toast = error.localizedDescription
        }
    }

    func toggleBookmark(_ id: Puzzle.ID) async {
        guard let index = puzzles.firstIndex(where: { $0.id == id }) else { return }
        puzzles[index].isBookmarked.toggle()
        let isOn = puzzles[index].isBookmarked
        do {
            try await service.setBookmarked(isOn, puzzleID: id)
            tracker.track(.bookmarkToggled(id: id, isOn: isOn))
            if filter == .bookmarked, !isOn {
                puzzles.removeAll { $0.id == id }
                if puzzles.isEmpty { phase = .empty }
            }
        } catch {
            if let index = puzzles.firstIndex(where: { $0.id == id }) {
                puzzles[index].isBookmarked = !isOn
            }
            toast = "Couldn't update the bookmark."
        }
    }

    func resetProgress(of id: Puzzle.ID) {
        guard let index = puzzles.firstIndex(where: { $0.id == id }), puzzles[index].solvedClues > 0 else { return }
        do {
            try progress.resetProgress(forPuzzle: id)
            puzzles[index].solvedClues = 0
            tracker.track(.progressReset(id: id))
        } catch {
            toast = "Couldn't reset “\(puzzles[index].title)”."
        }
    }

    private func withLocalProgress(_ puzzle: Puzzle) -> Puzzle {
        guard let solved = progress.solvedClues(forPuzzle: puzzle.id) else { return puzzle }
        var puzzle = puzzle
        puzzle.solvedClues = max(puzzle.solvedClues, solved)
        return puzzle
    }
}
