import Foundation

@MainActor
final class JobSearchViewModel {
    enum Footer: Equatable {
        case none, loadingMore
        case retry(String)
        case end(String)
    }

    struct Cell: Equatable {
        let jobID: Int
        let title: String
        let subtitle: String
        let salary: String?
        let isSaved: Bool
    }

    private(set) var cells: [Cell] = [] { didSet { onUpdate?() } }
    private(set) var isLoading = false
    private(set) var message: String?
    private(set) var footer: Footer = .none
    private(set) var resultTitle = ""

    var onUpdate: (() -> Void)?
    var onSignInRequired: (() -> Void)?

    private static let prefetchDistance = 5
    private static let recentLimit = 8
    private let client: APIClientProtocol
    private let session: SessionProviding
    private let history: SearchHistory

    private var text = ""
    private var filter = JobFilter()
    private var listings: [JobListing] = []
    private var nextCursor: String?
    private var isLoadingMore = false
    /// Answers of searches the user has already replaced are dropped.
    private var generation = 0

    init(
        client: APIClientProtocol, session: SessionProviding = Session.shared,
        history: SearchHistory = DefaultsSearchHistory.standard
    ) {
        self.client = client
        self.session = session
        self.history = history
    }

    func search(_ text: String) async {
        self.text = text.trimmingCharacters(in: .whitespaces)
        guard self.text.count >= 2 else {
            self.text = ""
            return reset()
        }
        remember(self.text)
        await loadFirstPage()
    }

    func apply(_ filter: JobFilter) async {
        guard filter != self.filter else { return }
        self.filter = filter
        if !text.isEmpty { await loadFirstPage() }
    }

    func willDisplay(row: Int) async {
        guard row >= listings.count - Self.prefetchDistance else { return }
        if case .retry = footer { return }
        await loadNextPage()
    }

    func retryNextPage() async { await loadNextPage() }

    func toggleSaved(jobID: Int) async {
        guard session.isSignedIn else {
            onSignInRequired?()
            return
        }
        let save = !session.savedJobIDs.contains(jobID)
        mark(jobID, saved: save)
        do {
            _ = try await client.send(SetSavedRequest(jobID: jobID, isSaved: save))
        } catch {
            mark(jobID, saved: !save)
            if error as? APIError == .unauthorized { endSession() }
        }
    }
}

// MARK: - Loading

extension JobSearchViewModel {
    fileprivate func reset() {
        generation += 1
        isLoading = false
        message = nil
        footer = .none
        resultTitle = ""
        nextCursor = nil
        listings = []
        reloadCells()
    }

    fileprivate func loadFirstPage() async {
        reset()
        isLoading = true
        let current = generation
        let result = await page(after: nil)
        guard current == generation else { return }
        isLoading = false
        switch result {
        case .success(let page):
            resultTitle = page.total == 1 ? "1 job" : "\(page.total) jobs"
            if page.items.isEmpty { message = "No jobs for “\(text)”. Try fewer filters." }
            append(page)
        case .failure(let error):
            message = handle(error)
        }
    }

    fileprivate func loadNextPage() async {
        guard let cursor = nextCursor, !isLoadingMore else { return }
        isLoadingMore = true
        defer { isLoadingMore = false }
        let current = generation
        footer = .loadingMore
        let result = await page(after: cursor)
        guard current == generation else { return }
        switch result {
        case .success(let page): append(page)
        case .failure(let error): footer = .retry(handle(error))
        }
    }

    fileprivate func page(after cursor: String?) async -> Result<JobPage, Error> {
        do {
            return .success(try await client.send(SearchJobsRequest(text: text, filter: filter, cursor: cursor)))
        } catch {
            return .failure(error)
        }
    }

    fileprivate func append(_ page: JobPage) {
        // Promoted jobs come again on every page.
        let known = Set(listings.map(\.id))
        listings += page.items.filter { !known.contains($0.id) }
        nextCursor = page.nextCursor
        footer = nextCursor == nil && !listings.isEmpty ? .end("That’s all \(listings.count)") : .none
        reloadCells()
    }

    fileprivate func handle(_ error: Error) -> String {
        switch error as? APIError {
        case .unauthorized:
            endSession()
            return "Please sign in again."
        case .rateLimited(let seconds): return "Too many searches. Try again in \(seconds) s."
        case .transport: return "Check your connection."
        default: return "Search is not available right now."
        }
    }

    fileprivate func endSession() {
        session.invalidate()
        reloadCells()
        onSignInRequired?()
    }

    fileprivate func remember(_ query: String) {
        let others = history.recent().filter { $0.lowercased() != query.lowercased() }
        history.store(Array(([query] + others).prefix(Self.recentLimit)))
    }

    fileprivate func mark(_ jobID: Int, saved: Bool) {
        if saved { session.savedJobIDs.insert(jobID) } else { session.savedJobIDs.remove(jobID) }
        reloadCells()
    }

    fileprivate func reloadCells() {
        cells = listings.map { job in
            Cell(
                jobID: job.id,
                title: job.title,
                subtitle: [job.company, job.city ?? "Remote"].joined(separator: " · "),
                salary: job.salaryFrom.map { "from \($0 / 1000)k" },
                isSaved: session.savedJobIDs.contains(job.id)
            )
        }
    }
}
