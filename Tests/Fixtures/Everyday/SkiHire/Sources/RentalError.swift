import Foundation

enum RentalError: Error, Equatable, Sendable {
    case emptyBasket
    case tooManyItems(limit: Int)
    case invalidDuration
    case startsInPast
    case skierNotFound
    case accountBlocked
    case helmetRequired
    case unknownItem(sku: String)
    case unavailable(sku: String)
    case voucherInvalid
    case voucherMinimumNotMet(missingCents: Int)
    case paymentDeclined
    case bookingFailed
}
