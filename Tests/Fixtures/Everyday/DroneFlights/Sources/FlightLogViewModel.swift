import Foundation
import Observation

@Observable
@MainActor
final class FlightLogViewModel {
    enum State: Equatable {
        case idle
        case loading
        case loaded
        case failed(message: String, canRetry: Bool)
    }

    struct PendingDeletion: Equatable {
        let removed: [Flight]
        let selection: Set<Int>
    }

    private(set) var state: State = .idle
    private(set) var flights: [Flight] = []
    private(set) var selection: Set<Int> = []
    private(set) var isSelecting = false
    private(set) var isRefreshing = false
    private(set) var isLoadingMore = false
    private(set) var pendingDeletion: PendingDeletion?
    private(set) var toast: String?
    var filter: FlightFilter = .all {
        didSet {
            guard filter != oldValue else { return }
            selection.formIntersection(visibleFlights.map(\.id))
        }
    }
    var query = ""

    @ObservationIgnored private let api: any FlightLogAPI
    @ObservationIgnored private weak var tracker: (any FlightLogTracking)?
    @ObservationIgnored private let pageSize: Int
    @ObservationIgnored private var nextCursor: String?

    init(api: any FlightLogAPI, tracker: (any FlightLogTracking)? = nil, pageSize: Int = 20) {
        self.api = api
        self.tracker = tracker
        self.pageSize = pageSize
    }

    // MARK: - Derived

    var visibleFlights: [Flight] {
        let needle = query.trimmingCharacters(in: .whitespaces).lowercased()
        return
            flights
            .filter(matchesFilter)
            .filter { flight in
                guard !needle.isEmpty else { return true }
                return [flight.site, flight.pilot].contains { $0.lowercased().contains(needle) }
            }
            .sorted { ($0.takeOff, $0.id) > ($1.takeOff, $1.id) }
    }

    var title: String {
        guard isSelecting else { return "Flights" }
        return selection.isEmpty ? "Select flights" : "\(selection.count) selected"
    }

    var summary: String {
        let total = visibleFlights.reduce(0) { $0 + $1.duration }
        return "\(visibleFlights.count) flights, \(Self.airtime(total))"
    }

    var emptyMessage: String? {
        guard state == .loaded, visibleFlights.isEmpty else { return nil }
        return flights.isEmpty ? "Your first flight will show up here." : "No flight matches."
    }

    var canLoadMore: Bool { nextCursor != nil && !isLoadingMore && !isRefreshing }

    // MARK: - Loading

    func load() async {
        guard state != .loading, state != .loaded else { return }
        state = .loading
        await replaceWithFirstPage()
    }

    func refresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        defer { isRefreshing = false }
        await commitDeletion()
        await replaceWithFirstPage()
    }

    func rowAppeared(_ flight: Flight) async {
        guard canLoadMore, flights.suffix(5).contains(where: { $0.id == flight.id }) else { return }
        isLoadingMore = true
        defer { isLoadingMore = false }
        do {
            let page = try await api.flights(after: nextCursor, limit: pageSize)
            append(page)
            tracker?.track("flights_page", parameters: ["count": page.flights.count])
        } catch {
            toast = Self.message(for: error)
        }
    }

    func dismissToast() {
        toast = nil
    }

    // MARK: - Stars

    func toggleStar(_ id: Int) async {
        guard let index = flights.firstIndex(where: { $0.id == id }) else { return }
        let isStarred = !flights[index].isStarred
        flights[index].isStarred = isStarred
        do {
            try await api.setStarred(isStarred, id: id)
        } catch {
            if let index = flights.firstIndex(where: { $0.id == id }) {
                flights[index].isStarred = !isStarred
            }
            toast = Self.message(for: error)
        }
    }

    // MARK: - Selecting and deleting

    func toggleSelecting() {
        isSelecting.toggle()
        if !isSelecting { selection.removeAll() }
    }

    func tap(_ id: Int) {
        guard isSelecting, visibleFlights.contains(where: { $0.id == id }) else { return }
        if selection.remove(id) == nil {
            selection.insert(id)
        }
    }

    func toggleAll() {
        guard isSelecting else { return }
        let all = Set(visibleFlights.map(\.id))
        selection = selection == all ? [] : all
    }

    func deleteSelected() async {
        guard !selection.isEmpty else { return }
        await commitDeletion()
        let removed = flights.filter { selection.contains($0.id) }
        pendingDeletion = PendingDeletion(removed: removed, selection: selection)
        flights.removeAll { selection.contains($0.id) }
        selection = []
        isSelecting = false
        toast = removed.count == 1 ? "Flight deleted" : "\(removed.count) flights deleted"
    }

    func undoDelete() {
        guard let pending = pendingDeletion else { return }
        pendingDeletion = nil
        flights.append(contentsOf: pending.removed)
        selection = pending.selection
        isSelecting = true
        toast = nil
        tracker?.track("flights_undo", parameters: ["count": pending.removed.count])
    }

    func commitDeletion() async {
        guard let pending = pendingDeletion else { return }
        pendingDeletion = nil
        do {
            try await api.delete(ids: pending.removed.map(\.id).sorted())
            tracker?.track("flights_deleted", parameters: ["count": pending.removed.count])
        } catch FlightLogError.locked(let ids) {
            flights.append(contentsOf: pending.removed.filter { ids.contains($0.id) })
            toast = "\(ids.count) locked flights were kept."
        } catch {
            flights.append(contentsOf: pending.removed)
            toast = Self.message(for: error)
        }
    }

    // MARK: - Helpers

    private func replaceWithFirstPage() async {
        do {
            let page = try await api.flights(after: nil, limit: pageSize)
            flights = []
            append(page)
            selection.formIntersection(flights.map(\.id))
            state = .loaded
        } catch {
            if flights.isEmpty {
                let canRetry = (error as? FlightLogError) != .signedOut
                state = .failed(message: Self.message(for: error), canRetry: canRetry)
            } else {
                toast = Self.message(for: error)
            }
        }
    }

    private func append(_ page: FlightPage) {
        let known = Set(flights.map(\.id))
        flights += page.flights.filter { !known.contains($0.id) }
        nextCursor = page.nextCursor
    }

    private func matchesFilter(_ flight: Flight) -> Bool {
        switch filter {
        case .all: return true
        case .starred: return flight.isStarred
        case .incidents:
            if case .landed = flight.outcome { return false }
            return true
        case .longerThan(let minutes): return flight.duration > TimeInterval(minutes * 60)
        }
    }

    private static func airtime(_ seconds: TimeInterval) -> String {
        let minutes = Int(seconds) / 60
        return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
    }

    private static func message(for error: any Error) -> String {
        switch error as? FlightLogError {
        case .offline: "You are offline."
        case .signedOut: "Please sign in again."
        case .server(let code) where code >= 500: "The flight log is down (\(code))."
        default: "Something went wrong."
        }
    }
}
