import Foundation

final class SailingsPresenter {
    private enum Constants {
        static let carLengthMeters = 5
        static let lowSpaceThreshold = 25
        static let maxDaysAhead = 30
    }

    weak var view: SailingsViewProtocol?

    private let interactor: SailingsInteractorProtocol
    private let wireframe: SailingsWireframeProtocol
    private let routeCode: String
    private let calendar: Calendar
    private let now: () -> Date

    private var sailings: [Sailing] = []
    private var selectedDay: Date
    private var isFavorite = false
    private var requestNumber = 0

    var travelsWithCar = false {
        didSet {
            guard travelsWithCar != oldValue else { return }
            render()
        }
    }

    init(
        interactor: SailingsInteractorProtocol,
        wireframe: SailingsWireframeProtocol,
        routeCode: String,
        calendar: Calendar = .current,
        now: @escaping () -> Date = Date.init
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.routeCode = routeCode
        self.calendar = calendar
        self.now = now
        self.selectedDay = calendar.startOfDay(for: now())
    }

    // MARK: - View events

    func viewDidLoad() {
        isFavorite = interactor.isFavorite(routeCode: routeCode)
        view?.updateFavorite(isFavorite: isFavorite)
        reload()
    }

    func didTapRetry() {
        reload()
    }

    func didTapNextDay() {
        moveDay(by: 1)
    }

    func didTapPreviousDay() {
        moveDay(by: -1)
    }

    func didSelectSailing(at index: Int) {
        let visible = visibleSailings
        guard visible.indices.contains(index) else { return }
        let sailing = visible[index]
        if sailing.isCancelled {
            wireframe.presentAlternatives(routeCode: routeCode, day: selectedDay)
        } else if hasSpace(on: sailing) {
            wireframe.presentBooking(sailingID: sailing.identifier, needsCarSpace: travelsWithCar)
        } else {
            view?.displayError(
                title: "Car deck full",
                message: "There is no space left for your car on the \(timeText(sailing.departure)) sailing.",
                canRetry: false
            )
        }
    }

    func didTapFavorite() {
        let previous = isFavorite
        isFavorite.toggle()
        view?.updateFavorite(isFavorite: isFavorite)
        interactor.setFavorite(isFavorite, routeCode: routeCode) { [weak self] result in
            guard let self, case .failure(let error) = result else { return }
            self.isFavorite = previous
            self.view?.updateFavorite(isFavorite: previous)
            self.show(error, canRetry: false)
        }
    }

    func didTapClose() {
        wireframe.dismiss()
    }

    // MARK: - Loading

    private func moveDay(by value: Int) {
        let today = calendar.startOfDay(for: now())
        guard
            let day = calendar.date(byAdding: .day, value: value, to: selectedDay),
            let lastDay = calendar.date(byAdding: .day, value: Constants.maxDaysAhead, to: today),
            day >= today, day <= lastDay
        else { return }
        selectedDay = day
        reload()
    }

    private func reload() {
        requestNumber += 1
        let current = requestNumber
        view?.display(title: dayTitle(selectedDay))
        view?.showLoading()
        interactor.fetchSailings(routeCode: routeCode, on: selectedDay) { [weak self] result in
            // A newer request (the user changed the day) supersedes this one.
            guard let self, current == self.requestNumber else { return }
            self.view?.hideLoading()
            switch result {
            case .success(let sailings):
                self.sailings = sailings.sorted { $0.departure < $1.departure }
                self.render()
            case .failure(let error):
                self.sailings = []
                self.show(error, canRetry: true)
            }
        }
    }

    private var visibleSailings: [Sailing] {
        sailings.filter { $0.expectedDeparture > now() }
    }

    private func render() {
        let visible = visibleSailings
        guard !visible.isEmpty else {
            let message = sailings.isEmpty ? "No sailings on this day." : "All sailings have departed."
            view?.displayEmpty(message: message)
            return
        }
        view?.display(sailings: visible.map(makeViewModel))
    }

    private func show(_ error: SailingsError, canRetry: Bool) {
        switch error {
        case .noConnection:
            view?.displayError(title: "No connection", message: "Check your network settings.", canRetry: canRetry)
        case .routeSuspended(let until):
            view?.displayError(title: "Route suspended", message: "Service resumes \(until).", canRetry: false)
        case .unknown:
            view?.displayError(title: "Oops", message: "Please try again later.", canRetry: canRetry)
        }
    }
}

// MARK: - Formatting

extension SailingsPresenter {
    fileprivate func hasSpace(on sailing: Sailing) -> Bool {
        !travelsWithCar || sailing.carDeckFreeMeters >= Constants.carLengthMeters
    }

    fileprivate func makeViewModel(_ sailing: Sailing) -> SailingViewModel {
        let status: (text: String?, badge: SailingViewModel.Badge)
        switch sailing.status {
        case .cancelled(let reason):
            status = (reason.map { "Cancelled: \($0)" } ?? "Cancelled", .cancelled)
        case .delayed(let minutes):
            status = ("Delayed \(minutes) min, now \(timeText(sailing.expectedDeparture))", .delayed)
        case .onTime where travelsWithCar && sailing.carDeckFreeMeters < Constants.lowSpaceThreshold:
            status = ("\(sailing.carDeckFreeMeters / Constants.carLengthMeters) car spaces left", .lastSeats)
        case .onTime:
            status = (nil, .none)
        }
        return SailingViewModel(
            identifier: sailing.identifier,
            timeText: "\(timeText(sailing.departure)) – \(timeText(sailing.arrival))",
            durationText: durationText(sailing.crossingMinutes),
            vesselText: "\(sailing.vesselName) · \(sailing.origin) → \(sailing.destination)",
            priceText: sailing.lowestFare == 0 ? "Free" : "from £\(sailing.lowestFare)",
            statusText: status.text,
            badge: status.badge,
            isSelectable: !sailing.isCancelled && hasSpace(on: sailing)
        )
    }

    fileprivate func durationText(_ minutes: Int) -> String {
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        if hours == 0 { return "\(rest) min" }
        return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
    }

    fileprivate func timeText(_ date: Date) -> String {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        return String(format: "%02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
    }

    fileprivate func dayTitle(_ day: Date) -> String {
        let today = calendar.startOfDay(for: now())
        switch calendar.dateComponents([.day], from: today, to: day).day {
        case 0: return "Today"
        case 1: return "Tomorrow"
        default:
            let parts = calendar.dateComponents([.day, .month], from: day)
            return "\(parts.day ?? 0)/\(parts.month ?? 0)"
        }
    }
}
