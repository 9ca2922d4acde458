import Foundation

enum QuoteError: Error, Equatable {
    case emptyOrder
    case invalidQuantity(productID: String)
    case unknownProduct(String)
    case pickupTooSoon(earliest: Date)
    case inscriptionTooLong(maximum: Int)
    case voucherRejected(String)
}
