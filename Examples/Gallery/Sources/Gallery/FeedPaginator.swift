/// Serves notes page by page.
protocol FeedService: Sendable {
    func page(after mark: String?, limit: Int) async throws -> NotePage
}

/// Pagination with a cursor.
@MainActor
final class FeedPaginator {
    enum State: Equatable {
        case idle
        case loading
        case loaded
        case failed(String)
    }

    private(set) var state: State = .idle
    private(set) var notes: [Note] = []
    private(set) var hasMore = true
    private var mark: String?
    private let service: FeedService
    private let pageSize: Int

    init(service: FeedService, pageSize: Int = 25) {
        self.service = service
        self.pageSize = pageSize
    }

    func loadMore() async {
        guard hasMore, state != .loading else { return }
        state = .loading
        do {
            let page = try await service.page(after: mark, limit: pageSize)
            notes += page.notes
            mark = page.next
            hasMore = page.next != nil
            state = .loaded
        } catch {
            state = .failed("No more notes for now.")
        }
    }

    func reset() {
        notes = []
        mark = nil
        hasMore = true
        state = .idle
    }
}
