import Foundation

struct Passport: Equatable {
    let number: String
    let holder: String
    let expiresOn: Date
    let isDamaged: Bool
}

enum RenewalSpeed: String, CaseIterable {
    case standard
    case fastTrack
    case sameDay

    var feeInPence: Int {
        switch self {
        case .standard: 88_50
        case .fastTrack: 178_00
        case .sameDay: 222_50
        }
    }

    var workingDays: Int {
        switch self {
        case .standard: 15
        case .fastTrack: 5
        case .sameDay: 0
        }
    }
}

enum RenewalStep: Equatable {
    case scan
    case photo
    case delivery
    case review
    case payment
    case receipt(reference: String)
}

struct PhotoCheck: Equatable {
    enum Issue: Equatable {
        case glasses
        case shadow
        case tooOld(days: Int)
    }

    let photoID: String
    let issues: [Issue]
}

struct RenewalApplication: Equatable {
    var passportNumber: String
    var photoID: String
    var speed: RenewalSpeed
    var postcode: String
}

enum RenewalError: Error, Equatable {
    case offline
    case duplicate(reference: String)
    case paymentDeclined
    case appointmentGone
}

struct RenewalSummary: Equatable {
    let holder: String
    let fee: String
    let arrival: String
    let warnings: [String]
}
