import Foundation

/// Reads the library page by page and changes single items.
protocol LibraryRepositoryType: Sendable {
    /// Returns the next page; `newList` starts again from the first one.
    func getLibraryList(
        language: String,
        translateLanguage: String,
        pageSize: Int,
        onlyPhrases: Bool,
        onlyWords: Bool,
        newList: Bool,
        level: ListItemLevelType,
        searchText: String
    ) async throws -> PaginatedDataModel<LibraryListItemModel>

    func setFavourite(itemId: String, isFavourite: Bool) async throws
}

/// Serves the library from memory.
actor LibraryRepository: LibraryRepositoryType {
    private var items: [LibraryListItemModel]
    private var nextPage = 0

    init(items: [LibraryListItemModel] = []) {
        self.items = items
    }

    func getLibraryList(
        language: String,
        translateLanguage: String,
        pageSize: Int,
        onlyPhrases: Bool,
        onlyWords: Bool,
        newList: Bool,
        level: ListItemLevelType,
        searchText: String
    ) async throws -> PaginatedDataModel<LibraryListItemModel> {
        if newList {
            nextPage = 0
        }
        let matches = items.filter { item in
            item.translation.languageCode == translateLanguage
                && item.level == level
                && (!onlyPhrases || item.kind == .phrase)
                && (!onlyWords || item.kind == .word)
                && (searchText.isEmpty || item.title.lowercased().contains(searchText.lowercased()))
        }
        let page = nextPage
        let items = Array(matches.dropFirst(page * pageSize).prefix(pageSize))
        nextPage += 1
        return PaginatedDataModel(
            items: items,
            page: page,
            totalCount: matches.count,
            hasMore: matches.count > nextPage * pageSize
        )
    }

    func setFavourite(itemId: String, isFavourite: Bool) async throws {
        guard let index = items.firstIndex(where: { $0.id == itemId }) else {
            throw LibraryError.itemNotFound(id: itemId)
        }
        items[index].isFavourite = isFavourite
    }
}
