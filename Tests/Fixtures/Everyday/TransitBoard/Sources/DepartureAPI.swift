import Foundation

struct DepartureDTO: Decodable, Sendable {
    let tripId: String
    let lineName: String
    let headsign: String
    let vehicleType: String
    let platform: String?
    let plannedEpoch: Int
    let realtimeEpoch: Int?
    let cancelled: Bool?
}

struct StopBoardDTO: Decodable, Sendable {
    let stopId: String
    let entries: [DepartureDTO]
}

enum TransitAPIError: Error, Equatable {
    case status(code: Int, retryAfter: TimeInterval?)
    case transport
}

protocol TransitAPI: Sendable {
    func board(stopID: String, limit: Int) async throws -> StopBoardDTO
}

protocol WallClock: Sendable {
    var now: Date { get }
}
