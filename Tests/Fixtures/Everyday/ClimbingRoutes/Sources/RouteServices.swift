import Foundation

protocol RouteSearching: Sendable {
    func routes(matching filter: RouteFilter, page: Int, pageSize: Int) async throws -> RoutePage
}

protocol ProjectStoring: Sendable {
    func projectIDs() async -> Set<UUID>
    func setProject(_ isProject: Bool, routeID: UUID) async throws
}

enum RouteEvent: Equatable, Sendable {
    case searched(term: String, hits: Int)
    case wallSelected(Wall?)
    case projectToggled(UUID, isOn: Bool)
    case pageFailed(number: Int)
}

protocol RouteAnalytics: Sendable {
    func track(_ event: RouteEvent)
}

enum RouteSearchError: Error, Equatable {
    case gymClosed(reopens: Date?)
    case unavailable
}
