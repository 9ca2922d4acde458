import Foundation

enum InspectionListPhase: Equatable, Sendable {
    case idle, loading, loaded
    case empty(String)
    case failed(String)
}

enum InspectionRoute: Equatable, Sendable {
    case detail(id: String)
    case signIn
}

@MainActor
final class InspectionListViewModel {
    private(set) var phase: InspectionListPhase = .idle
    private(set) var sections: [InspectionSection] = []
    private(set) var starredIDs: Set<String> = []
    private(set) var selectedIDs: Set<String> = []
    private(set) var isSelecting = false
    private(set) var isLoadingMore = false
    private(set) var banner: String?
    private(set) var sort: InspectionSort = .newest
    private(set) var filter = InspectionFilter()

    var onChange: (() -> Void)?
    var onRoute: ((InspectionRoute) -> Void)?

    private let service: any InspectionService
    private let store: any StarredInspectionStore
    private let builder: InspectionSectionBuilder
    private let pageSize: Int
    private var inspections: [HiveInspection] = []
    private var nextCursor: String?

    init(
        service: any InspectionService,
        store: any StarredInspectionStore,
        calendar: Calendar = .current, pageSize: Int = 25,
        now: @escaping () -> Date = Date.init
    ) {
        self.service = service
        self.store = store
        self.pageSize = pageSize
        self.builder = InspectionSectionBuilder(calendar: calendar, now: now)
    }

    func load() async {
        guard phase != .loading else { return }
        phase = .loading
        banner = nil
        starredIDs = store.loadStarredIDs()
        onChange?()
        do {
            let page = try await service.fetchPage(cursor: nil, limit: pageSize)
            (inspections, nextCursor) = (page.inspections, page.nextCursor)
            endSelection()
            rebuild()
        } catch {
            rebuild()
            let text = report(error)
            if inspections.isEmpty { phase = .failed(text) } else { banner = text }
        }
        onChange?()
    }

    func loadMoreIfNeeded(after id: String) async {
        guard let cursor = nextCursor, !isLoadingMore, phase == .loaded else { return }
        guard sections.last?.inspections.last?.id == id else { return }
        isLoadingMore = true
        onChange?()
        do {
            let page = try await service.fetchPage(cursor: cursor, limit: pageSize)
            let known = Set(inspections.map(\.id))
            inspections += page.inspections.filter { !known.contains($0.id) }
            nextCursor = page.nextCursor
            rebuild()
        } catch {
            banner = report(error)
        }
        isLoadingMore = false
        onChange?()
    }

    func setSort(_ newSort: InspectionSort) {
        guard newSort != sort else { return }
        sort = newSort
        refreshIfLoaded()
    }

    func apply(_ newFilter: InspectionFilter) {
        guard newFilter != filter else { return }
        filter = newFilter
        refreshIfLoaded()
        let visible = Set(sections.flatMap(\.inspections).map(\.id))
        selectedIDs.formIntersection(visible)
        onChange?()
    }

    func toggleStar(id: String) {
        let previous = starredIDs
        starredIDs.formSymmetricDifference([id])
        do {
            try store.saveStarredIDs(starredIDs)
            banner = nil
        } catch {
            starredIDs = previous
            banner = "Could not update your starred inspections."
        }
        refreshIfLoaded()
    }

    func select(id: String) {
        guard inspections.contains(where: { $0.id == id }) else { return }
        guard isSelecting else {
            onRoute?(.detail(id: id))
            return
        }
        selectedIDs.formSymmetricDifference([id])
        onChange?()
    }

    func beginSelection() {
        guard phase == .loaded else { return }
        isSelecting = true
        onChange?()
    }

    func cancelSelection() {
        endSelection()
        onChange?()
    }

    func archiveSelected() async {
        guard isSelecting, !selectedIDs.isEmpty else { return }
        let requested = selectedIDs.sorted()
        do {
            let failed = Set(try await service.archive(ids: requested))
            let archived = Set(requested).subtracting(failed)
            inspections.removeAll { archived.contains($0.id) }
            if failed.isEmpty {
                endSelection()
                banner = "Archived \(archived.count) \(archived.count == 1 ? "inspection" : "inspections")."
            } else {
                selectedIDs = failed
                banner = "\(failed.count) of \(requested.count) could not be archived."
            }
            rebuild()
        } catch {
            banner = report(error)
        }
        onChange?()
    }

    private func endSelection() {
        isSelecting = false
        selectedIDs.removeAll()
    }

    private func refreshIfLoaded() {
        if phase != .loading && !inspections.isEmpty { rebuild() }
        onChange?()
    }

    private func rebuild() {
        let visible = inspections.filter { filter.matches($0, isStarred: starredIDs.contains($0.id)) }
        sections = builder.sections(for: visible, sort: sort)
        if inspections.isEmpty {
            phase = .empty("No inspections yet. Record your first hive visit.")
        } else if visible.isEmpty {
            phase = .empty("No inspections match the current filter.")
        } else {
            phase = .loaded
        }
    }

    private func report(_ error: any Error) -> String {
        switch error as? InspectionServiceError {
        case .offline: return "You appear to be offline."
        case .sessionExpired:
            onRoute?(.signIn)
            return "Your session has expired. Please sign in again."
        case .server(let code) where code >= 500:
            return "The hive log is unavailable (\(code)). Try again later."
        case .server(let code): return "The request was rejected (\(code))."
        case nil: return "Something went wrong."
        }
    }
}
