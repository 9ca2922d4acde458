import Foundation

final class BookingDetailsPresenter {
    weak var view: BookingDetailsViewInput?
    weak var moduleOutput: BookingDetailsModuleOutput?
    var interactor: BookingDetailsInteractorInput!
    var router: BookingDetailsRouterInput!

    private let bookingId: String
    private let priceFormatter: PriceFormatting
    private let now: () -> Date
    private(set) var booking: Booking?
    private var isCancelling = false

    init(bookingId: String, priceFormatter: PriceFormatting, now: @escaping () -> Date = Date.init) {
        self.bookingId = bookingId
        self.priceFormatter = priceFormatter
        self.now = now
    }

    private func load() {
        view?.setLoading(true)
        interactor.fetchBooking(id: bookingId)
    }

    private func isFreeOfCharge(_ booking: Booking) -> Bool {
        let deadline = booking.checkIn.addingTimeInterval(-Double(booking.cancellation.freeUntilHours) * 3600)
        return now() <= deadline
    }

    private func canCancel(_ booking: Booking) -> Bool {
        switch booking.status {
        case .confirmed, .pending:
            return booking.checkIn > now()
        case .cancelled, .completed:
            return false
        }
    }

    private func render(_ booking: Booking) {
        let nights = booking.nights == 1 ? "1 night" : "\(booking.nights) nights"
        view?.configure(
            with: BookingDetailsViewModel(
                title: booking.hotel.name,
                subtitle: booking.status == .cancelled ? "Cancelled" : nights,
                price: priceFormatter.string(from: booking.total),
                isCallButtonHidden: booking.hotel.phone == nil
            ))
        view?.setCancelButton(enabled: canCancel(booking))
    }
}

// MARK: - BookingDetailsViewOutput

extension BookingDetailsPresenter: BookingDetailsViewOutput {
    func viewDidLoad() {
        view?.setCancelButton(enabled: false)
        load()
    }

    func didTapRetry() {
        load()
    }

    func didTapCall() {
        guard let phone = booking?.hotel.phone else { return }
        router.callHotel(phone: phone.filter { !$0.isWhitespace })
    }

    func didTapShowOnMap() {
        guard let hotel = booking?.hotel else { return }
        router.showMap(latitude: hotel.latitude, longitude: hotel.longitude, title: hotel.name)
    }

    func didTapCancel() {
        guard let booking = booking, canCancel(booking) else { return }
        let fee = isFreeOfCharge(booking) ? nil : priceFormatter.string(from: booking.cancellation.fee)
        view?.showCancelConfirmation(fee: fee)
    }

    func didConfirmCancel() {
        guard let booking = booking, !isCancelling else { return }
        isCancelling = true
        view?.setLoading(true)
        interactor.cancelBooking(id: booking.id, chargingFee: !isFreeOfCharge(booking))
    }
}

// MARK: - BookingDetailsInteractorOutput

extension BookingDetailsPresenter: BookingDetailsInteractorOutput {
    func didFetch(_ booking: Booking) {
        self.booking = booking
        view?.setLoading(false)
        render(booking)
    }

    func didFailFetching(with error: BookingError) {
        view?.setLoading(false)
        switch error {
        case .notFound:
            router.closeModule(animated: false)
        case .noConnection:
            view?.showError("Check your internet connection", canRetry: true)
        case .server(let code):
            view?.showError("Something went wrong (\(code))", canRetry: code >= 500)
        case .alreadyCancelled:
            view?.showError("This booking is no longer available", canRetry: false)
        }
    }

    func didCancelBooking() {
        isCancelling = false
        view?.setLoading(false)
        booking?.status = .cancelled
        moduleOutput?.bookingDetailsDidCancel(bookingId: bookingId)
        router.closeModule(animated: true)
    }

    func didFailCancelling(with error: BookingError) {
        isCancelling = false
        view?.setLoading(false)
        if error == .alreadyCancelled {
            booking?.status = .cancelled
            booking.map(render)
        } else {
            view?.showError("We couldn't cancel your booking", canRetry: false)
        }
    }
}
