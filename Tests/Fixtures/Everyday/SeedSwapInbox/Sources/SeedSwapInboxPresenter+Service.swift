import Foundation

extension SeedSwapInboxPresenter: SwapOfferServiceDelegate {
    func swapService(_ service: SwapOfferService, didReceive offers: [SwapOffer]) {
        let newestFirst = offers.sorted { $0.postedAt > $1.postedAt }
        show(newestFirst.map(row(for:)))
    }

    func swapService(_ service: SwapOfferService, didFailWith error: NSError) {
        giveUp()
        guard error.code != NSURLErrorCancelled else { return }
        view?.showAlert(title: "No offers", message: error.userInfo["hint"] as? String)
    }

    func swapServiceShouldRetry(_ service: SwapOfferService, attempt: Int) -> Bool {
        attempt < 3
    }
}
