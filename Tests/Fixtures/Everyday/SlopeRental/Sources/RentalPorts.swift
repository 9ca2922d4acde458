import Foundation

enum PaymentGatewayError: Error, Equatable {
    case declined(reason: String)
    case unreachable
}

protocol DepositGateway {
    func refund(guestID: String, cents: Int, reference: String) throws
    func charge(guestID: String, cents: Int, reference: String) throws
}

protocol RentalStore {
    func agreement(id: String) throws -> RentalAgreement?
    func save(_ agreement: RentalAgreement) throws
    func restock(tag: String) throws
    func retire(tag: String) throws
    func append(_ event: ReturnAuditEvent)
}

protocol RentalPolicyProvider {
    func rules(on date: Date) -> RentalRules
    func isLoyalGuest(_ guestID: String) -> Bool
}

protocol GuestNotifier {
    func send(_ text: String, to guestID: String) throws
}
