import Foundation

final class FerryDepartureBoardPresenter {
    weak var view: FerryDepartureBoardView?

    private let terminalID: String
    private let terminalName: String
    private let interactor: FerryDepartureBoardInteracting
    private let router: FerryDepartureBoardRouting
    private let mapper: FerryDepartureMapper
    private let now: () -> Date

    private var departures: [FerryDeparture] = []
    private var query = ""
    private var isFetching = false
    private var hasLoaded = false
    private var reminders: Set<String> = []

    private let reminderLead: TimeInterval = 20 * 60

    init(
        terminalID: String, terminalName: String, interactor: FerryDepartureBoardInteracting,
        router: FerryDepartureBoardRouting, mapper: FerryDepartureMapper, now: @escaping () -> Date = Date.init
    ) {
        self.terminalID = terminalID
        self.terminalName = terminalName
        self.interactor = interactor
        self.router = router
        self.mapper = mapper
        self.now = now
    }

    func viewDidLoad() {
        view?.show(title: terminalName)
        fetch(ignoringCache: false, showsSpinner: true)
    }

    func didPullToRefresh() {
        guard !isFetching else {
            view?.endRefreshing()
            return
        }
        fetch(ignoringCache: true, showsSpinner: false)
    }

    func didTapRetry() {
        fetch(ignoringCache: true, showsSpinner: true)
    }

    func didChangeSearch(_ text: String) {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        guard trimmed != query else { return }
        query = trimmed
        guard hasLoaded else { return }
        render()
    }

    func didSelectDeparture(id: String) {
        guard let departure = departures.first(where: { $0.id == id }) else { return }
        guard departure.expectedAt > now() else { return }
        if departure.isCancelled {
            router.openAlternatives(to: departure.destination, excluding: departure.id)
        } else {
            router.openDeparture(departure)
        }
    }

    func didTapReminder(id: String) {
        guard let departure = departures.first(where: { $0.id == id }), !departure.isCancelled else { return }
        guard !reminders.contains(id) else { return }
        let date = departure.expectedAt.addingTimeInterval(-reminderLead)
        guard date > now() else {
            view?.showToast("Too late for a reminder")
            return
        }
        reminders.insert(id)
        interactor.setReminder(departureID: id, at: date) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success:
                self.view?.showToast("We'll remind you at \(self.mapper.time(date))")
            case .failure:
                self.reminders.remove(id)
                self.view?.showToast("Couldn't set the reminder")
            }
        }
    }

    private func fetch(ignoringCache: Bool, showsSpinner: Bool) {
        guard !isFetching else { return }
        isFetching = true
        if showsSpinner { view?.showLoading(true) }
        interactor.fetchDepartures(terminalID: terminalID, ignoringCache: ignoringCache) { [weak self] result in
            guard let self else { return }
            self.isFetching = false
            showsSpinner ? self.view?.showLoading(false) : self.view?.endRefreshing()
            switch result {
            case .success(let departures):
                self.departures = departures
                self.hasLoaded = true
                self.render()
            case .failure(let error):
                self.handle(error)
            }
        }
    }

    private func handle(_ error: Error) {
        guard departures.isEmpty else {
            view?.showToast("Couldn't update departures")
            return
        }
        switch error as? FerryBoardError {
        case .noConnection:
            view?.showError(message: "Check your connection and try again.", retryTitle: "Retry")
        case .terminalClosed(let reopensAt):
            let suffix = reopensAt.map { " It reopens at \(mapper.time($0))." } ?? ""
            view?.showError(message: "\(terminalName) is closed.\(suffix)", retryTitle: nil)
        case .server(let code) where code >= 500:
            view?.showError(message: "The timetable service is down (\(code)).", retryTitle: "Retry")
        case .server, nil:
            view?.showError(message: "Departures are not available.", retryTitle: "Retry")
        }
    }

    private func render() {
        let current = now()
        let upcoming = departures.filter { $0.expectedAt >= current || $0.isCancelled }
        let visible = upcoming.filter(matchesQuery)
        if !visible.isEmpty {
            view?.show(sections: mapper.sections(from: visible, now: current))
        } else if upcoming.isEmpty {
            view?.showEmpty(title: "No departures", message: "There are no more ferries from \(terminalName).")
        } else {
            view?.showEmpty(title: "No results", message: "Nothing matches “\(query)”.")
        }
    }

    private func matchesQuery(_ departure: FerryDeparture) -> Bool {
        guard !query.isEmpty else { return true }
        return [departure.destination, departure.vesselName].contains {
            $0.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
    }
}
