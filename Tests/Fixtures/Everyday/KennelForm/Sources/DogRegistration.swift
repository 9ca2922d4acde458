import Foundation

struct DogRegistration: Equatable, Sendable {
    let dogName: String
    let breed: String
    let weightKilograms: Double
    let ownerEmail: String
    let emergencyPhone: String
    let vaccinatedOn: Date
    let diet: Diet
}

enum Diet: Equatable, Hashable, Sendable {
    case standard
    case grainFree
    case custom(String)
}

struct KennelPlace: Equatable, Sendable {
    let number: Int
    let building: String
}

enum RegistrationError: Error, Equatable {
    case kennelFull(waitingList: Int)
    case emailInUse
    case network
}
