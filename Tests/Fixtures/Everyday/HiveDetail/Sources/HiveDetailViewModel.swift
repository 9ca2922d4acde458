import Foundation

@MainActor
public final class HiveDetailViewModel {
    public enum State: Equatable {
        case idle
        case loading
        case loaded(Hive)
        case failed(message: String, canRetry: Bool)
    }

    public enum Alert: Equatable {
        case error(String)
        case conflict(latest: Hive)
        case confirmDelete(name: String)
    }

    public private(set) var state: State = .idle
    public private(set) var problems: [HiveField: HiveFieldProblem] = [:]
    public private(set) var alert: Alert?
    public private(set) var isSaving = false
    public private(set) var isFavourite = false
    public var draft: HiveDraft? {
        didSet { revalidateIfNeeded() }
    }

    public var onChange: (() -> Void)?
    public weak var router: (any HiveDetailRouting)?

    private let hiveID: String
    private let repository: any HiveRepository
    private let favourites: any FavouriteHivesService
    private let analytics: any HiveAnalytics
    private let currentYear: () -> Int
    private var hive: Hive?
    private var hasAttemptedSave = false
    private var isTogglingFavourite = false
    private var resolvedConflict = false

    public init(
        hiveID: String,
        repository: any HiveRepository,
        favourites: any FavouriteHivesService,
        analytics: any HiveAnalytics,
        currentYear: @escaping () -> Int = { Calendar.current.component(.year, from: Date()) }
    ) {
        self.hiveID = hiveID
        self.repository = repository
        self.favourites = favourites
        self.analytics = analytics
        self.currentYear = currentYear
    }

    public var isDirty: Bool {
        guard let hive, let draft else { return false }
        return draft != HiveDraft(hive: hive)
    }

    public var canSave: Bool { isDirty && !isSaving && problems.isEmpty }

    public func load() async {
        guard state != .loading else { return }
        state = .loading
        onChange?()
        do {
            let loaded = try await repository.hive(id: hiveID)
            adopt(loaded)
            isFavourite = loaded.isFavourite
            analytics.track(.viewed(hiveID: hiveID))
        } catch {
            let reason = Self.hiveError(from: error)
            let isPermanent = reason == .notFound || reason == .forbidden
            state = .failed(message: reason.userMessage, canRetry: !isPermanent)
        }
        onChange?()
    }

    public func save() async {
        guard let hive, let draft, isDirty, !isSaving else { return }
        hasAttemptedSave = true
        problems = draft.problems(currentYear: currentYear())
        guard problems.isEmpty else {
            onChange?()
            return
        }
        isSaving = true
        alert = nil
        onChange?()
        do {
            let saved = try await repository.update(draft.applied(to: hive), expectedRevision: hive.revision)
            adopt(saved)
            analytics.track(.saved(hiveID: hiveID, resolvedConflict: resolvedConflict))
            resolvedConflict = false
        } catch HiveError.conflict(let latest) {
            alert = .conflict(latest: latest)
        } catch {
            alert = .error(Self.hiveError(from: error).userMessage)
        }
        isSaving = false
        onChange?()
    }

    /// Keeps the user's edits, rebased on the newest revision, and saves again.
    public func overwriteConflict() async {
        guard case .conflict(let latest) = alert else { return }
        hive = latest
        guard isDirty else { return acceptLatest() }
        resolvedConflict = true
        alert = nil
        await save()
    }

    /// Throws the user's edits away in favour of the newest revision.
    public func acceptLatest() {
        guard case .conflict(let latest) = alert else { return }
        alert = nil
        adopt(latest)
        onChange?()
    }

    public func close() {
        if isDirty {
            router?.confirmDiscardChanges()
        } else {
            router?.closeHiveDetail()
        }
    }

    public func dismissAlert() {
        alert = nil
        onChange?()
    }

    public func requestDelete() {
        guard let hive, !isSaving else { return }
        alert = .confirmDelete(name: hive.name)
        onChange?()
    }

    public func confirmDelete() async {
        guard case .confirmDelete = alert else { return }
        alert = nil
        isSaving = true
        onChange?()
        do {
            try await repository.delete(id: hiveID)
            finishDeletion()
        } catch HiveError.notFound {
            // Already gone on the server, which is what the user wanted.
            finishDeletion()
        } catch {
            alert = .error(Self.hiveError(from: error).userMessage)
        }
        isSaving = false
        onChange?()
    }

    public func toggleFavourite() async {
        guard hive != nil, !isTogglingFavourite else { return }
        isTogglingFavourite = true
        defer { isTogglingFavourite = false }
        let previous = isFavourite
        isFavourite.toggle()
        onChange?()
        do {
            try await favourites.setFavourite(isFavourite, hiveID: hiveID)
            hive?.isFavourite = isFavourite
        } catch {
            isFavourite = previous
            alert = .error(Self.hiveError(from: error).userMessage)
            onChange?()
        }
    }

    private func adopt(_ newHive: Hive) {
        hive = newHive
        hasAttemptedSave = false
        draft = HiveDraft(hive: newHive)
        problems = [:]
        state = .loaded(newHive)
    }

    private func finishDeletion() {
        analytics.track(.deleted(hiveID: hiveID))
        router?.hiveWasDeleted(id: hiveID)
    }

    private func revalidateIfNeeded() {
        guard hasAttemptedSave, let draft else { return }
        problems = draft.problems(currentYear: currentYear())
    }

    private static func hiveError(from error: any Error) -> HiveError {
        if let known = error as? HiveError { return known }
        if let urlError = error as? URLError {
            switch urlError.code {
            case .notConnectedToInternet, .networkConnectionLost, .timedOut:
                return .offline
            default:
                return .server(code: urlError.errorCode)
            }
        }
        return .server(code: -1)
    }
}
