import Foundation

struct Flight: Identifiable, Hashable, Sendable {
    enum Outcome: Hashable, Sendable {
        case landed
        case returnedHome(batteryPercent: Int)
        case crashed(report: String?)
    }

    let id: Int
    var site: String
    var pilot: String
    var takeOff: Date
    var duration: TimeInterval
    var outcome: Outcome
    var isStarred = false
}

struct FlightPage: Equatable, Sendable {
    let flights: [Flight]
    let nextCursor: String?
}

enum FlightFilter: Equatable, Sendable {
    case all
    case starred
    case incidents
    case longerThan(minutes: Int)
}

enum FlightLogError: Error, Equatable {
    case offline
    case signedOut
    case server(code: Int)
    case locked(ids: Set<Int>)
}
