import Foundation

final class MooringStayService {
    private let ledger: MooringLedger
    private let payments: HarbourPayments
    private let buoys: BuoyReservations
    private let notices: HarbourmasterNotices
    private let policy: MooringPolicy
    private let now: () -> Date

    init(
        ledger: MooringLedger, payments: HarbourPayments, buoys: BuoyReservations,
        notices: HarbourmasterNotices, policy: MooringPolicy = MooringPolicy(), now: @escaping () -> Date
    ) {
        self.ledger = ledger
        self.payments = payments
        self.buoys = buoys
        self.notices = notices
        self.policy = policy
        self.now = now
    }

    func quote(_ request: MooringStayRequest) throws -> MooringFee {
        try policy.checkEligibility(request, now: now())
        return policy.fee(for: request)
    }

    @discardableResult
    func book(_ request: MooringStayRequest) throws -> MooringLedgerEntry {
        if let existing = try ledger.entry(requestID: request.requestID) {
            guard isSameStay(existing, request), !existing.isCancelled else {
                throw MooringStayError.requestReused(requestID: request.requestID)
            }
            return existing
        }
        try policy.checkEligibility(request, now: now())
        let season = policy.season(containing: request.arrival)
        let history = try ledger.entries(from: season.start, to: season.end)
        try policy.checkQuota(request, history: history)

        let arrival = policy.calendar.startOfDay(for: request.arrival)
        let departure = policy.departure(for: request)
        if let clash = history.first(where: { overlaps($0, buoy: request.buoy, from: arrival, to: departure) }) {
            throw MooringStayError.buoyTaken(buoy: request.buoy, until: clash.departure)
        }
        guard buoys.hold(buoy: request.buoy, from: arrival, to: departure) else {
            throw MooringStayError.buoyTaken(buoy: request.buoy, until: departure)
        }

        let fee = policy.fee(for: request)
        let reference = try charge(fee, for: request, arrival: arrival)
        let entry = MooringLedgerEntry(
            requestID: request.requestID, registration: request.vessel.registration, buoy: request.buoy,
            arrival: arrival, departure: departure, fee: fee, paymentReference: reference)
        do {
            try ledger.save(entry)
        } catch {
            let refunded = compensate(entry)
            throw MooringStayError.ledgerUnavailable(refunded: refunded)
        }
        notices.post(
            "\(entry.registration) on \(entry.buoy) for \(nightsText(entry.nights)), paid \(pounds(fee.totalPence))")
        return entry
    }

    @discardableResult
    func cancel(requestID: String) throws -> Int {
        guard var entry = try ledger.entry(requestID: requestID) else {
            throw MooringStayError.unknownStay(requestID: requestID)
        }
        guard !entry.isCancelled else { return 0 }
        let refund = try policy.refundPence(for: entry, now: now())
        let active = entry
        entry.isCancelled = true
        try ledger.save(entry)
        do {
            try payments.refund(pence: refund, reference: entry.paymentReference)
        } catch {
            try ledger.save(active)
            throw error
        }
        buoys.release(buoy: entry.buoy, from: entry.arrival)
        notices.post("\(entry.registration) cancelled \(entry.buoy), refunded \(pounds(refund))")
        return refund
    }

    private func charge(_ fee: MooringFee, for request: MooringStayRequest, arrival: Date) throws -> String {
        do {
            return try payments.charge(
                pence: fee.totalPence, registration: request.vessel.registration,
                idempotencyKey: "mooring-\(request.requestID)")
        } catch {
            buoys.release(buoy: request.buoy, from: arrival)
            throw MooringStayError.paymentDeclined(code: (error as? HarbourDeclined)?.code ?? "unknown")
        }
    }

    private func compensate(_ entry: MooringLedgerEntry) -> Bool {
        buoys.release(buoy: entry.buoy, from: entry.arrival)
        do {
            try payments.refund(pence: entry.fee.totalPence, reference: entry.paymentReference)
            return true
        } catch {
            notices.post("Manual refund of \(pounds(entry.fee.totalPence)) needed for \(entry.paymentReference)")
            return false
        }
    }

    private func isSameStay(_ entry: MooringLedgerEntry, _ request: MooringStayRequest) -> Bool {
        entry.registration == request.vessel.registration && entry.buoy == request.buoy
            && entry.arrival == policy.calendar.startOfDay(for: request.arrival) && entry.nights == request.nights
    }

    private func overlaps(_ entry: MooringLedgerEntry, buoy: String, from: Date, to: Date) -> Bool {
        !entry.isCancelled && entry.buoy == buoy && entry.arrival < to && from < entry.departure
    }

    private func nightsText(_ nights: Int) -> String { nights == 1 ? "1 night" : "\(nights) nights" }

    private func pounds(_ pence: Int) -> String {
        let rest = pence % 100
        return "£\(pence / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
