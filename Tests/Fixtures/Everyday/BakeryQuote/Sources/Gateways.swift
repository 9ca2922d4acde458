import Foundation

protocol ProductCatalog: Sendable {
    func product(id: String) async throws -> Product?
}

protocol VoucherValidating: Sendable {
    func voucher(code: String, customerID: String) async throws -> Voucher?
}

protocol TaxRateProviding: Sendable {
    var rate: Decimal { get }
}
