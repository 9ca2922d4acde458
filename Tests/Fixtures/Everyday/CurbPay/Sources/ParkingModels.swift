import Foundation

struct ParkingZone: Equatable, Sendable {
    let code: String
    let name: String
    let centsPerHour: Int
    let maximumStay: TimeInterval
}

struct ParkingSession: Equatable, Sendable {
    let id: String
    let zoneCode: String
    let plate: String
    let startedAt: Date
    var endsAt: Date
    var paidCents: Int

    func remaining(at date: Date) -> TimeInterval {
        max(0, endsAt.timeIntervalSince(date))
    }
}

struct ParkingReceipt: Equatable, Sendable {
    let sessionID: String
    let refundedCents: Int
}

enum ParkingError: Error, Equatable, Sendable {
    case unknownZone, paymentRequired
    case sessionExpired, connection
}

enum LicensePlate {
    static func normalize(_ raw: String) -> String {
        String(raw.uppercased().filter { $0.isLetter || $0.isNumber }.prefix(8))
    }

    static func isValid(_ plate: String) -> Bool {
        plate.count >= 4 && plate.contains(where: \.isNumber)
    }
}
