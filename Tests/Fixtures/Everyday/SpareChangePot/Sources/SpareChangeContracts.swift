import Foundation

protocol BaseViewInput: AnyObject {
    func showLoading()
    func hideLoading()
    func showAlert(title: String, message: String?)
}

extension BaseViewInput {
    func showAlert(title: String) { showAlert(title: title, message: nil) }
}

protocol SpareChangeViewInput: BaseViewInput {
    func display(_ model: SpareChangeViewModel)
    func setMultiplierEnabled(_ enabled: Bool)
}

protocol SpareChangeInteractorInput: AnyObject {
    func obtainPot(accountId: String)
    func saveMultiplier(_ multiplier: Int, forPot potId: String)
    func sweep(_ amount: Decimal, fromPot potId: String, pin: String)
}

protocol SpareChangeInteractorOutput: AnyObject {
    func didObtain(_ pot: Pot, movements: [Movement])
    func didSaveMultiplier(_ multiplier: Int)
    func didSweep(reference: String)
    func didFail(with error: BankError)
}

protocol SpareChangeRouterInput: AnyObject {
    func openPinEntry(reason: String, completion: @escaping (String?) -> Void)
    func closeModule(animated: Bool)
    func openLogin()
}

protocol SpareChangeModuleOutput: AnyObject {
    func spareChangeModule(didSweep amount: Decimal, reference: String)
}

protocol SessionServiceProtocol {
    var isStrongAuthRequired: Bool { get }
    func invalidate()
}

protocol MoneyFormatterProtocol {
    func string(from amount: Decimal, currency: String) -> String
}
