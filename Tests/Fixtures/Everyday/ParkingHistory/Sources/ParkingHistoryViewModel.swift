import Foundation
import Observation

@MainActor
@Observable
final class ParkingHistoryViewModel {
    enum ViewState: Equatable {
        case idle
        case loading
        case loaded
        case empty
        case failed(message: String)
    }

    static let pageSize = 20
    static let prefetchDistance = 3

    private(set) var state: ViewState = .idle
    private(set) var sessions: [ParkingSession] = []
    private(set) var isLoadingMore = false
    private(set) var isRefreshing = false
    private(set) var deletingIDs: Set<String> = []
    var bannerMessage: String?
    var showsOnlyDisputed = false

    @ObservationIgnored private let service: ParkingHistoryServing
    @ObservationIgnored private let analytics: AnalyticsTracking
    @ObservationIgnored private let calendar: Calendar
    @ObservationIgnored private var nextCursor: String?

    init(
        service: ParkingHistoryServing,
        analytics: AnalyticsTracking = LiveAnalytics(),
        calendar: Calendar = .current
    ) {
        self.service = service
        self.analytics = analytics
        self.calendar = calendar
    }

    // MARK: - Derived

    var canLoadMore: Bool {
        nextCursor != nil && !isLoadingMore
    }

    var sections: [ParkingHistorySection] {
        let visible = showsOnlyDisputed ? sessions.filter { $0.status == .disputed } : sessions
        let grouped = Dictionary(grouping: visible) { session -> String in
            let parts = calendar.dateComponents([.year, .month], from: session.startedAt)
            return String(format: "%04d-%02d", parts.year ?? 0, parts.month ?? 0)
        }
        return
            grouped
            .map { key, rows in
                ParkingHistorySection(
                    id: key,
                    title: Self.title(forMonthKey: key),
                    rows: rows.sorted { $0.startedAt > $1.startedAt }
                )
            }
            .sorted { $0.id > $1.id }
    }

    var summaryText: String {
        let total = sessions.filter { $0.status != .active }.reduce(0) { $0 + $1.feeInCents }
        let noun = sessions.count == 1 ? "session" : "sessions"
        return "\(sessions.count) \(noun) · " + String(format: "€%d.%02d", total / 100, total % 100)
    }

    // MARK: - Loading

    func loadIfNeeded() async {
        guard state == .idle else { return }
        await load()
    }

    func retry() async {
        guard case .failed = state else { return }
        analytics.track("parking_history_retry")
        await load()
    }

    func refresh() async {
        guard !isRefreshing, state != .loading else { return }
        isRefreshing = true
        defer { isRefreshing = false }
        do {
            let page = try await service.fetchSessions(cursor: nil, limit: Self.pageSize)
            apply(firstPage: page)
            bannerMessage = nil
        } catch {
            if sessions.isEmpty {
                state = .failed(message: Self.message(for: error))
            } else {
                bannerMessage = Self.message(for: error)
            }
        }
    }

    func rowDidAppear(_ session: ParkingSession) async {
        guard let index = sessions.firstIndex(where: { $0.id == session.id }) else { return }
        guard index >= sessions.count - Self.prefetchDistance else { return }
        await loadMore()
    }

    func loadMore() async {
        guard let cursor = nextCursor, !isLoadingMore else { return }
        isLoadingMore = true
        defer { isLoadingMore = false }
        do {
            let page = try await service.fetchSessions(cursor: cursor, limit: Self.pageSize)
            let known = Set(sessions.map(\.id))
            sessions += page.sessions.filter { !known.contains($0.id) }
            nextCursor = page.nextCursor
            analytics.track("parking_history_page", parameters: ["count": "\(page.sessions.count)"])
        } catch {
            bannerMessage = Self.message(for: error)
        }
    }

    // MARK: - Deleting

    func delete(_ session: ParkingSession) async {
        guard session.isDeletable else {
            bannerMessage = "Only completed sessions can be deleted."
            return
        }
        guard !deletingIDs.contains(session.id),
            let index = sessions.firstIndex(where: { $0.id == session.id })
        else { return }

        let removed = sessions.remove(at: index)
        deletingIDs.insert(removed.id)
        if sessions.isEmpty { state = .empty }

        do {
            try await service.deleteSession(id: removed.id)
            analytics.track("parking_session_deleted", parameters: ["zone": removed.zoneName])
        } catch {
            sessions.insert(removed, at: min(index, sessions.count))
            state = .loaded
            bannerMessage = "Couldn't delete \(removed.zoneName). " + Self.message(for: error)
        }
        deletingIDs.remove(removed.id)
    }

    // MARK: - Private

    private func load() async {
        state = .loading
        do {
            let page = try await service.fetchSessions(cursor: nil, limit: Self.pageSize)
            apply(firstPage: page)
        } catch {
            state = .failed(message: Self.message(for: error))
        }
    }

    private func apply(firstPage page: ParkingSessionPage) {
        sessions = page.sessions
        nextCursor = page.nextCursor
        state = page.sessions.isEmpty ? .empty : .loaded
    }

    private static func title(forMonthKey key: String) -> String {
        let names = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        let parts = key.split(separator: "-")
        guard parts.count == 2, let month = Int(parts[1]), (1...12).contains(month) else { return key }
        return "\(names[month - 1]) \(parts[0])"
    }

    private static func message(for error: Error) -> String {
        switch error {
        case ParkingAPIError.offline:
            return "You appear to be offline."
        case ParkingAPIError.unauthorized:
            return "Please sign in again."
        case ParkingAPIError.server(let status) where status >= 500:
            return "Our servers are having trouble (\(status))."
        default:
            return "Something went wrong."
        }
    }
}
