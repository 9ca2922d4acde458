import Foundation

final class NewsFeedPresenter {
    weak var view: NewsFeedView?

    private let service: NewsFeedService
    private let markers: ReadMarkerStore
    private let reachability: Reachability
    private weak var router: NewsFeedRouter?
    private let sectionBuilder: NewsSectionBuilder
    private let configuration: Configuration
    private let now: () -> Date

    private var articles: [NewsArticle] = []
    private var nextCursor: String?
    private var readIDs: Set<String> = []
    private var lastUpdate: Date?
    private var isOffline = false
    private var needsReload = false
    private var isLoadingFirstPage = false
    private var pageRequest: Cancellable?
    private var isLoadingNextPage = false
    private var generation = 0
    private var reachabilityTask: Task<Void, Never>?

    init(
        service: NewsFeedService,
        markers: ReadMarkerStore,
        reachability: Reachability,
        router: NewsFeedRouter?,
        sectionBuilder: NewsSectionBuilder = NewsSectionBuilder(),
        configuration: Configuration = Configuration(),
        now: @escaping () -> Date = Date.init
    ) {
        self.service = service
        self.markers = markers
        self.reachability = reachability
        self.router = router
        self.sectionBuilder = sectionBuilder
        self.configuration = configuration
        self.now = now
    }

    deinit {
        reachabilityTask?.cancel()
    }

    // MARK: - View events

    func viewDidLoad() {
        apply(reachability.current)
        observeReachability()
        view?.setLoading(true)
        loadFirstPage()
    }

    func viewWillAppear() {
        guard let lastUpdate, !isLoadingFirstPage else { return }
        if now().timeIntervalSince(lastUpdate) >= configuration.refreshInterval {
            loadFirstPage()
        }
    }

    func didPullToRefresh() {
        guard !isLoadingFirstPage else { return }
        guard !isOffline else {
            view?.endRefreshing()
            view?.showToast(NewsFeedTexts.offline)
            return
        }
        loadFirstPage()
    }

    func didTapRetry() {
        guard !isLoadingFirstPage else { return }
        view?.setLoading(true)
        loadFirstPage()
    }

    func willDisplay(articleID: String) {
        guard !isLoadingFirstPage, !isLoadingNextPage, !isOffline, let cursor = nextCursor else { return }
        let order = sections().flatMap(\.rows)
        guard let index = order.firstIndex(where: { $0.id == articleID }) else { return }
        guard order.count - 1 - index <= configuration.prefetchDistance else { return }
        loadNextPage(after: cursor)
    }

    func didSelect(articleID: String) {
        guard let article = articles.first(where: { $0.id == articleID }) else { return }
        if readIDs.insert(articleID).inserted {
            markers.markRead([articleID])
            render()
        }
        router?.openArticle(article)
    }

    func didToggleRead(articleID: String) {
        guard articles.contains(where: { $0.id == articleID }) else { return }
        if readIDs.remove(articleID) != nil {
            markers.markUnread(articleID)
        } else {
            readIDs.insert(articleID)
            markers.markRead([articleID])
        }
        render()
    }

    func didTapMarkAllRead() {
        let unread = articles.map(\.id).filter { !readIDs.contains($0) }
        guard !unread.isEmpty else { return }
        markers.markRead(unread)
        readIDs.formUnion(unread)
        render()
    }

    // MARK: - Loading

    private func loadFirstPage() {
        generation += 1
        let expected = generation
        pageRequest?.cancel()
        pageRequest = nil
        if isLoadingNextPage {
            isLoadingNextPage = false
            view?.setFooterLoading(false)
        }
        isLoadingFirstPage = true
        service.fetchPage(after: nil, limit: configuration.pageSize) { [weak self] result in
            guard let self, expected == self.generation else { return }
            self.isLoadingFirstPage = false
            self.view?.setLoading(false)
            self.view?.endRefreshing()
            switch result {
            case .success(let page):
                self.articles = []
                self.needsReload = false
                self.lastUpdate = self.now()
                self.append(page)
            case .failure(let error):
                self.needsReload = true
                self.showFirstPageFailure(error)
            }
        }
    }

    private func loadNextPage(after cursor: String) {
        let expected = generation
        isLoadingNextPage = true
        view?.setFooterLoading(true)
        pageRequest = service.fetchPage(after: cursor, limit: configuration.pageSize) { [weak self] result in
            guard let self, expected == self.generation else { return }
            self.isLoadingNextPage = false
            self.pageRequest = nil
            self.view?.setFooterLoading(false)
            switch result {
            case .success(let page):
                self.append(page)
            case .failure(NewsServiceError.cursorExpired):
                // The feed moved on too far; what is shown cannot be continued.
                self.loadFirstPage()
            case .failure:
                self.view?.showToast(NewsFeedTexts.nextPageFailed)
            }
        }
    }

    private func append(_ page: NewsPage) {
        // Pages shift when articles are published in between.
        let known = Set(articles.map(\.id))
        let added = page.articles.filter { !known.contains($0.id) }
        articles += added
        nextCursor = page.nextCursor
        readIDs.formUnion(markers.readIDs(among: added.map(\.id)))
        render()
    }

    private func showFirstPageFailure(_ error: Error) {
        let message = NewsFeedTexts.message(for: error)
        if articles.isEmpty {
            view?.showError(message: message, canRetry: NewsFeedTexts.canRetry(after: error))
        } else {
            view?.showToast(message)
        }
    }

    private func sections() -> [NewsSection] {
        sectionBuilder.sections(from: articles, readIDs: readIDs, now: now())
    }

    private func render() {
        let sections = self.sections()
        if sections.isEmpty {
            view?.showEmpty(message: NewsFeedTexts.empty)
        } else {
            view?.show(sections: sections)
        }
        view?.setUnreadBadge(sections.reduce(0) { $0 + $1.unreadCount })
    }

    // MARK: - Reachability

    private func observeReachability() {
        let updates = reachability.updates()
        reachabilityTask = Task { @MainActor [weak self] in
            for await status in updates {
                self?.apply(status)
            }
        }
    }

    private func apply(_ status: ReachabilityStatus) {
        let wasOffline = isOffline
        isOffline = status == .unreachable
        guard isOffline != wasOffline else { return }
        view?.setOfflineBanner(isOffline ? NewsFeedTexts.offlineBanner(lastUpdate: lastUpdate, now: now()) : nil)
        if wasOffline, needsReload, !isLoadingFirstPage {
            if articles.isEmpty { view?.setLoading(true) }
            loadFirstPage()
        }
    }
}
