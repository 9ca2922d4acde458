/// Something under way that can be stopped.
protocol Cancelling {
    func cancel()
}

/// What a search for a route gives.
typealias RouteHandler = (Result<Route, any Error>) -> Void

/// A way between two places.
struct Route: Equatable {
    let name: String
    let minutes: Int
}

/// Searches routes, an old one first if there is one.
protocol RouteSearching {
    func routes(
        to place: String, cached: @escaping (Route) -> Void, completion: @escaping RouteHandler
    ) -> (any Cancelling)?
}

/// Finds the way to a place: callbacks instead of `async`, a request that can be cancelled, nested inputs.
final class RouteFinder {
    /// How routes are searched.
    struct Options {
        let avoidsTolls: Bool
        let limit: Int
    }

    private(set) var route: Route?
    private(set) var isStale = false
    private(set) var hasFailed = false

    private let search: any RouteSearching
    private let options: Options
    private let finished: RouteHandler
    private var request: (any Cancelling)? { willSet { request?.cancel() } }

    init(search: any RouteSearching, options: Options, finished: @escaping RouteHandler) {
        self.search = search
        self.options = options
        self.finished = finished
    }

    func find(_ place: String) {
        guard !place.isEmpty, options.limit > 0 else { return }
        request = search.routes(
            to: place,
            cached: { [weak self] old in
                self?.route = old
                self?.isStale = true
            },
            completion: { [weak self] result in
                switch result {
                case .success(let route):
                    self?.route = route
                    self?.isStale = false
                case .failure:
                    self?.hasFailed = true
                }
                self?.finished(result)
            })
    }
}
