import Foundation
import Observation

@Observable
@MainActor
final class ApiaryBoardViewModel {
    enum ViewState: Equatable {
        case idle
        case loading
        case loaded([Section])
        case empty(message: String)
        case failed(message: String)
    }

    struct Section: Equatable, Identifiable {
        let site: String
        let hives: [Hive]
        var id: String { site }
    }

    enum SortOrder: String, CaseIterable, Sendable {
        case name, strength, mites
    }

    struct Filter: Equatable, Sendable {
        var onlyFavourites = false
        var onlyDueForTreatment = false
        var maximumTemper: Hive.Temper = .aggressive

        var isActive: Bool { self != Filter() }
    }

    typealias Sleeper = @Sendable (Duration) async throws -> Void

    static let debounce: Duration = .milliseconds(350)
    private static let minimumQueryLength = 2

    private(set) var state: ViewState = .idle
    private(set) var toast: String?
    private(set) var appliedQuery = ""
    private(set) var searchTask: Task<Void, Never>?

    var sortOrder: SortOrder = .name { didSet { rebuildIfReady() } }
    var filter = Filter() { didSet { rebuildIfReady() } }

    @ObservationIgnored private var hives: [Hive] = []
    @ObservationIgnored private var hasContent = false
    @ObservationIgnored private var pendingFavourites: Set<String> = []
    private let repository: any HiveRepository
    private let tracker: any ApiaryTracking
    private let sleep: Sleeper

    init(
        repository: any HiveRepository,
        tracker: any ApiaryTracking,
        sleep: @escaping Sleeper = { try await Task.sleep(for: $0) }
    ) {
        self.repository = repository
        self.tracker = tracker
        self.sleep = sleep
    }

    var treatmentBadge: String? {
        let due = hives.filter(\.needsTreatment).count
        switch due {
        case 0: return nil
        case ..<10: return "\(due)"
        default: return "9+"
        }
    }

    func load() async {
        guard state != .loading else { return }
        if !hasContent { state = .loading }
        do {
            hives = try await repository.fetchHives()
            hasContent = true
            tracker.track("apiary_loaded", properties: ["count": String(hives.count)])
            rebuild()
        } catch {
            let message = (error as? ApiaryError ?? .unknown).userMessage
            if hasContent {
                toast = message
            } else {
                state = .failed(message: message)
            }
        }
    }

    func search(_ text: String) {
        searchTask?.cancel()
        let query = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard query.count >= Self.minimumQueryLength else {
            searchTask = nil
            apply(query: "")
            return
        }
        searchTask = Task { [weak self, sleep] in
            try? await sleep(Self.debounce)
            guard !Task.isCancelled else { return }
            self?.apply(query: query)
        }
    }

    func toggleFavourite(_ id: Hive.ID) async {
        guard let index = hives.firstIndex(where: { $0.id == id }), !pendingFavourites.contains(id) else { return }
        pendingFavourites.insert(id)
        defer { pendingFavourites.remove(id) }

        let previous = hives[index].isFavourite
        setFavourite(!previous, for: id)
        do {
            try await repository.setFavourite(!previous, hiveID: id)
            tracker.track(previous ? "hive_unstarred" : "hive_starred", properties: ["id": id])
        } catch {
            setFavourite(previous, for: id)
            toast = "Could not update favourite."
            tracker.track("hive_star_failed")
        }
    }

    func dismissToast() {
        toast = nil
    }

    // MARK: - Private

    private func apply(query: String) {
        guard query != appliedQuery else { return }
        appliedQuery = query
        if !query.isEmpty {
            tracker.track("apiary_searched", properties: ["query": query.lowercased()])
        }
        rebuildIfReady()
    }

    private func setFavourite(_ value: Bool, for id: Hive.ID) {
        guard let index = hives.firstIndex(where: { $0.id == id }) else { return }
        hives[index].isFavourite = value
        rebuild()
    }

    private func rebuildIfReady() {
        guard hasContent else { return }
        rebuild()
    }

    private func rebuild() {
        let visible =
            hives
            .filter { appliedQuery.isEmpty || $0.matches(appliedQuery) }
            .filter { !filter.onlyFavourites || $0.isFavourite }
            .filter { !filter.onlyDueForTreatment || $0.needsTreatment }
            .filter { $0.temper <= filter.maximumTemper }

        guard !visible.isEmpty else {
            state = .empty(message: emptyMessage)
            return
        }
        let sections = Dictionary(grouping: visible, by: \.site)
            .map { Section(site: $0.key, hives: $0.value.sorted(by: areInOrder)) }
            .sorted { $0.site < $1.site }
        state = .loaded(sections)
    }

    private var emptyMessage: String {
        if !appliedQuery.isEmpty { return "No hives match “\(appliedQuery)”." }
        return filter.isActive ? "No hives for these filters." : "Add your first hive."
    }

    private func areInOrder(_ lhs: Hive, _ rhs: Hive) -> Bool {
        switch sortOrder {
        case .strength where lhs.frames != rhs.frames:
            return lhs.frames > rhs.frames
        case .mites where lhs.miteCount != rhs.miteCount:
            return lhs.miteCount > rhs.miteCount
        default:
            return lhs.name.localizedStandardCompare(rhs.name) == .orderedAscending
        }
    }
}
