import Foundation

protocol AppointmentListPresenting: AnyObject {
    func viewDidLoad()
    func didPullToRefresh()
    func didSelectRow(at index: Int)
    func didTapCheckIn(at index: Int)
    func didTapClose()
}

final class AppointmentListPresenter {
    weak var view: AppointmentListView?

    private let clinicID: Int
    private let interactor: AppointmentListInteracting
    private let router: AppointmentListRouting
    private let lowStockLimit: Int

    private var appointments: [Appointment] = []
    private var isLoading = false

    init(
        clinicID: Int,
        interactor: AppointmentListInteracting,
        router: AppointmentListRouting,
        lowStockLimit: Int = 5
    ) {
        self.clinicID = clinicID
        self.interactor = interactor
        self.router = router
        self.lowStockLimit = lowStockLimit
    }
}

// MARK: - AppointmentListPresenting

extension AppointmentListPresenter: AppointmentListPresenting {
    func viewDidLoad() {
        load()
        interactor.stock(clinicID: clinicID) { [weak self] in self?.present(stock: $0) }
    }

    func didPullToRefresh() {
        load()
    }

    func didSelectRow(at index: Int) {
        guard appointments.indices.contains(index) else { return }
        let appointment = appointments[index]
        if appointment.status == .noShow {
            router.openCall(toPatientNamed: appointment.patientName)
        } else {
            router.openDetails(of: appointment)
        }
    }

    func didTapCheckIn(at index: Int) {
        guard appointments.indices.contains(index), appointments[index].status == .booked else { return }
        interactor.checkIn(appointmentID: appointments[index].id) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let updated):
                guard let position = appointments.firstIndex(where: { $0.id == updated.id }) else { return }
                appointments[position] = updated
                view?.reloadRow(at: position, with: makeRow(updated))
            case .failure(let error):
                present(error, canRetry: false)
            }
        }
    }

    func didTapClose() {
        router.close()
    }
}

// MARK: - Private

extension AppointmentListPresenter {
    fileprivate func load() {
        guard !isLoading else { return }
        isLoading = true
        view?.setLoading(true)
        interactor.loadAppointments(clinicID: clinicID) { [weak self] result in
            guard let self else { return }
            isLoading = false
            view?.setLoading(false)
            switch result {
            case .success(let loaded):
                appointments = loaded.sorted { $0.slot < $1.slot }
                if appointments.isEmpty {
                    view?.showEmpty(message: "No appointments today")
                } else {
                    view?.show(rows: appointments.map(makeRow))
                }
            case .failure(let error):
                present(error, canRetry: true)
            }
        }
    }

    fileprivate func present(_ error: ClinicError, canRetry: Bool) {
        switch error {
        case .offline:
            view?.showError(title: "No connection", message: "Check the network and try again.", canRetry: canRetry)
        case .slotTaken(let name):
            view?.showError(title: "Slot taken", message: "\(name) was checked in for this slot.", canRetry: false)
        case .notFound:
            view?.showError(title: "Not found", message: "The appointment was cancelled.", canRetry: canRetry)
        }
    }

    fileprivate func present(stock: [StockEntry]) {
        let low = stock.filter { $0.dosesLeft < lowStockLimit }.map(\.vaccineName).sorted()
        view?.showStockWarning(low.isEmpty ? nil : "Running low: " + low.joined(separator: ", "))
    }

    fileprivate func makeRow(_ appointment: Appointment) -> AppointmentRow {
        let doses = appointment.vaccine.dosesRequired
        let detail: String
        switch appointment.status {
        case .booked: detail = doses > 1 ? "\(appointment.vaccine.name), \(doses) doses" : appointment.vaccine.name
        case .checkedIn: detail = "Waiting"
        case .vaccinated: detail = "Done"
        case .noShow: detail = "Did not come"
        }
        return AppointmentRow(
            title: appointment.patientName, detail: detail, isActionEnabled: appointment.status == .booked)
    }
}
