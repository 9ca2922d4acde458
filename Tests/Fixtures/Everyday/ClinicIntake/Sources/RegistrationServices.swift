import Foundation

protocol PatientRegistering {
    func register(_ registration: PatientRegistration) async throws -> RegistrationReceipt
}

protocol DraftStoring: AnyObject {
    func loadDraft() -> RegistrationDraft?
    func saveDraft(_ draft: RegistrationDraft)
    func clearDraft()
}

final class UserDefaultsDraftStore: DraftStoring {
    private let defaults: UserDefaults
    private let key = "clinic.intake.draft"

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    func loadDraft() -> RegistrationDraft? {
        defaults.data(forKey: key).flatMap { try? JSONDecoder().decode(RegistrationDraft.self, from: $0) }
    }

    func saveDraft(_ draft: RegistrationDraft) {
        defaults.set(try? JSONEncoder().encode(draft), forKey: key)
    }

    func clearDraft() {
        defaults.removeObject(forKey: key)
    }
}
