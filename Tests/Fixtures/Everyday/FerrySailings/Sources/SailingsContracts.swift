import Foundation

protocol SailingsViewProtocol: AnyObject {
    func showLoading()
    func hideLoading()
    func display(title: String)
    func display(sailings: [SailingViewModel])
    func displayEmpty(message: String)
    func displayError(title: String, message: String, canRetry: Bool)
    func updateFavorite(isFavorite: Bool)
}

protocol SailingsInteractorProtocol {
    func fetchSailings(
        routeCode: String,
        on day: Date,
        completion: @escaping (Result<[Sailing], SailingsError>) -> Void
    )
    func isFavorite(routeCode: String) -> Bool
    func setFavorite(_ favorite: Bool, routeCode: String, completion: @escaping (Result<Void, SailingsError>) -> Void)
}

protocol SailingsWireframeProtocol {
    func presentBooking(sailingID: String, needsCarSpace: Bool)
    func presentAlternatives(routeCode: String, day: Date)
    func dismiss()
}
