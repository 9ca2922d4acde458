import Foundation

struct RequestBerthQuote: Sendable {
    struct Request: Equatable, Sendable {
        var skipperID: String
        var vessel: Vessel
        var arrival: Date
        var departure: Date
        var wantsPower = false
    }

    private let berths: any BerthRepository
    private let stays: any StayRepository
    private let skippers: any SkipperRepository
    private let store: any QuotationStore
    private let policy: any MarinaPolicy
    private let calendar: Calendar
    private let now: @Sendable () -> Date

    init(
        berths: any BerthRepository, stays: any StayRepository, skippers: any SkipperRepository,
        store: any QuotationStore, policy: any MarinaPolicy,
        calendar: Calendar, now: @escaping @Sendable () -> Date
    ) {
        self.berths = berths
        self.stays = stays
        self.skippers = skippers
        self.store = store
        self.policy = policy
        self.calendar = calendar
        self.now = now
    }

    func callAsFunction(_ request: Request) async throws(BerthQuoteError) -> BerthQuotation {
        let nights = try validateDates(of: request)
        let skipper = try await eligibleSkipper(request.skipperID)
        let berth = try await firstFreeBerth(for: request)
        let quotation = makeQuotation(request, berth: berth, skipper: skipper, nights: nights)
        do {
            try await store.save(quotation, skipperID: skipper.id)
        } catch {
            throw .unavailable
        }
        return quotation
    }

    private func validateDates(of request: Request) throws(BerthQuoteError) -> Int {
        guard calendar.startOfDay(for: request.arrival) >= calendar.startOfDay(for: now()) else {
            throw .arrivalInPast
        }
        let nights = calendar.nights(from: request.arrival, to: request.departure)
        switch nights {
        case ..<1: throw .tooShort
        case let count where count > policy.maximumNights: throw .tooLong(maximum: policy.maximumNights)
        default: return nights
        }
    }

    private func eligibleSkipper(_ id: String) async throws(BerthQuoteError) -> Skipper {
        let found: Skipper?
        do { found = try await skippers.skipper(id: id) } catch { throw .unavailable }
        guard let skipper = found else { throw .unknownSkipper }
        guard skipper.outstandingBalance <= 0 else {
            throw .balanceOutstanding(skipper.outstandingBalance)
        }
        return skipper
    }

    private func firstFreeBerth(for request: Request) async throws(BerthQuoteError) -> Berth {
        do {
            let suitable = try await berths.berths()
                .filter { fits(request.vessel, in: $0) }
                .sorted { ($0.nightlyRatePerMetre, $0.id) < ($1.nightlyRatePerMetre, $1.id) }
            guard !suitable.isEmpty else { throw BerthQuoteError.noSuitableBerth }

            for berth in suitable {
                let booked = try await stays.stays(berthID: berth.id)
                let isTaken = booked.contains { overlaps($0, from: request.arrival, to: request.departure) }
                if !isTaken { return berth }
            }
            throw BerthQuoteError.fullyBooked
        } catch let error as BerthQuoteError {
            throw error
        } catch {
            throw .unavailable
        }
    }

    private func fits(_ vessel: Vessel, in berth: Berth) -> Bool {
        vessel.lengthMetres <= berth.maxLength && vessel.draughtMetres + keelClearance <= berth.depth
    }

    private func makeQuotation(_ request: Request, berth: Berth, skipper: Skipper, nights: Int) -> BerthQuotation {
        let nightly = berth.nightlyRatePerMetre * request.vessel.lengthMetres * hullFactor(request.vessel.hull)
        let mooring = rounded(nightly * Decimal(nights))
        var lines: [BerthQuotation.Line] = [.init(kind: .mooring, amount: mooring)]

        let weekend = calendar.weekendNights(from: request.arrival, count: nights)
        append(.weekend, rounded(nightly * Decimal(weekend) * weekendSurchargeRate), to: &lines)
        if request.wantsPower {
            append(.power, policy.powerFee(nights: nights), to: &lines)
        }
        if skipper.isClubMember {
            append(.memberDiscount, -rounded(mooring * policy.memberDiscount), to: &lines)
        }

        let total = lines.map(\.amount).reduce(0, +)
        let deposit = min(total, max(minimumDeposit, rounded(total * depositRate)))
        let expiry = calendar.date(byAdding: .hour, value: 48, to: now()) ?? now()
        return BerthQuotation(
            berthID: berth.id, nights: nights, lines: lines, deposit: deposit,
            expiresAt: min(expiry, request.arrival)
        )
    }

    private func append(_ kind: BerthQuotation.Line.Kind, _ amount: Decimal, to lines: inout [BerthQuotation.Line]) {
        guard amount != 0 else { return }
        lines.append(.init(kind: kind, amount: amount))
    }
}
