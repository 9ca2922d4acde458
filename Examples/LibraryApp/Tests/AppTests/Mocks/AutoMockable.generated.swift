// testgen:fingerprint 93de944105eb1ef3 mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import Foundation
import Combine
#if (canImport(FoundationNetworking))
import FoundationNetworking
#endif
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import func XCTest.XCTFail
#endif
@testable import App

class BasketStorageMock: BasketStorage {
    init() {}

    // MARK: - load

    var loadCallsCount: Int = 0
    var loadReturnValue: [String: Int]?
    var loadReturnValues: [[String: Int]?] = []
    var loadClosure: (() -> [String: Int]?)?
    var loadCalled: Bool { loadCallsCount > 0 }

    func load() -> [String: Int]? {
        loadCallsCount += 1
        if let stubbedClosure = loadClosure {
            return stubbedClosure()
        }
        if !loadReturnValues.isEmpty {
            return loadReturnValues.removeFirst()
        }
        return loadReturnValue
    }

    // MARK: - save

    var saveCallsCount: Int = 0
    var saveReceivedBasket: [String: Int]?
    var saveReceivedInvocations: [[String: Int]] = []
    var saveClosure: (([String: Int]) -> Void)?
    var saveCalled: Bool { saveCallsCount > 0 }

    func save(_ basket: [String: Int]) {
        saveCallsCount += 1
        saveReceivedBasket = basket
        saveReceivedInvocations.append(basket)
        if let stubbedClosure = saveClosure {
            stubbedClosure(basket)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        loadCallsCount = 0
        loadReturnValue = nil
        loadReturnValues = []
        loadClosure = nil
        saveCallsCount = 0
        saveReceivedBasket = nil
        saveReceivedInvocations = []
        saveClosure = nil
    }
}

final class BookRequestDeskMock: BookRequestDesk, @unchecked Sendable {
    private struct DoubleStorage {
        var channelsCallsCount: Int = 0
        var channelsReturnValue: [BookRequest.Channel]!
        var channelsReturnValues: [[BookRequest.Channel]] = []
        var channelsClosure: (() async -> [BookRequest.Channel])?
        var submitThrowableError: (any Error)?
        var submitCallsCount: Int = 0
        var submitReceivedRequest: BookRequest?
        var submitReceivedInvocations: [BookRequest] = []
        var submitReturnValue: Int!
        var submitReturnValues: [Int] = []
        var submitClosure: ((BookRequest) async throws -> Int)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - channels

    var channelsCallsCount: Int {
        get { doubleState.read { $0.channelsCallsCount } }
        set { doubleState.write { $0.channelsCallsCount = newValue } }
    }
    var channelsReturnValue: [BookRequest.Channel]! {
        get { doubleState.read { $0.channelsReturnValue } }
        set { doubleState.write { $0.channelsReturnValue = newValue } }
    }
    var channelsReturnValues: [[BookRequest.Channel]] {
        get { doubleState.read { $0.channelsReturnValues } }
        set { doubleState.write { $0.channelsReturnValues = newValue } }
    }
    var channelsClosure: (() async -> [BookRequest.Channel])? {
        get { doubleState.read { $0.channelsClosure } }
        set { doubleState.write { $0.channelsClosure = newValue } }
    }
    var channelsCalled: Bool { channelsCallsCount > 0 }

    func channels() async -> [BookRequest.Channel] {
        doubleState.write {
            $0.channelsCallsCount += 1
        }
        if let stubbedClosure = doubleState.read({ $0.channelsClosure }) {
            return await stubbedClosure()
        }
        if let next = doubleState.write({
            $0.channelsReturnValues.isEmpty ? nil : $0.channelsReturnValues.removeFirst()
        }) {
            return next
        }
        if let value = doubleState.read({ $0.channelsReturnValue }) {
            return value
        }
        return []
    }

    // MARK: - submit

    var submitThrowableError: (any Error)? {
        get { doubleState.read { $0.submitThrowableError } }
        set { doubleState.write { $0.submitThrowableError = newValue } }
    }
    var submitCallsCount: Int {
        get { doubleState.read { $0.submitCallsCount } }
        set { doubleState.write { $0.submitCallsCount = newValue } }
    }
    var submitReceivedRequest: BookRequest? {
        get { doubleState.read { $0.submitReceivedRequest } }
        set { doubleState.write { $0.submitReceivedRequest = newValue } }
    }
    var submitReceivedInvocations: [BookRequest] {
        get { doubleState.read { $0.submitReceivedInvocations } }
        set { doubleState.write { $0.submitReceivedInvocations = newValue } }
    }
    var submitReturnValue: Int! {
        get { doubleState.read { $0.submitReturnValue } }
        set { doubleState.write { $0.submitReturnValue = newValue } }
    }
    var submitReturnValues: [Int] {
        get { doubleState.read { $0.submitReturnValues } }
        set { doubleState.write { $0.submitReturnValues = newValue } }
    }
    var submitClosure: ((BookRequest) async throws -> Int)? {
        get { doubleState.read { $0.submitClosure } }
        set { doubleState.write { $0.submitClosure = newValue } }
    }
    var submitCalled: Bool { submitCallsCount > 0 }

