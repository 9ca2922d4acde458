import Foundation

struct MooringPolicy {
    var calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }()
    var memberNights = 1...28
    var visitorNights = 1...14
    var maximumLength = 18.0
    var bookingLeadDays = 90
    var memberSeasonQuota = 60
    var visitorSeasonQuota = 21
    var freeCancellationDays = 7
    var lastCancellationDays = 2

    func departure(for request: MooringStayRequest) -> Date {
        adding(days: request.nights, to: calendar.startOfDay(for: request.arrival))
    }

    func adding(days: Int, to date: Date) -> Date {
        calendar.date(byAdding: .day, value: days, to: date) ?? date
    }

    func days(from start: Date, to end: Date) -> Int {
        calendar.dateComponents([.day], from: calendar.startOfDay(for: start), to: calendar.startOfDay(for: end)).day
            ?? 0
    }

    func season(containing date: Date) -> (start: Date, end: Date) {
        var year = calendar.component(.year, from: date)
        if calendar.component(.month, from: date) < 4 { year -= 1 }
        let start = calendar.date(from: DateComponents(year: year, month: 4, day: 1)) ?? date
        let end = calendar.date(from: DateComponents(year: year + 1, month: 4, day: 1)) ?? date
        return (start, end)
    }

    func checkEligibility(_ request: MooringStayRequest, now: Date) throws {
        let vessel = request.vessel
        let allowed = vessel.isClubMember ? memberNights : visitorNights
        guard allowed.contains(request.nights) else {
            throw MooringStayError.invalidNights(request.nights, allowed: allowed)
        }
        let limit = vessel.kind == .multihull ? maximumLength - 4 : maximumLength
        guard vessel.lengthMetres <= limit else {
            throw MooringStayError.vesselTooLong(metres: vessel.lengthMetres, limit: limit)
        }
        let opens = calendar.startOfDay(for: now)
        let closes = adding(days: vessel.isClubMember ? bookingLeadDays * 2 : bookingLeadDays, to: opens)
        let day = calendar.startOfDay(for: request.arrival)
        guard day >= opens, day <= closes else {
            throw MooringStayError.outsideBookingWindow(opens: opens, closes: closes)
        }
        let leaves = departure(for: request)
        if vessel.kind != .tender && vessel.insuranceExpires < leaves {
            throw MooringStayError.insuranceExpires(on: vessel.insuranceExpires, neededUntil: leaves)
        }
    }

    func checkQuota(_ request: MooringStayRequest, history: [MooringLedgerEntry]) throws {
        let used =
            history
            .filter { $0.registration == request.vessel.registration && !$0.isCancelled }
            .reduce(0) { $0 + $1.nights }
        let limit = request.vessel.isClubMember ? memberSeasonQuota : visitorSeasonQuota
        guard used + request.nights <= limit else {
            throw MooringStayError.seasonQuotaExceeded(used: used, requested: request.nights, limit: limit)
        }
    }

    func fee(for request: MooringStayRequest) -> MooringFee {
        let vessel = request.vessel
        var nightly: Int
        switch vessel.lengthMetres {
        case ..<6: nightly = 900
        case 6..<10: nightly = 1_500
        case 10..<14: nightly = 2_200
        default: nightly = 3_100
        }
        if vessel.kind == .multihull { nightly = nightly * 3 / 2 }
        let base = nightly * request.nights
        var discountPercent = request.nights >= 7 ? 10 : 0
        if vessel.isClubMember { discountPercent += 25 }
        let month = calendar.component(.month, from: request.arrival)
        let surcharge = (7...8).contains(month) ? 300 * request.nights : 0
        return MooringFee(
            nightlyPence: nightly, nights: request.nights,
            discountPence: base * discountPercent / 100, surchargePence: surcharge)
    }

    func refundPence(for entry: MooringLedgerEntry, now: Date) throws -> Int {
        let notice = days(from: now, to: entry.arrival)
        if notice < lastCancellationDays { throw MooringStayError.tooLateToCancel(arrival: entry.arrival) }
        return notice >= freeCancellationDays ? entry.fee.totalPence : entry.fee.totalPence / 2
    }
}
