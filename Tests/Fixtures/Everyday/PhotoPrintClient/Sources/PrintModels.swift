import Foundation

struct PrintProduct: Codable, Equatable, Sendable {
    let sku: String
    let title: String
    let widthMm: Int
    let heightMm: Int
    let priceCents: Int
}

struct PrintItem: Codable, Equatable, Sendable {
    var sku: String
    var photoURL: URL
    var copies: Int

    enum CodingKeys: String, CodingKey {
        case sku, copies
        case photoURL = "photoUrl"
    }
}

struct PrintOrder: Codable, Equatable, Sendable {
    enum Status: String, Codable, Sendable {
        case received, printing, shipped, cancelled
    }

    let id: String
    let status: Status
    let createdAt: Date
    let items: [PrintItem]
    let totalCents: Int
}

struct OrderPage: Equatable, Sendable {
    let orders: [PrintOrder]
    let nextPage: Int?
}

struct SignedTokens: Codable, Equatable, Sendable {
    let accessToken: String
    let refreshToken: String
}

struct ProblemDetails: Codable, Equatable, Sendable {
    let code: String
    let detail: String?
}

enum PrintAPIError: Error, Equatable {
    case notConnected
    case unauthorized
    case notFound
    case conflict(code: String)
    case invalid(detail: String)
    case tooManyRequests(retryAfter: Int?)
    case server(status: Int)
    case malformedResponse
    case emptyOrder
}
