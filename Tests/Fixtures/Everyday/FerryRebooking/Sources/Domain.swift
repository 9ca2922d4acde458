import Foundation

public struct BookingReference: Hashable, Sendable, CustomStringConvertible {
    public let value: String
    public init(_ value: String) { self.value = value.uppercased() }
    public var description: String { value }
}

public enum FareClass: String, Sendable {
    case saver, flexible, islander
}

public enum VehicleKind: Equatable, Sendable {
    case none
    case bicycle
    case car(lengthMetres: Double)

    /// Deck lanes are sold in whole metres.
    var laneMetres: Int {
        switch self {
        case .none, .bicycle: 0
        case .car(let length): Int(length.rounded(.up))
        }
    }
}

public struct Sailing: Identifiable, Equatable, Sendable {
    public let id: String
    public let route: String
    public let departure: Date
    public let pricePerPassenger: Decimal
    public let seatsLeft: Int
    public let laneMetresLeft: Int
}

public struct FerryBooking: Equatable, Sendable {
    public let reference: BookingReference
    public var sailing: Sailing
    public let fare: FareClass
    public let passengers: Int
    public var vehicle: VehicleKind = .none
    public let paid: Decimal
    public var timesRebooked: Int = 0
}

public struct RebookingQuote: Equatable, Sendable {
    public let fareDifference: Decimal
    public let changeFee: Decimal
    public let expiresAt: Date
    /// Negative when the passenger is owed money.
    public var total: Decimal { fareDifference + changeFee }
}

public enum Settlement: Equatable, Sendable {
    case charged(Decimal, receipt: String)
    case credited(Decimal)
    case nothingDue
}

public enum RebookingError: Error, Equatable, Sendable {
    case bookingNotFound(BookingReference)
    case alreadyDeparted
    case tooLate(minutesBefore: Int)
    case routeMismatch(expected: String)
    case changeLimitReached
    case soldOut(Shortage)
    case quoteExpired
    case paymentDeclined(reason: String)
    case unavailable

    public enum Shortage: Equatable, Sendable {
        case seats(missing: Int)
        case vehicleDeck
    }
}
