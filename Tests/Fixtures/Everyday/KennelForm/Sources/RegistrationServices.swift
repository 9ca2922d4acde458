import Foundation

protocol BreedDirectory: AnyObject {
    var breeds: [String] { get }
    func suggestion(for text: String) -> String?
}

protocol RegistrationService: AnyObject {
    func register(_ registration: DogRegistration) async throws -> KennelPlace
}

protocol DraftStore: AnyObject {
    var email: String? { get set }
    func discard()
}
