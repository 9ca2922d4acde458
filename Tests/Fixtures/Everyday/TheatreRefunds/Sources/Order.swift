import Foundation

struct Ticket: Equatable, Sendable {
    let seat: String
    let priceInCents: Int
}

struct Performance: Equatable, Sendable {
    enum Status: Equatable, Sendable {
        case scheduled
        case cancelled
        case moved(from: Date)
    }

    let id: String
    let title: String
    let start: Date
    var status: Status = .scheduled
}

struct Order: Equatable, Sendable {
    enum State: Equatable, Sendable {
        case paid
        case refunded
        case partlyRefunded(seats: Set<String>)
    }

    let number: String
    let customerID: Int
    let performanceID: String
    let paymentReference: String
    let tickets: [Ticket]
    let bookingFeeInCents: Int
    var state: State = .paid
}

struct Customer: Equatable, Sendable {
    let id: Int
    let email: String
    let isMember: Bool
}

struct Refund: Equatable, Sendable {
    enum Method: Equatable, Sendable {
        case originalPayment(reference: String)
        case voucher(code: String)
    }

    let orderNumber: String
    let seats: [String]
    let amountInCents: Int
    let method: Method
}

enum RefundError: Error, Equatable {
    case orderNotFound
    case notYourOrder
    case nothingSelected
    case unknownSeats([String])
    case alreadyRefunded(seats: [String])
    case performanceStarted
    case tooLate(deadline: Date)
    case yearlyLimitReached(limit: Int)
    case paymentFailed
}

enum PaymentError: Error, Equatable {
    case timeout
    case declined
}
