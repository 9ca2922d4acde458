import Foundation

struct Zone: Equatable {
    struct Code: RawRepresentable, Hashable {
        let rawValue: String
    }

    let code: Code
    /// Cents for each started half hour.
    let rate: Int
    let maximumStay: TimeInterval
}

struct Permit: Equatable {
    struct Number: Hashable {
        let value: Int
    }

    let number: Number
    let plate: String
    var validFrom: Date
    var validUntil: Date
}

enum PermitError: Error, Equatable {
    case unknownPlate
    case paymentDue(cents: Int)
    case server(status: Int)
}

enum KerbQuestion: Equatable {
    case cancel(plate: String)
    case exceedsStay(byMinutes: Int)
}
