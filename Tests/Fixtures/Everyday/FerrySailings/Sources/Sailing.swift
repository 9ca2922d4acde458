import Foundation

struct Sailing: Equatable {
    enum Status: Equatable {
        case onTime
        case delayed(minutes: Int)
        case cancelled(reason: String?)
    }

    let identifier: String
    let origin: String
    let destination: String
    let vesselName: String
    let departure: Date
    let arrival: Date
    let carDeckFreeMeters: Int
    let lowestFare: Decimal
    let status: Status
}

extension Sailing {
    var isCancelled: Bool {
        if case .cancelled = status { return true }
        return false
    }

    var crossingMinutes: Int {
        Int(arrival.timeIntervalSince(departure) / 60)
    }

    var expectedDeparture: Date {
        guard case .delayed(let minutes) = status else { return departure }
        return departure.addingTimeInterval(TimeInterval(minutes * 60))
    }
}

enum SailingsError: Error, Equatable {
    case noConnection
    case routeSuspended(until: String)
    case unknown
}
