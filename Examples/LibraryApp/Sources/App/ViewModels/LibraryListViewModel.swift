import Combine
import Foundation
import NerdzInject

/// The state and the actions of the library screen.
@MainActor
final class LibraryListViewModel: ObservableObject {
    private enum Constants {
        static let pageSize = 20
    }

    // MARK: - State

    @Published private(set) var items: [LibraryListItemModel] = []
    @Published private(set) var isLoading = false
    @Published private(set) var hasMorePages = false
    @Published private(set) var isOffline = false
    @Published private(set) var isSignedIn = false
    @Published private(set) var searchText = ""
    @Published private(set) var selectedCategory: LibraryCategory = .all
    @Published private(set) var selectedLevel: ListItemLevelType = .elementary
    @Published private(set) var playingItemId: String?
    @Published private(set) var userName: String?
    @Published var errorMessage: String?

    /// What the list shows: favourites are picked on the device, the other categories by the server.
    var visibleItems: [LibraryListItemModel] {
        selectedCategory == .favourites ? items.filter(\.isFavourite) : items
    }

    // MARK: - Dependencies

    @ForceInject private var userRepo: UserRepositoryType
    @ForceInject private var libraryRepo: LibraryRepositoryType
    @ForceInject private var languagesRepo: LanguagesRepositoryType
    @ForceInject private var listeningRepo: ListeningRepositoryType
    @ForceInject private var connectivityManager: ConnectivityManagerType

    private var loadTask: Task<Void, Never>?
    private var cancellables = Set<AnyCancellable>()

    // MARK: - Life cycle

    init() {
        isSignedIn = userRepo.isUserSignedIn
        isOffline = !connectivityManager.isOnline
        subscribe()

        if connectivityManager.isOnline {
            loadTask = Task { await loadLibrary() }
        }
    }

    // MARK: - Loading

    /// Loads the first page for the current search, category and level.
    func loadLibrary() async {
        guard connectivityManager.isOnline else {
            isOffline = true
            return
        }
        guard let language = languagesRepo.learningLanguage, let translateLanguage = languagesRepo.translateLanguage
        else {
            errorMessage = "Choose the languages you learn first."
            return
        }

        isLoading = true
        isOffline = false
        errorMessage = nil
        do {
            let page = try await libraryRepo.getLibraryList(
                language: language.code,
                translateLanguage: translateLanguage.code,
                pageSize: Constants.pageSize,
                onlyPhrases: selectedCategory == .phrases,
                onlyWords: selectedCategory == .words,
                newList: true,
                level: selectedLevel,
                searchText: searchText
            )
            guard !Task.isCancelled else { return }
            items = page.items
            hasMorePages = page.hasMore
        } catch {
            guard !Task.isCancelled else { return }
            errorMessage = error.localizedDescription
        }
        isLoading = false
    }

    /// Loads the page after the last one shown; called when the list is scrolled to its end.
    func loadNextPage() {
        guard !isLoading, hasMorePages, connectivityManager.isOnline else { return }
        isLoading = true
        loadTask = Task { await appendNextPage() }
    }

    /// Loads the list again, on pull to refresh.
    func refresh() async {
        guard connectivityManager.isOnline else {
            isOffline = true
            errorMessage = "You are offline."
            return
        }
        reload()
        await loadTask?.value
    }

    // MARK: - Filters

    func search(text: String) {
        let query = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !query.isEmpty else { return }
        searchText = query
        reload()
    }

    func clearSearch() {
        guard !searchText.isEmpty else { return }
        searchText = ""
        reload()
    }

    func selectCategory(_ category: LibraryCategory) {
        guard category != selectedCategory else { return }
        selectedCategory = category
        reload()
    }

    func selectLevel(_ level: ListItemLevelType) {
        guard level != selectedLevel else { return }
        selectedLevel = level
        reload()
    }

    // MARK: - Items

    /// Marks the item at once and takes the mark back when the server refuses.
    func toggleFavourite(_ item: LibraryListItemModel) async {
        guard userRepo.isUserSignedIn else {
            errorMessage = "Sign in to keep favourites."
            return
        }
        let isFavourite = !item.isFavourite
        setFavourite(isFavourite, itemId: item.id)
        do {
            try await libraryRepo.setFavourite(itemId: item.id, isFavourite: isFavourite)
        } catch {
            setFavourite(item.isFavourite, itemId: item.id)
            errorMessage = error.localizedDescription
        }
    }

    /// Starts the item's recording, or stops it when it is the one playing.
    func play(_ item: LibraryListItemModel) {
        guard playingItemId != item.id else {
            listeningRepo.stop()
            playingItemId = nil
            return
        }
        guard let track = item.audio else {
            errorMessage = "There is no recording yet."
            return
        }
        playingItemId = item.id
        Task {
            do {
                try await listeningRepo.play(track)
            } catch {
                playingItemId = nil
                errorMessage = error.localizedDescription
            }
        }
    }

    func loadUser() async {
        guard userRepo.isUserSignedIn else {
            userName = nil
            return
        }
        do {
            userName = try await userRepo.currentUser()?.displayName
        } catch {
            errorMessage = error.localizedDescription
        }
    }

    func dismissError() {
        errorMessage = nil
    }

    // MARK: - Private

    private func subscribe() {
        userRepo.isUserSignedInStatusChangedPublisher
            .receive(on: DispatchQueue.main)
            .sink { [weak self] isSignedIn in
                self?.isSignedIn = isSignedIn
                self?.reload()
            }
            .store(in: &cancellables)

        languagesRepo.updateSelectedLanguagesPublisher
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.reload() }
            .store(in: &cancellables)

        connectivityManager.isOnlinePublisher
            .receive(on: DispatchQueue.main)
            .sink { [weak self] isOnline in self?.connectivityDidChange(isOnline: isOnline) }
            .store(in: &cancellables)
    }

    private func connectivityDidChange(isOnline: Bool) {
        guard isOffline == isOnline else { return }
        isOffline = !isOnline
        if isOnline {
            reload()
        }
    }

    /// Starts over; a load under way is cancelled and leaves the state alone.
    private func reload() {
        loadTask?.cancel()
        isLoading = false
        loadTask = Task { await loadLibrary() }
    }

    private func appendNextPage() async {
        guard let language = languagesRepo.learningLanguage, let translateLanguage = languagesRepo.translateLanguage
        else {
            isLoading = false
            return
        }
        do {
            let page = try await libraryRepo.getLibraryList(
                language: language.code,
                translateLanguage: translateLanguage.code,
                pageSize: Constants.pageSize,
                onlyPhrases: selectedCategory == .phrases,
                onlyWords: selectedCategory == .words,
                newList: false,
                level: selectedLevel,
                searchText: searchText
            )
            guard !Task.isCancelled else { return }
            items += page.items
            hasMorePages = page.hasMore
        } catch {
            guard !Task.isCancelled else { return }
            errorMessage = error.localizedDescription
        }
        isLoading = false
    }

    private func setFavourite(_ isFavourite: Bool, itemId: String) {
        guard let index = items.firstIndex(where: { $0.id == itemId }) else { return }
        items[index].isFavourite = isFavourite
    }
}
