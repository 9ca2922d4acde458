import Foundation

@MainActor
final class EnrolmentFormViewModel {
    enum Status: Equatable {
        case editing
        case checkingPostcode
        case submitting
        case done(EnrolmentReceipt)
    }

    static let pricePerDayCents = 4_850
    static let fullWeekDiscountPercent = 10

    var childName = "" { didSet { edited(.childName) } }
    var birthDate: Date? { didSet { edited(.birthDate) } }
    var guardianEmail = "" { didSet { edited(.email) } }
    var emergencyPhone = "" { didSet { edited(.phone) } }
    var postcode = "" {
        didSet {
            guard postcode != oldValue else { return }
            postcodeIsServed = nil
            edited(.postcode)
        }
    }
    var allergies = ""

    private(set) var weekdays: Set<Weekday> = []
    private(set) var status: Status = .editing
    private(set) var generalError: String?
    private(set) var postcodeIsServed: Bool?

    private var serverErrors: [EnrolmentField: String] = [:]
    private var editedFields: Set<EnrolmentField> = []
    private var showsAllErrors = false

    private let service: EnrolmentServicing
    private let tracker: EnrolmentTracking
    private weak var navigator: EnrolmentNavigating?
    private let validator: EnrolmentValidator
    private let today: () -> Date

    init(
        service: EnrolmentServicing,
        tracker: EnrolmentTracking,
        navigator: EnrolmentNavigating,
        validator: EnrolmentValidator = EnrolmentValidator(calendar: Calendar(identifier: .gregorian)),
        today: @escaping () -> Date = Date.init
    ) {
        self.service = service
        self.tracker = tracker
        self.navigator = navigator
        self.validator = validator
        self.today = today
    }

    // MARK: - Texts

    var weekdaysText: String {
        if weekdays.isEmpty { return "No days chosen" }
        if weekdays.count == Weekday.allCases.count { return "Every day" }
        return weekdays.sorted().map(\.short).joined(separator: ", ")
    }

    var weeklyPriceCents: Int {
        let full = weekdays.count * Self.pricePerDayCents
        guard weekdays.count == Weekday.allCases.count else { return full }
        return full - full * Self.fullWeekDiscountPercent / 100
    }

    var priceText: String {
        guard !weekdays.isEmpty else { return "—" }
        let rest = weeklyPriceCents % 100
        return "€\(weeklyPriceCents / 100).\(rest < 10 ? "0" : "")\(rest) per week"
    }

    var ageText: String? {
        guard let birthDate, birthDate <= today() else { return nil }
        let months = validator.months(from: birthDate, to: today())
        return months < 24 ? "\(months) months old" : "\(months / 12) years old"
    }

    var submitTitle: String {
        switch status {
        case .submitting: "Sending…"
        case .checkingPostcode: "Checking postcode…"
        default: postcodeIsServed == false ? "Join the waiting list" : "Enrol"
        }
    }

    var canSubmit: Bool {
        guard status == .editing else { return false }
        return !showsAllErrors || EnrolmentField.allCases.allSatisfy { problem(with: $0) == nil }
    }

    // MARK: - Input

    func toggle(_ day: Weekday) {
        if !weekdays.insert(day).inserted {
            weekdays.remove(day)
        }
        edited(.weekdays)
    }

    func error(for field: EnrolmentField) -> String? {
        guard showsAllErrors || editedFields.contains(field) else { return nil }
        return problem(with: field)
    }

    func postcodeDidEndEditing() async {
        guard status == .editing, postcodeIsServed == nil, validator.postcode(postcode) == nil else { return }
        status = .checkingPostcode
        let asked = postcode
        let served = try? await service.isPostcodeServed(asked.filter { !$0.isWhitespace })
        status = .editing
        if asked == postcode {
            postcodeIsServed = served
        }
    }

    func submit() async {
        guard status == .editing else { return }
        showsAllErrors = true
        generalError = nil
        let invalid = EnrolmentField.allCases.filter { problem(with: $0) != nil }
        guard invalid.isEmpty, let birthDate else {
            tracker.formRejected(fields: invalid.map(\.rawValue))
            return
        }
        status = .submitting
        do {
            let receipt = try await service.submit(submission(birthDate: birthDate))
            status = .done(receipt)
            tracker.formCompleted(days: weekdays.count)
            navigator?.showReceipt(receipt)
        } catch {
            status = .editing
            handle(error)
        }
    }

    func startOver() {
        childName = ""
        birthDate = nil
        allergies = ""
        weekdays = []
        serverErrors = [:]
        editedFields = []
        showsAllErrors = false
        generalError = nil
        status = .editing
    }

    // MARK: - Private

    private func submission(birthDate: Date) -> EnrolmentSubmission {
        let note = allergies.trimmingCharacters(in: .whitespacesAndNewlines)
        return EnrolmentSubmission(
            childName: childName.trimmingCharacters(in: .whitespaces),
            birthDate: birthDate,
            guardianEmail: guardianEmail.trimmingCharacters(in: .whitespaces).lowercased(),
            emergencyPhone: emergencyPhone.filter { $0.isNumber || $0 == "+" },
            postcode: postcode.filter { !$0.isWhitespace },
            weekdays: weekdays.sorted(),
            allergies: note.isEmpty ? nil : note
        )
    }

    private func problem(with field: EnrolmentField) -> String? {
        if let message = serverErrors[field] { return message }
        return switch field {
        case .childName: validator.childName(childName)
        case .birthDate: validator.birthDate(birthDate, on: today())
        case .email: validator.email(guardianEmail)
        case .phone: validator.phone(emergencyPhone)
        case .postcode: validator.postcode(postcode)
        case .weekdays: validator.weekdays(weekdays)
        }
    }

    private func edited(_ field: EnrolmentField) {
        editedFields.insert(field)
        serverErrors[field] = nil
        generalError = nil
    }

    private func handle(_ error: Error) {
        switch error as? EnrolmentError {
        case .validation(let messages):
            for (key, texts) in messages {
                guard let field = EnrolmentField(rawValue: key) else {
                    generalError = texts.first
                    continue
                }
                serverErrors[field] = texts.joined(separator: " ")
            }
            tracker.formRejected(fields: messages.keys.sorted())
        case .duplicate(let number):
            navigator?.showExisting(number: number)
        case .nurseryFull:
            generalError = "There is no place free on these days."
            serverErrors[.weekdays] = "Try other days"
        case .network, nil:
            generalError = "We couldn't send the form. Please try again."
        }
    }
}
