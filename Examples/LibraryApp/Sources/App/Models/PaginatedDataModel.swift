/// One page of a longer list.
struct PaginatedDataModel<Element: Equatable & Sendable>: Equatable, Sendable {
    let items: [Element]
    let page: Int
    let totalCount: Int
    let hasMore: Bool

    init(items: [Element], page: Int, totalCount: Int, hasMore: Bool) {
        self.items = items
        self.page = page
        self.totalCount = totalCount
        self.hasMore = hasMore
    }

    /// A page without items, after which nothing follows.
    init(empty: ()) {
        self.init(items: [], page: 0, totalCount: 0, hasMore: false)
    }
}
