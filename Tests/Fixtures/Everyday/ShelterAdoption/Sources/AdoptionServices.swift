protocol AdoptionSubmitting: Sendable {
    func submit(_ application: AdoptionApplication) async throws -> AdoptionReceipt
}

protocol DraftStoring: AnyObject {
    func draft(forAnimal id: String) -> [String: String]?
    func saveDraft(_ fields: [String: String], forAnimal id: String)
    func deleteDraft(forAnimal id: String)
}

protocol EmailValidating {
    func isValid(_ email: String) -> Bool
}
