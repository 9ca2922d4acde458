// testgen:fingerprint 6d621502dc6fd3f1 factory LibraryListViewModel
import Combine
import Foundation
import NerdzInject
@testable import App

/// Doubles, registrations and mock data for the tests of `LibraryListViewModel`.
enum LibraryListTestFactory {
    /// The doubles that stand for what `LibraryListViewModel` is injected with.
    struct Dependencies {
        let userRepo: UserRepositoryTypeMock
        let libraryRepo: LibraryRepositoryTypeMock
        let languagesRepo: LanguagesRepositoryTypeMock
        let listeningRepo: ListeningRepositoryTypeMock
        let connectivityManager: ConnectivityManagerTypeMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let userRepo = UserRepositoryTypeMock()
        let libraryRepo = LibraryRepositoryTypeMock()
        let languagesRepo = LanguagesRepositoryTypeMock()
        let listeningRepo = ListeningRepositoryTypeMock()
        let connectivityManager = ConnectivityManagerTypeMock()

        // 2. Defaults, so that the SUT can be made
        userRepo.underlyingIsUserSignedIn = false
        userRepo.underlyingIsUserSignedInStatusChangedPublisher = Empty().eraseToAnyPublisher()
        libraryRepo.getLibraryListReturnValue = createMockPaginatedDataModel()
        languagesRepo.underlyingUpdateSelectedLanguagesPublisher = Empty().eraseToAnyPublisher()
        listeningRepo.downloadStateReturnValue = .notDownloaded
        connectivityManager.underlyingIsOnline = false
        connectivityManager.underlyingIsOnlinePublisher = Empty().eraseToAnyPublisher()

        // 3. Register
        NerdzInject.shared.registerObject(userRepo, for: UserRepositoryType.self)
        NerdzInject.shared.registerObject(libraryRepo, for: LibraryRepositoryType.self)
        NerdzInject.shared.registerObject(languagesRepo, for: LanguagesRepositoryType.self)
        NerdzInject.shared.registerObject(listeningRepo, for: ListeningRepositoryType.self)
        NerdzInject.shared.registerObject(connectivityManager, for: ConnectivityManagerType.self)

        return Dependencies(
            userRepo: userRepo,
            libraryRepo: libraryRepo,
            languagesRepo: languagesRepo,
            listeningRepo: listeningRepo,
            connectivityManager: connectivityManager
        )
    }

    /// Takes the doubles out again.
    @MainActor
    static func resetDependencies() {
        NerdzInject.shared.remove(by: UserRepositoryType.self)
        NerdzInject.shared.remove(by: LibraryRepositoryType.self)
        NerdzInject.shared.remove(by: LanguagesRepositoryType.self)
        NerdzInject.shared.remove(by: ListeningRepositoryType.self)
        NerdzInject.shared.remove(by: ConnectivityManagerType.self)
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> LibraryListViewModel {
        _ = dependencies ?? setupDependencies()
        return LibraryListViewModel()
    }

    // MARK: - Mock data

    static func createMockAudioTrack(
        url: URL = URL(string: "https://example.com/")!,
        duration: TimeInterval = 60.5,
        speaker: String? = nil
    ) -> AudioTrack {
        AudioTrack(url: url, duration: duration, speaker: speaker)
    }

    static func createMockAudioTracks(count: Int = 3) -> [AudioTrack] {
        (0..<count).map { index in
            createMockAudioTrack(url: URL(string: "https://example.com/\(index + 1)")!)
        }
    }

    static func createMockLanguageModel(code: String = "en", name: String? = nil) -> LanguageModel {
        LanguageModel(code: code, name: name)
    }

    static func createMockLanguageModels(count: Int = 3) -> [LanguageModel] {
        (0..<count).map { index in
            createMockLanguageModel(code: "en\(index + 1)")
        }
    }

    static func createMockLibraryListItemModel(
        id: String = "library-list-item-1",
        kind: LibraryListItemModel.Kind = .word,
        title: String = "Item title",
        translation: LibraryListItemModel.Translation = createMockLibraryListItemModelTranslation(),
        level: ListItemLevelType = .elementary,
        progress: LearningProgress = .notStarted,
        isFavourite: Bool = false,
        addedAt: Date = Date(timeIntervalSince1970: 1_705_320_000),
        imageURL: URL? = nil,
        audio: AudioTrack? = nil
    ) -> LibraryListItemModel {
        LibraryListItemModel(
            id: id,
            kind: kind,
            title: title,
            translation: translation,
            level: level,
            progress: progress,
            isFavourite: isFavourite,
            addedAt: addedAt,
            imageURL: imageURL,
            audio: audio
        )
    }

    static func createMockLibraryListItemModels(count: Int = 3) -> [LibraryListItemModel] {
        (0..<count).map { index in
            createMockLibraryListItemModel(id: "library-list-item-\(index + 1)")
        }
    }

    static func createMockLibraryListItemModelTranslation(
        text: String = "text",
        languageCode: String = "en",
        note: String? = nil
    ) -> LibraryListItemModel.Translation {
        LibraryListItemModel.Translation(text: text, languageCode: languageCode, note: note)
    }

    static func createMockLibraryListItemModelTranslations(count: Int = 3) -> [LibraryListItemModel.Translation] {
        (0..<count).map { index in
            createMockLibraryListItemModelTranslation(text: "text \(index + 1)")
        }
    }

    static func createMockPaginatedDataModel<Element: Equatable & Sendable>(
        items: [Element] = [],
        page: Int = 1,
        totalCount: Int = 0,
        hasMore: Bool = false
    ) -> PaginatedDataModel<Element> {
        PaginatedDataModel<Element>(items: items, page: page, totalCount: totalCount, hasMore: hasMore)
    }

    static func createMockPaginatedDataModels<Element: Equatable & Sendable>(
        count: Int = 3
    ) -> [PaginatedDataModel<Element>] {
        (0..<count).map { index in
            createMockPaginatedDataModel(page: index + 1)
        }
    }

    static func createMockUserModel(
        id: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!,
        displayName: String = "Ada Lovelace",
        email: String? = nil,
        plan: UserModel.Plan = .free,
        registeredAt: Date = Date(timeIntervalSince1970: 1_705_320_000)
    ) -> UserModel {
        UserModel(id: id, displayName: displayName, email: email, plan: plan, registeredAt: registeredAt)
    }

    static func createMockUserModels(count: Int = 3) -> [UserModel] {
        (0..<count).map { index in
            createMockUserModel(id: UUID(uuidString: "00000000-0000-0000-0000-" + String(format: "%012d", index + 1))!)
        }
    }
}
// testgen:parts ZT2-MrrUM qxkweZMJ9 4xVopEGrM Re9aRNa0n 7tscW3Tuw CT-MYYtTQ yzr67UikD BBi-pNjIB d7l_dDlmI 7s20unv0J
// testgen:parts aQnTZqL8w JnpCgNdlr Rwf7C4rxQ DqPIoBJ5C ZfgzrLSQ_ BVcVvMujf 2wJ65y3w5 zikGq2t12 O2EInzipX uTKHiIfn-
// testgen:parts iOHqe1wqJ ALZ1Adw_Q YNjiO93PC 82g5r6sud pBT0bT4ZE e5sa_zKi8
