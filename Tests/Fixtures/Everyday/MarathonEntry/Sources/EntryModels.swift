import Foundation

enum RaceDistance: String, CaseIterable, Sendable {
    case tenK
    case half
    case full

    var minimumAge: Int {
        switch self {
        case .tenK: 14
        case .half: 16
        case .full: 18
        }
    }

    var name: String {
        switch self {
        case .tenK: "10 km"
        case .half: "half marathon"
        case .full: "marathon"
        }
    }
}

struct RaceEntry: Equatable, Sendable {
    let fullName: String
    let email: String
    let age: Int
    let distance: RaceDistance
    let club: String?
    let targetMinutes: Int?
    let emergencyPhone: String
}

struct EntryReceipt: Equatable, Sendable {
    let bib: Int
    let wave: String
}

enum EntryAPIError: Error, Equatable {
    case emailTaken
    case soldOut(waitingListPosition: Int?)
    case invalid(fields: [String: String])
    case rateLimited(seconds: Int)
    case unreachable
}
