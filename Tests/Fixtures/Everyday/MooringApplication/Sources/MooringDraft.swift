import Foundation

struct MooringDraft: Codable, Equatable, Sendable {
    enum Propulsion: String, Codable, CaseIterable, Sendable { case sail, diesel, electric, oars }

    var boatName = ""
    var registration = ""
    var lengthMetres = ""
    var propulsion: Propulsion?
    var arrival: Date?
    var departure: Date?
    var ownerEmail = ""
    var insurer = ""
    var acceptsRules = false
}

enum MooringField: String, CaseIterable, Sendable {
    case boatName, registration, length, propulsion
    case arrival, departure
    case email, insurer, rules
}

enum MooringStep: Int, CaseIterable, Comparable, Sendable {
    case vessel, stay, owner, review

    var fields: [MooringField] {
        switch self {
        case .vessel: [.boatName, .registration, .length, .propulsion]
        case .stay: [.arrival, .departure]
        case .owner: [.email, .insurer]
        case .review: [.rules]
        }
    }

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    static func owning(_ field: MooringField) -> MooringStep? {
        allCases.first { $0.fields.contains(field) }
    }
}

struct BerthOffer: Equatable, Sendable {
    let berth: String
    let nightlyPence: Int
}
