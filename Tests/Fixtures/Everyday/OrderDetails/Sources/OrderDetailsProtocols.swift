import Foundation

protocol OrderDetailsViewProtocol: AnyObject {
    func showLoading()
    func hideLoading()
    func show(_ viewModel: OrderDetailsContent)
    func showError(title: String, message: String)
    func setCancelButton(enabled: Bool)
}

protocol OrderDetailsPresenterProtocol: AnyObject {
    func viewDidLoad()
    func didTapCancel()
    func didTapTrack()
    func didTapItem(at index: Int)
    func didTapRetry()
}

protocol OrderDetailsInteractorProtocol: AnyObject {
    func fetchOrder(id: String, completion: @escaping (Result<Order, OrderError>) -> Void)
    func cancelOrder(id: String, reason: String, completion: @escaping (Result<Void, OrderError>) -> Void)
}

protocol OrderDetailsRouterProtocol: AnyObject {
    func openTracking(number: String)
    func openProduct(id: String)
    func close()
    func askForConfirmation(message: String, onConfirm: @escaping () -> Void)
}
