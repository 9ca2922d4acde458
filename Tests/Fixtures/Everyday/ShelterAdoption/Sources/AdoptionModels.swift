import Foundation

struct ShelterAnimal: Hashable, Sendable {
    enum Species: String, Sendable {
        case dog, cat, rabbit
    }

    let id: UUID
    let name: String
    let species: Species
    let needsGarden: Bool
    let minimumAdults: Int
}

struct AdoptionApplication: Equatable, Sendable {
    let animalID: UUID
    let name: String
    let email: String
    let phone: String?
    let adults: Int
    let message: String
}

struct AdoptionReceipt: Equatable, Sendable {
    let reference: String
    let waitingListPosition: Int
}

enum AdoptionFailure: Error, Equatable {
    case alreadyAdopted
    case rateLimited(retryAfterSeconds: Int)
    case rejected([String])
}
