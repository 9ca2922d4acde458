import Foundation

struct SeedListing: Codable, Equatable, Identifiable, Sendable {
    enum Sowing: String, Codable, Sendable {
        case spring, summer, autumn, indoors
    }

    let id: Int
    let variety: String
    let ownerName: String
    let packetCount: Int
    let sowing: Sowing
    let isHeirloom: Bool
    let postedAt: Date

    enum CodingKeys: String, CodingKey {
        case id, variety
        case ownerName = "owner_name"
        case packetCount = "packets"
        case sowing = "sowing_season"
        case isHeirloom = "heirloom"
        case postedAt = "posted_at"
    }
}

extension SeedListing {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        variety = try container.decode(String.self, forKey: .variety)
        ownerName = try container.decodeIfPresent(String.self, forKey: .ownerName) ?? "Anonymous grower"
        packetCount = try container.decode(Int.self, forKey: .packetCount)
        sowing = try container.decode(Sowing.self, forKey: .sowing)
        isHeirloom = try container.decodeIfPresent(Bool.self, forKey: .isHeirloom) ?? false
        postedAt = try container.decode(Date.self, forKey: .postedAt)
    }
}

struct ListingPage: Decodable, Equatable, Sendable {
    let items: [SeedListing]
    let nextPage: Int?

    enum CodingKeys: String, CodingKey {
        case items = "results"
        case nextPage = "next_page"
    }
}

struct ListingFilter: Equatable, Sendable {
    var text = ""
    var sowing: SeedListing.Sowing?
}

struct SwapProposal: Codable, Equatable, Sendable {
    let listingID: Int
    let offeredListingID: Int
    let packets: Int
    let message: String?

    enum CodingKeys: String, CodingKey {
        case listingID = "listing_id"
        case offeredListingID = "offered_listing_id"
        case packets, message
    }
}

struct SwapReceipt: Decodable, Equatable, Sendable {
    let swapID: String
    let expiresAt: Date

    enum CodingKeys: String, CodingKey {
        case swapID = "swap_id"
        case expiresAt = "expires_at"
    }
}
