// testgen:fingerprint f2717b8ee1abc29d suite LibraryListViewModel
import Combine
import Foundation
import Testing
@testable import App

@Suite(
    "LibraryListViewModel", .serialized,
    .exclusiveContainer(reset: { await LibraryListTestFactory.resetDependencies() }))
@MainActor
struct LibraryListViewModelTests {
    @Suite("Initialization")
    @MainActor
    struct Initialization {
        @Test("init calls getLibraryList and sets items when online")
        func initCallsGetLibraryListAndSetsItemsWhenOnline() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = true
            let language = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page

            // MARK: - Act
            let sut = LibraryListTestFactory.makeSUT(deps)
            await waitUntil { sut.items == page.items }

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(sut.items == page.items)
            #expect(!sut.isLoading)
            #expect(sut.hasMorePages)
            #expect(!sut.isOffline)
            #expect(sut.isSignedIn)
            #expect(sut.errorMessage == nil)
        }

        @Test("init sets isOffline and sets isSignedIn when translateLanguage is nil and online")
        func initSetsIsOfflineAndSetsIsSignedInWhenTranslateLanguageIsNilAndOnline() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = true
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            deps.languagesRepo.translateLanguage = nil
            deps.userRepo.underlyingIsUserSignedIn = true

            // MARK: - Act
            let sut = LibraryListTestFactory.makeSUT(deps)
            await waitUntil { sut.errorMessage == "Choose the languages you learn first." }

