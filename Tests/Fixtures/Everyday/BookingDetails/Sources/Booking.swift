import Foundation

struct Booking: Equatable {
    enum Status: String {
        case confirmed, pending, cancelled, completed
    }

    let id: String
    let hotel: Hotel
    let checkIn: Date
    let nights: Int
    let total: Money
    let cancellation: CancellationPolicy
    var status: Status
}

struct Hotel: Equatable {
    let name: String
    let phone: String?
    let latitude: Double
    let longitude: Double
}

struct Money: Equatable {
    let amount: Decimal
    let currencyCode: String
}

struct CancellationPolicy: Equatable {
    /// Hours before check-in during which the cancellation is free of charge.
    let freeUntilHours: Int
    let fee: Money
}

enum BookingError: Error, Equatable {
    case noConnection
    case notFound
    case alreadyCancelled
    case server(code: Int)
}
