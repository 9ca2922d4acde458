import Foundation

class BasePresenter: NSObject {
    weak var baseView: BaseViewInput?
    private var activeRequests = 0

    func beginRequest() {
        activeRequests += 1
        if activeRequests == 1 { baseView?.showLoading() }
    }

    func endRequest() {
        guard activeRequests > 0 else { return }
        activeRequests -= 1
        if activeRequests == 0 { baseView?.hideLoading() }
    }

    func handle(_ error: BankError) {
        endRequest()
        switch error {
        case .business(_, let text):
            baseView?.showAlert(title: "Request declined", message: text)
        case .network:
            baseView?.showAlert(title: "No connection")
        case .sessionExpired, .wrongPin:
            break
        }
    }
}

final class SpareChangePresenter: BasePresenter {
    var interactor: SpareChangeInteractorInput!
    var router: SpareChangeRouterInput!
    weak var moduleOutput: SpareChangeModuleOutput?

    private var view: SpareChangeViewInput? { baseView as? SpareChangeViewInput }
    private let accountId: String
    private let session: SessionServiceProtocol
    private let formatter: MoneyFormatterProtocol
    private let multipliers = [1, 2, 5, 10]

    private var pot: Pot?
    private var movements = [Movement]()
    private var multiplier: Int?
    private var pendingAmount: Decimal?

    init(accountId: String, session: SessionServiceProtocol, formatter: MoneyFormatterProtocol) {
        self.accountId = accountId
        self.session = session
        self.formatter = formatter
        super.init()
    }

    override func handle(_ error: BankError) {
        super.handle(error)
        pendingAmount = nil
        switch error {
        case .sessionExpired:
            session.invalidate()
            router.openLogin()
        case .wrongPin(let attemptsLeft) where attemptsLeft > 0:
            view?.showAlert(title: "Wrong PIN", message: "\(attemptsLeft) attempts left")
        case .wrongPin:
            router.closeModule(animated: true)
        default:
            view?.setMultiplierEnabled(pot?.isFrozen == false)
        }
    }

    private func requestSweep(from pot: Pot, pin: String) {
        pendingAmount = pot.balance
        beginRequest()
        interactor.sweep(pot.balance, fromPot: pot.id, pin: pin)
    }

    private func render() {
        guard let pot = pot else { return }
        let rows = movements.map { movement -> SpareChangeViewModel.Row in
            let rest = movement.purchase.roundUpRest * Decimal(pot.multiplier)
            return .init(title: movement.merchant ?? "Card purchase", amount: "+" + formatter.string(from: rest, currency: pot.currency))
        }
        view?.display(SpareChangeViewModel(
            balance: formatter.string(from: pot.balance, currency: pot.currency),
            selectedMultiplier: multiplier.flatMap { multipliers.firstIndex(of: $0) },
            rows: rows,
            isSweepAvailable: pot.balance > 0 && !pot.isFrozen
        ))
    }
}

extension SpareChangePresenter {
    func viewDidLoad() {
        beginRequest()
        view?.setMultiplierEnabled(false)
        interactor.obtainPot(accountId: accountId)
    }

    func didSelectMultiplier(at index: Int) {
        guard let pot = pot, multipliers.indices.contains(index) else { return }
        let selected = multipliers[index]
        guard selected != multiplier else { return }
        beginRequest()
        view?.setMultiplierEnabled(false)
        interactor.saveMultiplier(selected, forPot: pot.id)
    }

    func didTapSweep() {
        guard let pot = pot, pot.balance > 0, pendingAmount == nil else { return }
        guard session.isStrongAuthRequired else { return requestSweep(from: pot, pin: "") }
        let amount = formatter.string(from: pot.balance, currency: pot.currency)
        router.openPinEntry(reason: "Move \(amount) to your account") { [weak self] pin in
            guard let self = self, let pin = pin, pin.count == 4 else { return }
            self.requestSweep(from: pot, pin: pin)
        }
    }
}

extension SpareChangePresenter: SpareChangeInteractorOutput {
    func didObtain(_ pot: Pot, movements: [Movement]) {
        endRequest()
        self.pot = pot
        self.multiplier = pot.multiplier
        self.movements = movements.sorted { $0.bookedOn > $1.bookedOn }
        view?.setMultiplierEnabled(!pot.isFrozen)
        render()
    }

    func didSaveMultiplier(_ multiplier: Int) {
        endRequest()
        self.multiplier = multiplier
        view?.setMultiplierEnabled(true)
        render()
    }

    func didSweep(reference: String) {
        endRequest()
        guard let amount = pendingAmount else { return }
        pendingAmount = nil
        moduleOutput?.spareChangeModule(didSweep: amount, reference: reference)
        router.closeModule(animated: true)
    }

    func didFail(with error: BankError) { handle(error) }
}
