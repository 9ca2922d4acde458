import Foundation
import Observation

@MainActor
@Observable
final class EpisodeSearchModel {

    enum Status: Equatable {
        case typing
        case loading
        case results
        case nothingFound(String)
        case failed(String)
    }

    var query = "" {
        didSet {
            guard query != oldValue else { return }
            queryChanged()
        }
    }

    var sort: EpisodeSort = .newest

    private(set) var episodes: [Episode] = []
    private(set) var status: Status = .typing
    private(set) var isLoadingMore = false
    private(set) var total = 0

    @ObservationIgnored private let directory: any EpisodeDirectory
    @ObservationIgnored private let recents: any RecentSearches
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private var pending: Task<Void, Never>?
    @ObservationIgnored private var page = 0

    static let pageSize = 20
    static let minimumLength = 2

    init(
        directory: any EpisodeDirectory,
        recents: any RecentSearches,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.directory = directory
        self.recents = recents
        self.clock = clock
    }

    var term: String { query.trimmingCharacters(in: .whitespaces) }
    var hasMore: Bool { episodes.count < total }

    var suggestions: [String] {
        guard status == .typing else { return [] }
        return Array(recents.terms.filter { term.isEmpty || $0.localizedCaseInsensitiveContains(term) }.prefix(5))
    }

    /// Debounced: only the last keystroke within 350 ms reaches the directory.
    private func queryChanged() {
        pending?.cancel()
        guard term.count >= Self.minimumLength else {
            episodes = []
            total = 0
            status = .typing
            return
        }
        pending = Task { [weak self, clock] in
            do {
                try await clock.sleep(for: .milliseconds(350))
            } catch {
                return
            }
            await self?.runSearch()
        }
    }

    /// The return key: no waiting.
    func searchNow() async {
        pending?.cancel()
        pending = nil
        guard term.count >= Self.minimumLength else { return }
        recents.remember(term)
        await runSearch()
    }

    func runSearch() async {
        let wanted = term
        status = .loading
        page = 0
        do {
            let found = try await directory.episodes(matching: wanted, sort: sort, page: 1, limit: Self.pageSize)
            guard wanted == term else { return }
            page = 1
            total = found.total
            episodes = found.items
            status = found.items.isEmpty ? .nothingFound(wanted) : .results
        } catch is CancellationError {
            status = .typing
        } catch {
            guard wanted == term else { return }
            episodes = []
            total = 0
            status = .failed((error as? DirectoryError)?.headline ?? "Something went wrong")
        }
    }

    func loadMoreIfNeeded(after episode: Episode) async {
        guard hasMore, !isLoadingMore, episodes.suffix(3).contains(episode) else { return }
        isLoadingMore = true
        defer { isLoadingMore = false }
        guard let next = try? await directory.episodes(matching: term, sort: sort, page: page + 1, limit: Self.pageSize)
        else {
            total = episodes.count
            return
        }
        page += 1
        let known = Set(episodes.map(\.id))
        episodes += next.items.filter { !known.contains($0.id) }
    }

    func clear() {
        recents.forgetAll()
        query = ""
    }
}
