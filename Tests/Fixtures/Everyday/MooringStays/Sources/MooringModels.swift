import Foundation

enum VesselKind: String, Equatable { case monohull, multihull, tender }

struct VisitorVessel: Equatable {
    let registration: String
    var lengthMetres: Double
    var kind: VesselKind
    var insuranceExpires: Date
    var isClubMember: Bool
}

struct MooringStayRequest: Equatable {
    let requestID: String
    let vessel: VisitorVessel
    let buoy: String
    let arrival: Date
    let nights: Int
}

struct MooringFee: Equatable {
    let nightlyPence: Int
    let nights: Int
    let discountPence: Int
    let surchargePence: Int

    var totalPence: Int { nightlyPence * nights - discountPence + surchargePence }
}

struct MooringLedgerEntry: Equatable {
    let requestID: String
    let registration: String
    let buoy: String
    let arrival: Date
    let departure: Date
    let fee: MooringFee
    let paymentReference: String
    var isCancelled = false

    var nights: Int { fee.nights }
}

enum MooringStayError: Error, Equatable {
    case invalidNights(Int, allowed: ClosedRange<Int>)
    case vesselTooLong(metres: Double, limit: Double)
    case insuranceExpires(on: Date, neededUntil: Date)
    case outsideBookingWindow(opens: Date, closes: Date)
    case seasonQuotaExceeded(used: Int, requested: Int, limit: Int)
    case buoyTaken(buoy: String, until: Date)
    case requestReused(requestID: String)
    case paymentDeclined(code: String)
    case ledgerUnavailable(refunded: Bool)
    case unknownStay(requestID: String)
    case tooLateToCancel(arrival: Date)
}

protocol MooringLedger: AnyObject {
    func entry(requestID: String) throws -> MooringLedgerEntry?
    func entries(from start: Date, to end: Date) throws -> [MooringLedgerEntry]
    func save(_ entry: MooringLedgerEntry) throws
}

protocol HarbourPayments: AnyObject {
    func charge(pence: Int, registration: String, idempotencyKey: String) throws -> String
    func refund(pence: Int, reference: String) throws
}

protocol BuoyReservations: AnyObject {
    func hold(buoy: String, from: Date, to: Date) -> Bool
    func release(buoy: String, from: Date)
}

protocol HarbourmasterNotices: AnyObject {
    func post(_ text: String)
}

struct HarbourDeclined: Error, Equatable {
    let code: String
}
