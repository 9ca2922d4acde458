import Foundation

struct Listing: Identifiable, Hashable, Sendable, Decodable {
    let id: String
    var title: String
    var price: Price
    var location: String?
    var postedAt: Date
    var condition: Condition
    var isFavorite: Bool
    var isPromoted: Bool

    struct Price: Hashable, Sendable, Decodable {
        let amount: Decimal
        let currencyCode: String
    }

    enum Condition: String, CaseIterable, Sendable, Decodable {
        case new
        case likeNew = "like_new"
        case used
        case forParts = "for_parts"
    }
}

struct ListingPage: Sendable, Decodable {
    let items: [Listing]
    let nextCursor: String?
    let totalCount: Int
}

struct ListingFilter: Equatable, Sendable {
    var category: String?
    var maxPrice: Decimal?
    var conditions: Set<Listing.Condition> = []
    var sort: Sort = .newest

    enum Sort: String, Sendable {
        case newest, priceAscending, distance
    }

    static let `default` = ListingFilter()
}