            // MARK: - Assert
            #expect(!sut.isOffline)
            #expect(sut.isSignedIn)
            #expect(sut.errorMessage == "Choose the languages you learn first.")
        }

        @Test("init sets isOffline and sets isSignedIn when not online")
        func initSetsIsOfflineAndSetsIsSignedInWhenNotOnline() {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            deps.userRepo.underlyingIsUserSignedIn = true

            // MARK: - Act
            let sut = LibraryListTestFactory.makeSUT(deps)

            // MARK: - Assert
            #expect(sut.isOffline)
            #expect(sut.isSignedIn)
        }
    }

    @Suite("Visible items")
    @MainActor
    struct VisibleItems {
        @Test("visibleItems returns an empty list")
        func visibleItemsReturnsAnEmptyList() {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            deps.userRepo.underlyingIsUserSignedIn = true
            let sut = LibraryListTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.visibleItems

            // MARK: - Assert
            #expect(result == [])
        }

        @Test("visibleItems returns one element after selectCategory")
        func visibleItemsReturnsOneElementAfterSelectCategory() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [
                    LibraryListTestFactory.createMockLibraryListItemModel(id: "id", isFavourite: true),
                    LibraryListTestFactory.createMockLibraryListItemModel(id: "id 2", isFavourite: false)
                ], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            sut.selectCategory(LibraryCategory.favourites)
            await waitUntil { sut.items == page.items }

            // MARK: - Act
            let result = sut.visibleItems

            // MARK: - Assert
            #expect(result == [page.items[0]])
        }
    }

    @Suite("Load library")
    @MainActor
    struct LoadLibrary {
        @Test("loadLibrary calls getLibraryList and sets items when online")
        func loadLibraryCallsGetLibraryListAndSetsItemsWhenOnline() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            var isLoadingDuringGetLibraryList: Bool?
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                isLoadingDuringGetLibraryList = sut.isLoading
                return page
            }

            // MARK: - Act
            await sut.loadLibrary()

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(sut.items == page.items)
            #expect(sut.hasMorePages)
            #expect(!sut.isOffline)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringGetLibraryList == true)
        }

        @Test("loadLibrary calls getLibraryList and sets isOffline when getLibraryList fails and online")
        func loadLibraryCallsGetLibraryListAndSetsIsOfflineWhenGetLibraryListFailsAndOnline() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            let error = LibraryError.notSignedIn
            var isLoadingDuringGetLibraryList: Bool?
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                isLoadingDuringGetLibraryList = sut.isLoading
                throw error
            }

            // MARK: - Act
            await sut.loadLibrary()

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(!sut.isOffline)
            #expect(sut.errorMessage == error.localizedDescription)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringGetLibraryList == true)
        }

        @Test("loadLibrary sets errorMessage when translateLanguage is nil and online")
        func loadLibrarySetsErrorMessageWhenTranslateLanguageIsNilAndOnline() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            deps.languagesRepo.translateLanguage = nil
            deps.userRepo.underlyingIsUserSignedIn = true
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true

            // MARK: - Act
            await sut.loadLibrary()

            // MARK: - Assert
            #expect(sut.errorMessage == "Choose the languages you learn first.")
            #expect(deps.libraryRepo.getLibraryListCallsCount == 0)
        }

        @Test("loadLibrary sets isOffline when not online")
        func loadLibrarySetsIsOfflineWhenNotOnline() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            deps.userRepo.underlyingIsUserSignedIn = true
            let sut = LibraryListTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.loadLibrary()

            // MARK: - Assert
            #expect(sut.isOffline)
            #expect(deps.libraryRepo.getLibraryListCallsCount == 0)
        }

        @Test("loadLibrary calls getLibraryList and sets items when online after errorMessage")
        func loadLibraryCallsGetLibraryListAndSetsItemsWhenOnlineAfterErrorMessage() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            sut.errorMessage = "errorMessage"
            deps.connectivityManager.underlyingIsOnline = true
            var isLoadingDuringGetLibraryList: Bool?
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                isLoadingDuringGetLibraryList = sut.isLoading
                return page
            }

            // MARK: - Act
            await sut.loadLibrary()

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(sut.items == page.items)
            #expect(sut.hasMorePages)
            #expect(!sut.isOffline)
            #expect(sut.errorMessage == nil)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringGetLibraryList == true)
        }

        @Test("loadLibrary sets isOffline when not online after loadLibrary")
        func loadLibrarySetsIsOfflineWhenNotOnlineAfterLoadLibrary() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            await sut.loadLibrary()
            deps.connectivityManager.underlyingIsOnline = false

            // MARK: - Act
            await sut.loadLibrary()

            // MARK: - Assert
            #expect(sut.isOffline)
            #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
        }

        @Test("loadLibrary calls getLibraryList and sets items when online after selectCategory")
        func loadLibraryCallsGetLibraryListAndSetsItemsWhenOnlineAfterSelectCategory() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            deps.languagesRepo.translateLanguage = nil
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            sut.selectCategory(LibraryCategory.phrases)
            await waitUntil { sut.errorMessage == "Choose the languages you learn first." }
            let language2 = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language2
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage
            var isLoadingDuringGetLibraryList: Bool?
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                isLoadingDuringGetLibraryList = sut.isLoading
                return page
            }

            // MARK: - Act
            await sut.loadLibrary()

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(sut.items == page.items)
            #expect(sut.hasMorePages)
            #expect(!sut.isOffline)
            #expect(sut.errorMessage == nil)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringGetLibraryList == true)
        }
    }

    @Suite("Load next page")
    @MainActor
    struct LoadNextPage {
        @Test("loadNextPage leaves isLoading when online")
        func loadNextPageLeavesIsLoadingWhenOnline() {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let learningLanguage = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = learningLanguage
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true

            // MARK: - Act
            sut.loadNextPage()

            // MARK: - Assert
            #expect(!sut.isLoading)
        }

        @Test("loadNextPage calls getLibraryList and sets items when online after loadLibrary")
        func loadNextPageCallsGetLibraryListAndSetsItemsWhenOnlineAfterLoadLibrary() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel(id: "id")], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            await sut.loadLibrary()
            let language2 = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language2
            let translateLanguage2 = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage2
            let page2: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [
                    LibraryListTestFactory.createMockLibraryListItemModel(),
                    LibraryListTestFactory.createMockLibraryListItemModel()
                ], hasMore: false)
            deps.libraryRepo.getLibraryListReturnValue = page2
            var isLoadingDuringGetLibraryList: Bool?
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                isLoadingDuringGetLibraryList = sut.isLoading
                return page2
            }

            // MARK: - Act
            sut.loadNextPage()
            await waitUntil { sut.items == page.items + page2.items }

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 2)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(sut.items == page.items + page2.items)
            #expect(!sut.hasMorePages)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringGetLibraryList == true)
        }

        @Test("loadNextPage calls getLibraryList and sets errorMessage when getLibraryList fails after loadLibrary")
        func loadNextPageCallsGetLibraryListAndSetsErrorMessageWhenGetLibraryListFailsAfterLoadLibrary() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            await sut.loadLibrary()
            let language2 = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language2
            let translateLanguage2 = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage2
            let error = LibraryError.notSignedIn
            var isLoadingDuringGetLibraryList: Bool?
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                isLoadingDuringGetLibraryList = sut.isLoading
                throw error
            }

            // MARK: - Act
            sut.loadNextPage()
            await waitUntil { sut.errorMessage == error.localizedDescription }

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 2)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(sut.errorMessage == error.localizedDescription)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringGetLibraryList == true)
        }

        @Test("loadNextPage leaves isLoading when not online after loadLibrary")
        func loadNextPageLeavesIsLoadingWhenNotOnlineAfterLoadLibrary() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            await sut.loadLibrary()
            deps.connectivityManager.underlyingIsOnline = false

            // MARK: - Act
            sut.loadNextPage()

            // MARK: - Assert
            #expect(!sut.isLoading)
        }

        @Test("loadNextPage calls getLibraryList and sets items when online after selectCategory")
        func loadNextPageCallsGetLibraryListAndSetsItemsWhenOnlineAfterSelectCategory() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel(id: "id")], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            sut.selectCategory(LibraryCategory.phrases)
            await waitUntil { sut.items == page.items }
            let language2 = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language2
            let translateLanguage2 = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage2
            let page2: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [
                    LibraryListTestFactory.createMockLibraryListItemModel(),
                    LibraryListTestFactory.createMockLibraryListItemModel()
                ], hasMore: false)
            deps.libraryRepo.getLibraryListReturnValue = page2
            var isLoadingDuringGetLibraryList: Bool?
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                isLoadingDuringGetLibraryList = sut.isLoading
                return page2
            }

            // MARK: - Act
            sut.loadNextPage()
            await waitUntil { sut.items == page.items + page2.items }

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 2)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(sut.items == page.items + page2.items)
            #expect(!sut.hasMorePages)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringGetLibraryList == true)
        }

        @Test("loadNextPage sets isLoading when online after search and selectCategory")
        func loadNextPageSetsIsLoadingWhenOnlineAfterSearchAndSelectCategory() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel(id: "id")], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            sut.search(text: "  text ")
            await waitUntil { sut.items == page.items }
            let language2 = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language2
            deps.languagesRepo.translateLanguage = nil
            sut.selectCategory(LibraryCategory.phrases)
            await waitUntil { sut.errorMessage == "Choose the languages you learn first." }
            let language3 = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language3

            // MARK: - Act
            sut.loadNextPage()

            // MARK: - Assert
            #expect(sut.isLoading)
        }

        @Test("loadNextPage calls getLibraryList and sets items when getLibraryList page is 4 after loadLibrary")
        func loadNextPageCallsGetLibraryListAndSetsItemsWhenGetLibraryListPageIs4AfterLoadLibrary() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [
                    LibraryListTestFactory.createMockLibraryListItemModel(id: "id"),
                    LibraryListTestFactory.createMockLibraryListItemModel(id: "id 2")
                ], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            await sut.loadLibrary()
            let language2 = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language2
            let translateLanguage2 = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage2
            let page2: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], page: 5, hasMore: false)
            var hasAnswered = false
            let page3: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                page: 4)
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                deps.libraryRepo.getLibraryListClosure = nil
                deps.libraryRepo.getLibraryListReturnValue = page2
                await sut.refresh()
                hasAnswered = true
                return page3
            }

            // MARK: - Act
            sut.loadNextPage()
            await waitUntil { hasAnswered }

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 3)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(deps.libraryRepo.getLibraryListReceivedInvocations.dropFirst(1).first?.language == "code")
            #expect(
                deps.libraryRepo.getLibraryListReceivedInvocations.dropFirst(1).first?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedInvocations.dropFirst(1).first?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedInvocations.dropFirst(1).first?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedInvocations.dropFirst(1).first?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedInvocations.dropFirst(1).first?.newList == false)
            #expect(
                deps.libraryRepo.getLibraryListReceivedInvocations.dropFirst(
                    1).first?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedInvocations.dropFirst(1).first?.searchText == "")
            #expect(sut.items == page2.items)
            #expect(!sut.hasMorePages)
            #expect(!sut.isOffline)
        }

        @Test("loadNextPage calls getLibraryList when refresh comes during getLibraryList after loadLibrary")
        func loadNextPageCallsGetLibraryListWhenRefreshComesDuringGetLibraryListAfterLoadLibrary() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [
                    LibraryListTestFactory.createMockLibraryListItemModel(id: "id"),
                    LibraryListTestFactory.createMockLibraryListItemModel(id: "id 2")
                ], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            await sut.loadLibrary()
            let language2 = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language2
            let translateLanguage2 = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage2
            let page2: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: false)
            var hasAnswered = false
            let error = LibraryError.notSignedIn
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                deps.libraryRepo.getLibraryListClosure = nil
                deps.libraryRepo.getLibraryListReturnValue = page2
                await sut.refresh()
                hasAnswered = true
                throw error
            }

            // MARK: - Act
            sut.loadNextPage()
            await waitUntil { hasAnswered }

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 3)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(deps.libraryRepo.getLibraryListReceivedInvocations.dropFirst(1).first?.language == "code")
            #expect(
                deps.libraryRepo.getLibraryListReceivedInvocations.dropFirst(1).first?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedInvocations.dropFirst(1).first?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedInvocations.dropFirst(1).first?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedInvocations.dropFirst(1).first?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedInvocations.dropFirst(1).first?.newList == false)
            #expect(
                deps.libraryRepo.getLibraryListReceivedInvocations.dropFirst(
                    1).first?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedInvocations.dropFirst(1).first?.searchText == "")
            #expect(sut.items == page2.items)
            #expect(!sut.hasMorePages)
            #expect(!sut.isOffline)
            #expect(sut.errorMessage == nil)
        }
    }

    @Suite("Refresh")
    @MainActor
    struct Refresh {
        @Test("refresh calls getLibraryList and sets items when online")
        func refreshCallsGetLibraryListAndSetsItemsWhenOnline() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            var isLoadingDuringGetLibraryList: Bool?
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                isLoadingDuringGetLibraryList = sut.isLoading
                return page
            }

            // MARK: - Act
            await sut.refresh()

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(sut.items == page.items)
            #expect(sut.hasMorePages)
            #expect(!sut.isOffline)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringGetLibraryList == true)
        }

        @Test("refresh sets errorMessage when learningLanguage is nil and online")
        func refreshSetsErrorMessageWhenLearningLanguageIsNilAndOnline() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            deps.languagesRepo.learningLanguage = nil
            deps.userRepo.underlyingIsUserSignedIn = true
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true

            // MARK: - Act
            await sut.refresh()

            // MARK: - Assert
            #expect(sut.errorMessage == "Choose the languages you learn first.")
            #expect(!sut.isLoading)
            #expect(deps.libraryRepo.getLibraryListCallsCount == 0)
        }

        @Test("refresh sets isOffline and sets errorMessage when not online")
        func refreshSetsIsOfflineAndSetsErrorMessageWhenNotOnline() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            deps.userRepo.underlyingIsUserSignedIn = true
            let sut = LibraryListTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.refresh()

            // MARK: - Assert
            #expect(sut.isOffline)
            #expect(sut.errorMessage == "You are offline.")
            #expect(deps.libraryRepo.getLibraryListCallsCount == 0)
        }

        @Test("refresh sets isOffline and sets errorMessage when not online after loadLibrary")
        func refreshSetsIsOfflineAndSetsErrorMessageWhenNotOnlineAfterLoadLibrary() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            await sut.loadLibrary()
            deps.connectivityManager.underlyingIsOnline = false

            // MARK: - Act
            await sut.refresh()

            // MARK: - Assert
            #expect(sut.isOffline)
            #expect(sut.errorMessage == "You are offline.")
            #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
        }
    }

    @Suite("Search")
    @MainActor
    struct Search {
        @Test("search calls getLibraryList and sets items when online")
        func searchCallsGetLibraryListAndSetsItemsWhenOnline() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            var isLoadingDuringGetLibraryList: Bool?
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                isLoadingDuringGetLibraryList = sut.isLoading
                return page
            }

            // MARK: - Act
            sut.search(text: "  text ")
            await waitUntil { sut.items == page.items }

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "text")
            #expect(sut.items == page.items)
            #expect(sut.hasMorePages)
            #expect(!sut.isOffline)
            #expect(sut.searchText == "text")
            #expect(!sut.isLoading)
            #expect(isLoadingDuringGetLibraryList == true)
        }

        @Test("search leaves searchText when text is blank after search")
        func searchLeavesSearchTextWhenTextIsBlankAfterSearch() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            deps.languagesRepo.translateLanguage = nil
            deps.userRepo.underlyingIsUserSignedIn = true
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            sut.search(text: "  text ")
            await waitUntil { sut.errorMessage == "Choose the languages you learn first." }

            // MARK: - Act
            sut.search(text: "   ")

            // MARK: - Assert
            #expect(sut.searchText == "text")
        }
    }

    @Suite("Clear search")
    @MainActor
    struct ClearSearch {
        @Test("clearSearch calls getLibraryList and sets items when online after search")
        func clearSearchCallsGetLibraryListAndSetsItemsWhenOnlineAfterSearch() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            deps.languagesRepo.translateLanguage = nil
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            sut.search(text: "  text ")
            await waitUntil { sut.errorMessage == "Choose the languages you learn first." }
            let language2 = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language2
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage
            var isLoadingDuringGetLibraryList: Bool?
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                isLoadingDuringGetLibraryList = sut.isLoading
                return page
            }

            // MARK: - Act
            sut.clearSearch()
            await waitUntil { sut.items == page.items }

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(sut.items == page.items)
            #expect(sut.hasMorePages)
            #expect(!sut.isOffline)
            #expect(sut.searchText == "")
            #expect(sut.errorMessage == nil)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringGetLibraryList == true)
        }

        @Test("clearSearch calls getLibraryList when clearSearch comes during getLibraryList after search")
        func clearSearchCallsGetLibraryListWhenClearSearchComesDuringGetLibraryListAfterSearch() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            deps.languagesRepo.translateLanguage = nil
            deps.userRepo.underlyingIsUserSignedIn = true
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            sut.search(text: "  text ")
            await waitUntil { sut.errorMessage == "Choose the languages you learn first." }
            let language2 = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language2
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            var isLoadingDuringGetLibraryList: Bool?
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                isLoadingDuringGetLibraryList = sut.isLoading
                deps.libraryRepo.getLibraryListClosure = nil
                deps.libraryRepo.getLibraryListReturnValue = page
                sut.clearSearch()
                return page
            }

            // MARK: - Act
            sut.clearSearch()
            await waitUntil { sut.items == page.items }

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(sut.items == page.items)
            #expect(sut.hasMorePages)
            #expect(!sut.isOffline)
            #expect(sut.searchText == "")
            #expect(sut.errorMessage == nil)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringGetLibraryList == true)
        }
    }

    @Suite("Select category")
    @MainActor
    struct SelectCategory {
        @Test("selectCategory calls getLibraryList and sets items when category is phrases")
        func selectCategoryCallsGetLibraryListAndSetsItemsWhenCategoryIsPhrases() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            var isLoadingDuringGetLibraryList: Bool?
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                isLoadingDuringGetLibraryList = sut.isLoading
                return page
            }

            // MARK: - Act
            sut.selectCategory(LibraryCategory.phrases)
            await waitUntil { sut.items == page.items }

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(sut.items == page.items)
            #expect(sut.hasMorePages)
            #expect(!sut.isOffline)
            #expect(sut.selectedCategory == LibraryCategory.phrases)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringGetLibraryList == true)
        }

        @Test("selectCategory calls getLibraryList and sets items when category is words")
        func selectCategoryCallsGetLibraryListAndSetsItemsWhenCategoryIsWords() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            var isLoadingDuringGetLibraryList: Bool?
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                isLoadingDuringGetLibraryList = sut.isLoading
                return page
            }

            // MARK: - Act
            sut.selectCategory(LibraryCategory.words)
            await waitUntil { sut.items == page.items }

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(sut.items == page.items)
            #expect(sut.hasMorePages)
            #expect(!sut.isOffline)
            #expect(sut.selectedCategory == LibraryCategory.words)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringGetLibraryList == true)
        }

        @Test("selectCategory calls getLibraryList and sets items when category is favourites")
        func selectCategoryCallsGetLibraryListAndSetsItemsWhenCategoryIsFavourites() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            var isLoadingDuringGetLibraryList: Bool?
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                isLoadingDuringGetLibraryList = sut.isLoading
                return page
            }

            // MARK: - Act
            sut.selectCategory(LibraryCategory.favourites)
            await waitUntil { sut.items == page.items }

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(sut.items == page.items)
            #expect(sut.hasMorePages)
            #expect(!sut.isOffline)
            #expect(sut.selectedCategory == LibraryCategory.favourites)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringGetLibraryList == true)
        }

        @Test("selectCategory calls getLibraryList and sets items when selectCategory comes during getLibraryList")
        func selectCategoryCallsGetLibraryListAndSetsItemsWhenSelectCategoryComesDuringGetLibraryList() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            var isLoadingDuringGetLibraryList: Bool?
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                isLoadingDuringGetLibraryList = sut.isLoading
                deps.libraryRepo.getLibraryListClosure = nil
                deps.libraryRepo.getLibraryListReturnValue = page
                sut.selectCategory(LibraryCategory.phrases)
                return page
            }

            // MARK: - Act
            sut.selectCategory(LibraryCategory.phrases)
            await waitUntil { sut.items == page.items }

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(sut.items == page.items)
            #expect(sut.hasMorePages)
            #expect(!sut.isOffline)
            #expect(sut.selectedCategory == LibraryCategory.phrases)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringGetLibraryList == true)
        }
    }

    @Suite("Select level")
    @MainActor
    struct SelectLevel {
        @Test(
            "selectLevel calls getLibraryList and sets items when online",
            arguments: [ListItemLevelType.preIntermediate, .intermediate, .upperIntermediate, .advanced])
        func selectLevelCallsGetLibraryListAndSetsItemsWhenOnline(level: ListItemLevelType) async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            var isLoadingDuringGetLibraryList: Bool?
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                isLoadingDuringGetLibraryList = sut.isLoading
                return page
            }

            // MARK: - Act
            sut.selectLevel(level)
            await waitUntil { sut.items == page.items }

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == level)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(sut.items == page.items)
            #expect(sut.hasMorePages)
            #expect(!sut.isOffline)
            #expect(sut.selectedLevel == level)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringGetLibraryList == true)
        }

        @Test("selectLevel calls getLibraryList and sets items when selectLevel comes during getLibraryList")
        func selectLevelCallsGetLibraryListAndSetsItemsWhenSelectLevelComesDuringGetLibraryList() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            var isLoadingDuringGetLibraryList: Bool?
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                isLoadingDuringGetLibraryList = sut.isLoading
                deps.libraryRepo.getLibraryListClosure = nil
                deps.libraryRepo.getLibraryListReturnValue = page
                sut.selectLevel(ListItemLevelType.preIntermediate)
                return page
            }

            // MARK: - Act
            sut.selectLevel(ListItemLevelType.preIntermediate)
            await waitUntil { sut.items == page.items }

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.preIntermediate)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(sut.items == page.items)
            #expect(sut.hasMorePages)
            #expect(!sut.isOffline)
            #expect(sut.selectedLevel == ListItemLevelType.preIntermediate)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringGetLibraryList == true)
        }
    }

    @Suite("Toggle favourite")
    @MainActor
    struct ToggleFavourite {
        @Test("toggleFavourite calls setFavourite")
        func toggleFavouriteCallsSetFavourite() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            deps.userRepo.underlyingIsUserSignedIn = true
            let sut = LibraryListTestFactory.makeSUT(deps)
            let item = LibraryListTestFactory.createMockLibraryListItemModel(id: "id", isFavourite: true)

            // MARK: - Act
            await sut.toggleFavourite(item)

            // MARK: - Assert
            #expect(deps.libraryRepo.setFavouriteCallsCount == 1)
            #expect(deps.libraryRepo.setFavouriteReceivedArguments?.itemId == "id")
            #expect(deps.libraryRepo.setFavouriteReceivedArguments?.isFavourite == false)
        }

        @Test("toggleFavourite calls setFavourite and sets errorMessage when setFavourite fails")
        func toggleFavouriteCallsSetFavouriteAndSetsErrorMessageWhenSetFavouriteFails() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            deps.userRepo.underlyingIsUserSignedIn = true
            let error = LibraryError.notSignedIn
            deps.libraryRepo.setFavouriteThrowableError = error
            let sut = LibraryListTestFactory.makeSUT(deps)
            let item = LibraryListTestFactory.createMockLibraryListItemModel(id: "id", isFavourite: true)

            // MARK: - Act
            await sut.toggleFavourite(item)

            // MARK: - Assert
            #expect(deps.libraryRepo.setFavouriteCallsCount == 1)
            #expect(deps.libraryRepo.setFavouriteReceivedArguments?.itemId == "id")
            #expect(deps.libraryRepo.setFavouriteReceivedArguments?.isFavourite == false)
            #expect(sut.errorMessage == error.localizedDescription)
        }

        @Test("toggleFavourite sets errorMessage")
        func toggleFavouriteSetsErrorMessage() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            deps.userRepo.underlyingIsUserSignedIn = false
            let sut = LibraryListTestFactory.makeSUT(deps)
            let item = LibraryListTestFactory.createMockLibraryListItemModel()

            // MARK: - Act
            await sut.toggleFavourite(item)

            // MARK: - Assert
            #expect(sut.errorMessage == "Sign in to keep favourites.")
            #expect(deps.libraryRepo.setFavouriteCallsCount == 0)
        }

        @Test("toggleFavourite calls setFavourite when item is one of items after loadLibrary")
        func toggleFavouriteCallsSetFavouriteWhenItemIsOneOfItemsAfterLoadLibrary() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel(id: "id", isFavourite: true)],
                hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            await sut.loadLibrary()

            // MARK: - Act
            await sut.toggleFavourite(page.items[0])

            // MARK: - Assert
            #expect(deps.libraryRepo.setFavouriteCallsCount == 1)
            #expect(deps.libraryRepo.setFavouriteReceivedArguments?.itemId == "id")
            #expect(deps.libraryRepo.setFavouriteReceivedArguments?.isFavourite == false)
            #expect(sut.items.first?.isFavourite == false)
        }

        @Test("toggleFavourite calls setFavourite and sets errorMessage when setFavourite fails after loadLibrary")
        func toggleFavouriteCallsSetFavouriteAndSetsErrorMessageWhenSetFavouriteFailsAfterLoadLibrary() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel(id: "id", isFavourite: true)],
                hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let error = LibraryError.notSignedIn
            deps.libraryRepo.setFavouriteThrowableError = error
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            await sut.loadLibrary()

            // MARK: - Act
            await sut.toggleFavourite(page.items[0])

            // MARK: - Assert
            #expect(deps.libraryRepo.setFavouriteCallsCount == 1)
            #expect(deps.libraryRepo.setFavouriteReceivedArguments?.itemId == "id")
            #expect(deps.libraryRepo.setFavouriteReceivedArguments?.isFavourite == false)
            #expect(sut.items.first?.isFavourite == true)
            #expect(sut.errorMessage == error.localizedDescription)
        }

        @Test("toggleFavourite calls setFavourite when not favourite")
        func toggleFavouriteCallsSetFavouriteWhenNotFavourite() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            deps.userRepo.underlyingIsUserSignedIn = true
            let sut = LibraryListTestFactory.makeSUT(deps)
            let item = LibraryListTestFactory.createMockLibraryListItemModel(id: "id", isFavourite: false)

            // MARK: - Act
            await sut.toggleFavourite(item)

            // MARK: - Assert
            #expect(deps.libraryRepo.setFavouriteCallsCount == 1)
            #expect(deps.libraryRepo.setFavouriteReceivedArguments?.itemId == "id")
            #expect(deps.libraryRepo.setFavouriteReceivedArguments?.isFavourite == true)
        }

        @Test("toggleFavourite calls setFavourite after search and selectCategory")
        func toggleFavouriteCallsSetFavouriteAfterSearchAndSelectCategory() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel(id: "id")], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            sut.search(text: "  text ")
            await waitUntil { sut.items == page.items }
            let language2 = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language2
            deps.languagesRepo.translateLanguage = nil
            sut.selectCategory(LibraryCategory.phrases)
            await waitUntil { sut.errorMessage == "Choose the languages you learn first." }
            let item = LibraryListTestFactory.createMockLibraryListItemModel(id: "id 2", isFavourite: true)

            // MARK: - Act
            await sut.toggleFavourite(item)

            // MARK: - Assert
            #expect(deps.libraryRepo.setFavouriteCallsCount == 1)
            #expect(deps.libraryRepo.setFavouriteReceivedArguments?.itemId == "id 2")
            #expect(deps.libraryRepo.setFavouriteReceivedArguments?.isFavourite == false)
            #expect(sut.items == page.items)
        }
    }

    @Suite("Play")
    @MainActor
    struct Play {
        @Test("play calls play and sets playingItemId")
        func playCallsPlayAndSetsPlayingItemId() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            deps.userRepo.underlyingIsUserSignedIn = true
            let sut = LibraryListTestFactory.makeSUT(deps)
            let item = LibraryListTestFactory.createMockLibraryListItemModel(
                id: "id", audio: LibraryListTestFactory.createMockAudioTrack())

            // MARK: - Act
            sut.play(item)
            await waitUntil { deps.listeningRepo.playCallsCount == 1 }

            // MARK: - Assert
            #expect(deps.listeningRepo.playCallsCount == 1)
            #expect(deps.listeningRepo.playReceivedTrack == item.audio)
            #expect(sut.playingItemId == "id")
            #expect(deps.listeningRepo.stopCallsCount == 0)
        }

        @Test("play calls play and sets errorMessage when play fails")
        func playCallsPlayAndSetsErrorMessageWhenPlayFails() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            deps.userRepo.underlyingIsUserSignedIn = true
            let error = LibraryError.notSignedIn
            deps.listeningRepo.playThrowableError = error
            let sut = LibraryListTestFactory.makeSUT(deps)
            let item = LibraryListTestFactory.createMockLibraryListItemModel(
                id: "id", audio: LibraryListTestFactory.createMockAudioTrack())

            // MARK: - Act
            sut.play(item)
            await waitUntil { sut.errorMessage == error.localizedDescription }

            // MARK: - Assert
            #expect(deps.listeningRepo.playCallsCount == 1)
            #expect(deps.listeningRepo.playReceivedTrack == item.audio)
            #expect(sut.errorMessage == error.localizedDescription)
            #expect(sut.playingItemId == nil)
            #expect(deps.listeningRepo.stopCallsCount == 0)
        }

        @Test("play sets errorMessage when item audio is nil")
        func playSetsErrorMessageWhenItemAudioIsNil() {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            deps.userRepo.underlyingIsUserSignedIn = true
            let sut = LibraryListTestFactory.makeSUT(deps)
            let item = LibraryListTestFactory.createMockLibraryListItemModel(audio: nil)

            // MARK: - Act
            sut.play(item)

            // MARK: - Assert
            #expect(sut.errorMessage == "There is no recording yet.")
        }

        @Test("play calls stop and clears playingItemId when item is the same after play")
        func playCallsStopAndClearsPlayingItemIdWhenItemIsTheSameAfterPlay() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            deps.userRepo.underlyingIsUserSignedIn = true
            let sut = LibraryListTestFactory.makeSUT(deps)
            let item = LibraryListTestFactory.createMockLibraryListItemModel(
                id: "id", audio: LibraryListTestFactory.createMockAudioTrack())
            sut.play(item)
            await waitUntil { deps.listeningRepo.playCallsCount == 1 }

            // MARK: - Act
            sut.play(item)

            // MARK: - Assert
            #expect(deps.listeningRepo.stopCallsCount == 1)
            #expect(sut.playingItemId == nil)
        }
    }

    @Suite("Load user")
    @MainActor
    struct LoadUser {
        @Test("loadUser calls currentUser and sets userName")
        func loadUserCallsCurrentUserAndSetsUserName() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            deps.userRepo.underlyingIsUserSignedIn = true
            let returnedCurrentUser = LibraryListTestFactory.createMockUserModel(displayName: "displayName")
            deps.userRepo.currentUserReturnValue = returnedCurrentUser
            let sut = LibraryListTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.loadUser()

            // MARK: - Assert
            #expect(deps.userRepo.currentUserCallsCount == 1)
            #expect(sut.userName == "displayName")
        }

        @Test("loadUser calls currentUser and sets errorMessage when currentUser fails")
        func loadUserCallsCurrentUserAndSetsErrorMessageWhenCurrentUserFails() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            deps.userRepo.underlyingIsUserSignedIn = true
            let error = LibraryError.notSignedIn
            deps.userRepo.currentUserThrowableError = error
            let sut = LibraryListTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.loadUser()

            // MARK: - Assert
            #expect(deps.userRepo.currentUserCallsCount == 1)
            #expect(sut.errorMessage == error.localizedDescription)
        }

        @Test("loadUser does not call currentUser")
        func loadUserDoesNotCallCurrentUser() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            deps.userRepo.underlyingIsUserSignedIn = false
            let sut = LibraryListTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.loadUser()

            // MARK: - Assert
            #expect(deps.userRepo.currentUserCallsCount == 0)
        }

        @Test("loadUser clears userName when not user signed in after loadUser")
        func loadUserClearsUserNameWhenNotUserSignedInAfterLoadUser() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            deps.userRepo.underlyingIsUserSignedIn = true
            let returnedCurrentUser = LibraryListTestFactory.createMockUserModel(displayName: "displayName")
            deps.userRepo.currentUserReturnValue = returnedCurrentUser
            let sut = LibraryListTestFactory.makeSUT(deps)
            await sut.loadUser()
            deps.userRepo.underlyingIsUserSignedIn = false

            // MARK: - Act
            await sut.loadUser()

            // MARK: - Assert
            #expect(sut.userName == nil)
            #expect(deps.userRepo.currentUserCallsCount == 1)
        }
    }

    @Suite("Dismiss error")
    @MainActor
    struct DismissError {
        @Test("dismissError clears errorMessage after errorMessage")
        func dismissErrorClearsErrorMessageAfterErrorMessage() {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            deps.connectivityManager.underlyingIsOnline = false
            deps.userRepo.underlyingIsUserSignedIn = true
            let sut = LibraryListTestFactory.makeSUT(deps)
            sut.errorMessage = "errorMessage"

            // MARK: - Act
            sut.dismissError()

            // MARK: - Assert
            #expect(sut.errorMessage == nil)
        }
    }

    @Suite("Is user signed in status changed publisher")
    @MainActor
    struct IsUserSignedInStatusChangedPublisher {
        @Test("isUserSignedInStatusChangedPublisher sending true calls getLibraryList and sets items when online")
        func isUserSignedInStatusChangedPublisherSendingTrueCallsGetLibraryListAndSetsItemsWhenOnline() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            let isUserSignedInStatusChanged = PassthroughSubject<Bool, Never>()
            deps.userRepo.underlyingIsUserSignedInStatusChangedPublisher =
                isUserSignedInStatusChanged.eraseToAnyPublisher()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = false
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            var isLoadingDuringGetLibraryList: Bool?
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                isLoadingDuringGetLibraryList = sut.isLoading
                return page
            }

            // MARK: - Act
            isUserSignedInStatusChanged.send(true)
            await waitUntil { sut.items == page.items }

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(sut.items == page.items)
            #expect(sut.hasMorePages)
            #expect(!sut.isOffline)
            #expect(sut.isSignedIn)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringGetLibraryList == true)
        }
    }

    @Suite("Update selected languages publisher")
    @MainActor
    struct UpdateSelectedLanguagesPublisher {
        @Test("updateSelectedLanguagesPublisher calls getLibraryList and sets items when online")
        func updateSelectedLanguagesPublisherCallsGetLibraryListAndSetsItemsWhenOnline() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            let updateSelectedLanguages = PassthroughSubject<Void, Never>()
            deps.languagesRepo.underlyingUpdateSelectedLanguagesPublisher =
                updateSelectedLanguages.eraseToAnyPublisher()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            var isLoadingDuringGetLibraryList: Bool?
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                isLoadingDuringGetLibraryList = sut.isLoading
                return page
            }

            // MARK: - Act
            updateSelectedLanguages.send(())
            await waitUntil { sut.items == page.items }

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(sut.items == page.items)
            #expect(sut.hasMorePages)
            #expect(!sut.isOffline)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringGetLibraryList == true)
        }
    }

    @Suite("Is online publisher")
    @MainActor
    struct IsOnlinePublisher {
        @Test("isOnlinePublisher sending true calls getLibraryList and sets items when online")
        func isOnlinePublisherSendingTrueCallsGetLibraryListAndSetsItemsWhenOnline() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            let isOnline = PassthroughSubject<Bool, Never>()
            deps.connectivityManager.underlyingIsOnlinePublisher = isOnline.eraseToAnyPublisher()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel(code: "code")
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel(code: "code 2")
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            var isLoadingDuringGetLibraryList: Bool?
            deps.libraryRepo.getLibraryListClosure = { _, _, _, _, _, _, _, _ in
                isLoadingDuringGetLibraryList = sut.isLoading
                return page
            }

            // MARK: - Act
            isOnline.send(true)
            await waitUntil { sut.items == page.items }

            // MARK: - Assert
            #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.language == "code")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.translateLanguage == "code 2")
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.pageSize == 20)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyPhrases == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.onlyWords == false)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.newList == true)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.level == ListItemLevelType.elementary)
            #expect(deps.libraryRepo.getLibraryListReceivedArguments?.searchText == "")
            #expect(sut.items == page.items)
            #expect(sut.hasMorePages)
            #expect(!sut.isOffline)
            #expect(!sut.isLoading)
            #expect(isLoadingDuringGetLibraryList == true)
        }

        @Test("isOnlinePublisher sending true sets isOffline and sets errorMessage when translateLanguage is nil")
        func isOnlinePublisherSendingTrueSetsIsOfflineAndSetsErrorMessageWhenTranslateLanguageIsNil() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            let isOnline = PassthroughSubject<Bool, Never>()
            deps.connectivityManager.underlyingIsOnlinePublisher = isOnline.eraseToAnyPublisher()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            deps.languagesRepo.translateLanguage = nil
            deps.userRepo.underlyingIsUserSignedIn = true
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true

            // MARK: - Act
            isOnline.send(true)
            await waitUntil { sut.errorMessage == "Choose the languages you learn first." }

            // MARK: - Assert
            #expect(!sut.isOffline)
            #expect(sut.errorMessage == "Choose the languages you learn first.")
            #expect(!sut.isLoading)
        }

        @Test("isOnlinePublisher sending false sets isOffline after loadLibrary")
        func isOnlinePublisherSendingFalseSetsIsOfflineAfterLoadLibrary() async {
            // MARK: - Arrange
            let deps = LibraryListTestFactory.setupDependencies()
            let isOnline = PassthroughSubject<Bool, Never>()
            deps.connectivityManager.underlyingIsOnlinePublisher = isOnline.eraseToAnyPublisher()
            deps.connectivityManager.underlyingIsOnline = false
            let language = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.learningLanguage = language
            let translateLanguage = LibraryListTestFactory.createMockLanguageModel()
            deps.languagesRepo.translateLanguage = translateLanguage
            deps.userRepo.underlyingIsUserSignedIn = true
            let page: PaginatedDataModel<LibraryListItemModel> = LibraryListTestFactory.createMockPaginatedDataModel(
                items: [LibraryListTestFactory.createMockLibraryListItemModel()], hasMore: true)
            deps.libraryRepo.getLibraryListReturnValue = page
            let sut = LibraryListTestFactory.makeSUT(deps)
            deps.connectivityManager.underlyingIsOnline = true
            await sut.loadLibrary()

            // MARK: - Act
            isOnline.send(false)
            await waitUntil { sut.isOffline }

            // MARK: - Assert
            #expect(sut.isOffline)
        }
    }
}
// testgen:parts ZT2-MrrUM qxkweZMJ9 WQsXN40pm Re9aRNa0n 1xADsPGRj I1i9IFVHk LifGTPy1u F8hqWfZoH BJ-Ld9tIS h8nDdtZmq
// testgen:parts l0n_-yJbT lnjtTY6x_ 2OAbZeaLR qdQlaBVVP SSh2RYvH4 sxwOeh7fd TrGZ-6VcP gbEYCpPdK AGhXUg2uY MmyNTGAN7
// testgen:parts sd6cRgDRw JFQxBqDuq 9E0QNTbcH PNUFxfiOU xfDPvKoxw xBJIVO5_b AxObhrMnY lLeVpE6S7 LdVtlsan8 K4w4Txk77
// testgen:parts KUsEJE_AS 46pA0iWcw GO1t-0v4k KmlT2Skwb 2IzNzIgth ulayrR9bO G4F1FLPsC WhYmyUAwG t72aWRxNr cYF56O490
// testgen:parts vuWMvQBc7 w13zdC-qJ UgocYdL5_ NQb0OnlaL lpM96ouxE hN-fN145W r37yPlQ6A b05yLE3GI 1jMKJbICe JxdKs16ee
// testgen:parts rbiWaCrTY IUAB62h0I -KWU7n3Wd HEn8fUwcs W51pAPhQR h1pLrJFJi OFE9iHoi6 lmJze3QNI 1GSgr8Pa8 OHLA5pHST
// testgen:parts RqjmVpnPV TlGPQFRg1 O0lCzpSs3 4y13VIw-A VbD7j3UpR AkRmqyk0T EbAi3FAHC J4XKj2Xo_ R6hgg4ho8 RMOubMhFa
// testgen:parts bka9BO4_o JtbEau0TN yWrQUTYKH PwBF753zK RdCZxVKws nfMixLSqc
