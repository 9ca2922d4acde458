import Foundation
import Observation

@MainActor
@Observable
final class ClinicIntakeViewModel {
    enum Field: Hashable, CaseIterable {
        case fullName, email, phone, dateOfBirth, insuranceNumber, guardianName
    }

    enum InsuranceKind: String, CaseIterable, Identifiable {
        case none, statutory, privatePlan
        var id: String { rawValue }
    }

    enum Phase: Equatable {
        case editing
        case submitting
        case done(RegistrationReceipt)
    }

    var fullName = ""
    var email = ""
    var phone = ""
    var dateOfBirth: Date
    var insuranceKind: InsuranceKind = .none {
        didSet {
            guard insuranceKind != oldValue else { return }
            insuranceNumber = ""
            errors[.insuranceNumber] = nil
        }
    }
    var insuranceCompany = ""
    var insuranceNumber = ""
    var guardianName = ""
    var acceptsTerms = false

    private(set) var errors: [Field: String] = [:]
    private(set) var phase: Phase = .editing
    var alertMessage: String?

    @ObservationIgnored private let registrar: PatientRegistering
    @ObservationIgnored private let drafts: DraftStoring
    @ObservationIgnored private let calendar: Calendar
    @ObservationIgnored private let now: () -> Date

    init(
        registrar: PatientRegistering,
        drafts: DraftStoring = UserDefaultsDraftStore(),
        calendar: Calendar = .current,
        now: @escaping () -> Date = Date.init
    ) {
        self.registrar = registrar
        self.drafts = drafts
        self.calendar = calendar
        self.now = now
        dateOfBirth = calendar.date(byAdding: .year, value: -30, to: now()) ?? now()
        if let draft = drafts.loadDraft() {
            fullName = draft.fullName
            email = draft.email
            phone = draft.phone
        }
    }

    // MARK: - Derived

    var age: Int {
        calendar.dateComponents([.year], from: dateOfBirth, to: now()).year ?? 0
    }

    var requiresGuardian: Bool { age < 18 }

    var isSubmitting: Bool { phase == .submitting }

    var canSubmit: Bool {
        acceptsTerms && !isSubmitting && !trimmed(fullName).isEmpty && !trimmed(email).isEmpty
    }

    var title: String {
        switch phase {
        case .editing, .submitting:
            let firstName = trimmed(fullName).split(separator: " ").first.map(String.init)
            return firstName.map { "Welcome, \($0)" } ?? "New patient"
        case .done(let receipt):
            return "Patient no. \(receipt.patientNumber)"
        }
    }

    var queueText: String? {
        guard case .done(let receipt) = phase else { return nil }
        switch receipt.queuePosition {
        case ...0: return "It is your turn."
        case 1: return "One person is ahead of you."
        default: return "\(receipt.queuePosition) people are ahead of you."
        }
    }

    // MARK: - Input

    func fieldDidEndEditing(_ field: Field) {
        errors[field] = validationMessage(for: field)
        drafts.saveDraft(RegistrationDraft(fullName: fullName, email: email, phone: phone))
    }

    func discard() {
        fullName = ""
        email = ""
        phone = ""
        guardianName = ""
        insuranceKind = .none
        insuranceCompany = ""
        acceptsTerms = false
        errors = [:]
        phase = .editing
        drafts.clearDraft()
    }

    func submit() async {
        guard canSubmit else { return }
        guard validateAll() else { return }
        phase = .submitting
        do {
            let receipt = try await registrar.register(makeRegistration())
            drafts.clearDraft()
            phase = .done(receipt)
        } catch let error as RegistrationError {
            phase = .editing
            present(error)
        } catch {
            phase = .editing
            alertMessage = "Something went wrong. Please ask at the front desk."
        }
    }

    // MARK: - Private

    private func validateAll() -> Bool {
        errors = [:]
        for field in Field.allCases {
            errors[field] = validationMessage(for: field)
        }
        return errors.isEmpty
    }

    private func validationMessage(for field: Field) -> String? {
        switch field {
        case .fullName:
            return trimmed(fullName).count < 2 ? "Please enter your full name." : nil
        case .email:
            let parts = trimmed(email).split(separator: "@", omittingEmptySubsequences: false)
            let isValid = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
            return isValid ? nil : "Please enter a valid email address."
        case .phone:
            let digits = phone.filter(\.isNumber)
            return phone.isEmpty || (7...15).contains(digits.count) ? nil : "Please check the phone number."
        case .dateOfBirth:
            return dateOfBirth > now() ? "Date of birth cannot be in the future." : nil
        case .insuranceNumber:
            switch insuranceKind {
            case .none: return nil
            case .statutory: return insuranceNumber.count == 10 ? nil : "The insurance number has 10 characters."
            case .privatePlan: return insuranceNumber.isEmpty ? "Please enter your policy number." : nil
            }
        case .guardianName:
            return requiresGuardian && trimmed(guardianName).isEmpty
                ? "A guardian is required for patients under 18." : nil
        }
    }

    private func makeRegistration() -> PatientRegistration {
        let cover: InsuranceCover
        switch insuranceKind {
        case .none: cover = .none
        case .statutory: cover = .statutory(number: insuranceNumber.uppercased())
        case .privatePlan: cover = .privatePlan(company: insuranceCompany, policy: insuranceNumber)
        }
        return PatientRegistration(
            fullName: trimmed(fullName),
            email: trimmed(email).lowercased(),
            phone: phone.isEmpty ? nil : phone,
            dateOfBirth: calendar.startOfDay(for: dateOfBirth),
            insurance: cover,
            guardianName: requiresGuardian ? trimmed(guardianName) : nil
        )
    }

    private func present(_ error: RegistrationError) {
        switch error {
        case .emailTaken:
            errors[.email] = "This email address is already registered."
        case .insuranceRejected(let reason):
            errors[.insuranceNumber] = reason
        case .clinicClosed:
            alertMessage = "The clinic does not accept new patients at the moment."
        case .network:
            alertMessage = "You appear to be offline."
        }
    }

    private func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
