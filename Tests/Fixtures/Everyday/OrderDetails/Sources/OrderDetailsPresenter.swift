import Foundation

final class OrderDetailsPresenter: OrderDetailsPresenterProtocol {

    weak var view: OrderDetailsViewProtocol?

    private let interactor: OrderDetailsInteractorProtocol
    private let router: OrderDetailsRouterProtocol
    private let orderID: String
    private var order: Order?

    init(
        view: OrderDetailsViewProtocol,
        interactor: OrderDetailsInteractorProtocol,
        router: OrderDetailsRouterProtocol,
        orderID: String
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.orderID = orderID
    }

    // MARK: - OrderDetailsPresenterProtocol

    func viewDidLoad() {
        loadOrder()
    }

    func didTapRetry() {
        loadOrder()
    }

    func didTapTrack() {
        guard let number = order?.trackingNumber else {
            view?.showError(title: "Tracking", message: "This order has not been shipped yet.")
            return
        }
        router.openTracking(number: number)
    }

    func didTapItem(at index: Int) {
        guard let order, index < order.lines.count else { return }
        router.openProduct(id: order.lines[index].productID)
    }

    func didTapCancel() {
        guard let order, canCancel(order) else { return }
        router.askForConfirmation(message: "Cancel order \(order.id)?") { [weak self] in
            self?.cancelOrder(order)
        }
    }

    // MARK: - Private

    private func loadOrder() {
        view?.showLoading()
        interactor.fetchOrder(id: orderID) { [weak self] result in
            guard let self else { return }
            self.view?.hideLoading()
            switch result {
            case .success(let order):
                self.display(order)
            case .failure(let error):
                self.display(error)
            }
        }
    }

    private func cancelOrder(_ order: Order) {
        view?.showLoading()
        interactor.cancelOrder(id: order.id, reason: "customer") { [weak self] result in
            self?.view?.hideLoading()
            switch result {
            case .success:
                self?.router.close()
            case .failure(let error):
                self?.display(error)
            }
        }
    }

    private func display(_ order: Order) {
        self.order = order
        let total = order.lines.reduce(0) { $0 + $1.cents * $1.quantity }
        view?.show(
            OrderDetailsContent(
                title: "Order #\(order.id)",
                statusText: order.status.rawValue.capitalized,
                rows: order.lines.map { "\($0.quantity) x \($0.name)" },
                totalText: "\(total / 100) EUR",
                showsTracking: order.trackingNumber != nil
            )
        )
        view?.setCancelButton(enabled: canCancel(order))
    }

    private func display(_ error: OrderError) {
        switch error {
        case .notFound:
            view?.showError(title: "Not found", message: "We could not find this order.")
            router.close()
        case .noConnection:
            view?.showError(title: "Offline", message: "Check your connection and try again.")
        case .notCancellable:
            view?.showError(title: "Too late", message: "This order can no longer be cancelled.")
            view?.setCancelButton(enabled: false)
        }
    }

    private func canCancel(_ order: Order) -> Bool {
        order.status == .pending || order.status == .paid
    }
}
