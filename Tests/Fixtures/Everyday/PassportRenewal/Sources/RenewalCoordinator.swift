import Foundation

final class RenewalCoordinator {
    weak var view: (any RenewalView)?
    weak var delegate: (any RenewalCoordinatorDelegate)?

    private(set) var steps: [RenewalStep] = []
    private(set) var passport: Passport?
    private(set) var photoAttempts = 0

    private var photoID: String?
    private var speed: RenewalSpeed = .standard
    private var postcode: String?
    private var isSubmitting = false

    private let backend: any RenewalBackend
    private let router: any RenewalRouting
    private let calendar: Calendar
    private let now: () -> Date

    static let maximumPhotoAttempts = 3

    init(
        backend: any RenewalBackend,
        router: any RenewalRouting,
        calendar: Calendar = .utc,
        now: @escaping () -> Date = { Date() }
    ) {
        self.backend = backend
        self.router = router
        self.calendar = calendar
        self.now = now
    }

    var currentStep: RenewalStep? { steps.last }

    // MARK: - Flow

    func start() {
        guard steps.isEmpty else { return }
        push(.scan)
        router.presentScanner(delegate: self)
    }

    func back() {
        guard !isSubmitting else { return }
        if case .receipt = currentStep { return }
        guard steps.count > 1 else {
            cancel()
            return
        }
        steps.removeLast()
        guard let step = currentStep else { return }
        view?.showStep(step, animated: true)
        switch step {
        case .scan: router.presentScanner(delegate: self)
        case .photo: router.presentCamera(delegate: self)
        default: break
        }
    }

    func cancel(keepingDraft: Bool = false) {
        guard !isSubmitting else { return }
        if let passport, !keepingDraft {
            backend.discardDraft(passportNumber: passport.number)
        }
        steps = []
        delegate?.renewalDidCancel(isDraftKept: passport != nil && keepingDraft)
    }

    func chooseDelivery(speed: RenewalSpeed, postcode: String) {
        guard currentStep == .delivery else { return }
        let compact = postcode.uppercased().filter { $0.isLetter || $0.isNumber }
        guard (5...7).contains(compact.count) else {
            view?.showAlert(title: "Postcode", message: "“\(postcode)” is not a postcode.")
            return
        }
        guard speed != .sameDay || isSameDayPossible else {
            view?.showAlert(title: "Too late", message: "Same day service closes at 10:00.")
            return
        }
        self.speed = speed
        self.postcode = compact
        push(.review)
        showSummary()
    }

    func confirmReview() {
        guard currentStep == .review else { return }
        push(.payment)
    }

    func pay() {
        guard currentStep == .payment, !isSubmitting else { return }
        guard let passport, let photoID, let postcode else { return }
        isSubmitting = true
        view?.setBusy(true)
        let application = RenewalApplication(
            passportNumber: passport.number,
            photoID: photoID,
            speed: speed,
            postcode: postcode
        )
        backend.submit(application, feeInPence: fee(for: passport)) { [weak self] result in
            guard let self else { return }
            isSubmitting = false
            view?.setBusy(false)
            switch result {
            case .success(let reference): finish(reference)
            case .failure(let error): handle(error)
            }
        }
    }

    // MARK: - Private flow

    private func push(_ step: RenewalStep) {
        let isFirst = steps.isEmpty
        steps.append(step)
        view?.showStep(step, animated: !isFirst)
    }

    private func finish(_ reference: String) {
        steps = [.receipt(reference: reference)]
        view?.showStep(.receipt(reference: reference), animated: true)
        delegate?.renewalDidFinish(reference: reference)
    }

    private func handle(_ error: RenewalError) {
        switch error {
        case .offline:
            view?.showAlert(title: "No connection", message: "Nothing has been charged.")
        case .duplicate(let reference):
            finish(reference)
        case .paymentDeclined:
            view?.showAlert(title: "Card declined", message: "Try another card.")
        case .appointmentGone:
            speed = .fastTrack
            steps.removeAll { $0 == .payment }
            view?.showStep(.review, animated: false)
            showSummary()
        }
    }

    private func showSummary() {
        guard let passport else { return }
        view?.showSummary(
            RenewalSummary(
                holder: passport.holder.capitalized,
                fee: pounds(fee(for: passport)),
                arrival: arrivalText,
                warnings: warnings(for: passport)
            )
        )
    }

    // MARK: - Rules

    private var isSameDayPossible: Bool { calendar.component(.hour, from: now()) < 10 }

    private var arrivalText: String {
        guard speed.workingDays > 0 else { return "Collect today" }
        var date = now()
        var remaining = speed.workingDays
        while remaining > 0 {
            date = calendar.date(byAdding: .day, value: 1, to: date) ?? date.addingTimeInterval(86_400)
            if !calendar.isDateInWeekend(date) { remaining -= 1 }
        }
        let parts = calendar.dateComponents([.day, .month, .year], from: date)
        return String(format: "By %02d/%02d/%d", parts.day ?? 0, parts.month ?? 0, parts.year ?? 0)
    }

    private func fee(for passport: Passport) -> Int {
        speed.feeInPence + (passport.isDamaged ? 15_00 : 0)
    }

    private func warnings(for passport: Passport) -> [String] {
        var warnings: [String] = []
        if passport.isDamaged { warnings.append("Damaged passports cost £15.00 more.") }
        let months = calendar.dateComponents([.month], from: now(), to: passport.expiresOn).month ?? 0
        if passport.expiresOn < now() {
            warnings.append("This passport has expired.")
        } else if months >= 9 {
            warnings.append("You lose the \(months) months left on it.")
        }
        return warnings
    }

    private func pounds(_ pence: Int) -> String {
        String(format: "£%d.%02d", pence / 100, pence % 100)
    }
}

// MARK: - Callbacks

extension RenewalCoordinator: DocumentScannerDelegate {
    func scannerDidRead(number: String) {
        router.dismissPresented()
        view?.setBusy(true)
        backend.lookUp(number: number) { [weak self] result in
            guard let self else { return }
            view?.setBusy(false)
            switch result {
            case .success(let passport):
                self.passport = passport
                push(.photo)
                router.presentCamera(delegate: self)
            case .failure(let error):
                handle(error)
            }
        }
    }

    func scannerDidCancel() {
        router.dismissPresented()
        cancel()
    }
}

extension RenewalCoordinator: PhotoCaptureDelegate {
    func cameraDidTake(_ check: PhotoCheck) {
        photoAttempts += 1
        guard check.issues.isEmpty || photoAttempts >= Self.maximumPhotoAttempts else {
            view?.showPhotoHints(check.issues.map(hint))
            return
        }
        router.dismissPresented()
        photoID = check.photoID
        photoAttempts = 0
        push(.delivery)
    }

    func cameraDidFail(isPermissionDenied: Bool) {
        router.dismissPresented()
        if isPermissionDenied {
            router.openHelp(topic: "camera-access")
        } else {
            view?.showAlert(title: "Camera", message: "The photo could not be taken.")
        }
    }

    private func hint(for issue: PhotoCheck.Issue) -> String {
        switch issue {
        case .glasses: "Take off your glasses."
        case .shadow: "Find more even light."
        case .tooOld(let days): "The photo is \(days) days old."
        }
    }
}

extension Calendar {
    static var utc: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        return calendar
    }
}
