import Foundation

protocol TenancyRepository: Sendable {
    func tenancy(id: Tenancy.ID) async throws -> Tenancy
    func openOffer(forTenancy id: Tenancy.ID) async throws -> RenewalOffer?
    func store(_ offer: RenewalOffer) async throws
    func discardOffer(forTenancy id: Tenancy.ID) async
}

protocol PropertyRepository: Sendable {
    func property(id: String) async throws -> PropertyRecord
}

protocol LedgerRepository: Sendable {
    func payments(forTenancy id: Tenancy.ID, since: Date) async throws -> [RentPayment]
}

protocol MarketRentRepository: Sendable {
    func rents(near postcode: String) async throws -> MarketRent
}

struct TenantProfile: Equatable, Sendable {
    let id: String
    let email: String
    let annualIncome: Money
}

protocol TenantDirectory: Sendable {
    func profile(of tenantID: String) async throws -> TenantProfile?
}

protocol RenewalMailer: Sendable {
    func send(_ offer: RenewalOffer, to addresses: [String]) async throws
}
