import Foundation

public struct Reward: Decodable, Equatable {
    public let id: String
    public let title: String
    public let points: Int
    public let isAvailable: Bool

    enum CodingKeys: String, CodingKey {
        case id, title, points
        case isAvailable = "available"
    }
}

public struct Voucher: Decodable, Equatable {
    public let code: String
    public let rewardId: String
}

public enum RewardsError: Error, Equatable {
    case noConnection
    case unauthorized
    case notEnoughPoints(missing: Int)
    case alreadyRedeemed
    case maintenance
    case invalidResponse
    case unknown(statusCode: Int)
}
