import Foundation

class PagedLoader<Item> where Item: Identifiable {

    enum Status {
        case idle
        case fetching(page: Int)
        case complete
        case failed(PagingError)
    }

    // MARK: - Public state

    private(set) var items = [Item]()
    private(set) var status = Status.idle

    weak var observer: PagingObserver?

    /// Changing the filter starts over.
    var filter: String? {
        willSet {
            guard newValue != filter else { return }
            running?.cancel()
            running = nil
        }
        didSet {
            if filter != oldValue { reload() }
        }
    }

    var isFetching: Bool {
        if case .fetching = status { return true } else { return false }
    }

    // MARK: - Private state

    private let source: any PageSource<Item>
    private let pageSize: Int
    private let prefetchDistance: Int
    private var running: Cancellable?
    private var round = 0
    private var known: Set<Item.ID> = []
    private var offset = 0

    // MARK: - Life cycle

    init(source: any PageSource<Item>, pageSize: Int, prefetchDistance: Int = 3) {
        precondition(pageSize > 0, "a page has to have room for something")
        self.source = source
        self.pageSize = pageSize
        self.prefetchDistance = prefetchDistance
    }

    deinit {
        running?.cancel()
    }

    // MARK: - Loading

    func reload() {
        running?.cancel()
        round += 1
        offset = 0
        fetchPage(isFirst: true)
    }

    func loadMore() {
        switch status {
        case .fetching, .complete:
            return
        case .failed(.server(code: 410)):
            reload()
        case .idle, .failed:
            fetchPage(isFirst: items.isEmpty)
        }
    }

    /// Called by the collection view for every cell it is about to show.
    func willShowItem(at index: Int) {
        guard index >= items.count - prefetchDistance else { return }
        loadMore()
    }

    func item(withID id: Item.ID) -> Item? {
        guard known.contains(id) else { return nil }
        return items.first { $0.id == id }
    }

    /// The server's list gets shorter too, so the next page starts one earlier.
    @discardableResult
    func remove(id: Item.ID) -> Bool {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return false }
        items.remove(at: index)
        known.remove(id)
        offset -= 1
        observer?.pagingDidChange(.deleted(at: index))
        return true
    }

    // MARK: - Internals

    private func fetchPage(isFirst: Bool) {
        let round = self.round
        status = .fetching(page: offset / pageSize)
        let request = PageRequest(offset: offset, limit: pageSize, filter: filter)
        running = source.fetch(request) { [weak self] result in
            guard let self = self, round == self.round else { return }
            self.running = nil
            switch result {
            case .success(let page):
                self.accept(page, isFirst: isFirst)
            case .failure(.cancelled):
                self.status = .idle
            case .failure(let error):
                self.status = .failed(error)
                self.observer?.pagingDidFail(with: error, isFirstPage: isFirst)
            }
        }
    }

    private func accept(_ page: Page<Item>, isFirst: Bool) {
        if isFirst {
            items.removeAll()
            known.removeAll()
        }
        offset += page.items.count
        let start = items.count
        for item in page.items where known.insert(item.id).inserted {
            items.append(item)
        }
        status = page.isLast || page.items.isEmpty ? .complete : .idle
        observer?.pagingDidChange(isFirst ? .reset(count: items.count) : .inserted(start..<items.count))
    }
}
