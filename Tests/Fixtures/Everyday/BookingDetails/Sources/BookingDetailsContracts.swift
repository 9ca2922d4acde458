import Foundation

struct BookingDetailsViewModel: Equatable {
    let title: String
    let subtitle: String
    let price: String
    let isCallButtonHidden: Bool
}

protocol BookingDetailsViewInput: AnyObject {
    func setLoading(_ isLoading: Bool)
    func configure(with viewModel: BookingDetailsViewModel)
    func setCancelButton(enabled: Bool)
    func showCancelConfirmation(fee: String?)
    func showError(_ message: String, canRetry: Bool)
}

protocol BookingDetailsViewOutput: AnyObject {
    func viewDidLoad()
    func didTapRetry()
    func didTapCall()
    func didTapShowOnMap()
    func didTapCancel()
    func didConfirmCancel()
}

protocol BookingDetailsInteractorInput: AnyObject {
    func fetchBooking(id: String)
    func cancelBooking(id: String, chargingFee: Bool)
}

protocol BookingDetailsInteractorOutput: AnyObject {
    func didFetch(_ booking: Booking)
    func didFailFetching(with error: BookingError)
    func didCancelBooking()
    func didFailCancelling(with error: BookingError)
}

protocol BookingDetailsRouterInput {
    func callHotel(phone: String)
    func showMap(latitude: Double, longitude: Double, title: String)
    func closeModule(animated: Bool)
}

protocol BookingDetailsModuleOutput: AnyObject {
    func bookingDetailsDidCancel(bookingId: String)
}

protocol PriceFormatting {
    func string(from money: Money) -> String
}
