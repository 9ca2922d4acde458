import Foundation

enum RoomListFilter: Int, CaseIterable, Hashable, Sendable {
    case unreads
    case people
    case rooms
    case favourites
    case invites

    var incompatibleFilters: Set<RoomListFilter> {
        switch self {
        case .unreads:
            return [.invites]
        case .people:
            return [.rooms, .invites]
        case .rooms:
            return [.people, .invites]
        case .favourites:
            return [.invites]
        case .invites:
            return [.unreads, .people, .rooms, .favourites]
        }
    }
}

struct RoomListFiltersState: Equatable {
    /// Kept in activation order, the filter bar shows the active ones first.
    private(set) var activeFilters: [RoomListFilter] = []

    var isFiltering: Bool {
        !activeFilters.isEmpty
    }

    var availableFilters: [RoomListFilter] {
        let excluded = activeFilters.reduce(into: Set(activeFilters)) { partialResult, filter in
            partialResult.formUnion(filter.incompatibleFilters)
        }
        return RoomListFilter.allCases.filter { !excluded.contains($0) }
    }

    func isActive(_ filter: RoomListFilter) -> Bool {
        activeFilters.contains(filter)
    }

    /// Returns false when the filter can't be combined with the ones already active.
    @discardableResult
    mutating func activate(_ filter: RoomListFilter) -> Bool {
        guard availableFilters.contains(filter) else { return false }
        activeFilters.append(filter)
        return true
    }

    mutating func deactivate(_ filter: RoomListFilter) {
        activeFilters.removeAll { $0 == filter }
    }

    mutating func clear() {
        activeFilters.removeAll()
    }
}
