import Foundation
import Observation

@MainActor
@Observable
final class RouteSearchViewModel {
    enum State: Equatable {
        case idle
        case loading
        case loaded
        case empty(term: String)
        case failed(message: String)
    }

    // MARK: - State

    var searchText = "" {
        didSet {
            guard searchText != oldValue else { return }
            scheduleSearch()
        }
    }

    private(set) var routes: [ClimbRoute] = []
    private(set) var state: State = .idle
    private(set) var selectedWall: Wall?
    private(set) var isLoadingNextPage = false
    var toast: String?

    var title: String {
        guard let selectedWall else { return "All routes" }
        return routes.isEmpty ? selectedWall.displayName : "\(selectedWall.displayName) (\(routes.count))"
    }

    var hardestProject: ClimbRoute? {
        routes.filter(\.isProject).max { $0.grade < $1.grade }
    }

    // MARK: - Dependencies

    @ObservationIgnored private let searcher: any RouteSearching
    @ObservationIgnored private let projects: any ProjectStoring
    @ObservationIgnored private let analytics: any RouteAnalytics
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private let pageSize: Int
    @ObservationIgnored private var lastPage: RoutePage?
    @ObservationIgnored private var debounce: Task<Void, Never>?

    init(
        searcher: any RouteSearching,
        projects: any ProjectStoring,
        analytics: any RouteAnalytics,
        clock: any Clock<Duration> = ContinuousClock(),
        pageSize: Int = 20
    ) {
        self.searcher = searcher
        self.projects = projects
        self.analytics = analytics
        self.clock = clock
        self.pageSize = pageSize
    }

    // MARK: - Intents

    func onAppear() async {
        guard state == .idle else { return }
        await reload()
    }

    func reload() async {
        state = .loading
        let filter = currentFilter
        do {
            let page = try await searcher.routes(matching: filter, page: 1, pageSize: pageSize)
            lastPage = page
            routes = await markingProjects(in: page.routes)
            state = routes.isEmpty ? .empty(term: filter.text) : .loaded
            if !filter.text.isEmpty {
                analytics.track(.searched(term: filter.text, hits: routes.count))
            }
        } catch {
            routes = []
            lastPage = nil
            state = .failed(message: message(for: error))
        }
    }

    func loadNextPageIfNeeded(after route: ClimbRoute) async {
        guard let lastPage, lastPage.hasNext, !isLoadingNextPage, route.id == routes.last?.id else { return }
        isLoadingNextPage = true
        defer { isLoadingNextPage = false }
        let next = lastPage.number + 1
        do {
            let page = try await searcher.routes(matching: currentFilter, page: next, pageSize: pageSize)
            let known = Set(routes.map(\.id))
            routes += await markingProjects(in: page.routes.filter { !known.contains($0.id) })
            self.lastPage = page
        } catch {
            analytics.track(.pageFailed(number: next))
            toast = message(for: error)
        }
    }

    func select(wall: Wall?) async {
        guard wall != selectedWall else { return }
        selectedWall = wall
        analytics.track(.wallSelected(wall))
        debounce?.cancel()
        await reload()
    }

    /// Shows the change at once and takes it back if it could not be saved.
    func toggleProject(_ route: ClimbRoute) async {
        guard let index = routes.firstIndex(where: { $0.id == route.id }) else { return }
        let isOn = !routes[index].isProject
        routes[index].isProject = isOn
        do {
            try await projects.setProject(isOn, routeID: route.id)
            analytics.track(.projectToggled(route.id, isOn: isOn))
        } catch {
            if let index = routes.firstIndex(where: { $0.id == route.id }) {
                routes[index].isProject = !isOn
            }
            toast = "Could not update \(route.name)"
        }
    }

    // MARK: - Helpers

    private var currentFilter: RouteFilter {
        RouteFilter(text: searchText.trimmingCharacters(in: .whitespaces), wall: selectedWall)
    }

    private func scheduleSearch() {
        debounce?.cancel()
        debounce = Task { [weak self, clock] in
            try? await clock.sleep(for: .milliseconds(300))
            guard !Task.isCancelled else { return }
            await self?.reload()
        }
    }

    private func markingProjects(in routes: [ClimbRoute]) async -> [ClimbRoute] {
        let ids = await projects.projectIDs()
        return routes.map { route in
            var route = route
            route.isProject = ids.contains(route.id)
            return route
        }
    }

    private func message(for error: any Error) -> String {
        switch error as? RouteSearchError {
        case .gymClosed(let date?): "Closed until \(date.formatted(.iso8601.year().month().day()))"
        case .gymClosed(nil): "The gym is closed"
        case .unavailable, nil: "Routes could not be loaded"
        }
    }
}
