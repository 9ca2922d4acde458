import Foundation

struct Departure: Equatable, Sendable {
    enum Mode: String, Sendable {
        case bus, tram, train, ferry
    }

    enum Status: Equatable, Sendable {
        case onTime
        case delayed(minutes: Int)
        case cancelled
    }

    let id: String
    let line: String
    let destination: String
    let mode: Mode
    let platform: String?
    let scheduled: Date
    let status: Status

    var expected: Date {
        guard case .delayed(let minutes) = status else { return scheduled }
        return scheduled.addingTimeInterval(TimeInterval(minutes * 60))
    }
}

struct DepartureBoard: Equatable, Sendable {
    let stopID: String
    let departures: [Departure]
    let fetchedAt: Date
    var isStale = false
}

enum DepartureError: Error, Equatable {
    case unknownStop(String)
    case rateLimited(retryAfter: TimeInterval)
    case unavailable
}
