import Foundation
import Observation

@MainActor
@Observable
final class DogRegistrationFormViewModel {
    enum Submission: Equatable {
        case editing
        case sending
        case accepted(KennelPlace)
        case waitingList(position: Int)
    }

    // MARK: - Fields

    var dogName = "" { didSet { touch(.dogName) } }
    var breed = "" { didSet { touch(.breed) } }
    var weight = "" { didSet { touch(.weight) } }
    var email = "" { didSet { touch(.email) } }
    var emailConfirmation = "" { didSet { touch(.emailConfirmation) } }
    var phone = "" { didSet { touch(.phone) } }
    var vaccinatedOn: Date? { didSet { touch(.vaccination) } }
    var diet: Diet = .standard

    private(set) var submission: Submission = .editing
    private(set) var banner: String?
    private(set) var serverErrors: [FormField: FieldError] = [:]
    private var touched: Set<FormField> = []

    private let breeds: BreedDirectory
    private let service: RegistrationService
    private let drafts: DraftStore
    private let today: () -> Date

    init(
        breeds: BreedDirectory,
        service: RegistrationService,
        drafts: DraftStore,
        today: @escaping () -> Date = Date.init
    ) {
        self.breeds = breeds
        self.service = service
        self.drafts = drafts
        self.today = today
        if let email = drafts.email { self.email = email }
        touched = []
    }

    // MARK: - Validation

    var errors: [FormField: FieldError] {
        var errors = serverErrors
        for field in FormField.allCases {
            if let error = check(field) { errors[field] = error }
        }
        return errors
    }

    var isValid: Bool { errors.isEmpty }

    var canSubmit: Bool { isValid && submission == .editing }

    var firstInvalidField: FormField? {
        errors.keys.min { $0.rawValue < $1.rawValue }
    }

    /// Nothing is complained about before the user has been there.
    func message(for field: FormField) -> String? {
        guard touched.contains(field) else { return nil }
        return errors[field]?.text
    }

    // MARK: - Actions

    func acceptBreedSuggestion() {
        guard case .unknownBreed(let suggestion?) = errors[.breed] else { return }
        breed = suggestion
    }

    func submit() async {
        touched = Set(FormField.allCases)
        guard canSubmit, let registration = makeRegistration() else { return }
        submission = .sending
        banner = nil
        do {
            let place = try await service.register(registration)
            drafts.discard()
            submission = .accepted(place)
        } catch RegistrationError.kennelFull(let waiting) {
            submission = .waitingList(position: waiting + 1)
        } catch RegistrationError.emailInUse {
            submission = .editing
            serverErrors[.email] = .invalid
            banner = "This address is registered already."
        } catch {
            submission = .editing
            banner = "Something went wrong. Please try again."
        }
    }

    func saveDraft() {
        drafts.email = email.trimmed.isEmpty ? nil : email.trimmed
    }
}

extension DogRegistrationFormViewModel {
    fileprivate static let weightRange = 1.0...90.0

    fileprivate func touch(_ field: FormField) {
        touched.insert(field)
        serverErrors[field] = nil
    }

    fileprivate var parsedWeight: Double? { Double(weight.trimmed.replacingOccurrences(of: ",", with: ".")) }

    fileprivate var knownBreed: String? {
        breeds.breeds.first { $0.caseInsensitiveCompare(breed.trimmed) == .orderedSame }
    }

    fileprivate func check(_ field: FormField) -> FieldError? {
        switch field {
        case .dogName:
            if dogName.trimmed.isEmpty { return .required }
            return dogName.trimmed.count > 30 ? .tooLong(maximum: 30) : nil
        case .breed:
            if breed.trimmed.isEmpty { return .required }
            return knownBreed == nil ? .unknownBreed(suggestion: breeds.suggestion(for: breed.trimmed)) : nil
        case .weight:
            if weight.trimmed.isEmpty { return .required }
            guard let parsedWeight else { return .invalid }
            return Self.weightRange.contains(parsedWeight) ? nil : .outOfRange(Self.weightRange)
        case .email:
            if email.trimmed.isEmpty { return .required }
            let parts = email.trimmed.split(separator: "@", omittingEmptySubsequences: false)
            return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") ? nil : .invalid
        case .emailConfirmation:
            return emailConfirmation.trimmed.lowercased() == email.trimmed.lowercased() ? nil : .doesNotMatch
        case .phone:
            let digits = phone.filter(\.isNumber)
            return phone.trimmed.isEmpty || digits.count >= 7 ? nil : .invalid
        case .vaccination:
            guard let vaccinatedOn else { return .required }
            return today().timeIntervalSince(vaccinatedOn) > 365 * 86_400 ? .expired : nil
        }
    }

    fileprivate func makeRegistration() -> DogRegistration? {
        guard let knownBreed, let parsedWeight, let vaccinatedOn else { return nil }
        return DogRegistration(
            dogName: dogName.trimmed,
            breed: knownBreed,
            weightKilograms: parsedWeight,
            ownerEmail: email.trimmed.lowercased(),
            emergencyPhone: phone.filter { $0.isNumber || $0 == "+" },
            vaccinatedOn: vaccinatedOn,
            diet: diet
        )
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
