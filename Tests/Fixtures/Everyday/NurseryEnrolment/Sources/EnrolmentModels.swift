import Foundation

struct EnrolmentSubmission: Equatable, Encodable, Sendable {
    var childName: String
    var birthDate: Date
    var guardianEmail: String
    var emergencyPhone: String
    var postcode: String
    var weekdays: [Weekday]
    var allergies: String?
}

enum Weekday: Int, CaseIterable, Codable, Sendable, Comparable {
    case monday = 1
    case tuesday, wednesday, thursday, friday

    var short: String { ["Mon", "Tue", "Wed", "Thu", "Fri"][rawValue - 1] }

    static func < (lhs: Weekday, rhs: Weekday) -> Bool { lhs.rawValue < rhs.rawValue }
}

struct EnrolmentReceipt: Equatable, Sendable {
    let number: String
    let waitingListPosition: Int?
}

enum EnrolmentField: String, CaseIterable, Sendable {
    case childName = "child_name"
    case birthDate = "birth_date"
    case email = "guardian_email"
    case phone = "emergency_phone"
    case postcode
    case weekdays = "days"
}

enum EnrolmentError: Error, Equatable {
    case validation([String: [String]])
    case duplicate(number: String)
    case nurseryFull
    case network
}

protocol EnrolmentServicing: Sendable {
    func submit(_ submission: EnrolmentSubmission) async throws -> EnrolmentReceipt
    func isPostcodeServed(_ postcode: String) async throws -> Bool
}

@MainActor
protocol EnrolmentNavigating: AnyObject {
    func showReceipt(_ receipt: EnrolmentReceipt)
    func showExisting(number: String)
}

protocol EnrolmentTracking: Sendable {
    func formCompleted(days: Int)
    func formRejected(fields: [String])
}