    func submit(_ request: BookRequest) async throws -> Int {
        doubleState.write {
            $0.submitCallsCount += 1
            $0.submitReceivedRequest = request
            $0.submitReceivedInvocations.append(request)
        }
        if let error = doubleState.read({ $0.submitThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.submitClosure }) {
            return try await stubbedClosure(request)
        }
        if let next = doubleState.write({ $0.submitReturnValues.isEmpty ? nil : $0.submitReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.submitReturnValue }) {
            return value
        }
        return 0
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class BookRequestDraftsMock: BookRequestDrafts, @unchecked Sendable {
    private struct DoubleStorage {
        var saveCallsCount: Int = 0
        var saveReceivedRequest: BookRequest?
        var saveReceivedInvocations: [BookRequest] = []
        var saveClosure: ((BookRequest) -> Void)?
        var deleteCallsCount: Int = 0
        var deleteClosure: (() -> Void)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - save

    var saveCallsCount: Int {
        get { doubleState.read { $0.saveCallsCount } }
        set { doubleState.write { $0.saveCallsCount = newValue } }
    }
    var saveReceivedRequest: BookRequest? {
        get { doubleState.read { $0.saveReceivedRequest } }
        set { doubleState.write { $0.saveReceivedRequest = newValue } }
    }
    var saveReceivedInvocations: [BookRequest] {
        get { doubleState.read { $0.saveReceivedInvocations } }
        set { doubleState.write { $0.saveReceivedInvocations = newValue } }
    }
    var saveClosure: ((BookRequest) -> Void)? {
        get { doubleState.read { $0.saveClosure } }
        set { doubleState.write { $0.saveClosure = newValue } }
    }
    var saveCalled: Bool { saveCallsCount > 0 }

    func save(_ request: BookRequest) {
        doubleState.write {
            $0.saveCallsCount += 1
            $0.saveReceivedRequest = request
            $0.saveReceivedInvocations.append(request)
        }
        if let stubbedClosure = doubleState.read({ $0.saveClosure }) {
            stubbedClosure(request)
        }
    }

    // MARK: - delete

    var deleteCallsCount: Int {
        get { doubleState.read { $0.deleteCallsCount } }
        set { doubleState.write { $0.deleteCallsCount = newValue } }
    }
    var deleteClosure: (() -> Void)? {
        get { doubleState.read { $0.deleteClosure } }
        set { doubleState.write { $0.deleteClosure = newValue } }
    }
    var deleteCalled: Bool { deleteCallsCount > 0 }

    func delete() {
        doubleState.write {
            $0.deleteCallsCount += 1
        }
        if let stubbedClosure = doubleState.read({ $0.deleteClosure }) {
            stubbedClosure()
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

class CardRegistryMock: CardRegistry {
    init() {}

    // MARK: - holder

    var holderCallsCount: Int = 0
    var holderReceivedNumber: CardNumber?
    var holderReceivedInvocations: [CardNumber] = []
    var holderReturnValue: AnyPublisher<String?, Never>!
    var holderReturnValues: [AnyPublisher<String?, Never>] = []
    var holderClosure: ((CardNumber) -> AnyPublisher<String?, Never>)?
    var holderSubject: PassthroughSubject<String?, Never> = PassthroughSubject()
    var holderCalled: Bool { holderCallsCount > 0 }

    func holder(of number: CardNumber) -> AnyPublisher<String?, Never> {
        holderCallsCount += 1
        holderReceivedNumber = number
        holderReceivedInvocations.append(number)
        if let stubbedClosure = holderClosure {
            return stubbedClosure(number)
        }
        if !holderReturnValues.isEmpty {
            return holderReturnValues.removeFirst()
        }
        if let value = holderReturnValue {
            return value
        }
        return holderSubject.eraseToAnyPublisher()
    }

    // MARK: - register

    var registerCallsCount: Int = 0
    var registerReceivedArguments: (number: CardNumber, name: String)?
    var registerReceivedInvocations: [(number: CardNumber, name: String)] = []
    var registerClosure: ((CardNumber, String) -> Void)?
    var registerCalled: Bool { registerCallsCount > 0 }

    func register(_ number: CardNumber, name: String) {
        registerCallsCount += 1
        registerReceivedArguments = (number: number, name: name)
        registerReceivedInvocations.append((number: number, name: name))
        if let stubbedClosure = registerClosure {
            stubbedClosure(number, name)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        holderCallsCount = 0
        holderReceivedNumber = nil
        holderReceivedInvocations = []
        holderReturnValue = nil
        holderReturnValues = []
        holderClosure = nil
        holderSubject = PassthroughSubject()
        registerCallsCount = 0
        registerReceivedArguments = nil
        registerReceivedInvocations = []
        registerClosure = nil
    }
}

class ConnectivityManagerTypeMock: ConnectivityManagerType {
    init() {}

    // MARK: - isOnline

    var isOnlineGetCallsCount: Int = 0
    var underlyingIsOnline: Bool!
    var isOnline: Bool {
        get {
            isOnlineGetCallsCount += 1
            if let value = underlyingIsOnline {
                return value
            }
            return false
        }
        set {
            underlyingIsOnline = newValue
        }
    }

    // MARK: - isOnlinePublisher

    var isOnlinePublisherGetCallsCount: Int = 0
    var underlyingIsOnlinePublisher: AnyPublisher<Bool, Never>!
    var isOnlinePublisherSubject: PassthroughSubject<Bool, Never> = PassthroughSubject()
    var isOnlinePublisher: AnyPublisher<Bool, Never> {
        get {
            isOnlinePublisherGetCallsCount += 1
            if let value = underlyingIsOnlinePublisher {
                return value
            }
            return isOnlinePublisherSubject.eraseToAnyPublisher()
        }
        set {
            underlyingIsOnlinePublisher = newValue
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        isOnlineGetCallsCount = 0
        underlyingIsOnline = nil
        isOnlinePublisherGetCallsCount = 0
        underlyingIsOnlinePublisher = nil
        isOnlinePublisherSubject = PassthroughSubject()
    }
}

class FindingStoreMock: FindingStore {
    init() {}

    // MARK: - findings

    var findingsCallsCount: Int = 0
    var findingsReceivedThen: (@Sendable (Result<[Finding], any Error>) -> Void)?
    var findingsReceivedInvocations: [@Sendable (Result<[Finding], any Error>) -> Void] = []
    var findingsClosure: ((@escaping @Sendable (Result<[Finding], any Error>) -> Void) -> Void)?
    var findingsCalled: Bool { findingsCallsCount > 0 }

    func findings(then: @escaping @Sendable (Result<[Finding], any Error>) -> Void) {
        findingsCallsCount += 1
        findingsReceivedThen = then
        findingsReceivedInvocations.append(then)
        if let stubbedClosure = findingsClosure {
            stubbedClosure(then)
        }
    }

    // MARK: - lastWear

    var lastWearCallsCount: Int = 0
    var lastWearReceivedCopyID: String?
    var lastWearReceivedInvocations: [String] = []
    var lastWearReturnValue: Wear!
    var lastWearReturnValues: [Wear] = []
    var lastWearClosure: ((String) -> Wear)?
    var lastWearCalled: Bool { lastWearCallsCount > 0 }

    func lastWear(of copyID: String) -> Wear {
        lastWearCallsCount += 1
        lastWearReceivedCopyID = copyID
        lastWearReceivedInvocations.append(copyID)
        if let stubbedClosure = lastWearClosure {
            return stubbedClosure(copyID)
        }
        if !lastWearReturnValues.isEmpty {
            return lastWearReturnValues.removeFirst()
        }
        if let value = lastWearReturnValue {
            return value
        }
        recordUnstubbed("FindingStoreMock.lastWear(of:)", hint: "lastWearReturnValue = …")
        fatalError("FindingStoreMock.lastWear(of:) was used but not stubbed. Write: lastWearReturnValue = …")
    }

    // MARK: - save

    var saveCallsCount: Int = 0
    var saveReceivedFinding: Finding?
    var saveReceivedInvocations: [Finding] = []
    var saveClosure: ((Finding) -> Void)?
    var saveCalled: Bool { saveCallsCount > 0 }

    func save(_ finding: Finding) {
        saveCallsCount += 1
        saveReceivedFinding = finding
        saveReceivedInvocations.append(finding)
        if let stubbedClosure = saveClosure {
            stubbedClosure(finding)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        findingsCallsCount = 0
        findingsReceivedThen = nil
        findingsReceivedInvocations = []
        findingsClosure = nil
        lastWearCallsCount = 0
        lastWearReceivedCopyID = nil
        lastWearReceivedInvocations = []
        lastWearReturnValue = nil
        lastWearReturnValues = []
        lastWearClosure = nil
        saveCallsCount = 0
        saveReceivedFinding = nil
        saveReceivedInvocations = []
        saveClosure = nil
    }
}

class LanguagesRepositoryTypeMock: LanguagesRepositoryType {
    init() {}

    // MARK: - learningLanguage

    var learningLanguageGetCallsCount: Int = 0
    var learningLanguageSetCallsCount: Int = 0
    var underlyingLearningLanguage: LanguageModel?
    var learningLanguage: LanguageModel? {
        get {
            learningLanguageGetCallsCount += 1
            return underlyingLearningLanguage
        }
        set {
            learningLanguageSetCallsCount += 1
            underlyingLearningLanguage = newValue
        }
    }

    // MARK: - translateLanguage

    var translateLanguageGetCallsCount: Int = 0
    var translateLanguageSetCallsCount: Int = 0
    var underlyingTranslateLanguage: LanguageModel?
    var translateLanguage: LanguageModel? {
        get {
            translateLanguageGetCallsCount += 1
            return underlyingTranslateLanguage
        }
        set {
            translateLanguageSetCallsCount += 1
            underlyingTranslateLanguage = newValue
        }
    }

    // MARK: - updateSelectedLanguagesPublisher

    var updateSelectedLanguagesPublisherGetCallsCount: Int = 0
    var underlyingUpdateSelectedLanguagesPublisher: AnyPublisher<Void, Never>!
    var updateSelectedLanguagesPublisherSubject: PassthroughSubject<Void, Never> = PassthroughSubject()
    var updateSelectedLanguagesPublisher: AnyPublisher<Void, Never> {
        get {
            updateSelectedLanguagesPublisherGetCallsCount += 1
            if let value = underlyingUpdateSelectedLanguagesPublisher {
                return value
            }
            return updateSelectedLanguagesPublisherSubject.eraseToAnyPublisher()
        }
        set {
            underlyingUpdateSelectedLanguagesPublisher = newValue
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        learningLanguageGetCallsCount = 0
        learningLanguageSetCallsCount = 0
        underlyingLearningLanguage = nil
        translateLanguageGetCallsCount = 0
        translateLanguageSetCallsCount = 0
        underlyingTranslateLanguage = nil
        updateSelectedLanguagesPublisherGetCallsCount = 0
        underlyingUpdateSelectedLanguagesPublisher = nil
        updateSelectedLanguagesPublisherSubject = PassthroughSubject()
    }
}

final class LibraryRepositoryTypeMock: LibraryRepositoryType, @unchecked Sendable {
    private struct DoubleStorage {
        var getLibraryListThrowableError: (any Error)?
        var getLibraryListCallsCount: Int = 0
        var getLibraryListReceivedArguments: (
            language: String, translateLanguage: String, pageSize: Int, onlyPhrases: Bool, onlyWords: Bool,
            newList: Bool, level: ListItemLevelType, searchText: String)?
        var getLibraryListReceivedInvocations: [
            (
                language: String, translateLanguage: String, pageSize: Int, onlyPhrases: Bool, onlyWords: Bool,
                newList: Bool, level: ListItemLevelType, searchText: String)
        ] = []
        var getLibraryListReturnValue: PaginatedDataModel<LibraryListItemModel>!
        var getLibraryListReturnValues: [PaginatedDataModel<LibraryListItemModel>] = []
        var getLibraryListClosure: (
            (
                String, String, Int, Bool, Bool, Bool, ListItemLevelType,
                String) async throws -> PaginatedDataModel<LibraryListItemModel>)?
        var setFavouriteThrowableError: (any Error)?
        var setFavouriteCallsCount: Int = 0
        var setFavouriteReceivedArguments: (itemId: String, isFavourite: Bool)?
        var setFavouriteReceivedInvocations: [(itemId: String, isFavourite: Bool)] = []
        var setFavouriteClosure: ((String, Bool) async throws -> Void)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - getLibraryList

    var getLibraryListThrowableError: (any Error)? {
        get { doubleState.read { $0.getLibraryListThrowableError } }
        set { doubleState.write { $0.getLibraryListThrowableError = newValue } }
    }
    var getLibraryListCallsCount: Int {
        get { doubleState.read { $0.getLibraryListCallsCount } }
        set { doubleState.write { $0.getLibraryListCallsCount = newValue } }
    }
    var getLibraryListReceivedArguments: (
        language: String, translateLanguage: String, pageSize: Int, onlyPhrases: Bool, onlyWords: Bool, newList: Bool,
        level: ListItemLevelType, searchText: String
    )? {
        get { doubleState.read { $0.getLibraryListReceivedArguments } }
        set { doubleState.write { $0.getLibraryListReceivedArguments = newValue } }
    }
    var getLibraryListReceivedInvocations: [
        (
            language: String, translateLanguage: String, pageSize: Int, onlyPhrases: Bool, onlyWords: Bool,
            newList: Bool, level: ListItemLevelType, searchText: String)
    ] {
        get { doubleState.read { $0.getLibraryListReceivedInvocations } }
        set { doubleState.write { $0.getLibraryListReceivedInvocations = newValue } }
    }
    var getLibraryListReturnValue: PaginatedDataModel<LibraryListItemModel>! {
        get { doubleState.read { $0.getLibraryListReturnValue } }
        set { doubleState.write { $0.getLibraryListReturnValue = newValue } }
    }
    var getLibraryListReturnValues: [PaginatedDataModel<LibraryListItemModel>] {
        get { doubleState.read { $0.getLibraryListReturnValues } }
        set { doubleState.write { $0.getLibraryListReturnValues = newValue } }
    }
    var getLibraryListClosure: (
        (
            String, String, Int, Bool, Bool, Bool, ListItemLevelType,
            String) async throws -> PaginatedDataModel<LibraryListItemModel>
    )? {
        get { doubleState.read { $0.getLibraryListClosure } }
        set { doubleState.write { $0.getLibraryListClosure = newValue } }
    }
    var getLibraryListCalled: Bool { getLibraryListCallsCount > 0 }

    func getLibraryList(
        language: String, translateLanguage: String, pageSize: Int, onlyPhrases: Bool, onlyWords: Bool, newList: Bool,
        level: ListItemLevelType, searchText: String
    ) async throws -> PaginatedDataModel<LibraryListItemModel> {
        doubleState.write {
            $0.getLibraryListCallsCount += 1
            $0.getLibraryListReceivedArguments = (
                language: language, translateLanguage: translateLanguage, pageSize: pageSize, onlyPhrases: onlyPhrases,
                onlyWords: onlyWords, newList: newList, level: level, searchText: searchText)
            $0.getLibraryListReceivedInvocations.append(
                (
                    language: language, translateLanguage: translateLanguage, pageSize: pageSize,
                    onlyPhrases: onlyPhrases, onlyWords: onlyWords, newList: newList, level: level,
                    searchText: searchText))
        }
        if let error = doubleState.read({ $0.getLibraryListThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.getLibraryListClosure }) {
            return try await stubbedClosure(
                language, translateLanguage, pageSize, onlyPhrases, onlyWords, newList, level, searchText)
        }
        if let next = doubleState.write({
            $0.getLibraryListReturnValues.isEmpty ? nil : $0.getLibraryListReturnValues.removeFirst()
        }) {
            return next
        }
        if let value = doubleState.read({ $0.getLibraryListReturnValue }) {
            return value
        }
        recordUnstubbed(
            "LibraryRepositoryTypeMock.getLibraryList(language:translateLanguage:pageSize:onlyPhrases:onlyWords:"
                + "newList:level:searchText:)", hint: "getLibraryListReturnValue = …")
        throw UnstubbedError(
            member: "LibraryRepositoryTypeMock.getLibraryList(language:translateLanguage:pageSize:onlyPhrases:"
                + "onlyWords:newList:level:searchText:)")
    }

    // MARK: - setFavourite

    var setFavouriteThrowableError: (any Error)? {
        get { doubleState.read { $0.setFavouriteThrowableError } }
        set { doubleState.write { $0.setFavouriteThrowableError = newValue } }
    }
    var setFavouriteCallsCount: Int {
        get { doubleState.read { $0.setFavouriteCallsCount } }
        set { doubleState.write { $0.setFavouriteCallsCount = newValue } }
    }
    var setFavouriteReceivedArguments: (itemId: String, isFavourite: Bool)? {
        get { doubleState.read { $0.setFavouriteReceivedArguments } }
        set { doubleState.write { $0.setFavouriteReceivedArguments = newValue } }
    }
    var setFavouriteReceivedInvocations: [(itemId: String, isFavourite: Bool)] {
        get { doubleState.read { $0.setFavouriteReceivedInvocations } }
        set { doubleState.write { $0.setFavouriteReceivedInvocations = newValue } }
    }
    var setFavouriteClosure: ((String, Bool) async throws -> Void)? {
        get { doubleState.read { $0.setFavouriteClosure } }
        set { doubleState.write { $0.setFavouriteClosure = newValue } }
    }
    var setFavouriteCalled: Bool { setFavouriteCallsCount > 0 }

    func setFavourite(itemId: String, isFavourite: Bool) async throws {
        doubleState.write {
            $0.setFavouriteCallsCount += 1
            $0.setFavouriteReceivedArguments = (itemId: itemId, isFavourite: isFavourite)
            $0.setFavouriteReceivedInvocations.append((itemId: itemId, isFavourite: isFavourite))
        }
        if let error = doubleState.read({ $0.setFavouriteThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.setFavouriteClosure }) {
            try await stubbedClosure(itemId, isFavourite)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class ListeningRepositoryTypeMock: ListeningRepositoryType, @unchecked Sendable {
    private struct DoubleStorage {
        var playThrowableError: (any Error)?
        var playCallsCount: Int = 0
        var playReceivedTrack: AudioTrack?
        var playReceivedInvocations: [AudioTrack] = []
        var playClosure: ((AudioTrack) async throws -> Void)?
        var stopCallsCount: Int = 0
        var stopClosure: (() -> Void)?
        var downloadStateCallsCount: Int = 0
        var downloadStateReceivedTrack: AudioTrack?
        var downloadStateReceivedInvocations: [AudioTrack] = []
        var downloadStateReturnValue: DownloadState!
        var downloadStateReturnValues: [DownloadState] = []
        var downloadStateClosure: ((AudioTrack) async -> DownloadState)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - play

    var playThrowableError: (any Error)? {
        get { doubleState.read { $0.playThrowableError } }
        set { doubleState.write { $0.playThrowableError = newValue } }
    }
    var playCallsCount: Int {
        get { doubleState.read { $0.playCallsCount } }
        set { doubleState.write { $0.playCallsCount = newValue } }
    }
    var playReceivedTrack: AudioTrack? {
        get { doubleState.read { $0.playReceivedTrack } }
        set { doubleState.write { $0.playReceivedTrack = newValue } }
    }
    var playReceivedInvocations: [AudioTrack] {
        get { doubleState.read { $0.playReceivedInvocations } }
        set { doubleState.write { $0.playReceivedInvocations = newValue } }
    }
    var playClosure: ((AudioTrack) async throws -> Void)? {
        get { doubleState.read { $0.playClosure } }
        set { doubleState.write { $0.playClosure = newValue } }
    }
    var playCalled: Bool { playCallsCount > 0 }

    func play(_ track: AudioTrack) async throws {
        doubleState.write {
            $0.playCallsCount += 1
            $0.playReceivedTrack = track
            $0.playReceivedInvocations.append(track)
        }
        if let error = doubleState.read({ $0.playThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.playClosure }) {
            try await stubbedClosure(track)
        }
    }

    // MARK: - stop

    var stopCallsCount: Int {
        get { doubleState.read { $0.stopCallsCount } }
        set { doubleState.write { $0.stopCallsCount = newValue } }
    }
    var stopClosure: (() -> Void)? {
        get { doubleState.read { $0.stopClosure } }
        set { doubleState.write { $0.stopClosure = newValue } }
    }
    var stopCalled: Bool { stopCallsCount > 0 }

    func stop() {
        doubleState.write {
            $0.stopCallsCount += 1
        }
        if let stubbedClosure = doubleState.read({ $0.stopClosure }) {
            stubbedClosure()
        }
    }

    // MARK: - downloadState

    var downloadStateCallsCount: Int {
        get { doubleState.read { $0.downloadStateCallsCount } }
        set { doubleState.write { $0.downloadStateCallsCount = newValue } }
    }
    var downloadStateReceivedTrack: AudioTrack? {
        get { doubleState.read { $0.downloadStateReceivedTrack } }
        set { doubleState.write { $0.downloadStateReceivedTrack = newValue } }
    }
    var downloadStateReceivedInvocations: [AudioTrack] {
        get { doubleState.read { $0.downloadStateReceivedInvocations } }
        set { doubleState.write { $0.downloadStateReceivedInvocations = newValue } }
    }
    var downloadStateReturnValue: DownloadState! {
        get { doubleState.read { $0.downloadStateReturnValue } }
        set { doubleState.write { $0.downloadStateReturnValue = newValue } }
    }
    var downloadStateReturnValues: [DownloadState] {
        get { doubleState.read { $0.downloadStateReturnValues } }
        set { doubleState.write { $0.downloadStateReturnValues = newValue } }
    }
    var downloadStateClosure: ((AudioTrack) async -> DownloadState)? {
        get { doubleState.read { $0.downloadStateClosure } }
        set { doubleState.write { $0.downloadStateClosure = newValue } }
    }
    var downloadStateCalled: Bool { downloadStateCallsCount > 0 }

    func downloadState(of track: AudioTrack) async -> DownloadState {
        doubleState.write {
            $0.downloadStateCallsCount += 1
            $0.downloadStateReceivedTrack = track
            $0.downloadStateReceivedInvocations.append(track)
        }
        if let stubbedClosure = doubleState.read({ $0.downloadStateClosure }) {
            return await stubbedClosure(track)
        }
        if let next = doubleState.write({
            $0.downloadStateReturnValues.isEmpty ? nil : $0.downloadStateReturnValues.removeFirst()
        }) {
            return next
        }
        if let value = doubleState.read({ $0.downloadStateReturnValue }) {
            return value
        }
        recordUnstubbed("ListeningRepositoryTypeMock.downloadState(of:)", hint: "downloadStateReturnValue = …")
        fatalError(
            "ListeningRepositoryTypeMock.downloadState(of:) was used but not stubbed. Write: "
                + "downloadStateReturnValue = …")
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class MembersTransportMock: MembersTransport, @unchecked Sendable {
    private struct DoubleStorage {
        var getThrowableError: (any Error)?
        var getCallsCount: Int = 0
        var getReceivedArguments: (path: String, query: String?)?
        var getReceivedInvocations: [(path: String, query: String?)] = []
        var getReturnValue: (status: Int, body: Data)!
        var getReturnValues: [(status: Int, body: Data)] = []
        var getClosure: ((String, String?) async throws -> (status: Int, body: Data))?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - get

    var getThrowableError: (any Error)? {
        get { doubleState.read { $0.getThrowableError } }
        set { doubleState.write { $0.getThrowableError = newValue } }
    }
    var getCallsCount: Int {
        get { doubleState.read { $0.getCallsCount } }
        set { doubleState.write { $0.getCallsCount = newValue } }
    }
    var getReceivedArguments: (path: String, query: String?)? {
        get { doubleState.read { $0.getReceivedArguments } }
        set { doubleState.write { $0.getReceivedArguments = newValue } }
    }
    var getReceivedInvocations: [(path: String, query: String?)] {
        get { doubleState.read { $0.getReceivedInvocations } }
        set { doubleState.write { $0.getReceivedInvocations = newValue } }
    }
    var getReturnValue: (status: Int, body: Data)! {
        get { doubleState.read { $0.getReturnValue } }
        set { doubleState.write { $0.getReturnValue = newValue } }
    }
    var getReturnValues: [(status: Int, body: Data)] {
        get { doubleState.read { $0.getReturnValues } }
        set { doubleState.write { $0.getReturnValues = newValue } }
    }
    var getClosure: ((String, String?) async throws -> (status: Int, body: Data))? {
        get { doubleState.read { $0.getClosure } }
        set { doubleState.write { $0.getClosure = newValue } }
    }
    var getCalled: Bool { getCallsCount > 0 }

    func get(_ path: String, query: String?) async throws -> (status: Int, body: Data) {
        doubleState.write {
            $0.getCallsCount += 1
            $0.getReceivedArguments = (path: path, query: query)
            $0.getReceivedInvocations.append((path: path, query: query))
        }
        if let error = doubleState.read({ $0.getThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.getClosure }) {
            return try await stubbedClosure(path, query)
        }
        if let next = doubleState.write({ $0.getReturnValues.isEmpty ? nil : $0.getReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.getReturnValue }) {
            return value
        }
        return (status: 0, body: Data())
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

class ReturnRegisterMock: ReturnRegister {
    init() {}

    // MARK: - verdict

    var verdictCallsCount: Int = 0
    var verdictReceivedCode: CopyCode?
    var verdictReceivedInvocations: [CopyCode] = []
    var verdictReturnValue: ReturnVerdict!
    var verdictReturnValues: [ReturnVerdict] = []
    var verdictClosure: ((CopyCode) -> ReturnVerdict)?
    var verdictCalled: Bool { verdictCallsCount > 0 }

    func verdict(for code: CopyCode) -> ReturnVerdict {
        verdictCallsCount += 1
        verdictReceivedCode = code
        verdictReceivedInvocations.append(code)
        if let stubbedClosure = verdictClosure {
            return stubbedClosure(code)
        }
        if !verdictReturnValues.isEmpty {
            return verdictReturnValues.removeFirst()
        }
        if let value = verdictReturnValue {
            return value
        }
        recordUnstubbed("ReturnRegisterMock.verdict(for:)", hint: "verdictReturnValue = …")
        fatalError("ReturnRegisterMock.verdict(for:) was used but not stubbed. Write: verdictReturnValue = …")
    }

    // MARK: - settle

    var settleCallsCount: Int = 0
    var settleReceivedArguments: (code: CopyCode, cents: Int)?
    var settleReceivedInvocations: [(code: CopyCode, cents: Int)] = []
    var settleClosure: ((CopyCode, Int) -> Void)?
    var settleCalled: Bool { settleCallsCount > 0 }

    func settle(_ code: CopyCode, cents: Int) {
        settleCallsCount += 1
        settleReceivedArguments = (code: code, cents: cents)
        settleReceivedInvocations.append((code: code, cents: cents))
        if let stubbedClosure = settleClosure {
            stubbedClosure(code, cents)
        }
    }

    // MARK: - close

    var closeCallsCount: Int = 0
    var closeReceivedCode: CopyCode?
    var closeReceivedInvocations: [CopyCode] = []
    var closeClosure: ((CopyCode) -> Void)?
    var closeCalled: Bool { closeCallsCount > 0 }

    func close(_ code: CopyCode) {
        closeCallsCount += 1
        closeReceivedCode = code
        closeReceivedInvocations.append(code)
        if let stubbedClosure = closeClosure {
            stubbedClosure(code)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        verdictCallsCount = 0
        verdictReceivedCode = nil
        verdictReceivedInvocations = []
        verdictReturnValue = nil
        verdictReturnValues = []
        verdictClosure = nil
        settleCallsCount = 0
        settleReceivedArguments = nil
        settleReceivedInvocations = []
        settleClosure = nil
        closeCallsCount = 0
        closeReceivedCode = nil
        closeReceivedInvocations = []
        closeClosure = nil
    }
}

class ReviewServiceMock: ReviewService {
    init() {}

    // MARK: - reviews

    var reviewsCallsCount: Int = 0
    var reviewsReceivedTitle: String?
    var reviewsReceivedInvocations: [String] = []
    var reviewsReturnValue: AnyPublisher<[Review], ReviewError>!
    var reviewsReturnValues: [AnyPublisher<[Review], ReviewError>] = []
    var reviewsClosure: ((String) -> AnyPublisher<[Review], ReviewError>)?
    var reviewsSubject: PassthroughSubject<[Review], ReviewError> = PassthroughSubject()
    var reviewsCalled: Bool { reviewsCallsCount > 0 }

    func reviews(of title: String) -> AnyPublisher<[Review], ReviewError> {
        reviewsCallsCount += 1
        reviewsReceivedTitle = title
        reviewsReceivedInvocations.append(title)
        if let stubbedClosure = reviewsClosure {
            return stubbedClosure(title)
        }
        if !reviewsReturnValues.isEmpty {
            return reviewsReturnValues.removeFirst()
        }
        if let value = reviewsReturnValue {
            return value
        }
        return reviewsSubject.eraseToAnyPublisher()
    }

    // MARK: - send

    var sendCallsCount: Int = 0
    var sendReceivedArguments: (review: Review, completion: (Result<Int, ReviewError>) -> Void)?
    var sendReceivedInvocations: [(review: Review, completion: (Result<Int, ReviewError>) -> Void)] = []
    var sendClosure: ((Review, @escaping (Result<Int, ReviewError>) -> Void) -> Void)?
    var sendCalled: Bool { sendCallsCount > 0 }

    func send(_ review: Review, completion: @escaping (Result<Int, ReviewError>) -> Void) {
        sendCallsCount += 1
        sendReceivedArguments = (review: review, completion: completion)
        sendReceivedInvocations.append((review: review, completion: completion))
        if let stubbedClosure = sendClosure {
            stubbedClosure(review, completion)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        reviewsCallsCount = 0
        reviewsReceivedTitle = nil
        reviewsReceivedInvocations = []
        reviewsReturnValue = nil
        reviewsReturnValues = []
        reviewsClosure = nil
        reviewsSubject = PassthroughSubject()
        sendCallsCount = 0
        sendReceivedArguments = nil
        sendReceivedInvocations = []
        sendClosure = nil
    }
}

class ShareServiceMock: ShareService {
    init() {}

    // MARK: - share

    var shareCallsCount: Int = 0
    var shareReceivedTitle: String?
    var shareReceivedInvocations: [String] = []
    var shareReturnValue: Result<String, ShareError>!
    var shareReturnValues: [Result<String, ShareError>] = []
    var shareClosure: ((String) -> Result<String, ShareError>)?
    var shareCalled: Bool { shareCallsCount > 0 }

    func share(_ title: String) -> Result<String, ShareError> {
        shareCallsCount += 1
        shareReceivedTitle = title
        shareReceivedInvocations.append(title)
        if let stubbedClosure = shareClosure {
            return stubbedClosure(title)
        }
        if !shareReturnValues.isEmpty {
            return shareReturnValues.removeFirst()
        }
        if let value = shareReturnValue {
            return value
        }
        recordUnstubbed("ShareServiceMock.share(_:)", hint: "shareReturnValue = …")
        fatalError("ShareServiceMock.share(_:) was used but not stubbed. Write: shareReturnValue = …")
    }

    /// Forgets all records and stubs.
    func reset() {
        shareCallsCount = 0
        shareReceivedTitle = nil
        shareReceivedInvocations = []
        shareReturnValue = nil
        shareReturnValues = []
        shareClosure = nil
    }
}

class ShelfBooksMock: ShelfBooks {
    init() {}

    // MARK: - titles

    var titlesCallsCount: Int = 0
    var titlesReturnValue: AnyPublisher<[String], Error>!
    var titlesReturnValues: [AnyPublisher<[String], Error>] = []
    var titlesClosure: (() -> AnyPublisher<[String], Error>)?
    var titlesSubject: PassthroughSubject<[String], Error> = PassthroughSubject()
    var titlesCalled: Bool { titlesCallsCount > 0 }

    func titles() -> AnyPublisher<[String], Error> {
        titlesCallsCount += 1
        if let stubbedClosure = titlesClosure {
            return stubbedClosure()
        }
        if !titlesReturnValues.isEmpty {
            return titlesReturnValues.removeFirst()
        }
        if let value = titlesReturnValue {
            return value
        }
        return titlesSubject.eraseToAnyPublisher()
    }

    /// Forgets all records and stubs.
    func reset() {
        titlesCallsCount = 0
        titlesReturnValue = nil
        titlesReturnValues = []
        titlesClosure = nil
        titlesSubject = PassthroughSubject()
    }
}

class ShelfPermissionsMock: ShelfPermissions {
    init() {}

    // MARK: - ask

    var askCallsCount: Int = 0
    var askReceivedName: String?
    var askReceivedInvocations: [String] = []
    var askClosure: ((String) -> Void)?
    var askCalled: Bool { askCallsCount > 0 }

    func ask(for name: String) {
        askCallsCount += 1
        askReceivedName = name
        askReceivedInvocations.append(name)
        if let stubbedClosure = askClosure {
            stubbedClosure(name)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        askCallsCount = 0
        askReceivedName = nil
        askReceivedInvocations = []
        askClosure = nil
    }
}

final class SyncAPIMock: SyncAPI, @unchecked Sendable {
    private struct DoubleStorage {
        var uploadThrowableError: (any Error)?
        var uploadCallsCount: Int = 0
        var uploadReceivedArguments: (changes: [SyncChange], date: Date?)?
        var uploadReceivedInvocations: [(changes: [SyncChange], date: Date?)] = []
        var uploadReturnValue: SyncReceipt!
        var uploadReturnValues: [SyncReceipt] = []
        var uploadClosure: (([SyncChange], Date?) async throws -> SyncReceipt)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - upload

    var uploadThrowableError: (any Error)? {
        get { doubleState.read { $0.uploadThrowableError } }
        set { doubleState.write { $0.uploadThrowableError = newValue } }
    }
    var uploadCallsCount: Int {
        get { doubleState.read { $0.uploadCallsCount } }
        set { doubleState.write { $0.uploadCallsCount = newValue } }
    }
    var uploadReceivedArguments: (changes: [SyncChange], date: Date?)? {
        get { doubleState.read { $0.uploadReceivedArguments } }
        set { doubleState.write { $0.uploadReceivedArguments = newValue } }
    }
    var uploadReceivedInvocations: [(changes: [SyncChange], date: Date?)] {
        get { doubleState.read { $0.uploadReceivedInvocations } }
        set { doubleState.write { $0.uploadReceivedInvocations = newValue } }
    }
    var uploadReturnValue: SyncReceipt! {
        get { doubleState.read { $0.uploadReturnValue } }
        set { doubleState.write { $0.uploadReturnValue = newValue } }
    }
    var uploadReturnValues: [SyncReceipt] {
        get { doubleState.read { $0.uploadReturnValues } }
        set { doubleState.write { $0.uploadReturnValues = newValue } }
    }
    var uploadClosure: (([SyncChange], Date?) async throws -> SyncReceipt)? {
        get { doubleState.read { $0.uploadClosure } }
        set { doubleState.write { $0.uploadClosure = newValue } }
    }
    var uploadCalled: Bool { uploadCallsCount > 0 }

    func upload(_ changes: [SyncChange], since date: Date?) async throws -> SyncReceipt {
        doubleState.write {
            $0.uploadCallsCount += 1
            $0.uploadReceivedArguments = (changes: changes, date: date)
            $0.uploadReceivedInvocations.append((changes: changes, date: date))
        }
        if let error = doubleState.read({ $0.uploadThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.uploadClosure }) {
            return try await stubbedClosure(changes, date)
        }
        if let next = doubleState.write({ $0.uploadReturnValues.isEmpty ? nil : $0.uploadReturnValues.removeFirst() }) {
            return next
        }
        if let value = doubleState.read({ $0.uploadReturnValue }) {
            return value
        }
        recordUnstubbed("SyncAPIMock.upload(_:since:)", hint: "uploadReturnValue = …")
        throw UnstubbedError(member: "SyncAPIMock.upload(_:since:)")
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class SyncClockMock: SyncClock, @unchecked Sendable {
    private struct DoubleStorage {
        var nowGetCallsCount: Int = 0
        var underlyingNow: Date!
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - now

    var nowGetCallsCount: Int {
        get { doubleState.read { $0.nowGetCallsCount } }
        set { doubleState.write { $0.nowGetCallsCount = newValue } }
    }
    var underlyingNow: Date! {
        get { doubleState.read { $0.underlyingNow } }
        set { doubleState.write { $0.underlyingNow = newValue } }
    }
    var now: Date {
        get {
            doubleState.write { $0.nowGetCallsCount += 1 }
            if let value = doubleState.read({ $0.underlyingNow }) {
                return value
            }
            recordUnstubbed("SyncClockMock.now", hint: "underlyingNow = …")
            fatalError("SyncClockMock.now was used but not stubbed. Write: underlyingNow = …")
        }
        set {
            doubleState.write { $0.underlyingNow = newValue }
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class SyncStorageMock: SyncStorage, @unchecked Sendable {
    private struct DoubleStorage {
        var lastSyncDateGetCallsCount: Int = 0
        var lastSyncDateSetCallsCount: Int = 0
        var underlyingLastSyncDate: Date?
        var pendingChangesCallsCount: Int = 0
        var pendingChangesReturnValue: [SyncChange]!
        var pendingChangesReturnValues: [[SyncChange]] = []
        var pendingChangesClosure: (() -> [SyncChange])?
        var saveCallsCount: Int = 0
        var saveReceivedChange: SyncChange?
        var saveReceivedInvocations: [SyncChange] = []
        var saveClosure: ((SyncChange) -> Void)?
        var removeCallsCount: Int = 0
        var removeReceivedIds: [UUID]?
        var removeReceivedInvocations: [[UUID]] = []
        var removeClosure: (([UUID]) -> Void)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - lastSyncDate

    var lastSyncDateGetCallsCount: Int {
        get { doubleState.read { $0.lastSyncDateGetCallsCount } }
        set { doubleState.write { $0.lastSyncDateGetCallsCount = newValue } }
    }
    var lastSyncDateSetCallsCount: Int {
        get { doubleState.read { $0.lastSyncDateSetCallsCount } }
        set { doubleState.write { $0.lastSyncDateSetCallsCount = newValue } }
    }
    var underlyingLastSyncDate: Date? {
        get { doubleState.read { $0.underlyingLastSyncDate } }
        set { doubleState.write { $0.underlyingLastSyncDate = newValue } }
    }
    var lastSyncDate: Date? {
        get {
            doubleState.write { $0.lastSyncDateGetCallsCount += 1 }
            return doubleState.read({ $0.underlyingLastSyncDate })
        }
        set {
            doubleState.write { $0.lastSyncDateSetCallsCount += 1 }
            doubleState.write { $0.underlyingLastSyncDate = newValue }
        }
    }

    // MARK: - pendingChanges

    var pendingChangesCallsCount: Int {
        get { doubleState.read { $0.pendingChangesCallsCount } }
        set { doubleState.write { $0.pendingChangesCallsCount = newValue } }
    }
    var pendingChangesReturnValue: [SyncChange]! {
        get { doubleState.read { $0.pendingChangesReturnValue } }
        set { doubleState.write { $0.pendingChangesReturnValue = newValue } }
    }
    var pendingChangesReturnValues: [[SyncChange]] {
        get { doubleState.read { $0.pendingChangesReturnValues } }
        set { doubleState.write { $0.pendingChangesReturnValues = newValue } }
    }
    var pendingChangesClosure: (() -> [SyncChange])? {
        get { doubleState.read { $0.pendingChangesClosure } }
        set { doubleState.write { $0.pendingChangesClosure = newValue } }
    }
    var pendingChangesCalled: Bool { pendingChangesCallsCount > 0 }

    func pendingChanges() -> [SyncChange] {
        doubleState.write {
            $0.pendingChangesCallsCount += 1
        }
        if let stubbedClosure = doubleState.read({ $0.pendingChangesClosure }) {
            return stubbedClosure()
        }
        if let next = doubleState.write({
            $0.pendingChangesReturnValues.isEmpty ? nil : $0.pendingChangesReturnValues.removeFirst()
        }) {
            return next
        }
        if let value = doubleState.read({ $0.pendingChangesReturnValue }) {
            return value
        }
        return []
    }

    // MARK: - save

    var saveCallsCount: Int {
        get { doubleState.read { $0.saveCallsCount } }
        set { doubleState.write { $0.saveCallsCount = newValue } }
    }
    var saveReceivedChange: SyncChange? {
        get { doubleState.read { $0.saveReceivedChange } }
        set { doubleState.write { $0.saveReceivedChange = newValue } }
    }
    var saveReceivedInvocations: [SyncChange] {
        get { doubleState.read { $0.saveReceivedInvocations } }
        set { doubleState.write { $0.saveReceivedInvocations = newValue } }
    }
    var saveClosure: ((SyncChange) -> Void)? {
        get { doubleState.read { $0.saveClosure } }
        set { doubleState.write { $0.saveClosure = newValue } }
    }
    var saveCalled: Bool { saveCallsCount > 0 }

    func save(_ change: SyncChange) {
        doubleState.write {
            $0.saveCallsCount += 1
            $0.saveReceivedChange = change
            $0.saveReceivedInvocations.append(change)
        }
        if let stubbedClosure = doubleState.read({ $0.saveClosure }) {
            stubbedClosure(change)
        }
    }

    // MARK: - remove

    var removeCallsCount: Int {
        get { doubleState.read { $0.removeCallsCount } }
        set { doubleState.write { $0.removeCallsCount = newValue } }
    }
    var removeReceivedIds: [UUID]? {
        get { doubleState.read { $0.removeReceivedIds } }
        set { doubleState.write { $0.removeReceivedIds = newValue } }
    }
    var removeReceivedInvocations: [[UUID]] {
        get { doubleState.read { $0.removeReceivedInvocations } }
        set { doubleState.write { $0.removeReceivedInvocations = newValue } }
    }
    var removeClosure: (([UUID]) -> Void)? {
        get { doubleState.read { $0.removeClosure } }
        set { doubleState.write { $0.removeClosure = newValue } }
    }
    var removeCalled: Bool { removeCallsCount > 0 }

    func remove(ids: [UUID]) {
        doubleState.write {
            $0.removeCallsCount += 1
            $0.removeReceivedIds = ids
            $0.removeReceivedInvocations.append(ids)
        }
        if let stubbedClosure = doubleState.read({ $0.removeClosure }) {
            stubbedClosure(ids)
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

final class UserRepositoryTypeMock: UserRepositoryType, @unchecked Sendable {
    private struct DoubleStorage {
        var isUserSignedInGetCallsCount: Int = 0
        var underlyingIsUserSignedIn: Bool!
        var isUserSignedInStatusChangedPublisherGetCallsCount: Int = 0
        var underlyingIsUserSignedInStatusChangedPublisher: AnyPublisher<Bool, Never>!
        var isUserSignedInStatusChangedPublisherSubject: PassthroughSubject<Bool, Never> = PassthroughSubject()
        var currentUserThrowableError: (any Error)?
        var currentUserCallsCount: Int = 0
        var currentUserReturnValue: UserModel?
        var currentUserReturnValues: [UserModel?] = []
        var currentUserClosure: (() async throws -> UserModel?)?
        var signOutThrowableError: (any Error)?
        var signOutCallsCount: Int = 0
        var signOutClosure: (() async throws -> Void)?
    }

    private let doubleState = DoubleState(DoubleStorage())

    init() {}

    // MARK: - isUserSignedIn

    var isUserSignedInGetCallsCount: Int {
        get { doubleState.read { $0.isUserSignedInGetCallsCount } }
        set { doubleState.write { $0.isUserSignedInGetCallsCount = newValue } }
    }
    var underlyingIsUserSignedIn: Bool! {
        get { doubleState.read { $0.underlyingIsUserSignedIn } }
        set { doubleState.write { $0.underlyingIsUserSignedIn = newValue } }
    }
    var isUserSignedIn: Bool {
        get {
            doubleState.write { $0.isUserSignedInGetCallsCount += 1 }
            if let value = doubleState.read({ $0.underlyingIsUserSignedIn }) {
                return value
            }
            return false
        }
        set {
            doubleState.write { $0.underlyingIsUserSignedIn = newValue }
        }
    }

    // MARK: - isUserSignedInStatusChangedPublisher

    var isUserSignedInStatusChangedPublisherGetCallsCount: Int {
        get { doubleState.read { $0.isUserSignedInStatusChangedPublisherGetCallsCount } }
        set { doubleState.write { $0.isUserSignedInStatusChangedPublisherGetCallsCount = newValue } }
    }
    var underlyingIsUserSignedInStatusChangedPublisher: AnyPublisher<Bool, Never>! {
        get { doubleState.read { $0.underlyingIsUserSignedInStatusChangedPublisher } }
        set { doubleState.write { $0.underlyingIsUserSignedInStatusChangedPublisher = newValue } }
    }
    var isUserSignedInStatusChangedPublisherSubject: PassthroughSubject<Bool, Never> {
        get { doubleState.read { $0.isUserSignedInStatusChangedPublisherSubject } }
        set { doubleState.write { $0.isUserSignedInStatusChangedPublisherSubject = newValue } }
    }
    var isUserSignedInStatusChangedPublisher: AnyPublisher<Bool, Never> {
        get {
            doubleState.write { $0.isUserSignedInStatusChangedPublisherGetCallsCount += 1 }
            if let value = doubleState.read({ $0.underlyingIsUserSignedInStatusChangedPublisher }) {
                return value
            }
            return doubleState.read({ $0.isUserSignedInStatusChangedPublisherSubject }).eraseToAnyPublisher()
        }
        set {
            doubleState.write { $0.underlyingIsUserSignedInStatusChangedPublisher = newValue }
        }
    }

    // MARK: - currentUser

    var currentUserThrowableError: (any Error)? {
        get { doubleState.read { $0.currentUserThrowableError } }
        set { doubleState.write { $0.currentUserThrowableError = newValue } }
    }
    var currentUserCallsCount: Int {
        get { doubleState.read { $0.currentUserCallsCount } }
        set { doubleState.write { $0.currentUserCallsCount = newValue } }
    }
    var currentUserReturnValue: UserModel? {
        get { doubleState.read { $0.currentUserReturnValue } }
        set { doubleState.write { $0.currentUserReturnValue = newValue } }
    }
    var currentUserReturnValues: [UserModel?] {
        get { doubleState.read { $0.currentUserReturnValues } }
        set { doubleState.write { $0.currentUserReturnValues = newValue } }
    }
    var currentUserClosure: (() async throws -> UserModel?)? {
        get { doubleState.read { $0.currentUserClosure } }
        set { doubleState.write { $0.currentUserClosure = newValue } }
    }
    var currentUserCalled: Bool { currentUserCallsCount > 0 }

    func currentUser() async throws -> UserModel? {
        doubleState.write {
            $0.currentUserCallsCount += 1
        }
        if let error = doubleState.read({ $0.currentUserThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.currentUserClosure }) {
            return try await stubbedClosure()
        }
        if let next = doubleState.write({
            $0.currentUserReturnValues.isEmpty ? nil : $0.currentUserReturnValues.removeFirst()
        }) {
            return next
        }
        return doubleState.read({ $0.currentUserReturnValue })
    }

    // MARK: - signOut

    var signOutThrowableError: (any Error)? {
        get { doubleState.read { $0.signOutThrowableError } }
        set { doubleState.write { $0.signOutThrowableError = newValue } }
    }
    var signOutCallsCount: Int {
        get { doubleState.read { $0.signOutCallsCount } }
        set { doubleState.write { $0.signOutCallsCount = newValue } }
    }
    var signOutClosure: (() async throws -> Void)? {
        get { doubleState.read { $0.signOutClosure } }
        set { doubleState.write { $0.signOutClosure = newValue } }
    }
    var signOutCalled: Bool { signOutCallsCount > 0 }

    func signOut() async throws {
        doubleState.write {
            $0.signOutCallsCount += 1
        }
        if let error = doubleState.read({ $0.signOutThrowableError }) {
            throw error
        }
        if let stubbedClosure = doubleState.read({ $0.signOutClosure }) {
            try await stubbedClosure()
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        doubleState.write { $0 = DoubleStorage() }
    }
}

/// What a double records and is told to answer, behind one lock.
private final class DoubleState<State>: @unchecked Sendable {
    private let lock = NSLock()
    private var state: State

    init(_ state: State) {
        self.state = state
    }

    func read<Value>(_ body: (State) -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body(state)
    }

    @discardableResult
    func write<Value>(_ body: (inout State) -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body(&state)
    }
}

/// Says that a member was used that nobody has stubbed.
private func recordUnstubbed(_ member: String, hint: String) {
    let message = "\(member) was used but not stubbed. Write: \(hint)"
    #if canImport(Testing)
    if Testing.Test.current != nil {
        Testing.Issue.record(Testing.Comment(rawValue: message))
        return
    }
    #endif
    #if canImport(XCTest)
    XCTFail(message)
    #endif
}

/// What a throwing member throws that nobody has stubbed.
private struct UnstubbedError: Error, CustomStringConvertible {
    var member: String
    var description: String { "\(member) is not stubbed" }
}
// testgen:parts qxkwkcmUI ZT2-MrrUM UBA-alfav Ep_4seRrW xeys3wpHg Re9aRNa0n QGI_-vZgz Gigsm1mTJ Hf-cRfvps Eaicdf-Wq
// testgen:parts O6WK0CKYL JjEADCddH R0jsxGhOx KAuRKzEvY ur0sKnKUu tsAwy4tnQ 0_SBHrqYR KSr1JQ0Yy LAfdnjA5u ALF22N0AF
// testgen:parts VtJEWJ_f2 4QrHdyfwV H3jZCbt7x 8MyvylhpH XHOrK3rk2 lOqhzQSfQ 6AnUt5fGF d25ow5kEv
