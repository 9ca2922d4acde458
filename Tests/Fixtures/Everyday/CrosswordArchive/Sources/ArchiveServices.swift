protocol PuzzleService: Sendable {
    func fetchPuzzles(filter: PuzzleFilter, page: Int) async throws -> PuzzlePage
    func setBookmarked(_ isBookmarked: Bool, puzzleID: Int) async throws
}

@MainActor
protocol ProgressStore: AnyObject {
    func solvedClues(forPuzzle id: Int) -> Int?
    func resetProgress(forPuzzle id: Int) throws
}

protocol ArchiveTracker: Sendable {
    func track(_ event: ArchiveEvent)
}

enum ArchiveEvent: Equatable, Sendable {
    case filterChanged(name: String)
    case retried(attempt: Int)
    case bookmarkToggled(id: Int, isOn: Bool)
    case progressReset(id: Int)
}
