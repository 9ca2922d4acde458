import Foundation

enum EquipmentKind: String, Sendable, CaseIterable {
    case skis
    case boots
    case helmet
    case snowboard
}

struct RentalItem: Equatable, Sendable {
    let sku: String
    let kind: EquipmentKind
    let dailyRateCents: Int
}

struct RentalRequest: Equatable, Sendable {
    var skierID: String
    var skus: [String]
    var startDate: Date
    var days: Int
    var includesInsurance = false
    var voucherCode: String?
}

struct Skier: Equatable, Sendable {
    let id: String
    let email: String?
    let age: Int
    var isSeasonMember = false
    var hasUnpaidDamages = false
}

struct Voucher: Equatable, Sendable {
    let code: String
    let amountCents: Int
    let minimumSpendCents: Int
    let expiresAt: Date
}

struct RentalBooking: Equatable, Sendable {
    let skierID: String
    let reservationIDs: [String]
    let paymentID: String?
    let startDate: Date
    let endDate: Date
    let quote: RentalQuote
}

struct RentalReceipt: Equatable, Sendable {
    let bookingID: String
    let totalCents: Int
    let confirmationSent: Bool
}
