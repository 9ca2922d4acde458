import Foundation

protocol OrderStore: Sendable {
    func order(number: String) async throws -> Order?
    func performance(id: String) async throws -> Performance
    func customer(id: Int) async throws -> Customer
    func refundCount(customerID: Int, since date: Date) async throws -> Int
    func update(_ state: Order.State, of orderNumber: String) async throws
}

protocol PaymentGateway: Sendable {
    func refund(reference: String, amountInCents: Int, idempotencyKey: String) async throws
}

protocol VoucherIssuer: Sendable {
    func issue(amountInCents: Int, to customerID: Int, validUntil: Date) async throws -> String
}

protocol SeatInventory: Sendable {
    func release(_ seats: [String], performanceID: String) async throws
}

protocol RefundMailer: Sendable {
    func sendReceipt(for refund: Refund, to email: String) async throws
}

struct AuditEntry: Equatable, Sendable {
    enum Event: Equatable, Sendable {
        case refunded(amountInCents: Int)
        case rejected(RefundError)
        case retried(attempt: Int)
        case mailFailed
        case seatsNotReleased
    }

    let date: Date
    let orderNumber: String
    let event: Event
}

protocol AuditLog: Sendable {
    func record(_ entry: AuditEntry) async
}
