import Foundation

struct Order: Equatable {
    enum Status: String, Equatable {
        case pending
        case paid
        case shipped
        case delivered
        case cancelled
    }

    struct Line: Equatable {
        let productID: String
        let name: String
        let quantity: Int
        let cents: Int
    }

    let id: String
    let status: Status
    let lines: [Line]
    let trackingNumber: String?
}

enum OrderError: Error, Equatable {
    case notFound
    case noConnection
    case notCancellable
}

struct OrderDetailsContent: Equatable {
    let title: String
    let statusText: String
    let rows: [String]
    let totalText: String
    let showsTracking: Bool
}
