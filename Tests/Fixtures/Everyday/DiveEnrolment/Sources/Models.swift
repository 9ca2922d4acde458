import Foundation

enum Certification: String, CaseIterable, Codable, Sendable, Comparable {
    case none, openWater, advanced, rescue

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
}

struct DiveCourse: Identifiable, Hashable, Codable, Sendable {
    let id: String
    let name: String
    let requiredCertification: Certification
    let minimumAge, minimumLoggedDives: Int
    let priceInCents: Int
    let seatsLeft: Int

    var isFull: Bool { seatsLeft <= 0 }
}

enum EnrolmentStep: Int, CaseIterable, Codable, Sendable {
    case diver, course, medical, review

    var next: EnrolmentStep? { EnrolmentStep(rawValue: rawValue + 1) }
    var previous: EnrolmentStep? { EnrolmentStep(rawValue: rawValue - 1) }
}

struct EnrolmentDraft: Equatable, Codable, Sendable {
    var step: EnrolmentStep
    var fullName, email, age: String
    var certification: Certification
    var loggedDives: String
    var courseID: String?
    var rentsEquipment: Bool
    var hasMedicalCondition: Bool
    var physicianNote: String
    var savedAt: Date
}

struct EnrolmentRequest: Equatable, Sendable {
    let fullName, email: String
    let age: Int
    let certification: Certification
    let loggedDives: Int
    let courseID: String
    let rentsEquipment: Bool
    let physicianNote: String?
    let totalInCents: Int
}

struct EnrolmentConfirmation: Equatable, Sendable {
    let reference: String
}
