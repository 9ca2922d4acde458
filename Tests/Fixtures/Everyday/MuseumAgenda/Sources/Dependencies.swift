import Foundation

public protocol TourSchedule: Sendable {
    func tours(guideID: String, in interval: DateInterval) async throws -> [Tour]
}

public protocol BookingStore: Sendable {
    func bookings(guideID: String) async throws -> [TourBooking]
}

public protocol ClosureFeed: Sendable {
    func closures(in interval: DateInterval) async throws -> [GalleryClosure]
}

public enum MuseumAPIError: Error, Equatable, Sendable {
    case status(Int)
    case decoding
}

public enum AgendaEvent: Equatable, Sendable {
    case loaded(sections: Int, tours: Int, disrupted: Int)
    case closuresFailed
    case failed(AgendaError)
}

public protocol AgendaAnalytics: Sendable {
    func log(_ event: AgendaEvent)
}
