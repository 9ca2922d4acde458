import Foundation

final class LessonBookingPresenter {

    weak var view: LessonBookingViewInput?

    private let interactor: LessonBookingInteractorInput
    private let router: LessonBookingRouterInput
    private let teacherIdentifier: String

    private var teacher: Teacher?
    private var slots: [LessonSlot] = []
    private var selectedSlot: LessonSlot? {
        didSet { updateBookButton() }
    }
    private var instrument: Instrument = .acoustic
    private var isBooking = false

    init(
        teacherIdentifier: String,
        interactor: LessonBookingInteractorInput,
        router: LessonBookingRouterInput
    ) {
        self.teacherIdentifier = teacherIdentifier
        self.interactor = interactor
        self.router = router
    }

    private func reloadSlots() {
        view?.setLoading(true)
        interactor.loadSlots(teacherIdentifier: teacherIdentifier, instrument: instrument)
    }

    private func price(of slot: LessonSlot) -> String {
        guard let teacher = teacher else { return "–" }
        let cents = teacher.hourlyRateInCents * slot.minutes / 60
        return String(format: "€%d.%02d", cents / 100, cents % 100)
    }

    private func row(for slot: LessonSlot) -> LessonSlotRow {
        let title: String
        let isSelectable: Bool
        switch slot.availability {
        case .free:
            title = "\(slot.startsAt) · \(slot.minutes) min"
            isSelectable = true
        case .reserved(byCurrentUser: true):
            title = "\(slot.startsAt) · held for you"
            isSelectable = true
        case .taken, .reserved:
            title = "\(slot.startsAt) · not available"
            isSelectable = false
        }
        return LessonSlotRow(title: title, price: price(of: slot), isSelectable: isSelectable)
    }

    private func updateBookButton() {
        guard let slot = selectedSlot else {
            view?.setBookButton(title: "Choose a time", isEnabled: false)
            return
        }
        view?.setBookButton(title: "Book for \(price(of: slot))", isEnabled: !isBooking)
    }

    private func askForSignIn() {
        router.openSignIn { [weak self] isSignedIn in
            guard let self = self, isSignedIn else { return }
            self.didTapBook()
        }
    }
}

// MARK: - LessonBookingViewOutput

extension LessonBookingPresenter: LessonBookingViewOutput {

    func viewDidLoad() {
        view?.setLoading(true)
        updateBookButton()
        interactor.loadTeacher(identifier: teacherIdentifier)
    }

    func didPullToRefresh() {
        selectedSlot = nil
        reloadSlots()
    }

    func didSelectRow(at index: Int) {
        guard slots.indices.contains(index), row(for: slots[index]).isSelectable, !isBooking else { return }
        let slot = slots[index]
        selectedSlot = slot == selectedSlot ? nil : slot
    }

    func didChangeInstrument(to newInstrument: Instrument) {
        guard newInstrument != instrument else { return }
        if let teacher = teacher, !teacher.instruments.contains(newInstrument) {
            view?.showAlert(
                title: "Not on offer", message: "\(teacher.firstName) doesn't teach \(newInstrument.rawValue).")
            return
        }
        instrument = newInstrument
        selectedSlot = nil
        reloadSlots()
    }

    func didTapBook() {
        guard let slot = selectedSlot, !isBooking else { return }
        isBooking = true
        updateBookButton()
        view?.setLoading(true)
        interactor.book(slotIdentifier: slot.identifier, instrument: instrument)
    }

    func didTapClose() {
        if selectedSlot != nil {
            interactor.releaseReservations()
        }
        router.close()
    }
}

// MARK: - LessonBookingInteractorOutput

extension LessonBookingPresenter: LessonBookingInteractorOutput {

    func didLoadTeacher(_ teacher: Teacher) {
        self.teacher = teacher
        view?.showTitle("\(teacher.firstName) \(teacher.lastName.prefix(1)).")
        if !teacher.instruments.contains(instrument),
            let first = teacher.instruments.min(by: { $0.rawValue < $1.rawValue })
        {
            instrument = first
        }
        reloadSlots()
    }

    func didLoadSlots(_ slots: [LessonSlot]) {
        view?.setLoading(false)
        self.slots = slots.sorted { $0.startsAt < $1.startsAt }
        if slots.isEmpty {
            view?.showEmptyMessage("No lessons this week")
        } else {
            view?.showRows(self.slots.map(row(for:)))
        }
    }

    func didBook(confirmationNumber: String) {
        isBooking = false
        view?.setLoading(false)
        selectedSlot = nil
        router.openConfirmation(number: confirmationNumber, teacherName: teacher?.firstName ?? "your teacher")
    }

    func didFail(with error: LessonBookingError) {
        isBooking = false
        view?.setLoading(false)
        updateBookButton()
        switch error {
        case .notSignedIn:
            askForSignIn()
        case .slotTaken:
            view?.showAlert(title: "Too late", message: "Somebody else was faster.")
            didPullToRefresh()
        case .paymentDeclined(let reason):
            view?.showAlert(title: "Payment declined", message: reason ?? "Please try another card.")
        case .network:
            view?.showAlert(title: "No connection", message: "Check your connection and try again.")
        }
    }
}
