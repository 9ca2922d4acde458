import Foundation

struct PatientRegistration: Equatable, Sendable {
    let fullName: String
    let email: String
    let phone: String?
    let dateOfBirth: Date
    let insurance: InsuranceCover
    let guardianName: String?
}

enum InsuranceCover: Equatable, Sendable {
    case none
    case statutory(number: String)
    case privatePlan(company: String, policy: String)
}

struct RegistrationReceipt: Equatable, Sendable {
    let patientNumber: String
    let queuePosition: Int
}

enum RegistrationError: Error, Equatable {
    case emailTaken
    case insuranceRejected(reason: String)
    case clinicClosed
    case network
}

struct RegistrationDraft: Codable, Equatable, Sendable {
    var fullName: String
    var email: String
    var phone: String
}
