import Foundation

struct InspectionChange: Codable, Identifiable, Equatable, Sendable {
    enum Kind: String, Codable, Sendable {
        case create, update, delete
    }

    let id: UUID
    let finding: FindingID
    let kind: Kind
    var note: String
    var severity: Severity
    let createdAt: Date
}

struct FindingID: RawRepresentable, Codable, Hashable, Sendable {
    let rawValue: String
}

enum Severity: Int, Codable, Comparable, Sendable {
    case cosmetic = 1
    case minor, major, critical

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

struct RetryPolicy: Sendable, Equatable {
    var attempts = 3
    var base: Duration = .seconds(1)

    func delay(after attempt: Int) -> Duration {
        base * (1 << (attempt - 1))
    }
}

enum InspectionAPIError: Error, Equatable {
    case rejected(String)
    case unauthorised
    case server(Int)
    case timeout
}
