import Foundation

struct Lot: Equatable {
    enum Status: Equatable {
        case upcoming
        case open
        case sold(buyerID: Int)
        case unsold
    }

    let id: String
    let number: Int
    let title: String
    let artist: String?
    let year: Int?
    let estimateLow: Int
    let estimateHigh: Int
    let startingPrice: Int
    var reserve: Int?
    var status: Status
    var closesAt: Date
    var bids: [Bid]
    var isWatched: Bool
    let sellerID: Int

    var highestBid: Bid? { bids.max { $0.amount < $1.amount } }
}

struct Bid: Equatable {
    let bidderID: Int
    let bidderName: String
    let amount: Int
    let placedAt: Date
}

enum AuctionError: Error, Equatable {
    case offline
    case sessionExpired
    case outbid(by: Int)
    case closed
    case paymentMethodMissing
}

struct LotViewModel: Equatable {
    struct BidRow: Equatable {
        let title: String
        let amount: String
        let isMine: Bool
    }

    let heading: String
    let subtitle: String
    let estimate: String
    let price: String
    let countdown: String
    let bidCount: String
    let reserveNote: String?
    let rows: [BidRow]
    let isBiddingEnabled: Bool
    let watchTitle: String
}
