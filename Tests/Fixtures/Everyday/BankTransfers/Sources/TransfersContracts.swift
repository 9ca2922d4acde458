import Foundation

protocol TransfersViewInput: AnyObject {
    func setTitle(_ title: String)
    func setLoading(_ loading: Bool)
    func show(_ rows: [TransferRow])
    func showPlaceholder(_ text: String)
    func showToast(_ text: String)
    func shake()
}

protocol TransfersViewOutput: AnyObject {
    func viewDidLoad()
    func viewWillAppear()
    func didPullToRefresh()
    func didChangeFilter(to index: Int)
    func didSelectRow(_ id: Int)
    func didSwipeToCancel(_ id: Int)
}

protocol TransfersInteractorInput: AnyObject {
    func fetchTransfers(of iban: String)
    func dropCache()
    func cancel(_ id: Int)
}

protocol TransfersInteractorOutput: AnyObject {
    func didFetch(_ fetched: [Transfer])
    func didFail(with error: TransfersFailure)
    func didCancel(_ id: Int)
}

protocol TransfersRouterInput {
    func openDetails(of transfer: Transfer)
    func openSupport(about id: Int)
    func askForConfirmation(_ question: String, completion: @escaping (Bool) -> Void)
}

protocol TransfersModuleOutput: AnyObject {
    func transfersNeedSignIn()
    func transfersDidCancel(_ id: Int)
}

protocol AmountFormatting {
    func string(cents: Int, currency: String) -> String
}
