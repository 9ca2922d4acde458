import Foundation

protocol LotView: AnyObject {
    func showLoading(_ isLoading: Bool)
    func show(_ viewModel: LotViewModel)
    func showError(title: String, message: String)
    func showBidError(_ message: String)
    func showBanner(_ text: String)
    func clearBidField()
}

protocol LotInteracting: AnyObject {
    var currentUserID: Int? { get }
    func loadLot(id: String, completion: @escaping (Result<Lot, AuctionError>) -> Void)
    func placeBid(lotID: String, amount: Int, completion: @escaping (Result<Lot, AuctionError>) -> Void)
    func setWatched(_ isWatched: Bool, lotID: String, completion: @escaping (Result<Void, AuctionError>) -> Void)
}

protocol LotRouting: AnyObject {
    func showLogin(completion: @escaping (Bool) -> Void)
    func showPaymentMethods()
    func showSeller(id: Int)
    func confirmBid(text: String, completion: @escaping (Bool) -> Void)
    func close()
}
