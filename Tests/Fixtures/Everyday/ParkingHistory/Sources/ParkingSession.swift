import Foundation

struct ParkingSession: Identifiable, Equatable, Sendable {
    enum Status: String, Sendable {
        case active
        case completed
        case disputed
    }

    let id: String
    let zoneName: String
    let plate: String
    let startedAt: Date
    var endedAt: Date?
    var feeInCents: Int
    var status: Status
}

extension ParkingSession {
    var isDeletable: Bool {
        status == .completed
    }

    var durationInMinutes: Int? {
        guard let endedAt else { return nil }
        return Int((endedAt.timeIntervalSince(startedAt) / 60).rounded(.up))
    }

    var feeText: String {
        guard feeInCents > 0 else { return "Free" }
        return String(format: "€%d.%02d", feeInCents / 100, feeInCents % 100)
    }
}

struct ParkingSessionPage: Equatable, Sendable {
    let sessions: [ParkingSession]
    let nextCursor: String?
}

struct ParkingHistorySection: Identifiable, Equatable {
    let id: String
    let title: String
    let rows: [ParkingSession]

    var totalInCents: Int {
        rows.reduce(0) { $0 + $1.feeInCents }
    }
}
