import Foundation

protocol CarParkCancellable {
    func cancel()
}

protocol CarParkLoading {
    @discardableResult
    func loadCarParks(
        near coordinate: Coordinate,
        radius: Double,
        completion: @escaping (Result<[CarPark], Error>) -> Void
    ) -> CarParkCancellable
}

protocol LocationProviderDelegate: AnyObject {
    func locationProvider(_ provider: LocationProviding, didUpdate coordinate: Coordinate)
    func locationProvider(_ provider: LocationProviding, didFailWith error: LocationFailure)
}

protocol LocationProviding: AnyObject {
    var delegate: LocationProviderDelegate? { get set }
    func start()
    func stop()
}

protocol FavouritesStoring {
    func favouriteIdentifiers() -> [String]
    func setFavourite(_ isFavourite: Bool, identifier: String)
}

protocol CarParkFinderDelegate: AnyObject {
    func carParkFinder(_ finder: CarParkFinderViewModel, didSelect carPark: CarPark)
    func carParkFinderNeedsLocationPermission(_ finder: CarParkFinderViewModel)
}
