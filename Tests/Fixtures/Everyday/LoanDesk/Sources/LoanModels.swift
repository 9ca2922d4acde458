import Foundation

/// An artwork lent by one museum to another.
struct ArtLoan: Equatable {
    enum Condition: String { case pristine, stable, fragile }

    enum Status: Equatable {
        case requested
        case inTransit(courier: String)
        case onDisplay(room: Int)
        case returned
    }

    let id: Int
    let title: String
    var artist: String?
    var year: Int?
    let insuredCents: Int
    var condition: Condition = .stable
    let status: Status
    let daysLeft: Int
}

struct LoanPage: Equatable {
    let loans: [ArtLoan]
    let total: Int
}

struct LoanRow: Equatable {
    enum Badge: Equatable { case none, dueSoon, overdue }

    let id: Int
    let title: String
    let subtitle: String
    let value: String
    let status: String
    let badge: Badge
    let canRecall: Bool
}
