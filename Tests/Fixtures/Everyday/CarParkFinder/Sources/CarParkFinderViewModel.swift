import Foundation

class CarParkFinderViewModel {
    enum State: Equatable {
        case idle
        case locating
        case loading
        case loaded([CarParkRow])
        case empty(String)
        case failed(String)
    }

    struct Filter: Equatable {
        var onlyFree = false
        var onlyChargers = false
        var vehicleHeightCm: Int?

        static let none = Filter()
    }

    // MARK: Outputs

    var onStateChange: ((State) -> Void)?
    var onFavouriteCountChange: ((Int) -> Void)?

    weak var delegate: CarParkFinderDelegate?

    private(set) var state: State = .idle {
        didSet {
            guard state != oldValue else { return }
            onStateChange?(state)
        }
    }

    private(set) var filter = Filter.none

    // MARK: Dependencies

    private let loader: CarParkLoading
    private let location: LocationProviding
    private let favourites: FavouritesStoring
    private let queue: DispatchQueue
    private let minimumMove: Double
    private let maximumRadius: Double

    private var radius = 500.0
    private var coordinate: Coordinate?
    private var carParks: [CarPark] = []
    private var request: CarParkCancellable?
    private var generation = 0

    init(
        loader: CarParkLoading,
        location: LocationProviding,
        favourites: FavouritesStoring,
        queue: DispatchQueue = .main,
        minimumMove: Double = 100,
        maximumRadius: Double = 4_000
    ) {
        self.loader = loader
        self.location = location
        self.favourites = favourites
        self.queue = queue
        self.minimumMove = minimumMove
        self.maximumRadius = maximumRadius
        location.delegate = self
    }

    deinit {
        request?.cancel()
    }

    // MARK: Inputs

    func viewDidAppear() {
        if case .idle = state {
            state = .locating
        }
        onFavouriteCountChange?(favourites.favouriteIdentifiers().count)
        location.start()
    }

    func viewDidDisappear() {
        location.stop()
        request?.cancel()
        request = nil
        if state == .loading || state == .locating {
            state = .idle
        }
    }

    func reload() {
        guard let coordinate = coordinate else {
            state = .locating
            location.start()
            return
        }
        load(around: coordinate)
    }

    func widenSearch() {
        guard let coordinate = coordinate, radius < maximumRadius else { return }
        radius = min(radius * 2, maximumRadius)
        load(around: coordinate)
    }

    func apply(_ newFilter: Filter) {
        guard newFilter != filter else { return }
        filter = newFilter
        switch state {
        case .loaded, .empty:
            publish()
        default:
            break
        }
    }

    func toggleFavourite(identifier: String) {
        let isFavourite = favourites.favouriteIdentifiers().contains(identifier)
        favourites.setFavourite(!isFavourite, identifier: identifier)
        onFavouriteCountChange?(favourites.favouriteIdentifiers().count)
        if case .loaded = state {
            publish()
        }
    }

    func select(identifier: String) {
        guard let carPark = carParks.first(where: { $0.identifier == identifier }) else { return }
        location.stop()
        delegate?.carParkFinder(self, didSelect: carPark)
    }

    // MARK: Private

    private func load(around coordinate: Coordinate) {
        request?.cancel()
        generation += 1
        let current = generation
        state = .loading
        request = loader.loadCarParks(near: coordinate, radius: radius) { [weak self] result in
            guard let self = self else { return }
            self.queue.async {
                guard current == self.generation else { return }
                self.request = nil
                self.handle(result)
            }
        }
    }

    private func handle(_ result: Result<[CarPark], Error>) {
        switch result {
        case .success(let carParks):
            self.carParks = carParks
            publish()
        case .failure(let error):
            if let failure = error as? CarParkFailure, failure == .noConnection {
                state = .failed("You're offline. Car parks can't be loaded.")
            } else {
                state = .failed("Car parks can't be loaded right now.")
            }
        }
    }

    private func publish() {
        guard let here = coordinate else { return }
        let starred = Set(favourites.favouriteIdentifiers())
        let rows =
            carParks
            .filter(matchesFilter)
            .sorted { lhs, rhs in
                let left = starred.contains(lhs.identifier)
                let right = starred.contains(rhs.identifier)
                if left != right { return left }
                return here.distance(to: lhs.coordinate) < here.distance(to: rhs.coordinate)
            }
            .map { row(for: $0, from: here, isFavourite: starred.contains($0.identifier)) }
        if rows.isEmpty {
            let text = filter == .none ? "No car parks nearby" : "No car park matches your filter"
            state = .empty(text)
        } else {
            state = .loaded(rows)
        }
    }

    private func matchesFilter(_ carPark: CarPark) -> Bool {
        if filter.onlyFree && carPark.freeSpaces == 0 { return false }
        if filter.onlyChargers && !carPark.hasChargers { return false }
        if let height = filter.vehicleHeightCm, let limit = carPark.maxHeightCm, height > limit { return false }
        return true
    }

    private func row(for carPark: CarPark, from here: Coordinate, isFavourite: Bool) -> CarParkRow {
        let metres = Int(here.distance(to: carPark.coordinate) / 10) * 10
        let distance = metres < 1_000 ? "\(metres) m" : "\(metres / 1_000).\(metres % 1_000 / 100) km"
        let spaces: String
        switch carPark.freeSpaces {
        case 0: spaces = "Full"
        case 1: spaces = "1 space"
        default: spaces = "\(carPark.freeSpaces) spaces"
        }
        return CarParkRow(
            identifier: carPark.identifier,
            title: carPark.name,
            subtitle: distance + " · " + spaces,
            isFavourite: isFavourite
        )
    }
}

// MARK: - LocationProviderDelegate

extension CarParkFinderViewModel: LocationProviderDelegate {
    func locationProvider(_ provider: LocationProviding, didUpdate coordinate: Coordinate) {
        if let last = self.coordinate, last.distance(to: coordinate) < minimumMove, state != .locating {
            return
        }
        self.coordinate = coordinate
        load(around: coordinate)
    }

    func locationProvider(_ provider: LocationProviding, didFailWith error: LocationFailure) {
        switch error {
        case .denied:
            provider.stop()
            state = .failed("Allow access to your location to find car parks.")
            delegate?.carParkFinderNeedsLocationPermission(self)
        case .unavailable:
            guard coordinate == nil else { return }
            state = .failed("Your location isn't available.")
        }
    }
}
