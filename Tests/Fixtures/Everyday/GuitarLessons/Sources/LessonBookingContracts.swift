import Foundation

protocol LessonBookingViewInput: AnyObject {
    func showTitle(_ title: String)
    func showRows(_ rows: [LessonSlotRow])
    func showEmptyMessage(_ message: String)
    func setLoading(_ isLoading: Bool)
    func setBookButton(title: String, isEnabled: Bool)
    func showAlert(title: String, message: String)
}

protocol LessonBookingViewOutput: AnyObject {
    func viewDidLoad()
    func didPullToRefresh()
    func didSelectRow(at index: Int)
    func didChangeInstrument(to instrument: Instrument)
    func didTapBook()
    func didTapClose()
}

protocol LessonBookingInteractorInput: AnyObject {
    func loadTeacher(identifier: String)
    func loadSlots(teacherIdentifier: String, instrument: Instrument)
    func book(slotIdentifier: Int, instrument: Instrument)
    func releaseReservations()
}

protocol LessonBookingInteractorOutput: AnyObject {
    func didLoadTeacher(_ teacher: Teacher)
    func didLoadSlots(_ slots: [LessonSlot])
    func didBook(confirmationNumber: String)
    func didFail(with error: LessonBookingError)
}

protocol LessonBookingRouterInput: AnyObject {
    func openConfirmation(number: String, teacherName: String)
    func openSignIn(completion: @escaping (Bool) -> Void)
    func close()
}
