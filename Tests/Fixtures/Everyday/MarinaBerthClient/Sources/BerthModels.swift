import Foundation

struct Berth: Codable, Equatable, Sendable {
    enum Shore: String, Codable, Sendable {
        case north, south
    }

    let id: String
    let pier: String
    let lengthMeters: Double
    let hasPower: Bool
    let shore: Shore?
    let availableFrom: Date

    enum CodingKeys: String, CodingKey {
        case id = "berth_id"
        case pier
        case lengthMeters = "length_m"
        case hasPower = "has_power"
        case shore
        case availableFrom = "available_from"
    }
}

struct BerthPage: Decodable, Equatable, Sendable {
    let items: [Berth]
    let nextCursor: String?

    enum CodingKeys: String, CodingKey {
        case items
        case nextCursor = "next_cursor"
    }
}

struct BerthFilter: Equatable, Sendable {
    var minimumLength: Double?
    var needsPower = false
    var piers: [String] = []
    var cursor: String?
    var pageSize = 25
}

struct BerthReservation: Decodable, Equatable, Sendable {
    let id: String
    let berthID: String
    let arrival: Date
    let nights: Int
    let totalCents: Int

    enum CodingKeys: String, CodingKey {
        case id
        case berthID = "berth_id"
        case arrival, nights
        case totalCents = "total_cents"
    }
}

struct ReservationBody: Encodable, Sendable {
    let berthID: String
    let arrival: Date
    let nights: Int
    let boatName: String

    enum CodingKeys: String, CodingKey {
        case berthID = "berth_id"
        case arrival, nights
        case boatName = "boat_name"
    }
}

struct MarinaProblem: Decodable, Sendable {
    let code: String
    let detail: String?
}

enum MarinaAPIError: Error, Equatable {
    case invalidRequest(String)
    case unauthorized, notFound, berthTaken
    case rejected(detail: String)
    case throttled(retryAfter: Int)
    case server(status: Int)
    case unreadableResponse
}
