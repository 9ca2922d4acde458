import Foundation

struct Money: Hashable, Sendable, Comparable {
    let cents: Int
    var currency = "EUR"

    static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }
}

struct PitchRequest: Sendable {
    let pitch: PitchID
    let arrival: DateComponents
    let nights: Int
    let guests: Int
    let card: CardToken
    var email: String?
    var membership: String?
}

struct PitchID: Hashable, Sendable, ExpressibleByStringLiteral {
    let code: String
    init(code: String) { self.code = code }
    init(stringLiteral value: String) { code = value }
}

struct CardToken: Hashable, Sendable {
    let value: String
}

struct PitchHold: Hashable, Sendable {
    let reference: UUID
    let pitch: PitchID
    let expires: Date
}

struct PaymentAuthorisation: Hashable, Sendable, Identifiable {
    let id: String
    let amount: Money
}

struct BookingConfirmation: Hashable, Sendable {
    let number: String
    let total: Money
    let isPaid: Bool
    let mailed: Bool
}

struct PitchPricing: Sendable {
    var perNight = 1850
    var perGuest = 620
    var cleaning = 900
    var longestStay = 28

    static let standard = PitchPricing()

    /// A week or more is ten percent cheaper, members do not pay the cleaning.
    func total(nights: Int, guests: Int, hasMembership: Bool) -> Money {
        var cents = nights * (perNight + guests * perGuest)
        if nights >= 7 { cents -= cents / 10 }
        if !hasMembership { cents += cleaning }
        return Money(cents: cents)
    }
}

enum BookingError: Error, Equatable {
    case invalidStay(nights: Int)
    case noGuests
    case pitchTaken(alternatives: [PitchID])
    case unavailable
    case paymentRefused
    case notConfirmed
}
