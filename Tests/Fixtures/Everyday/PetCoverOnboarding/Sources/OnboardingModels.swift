import Foundation

enum OnboardingStep: String, CaseIterable, Sendable {
    case welcome, account, petProfile, medicalHistory, payment, notifications
}

enum PetSpecies: String, Sendable {
    case dog, cat, rabbit
}

struct PetProfile: Equatable, Sendable {
    let name: String
    let species: PetSpecies
    let ageInYears: Int

    var needsMedicalHistory: Bool {
        species != .rabbit && ageInYears >= 7
    }
}

struct OnboardingResult: Equatable, Sendable {
    enum Outcome: Equatable, Sendable {
        case finished
        case abandoned(at: OnboardingStep)
    }

    let outcome: Outcome
    let pet: PetProfile?
    let declaredConditions: [String]
}
