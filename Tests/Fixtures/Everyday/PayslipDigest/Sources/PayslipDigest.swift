import Foundation

/// Turns raw payslips into the lines of the "Pay" tab. Knows nothing about `NumberFormatter`.
struct PayslipDigest<Clock: WallClock>: Sendable {
    struct Line: Equatable, Sendable {
        var title: String
        var amount: String
        var detail: String?
        var emphasis: Emphasis = .normal

        enum Emphasis: Equatable, Sendable { case normal, positive, negative }
    }

    private let source: any PayslipSource
    private let money: any MoneyPrinting
    private let dates: any DayPrinting
    private let region: any RegionProviding
    private let clock: Clock

    init(
        source: any PayslipSource, money: any MoneyPrinting, dates: any DayPrinting, region: any RegionProviding,
        clock: Clock
    ) {
        self.source = source
        self.money = money
        self.dates = dates
        self.region = region
        self.clock = clock
    }

    // MARK: Headline

    func headline(employee: Int) async throws -> String {
        guard let latest = try await source.payslips(of: employee, limit: 1).first else {
            return region.isRightToLeft ? "—" : "No payslip yet"
        }
        let net = money.print(latest.net, currency: latest.currency, locale: region.locale)
        return "\(net) · \(dayText(latest.paidOn))"
    }

    // MARK: Lines

    func lines(employee: Int, limit: Int = 12) async throws -> [Line] {
        let slips = try await source.payslips(of: employee, limit: limit)
        let newestFirst = slips.sorted { $0.paidOn > $1.paidOn }
        return newestFirst.enumerated().map { offset, slip in
            let previous = offset + 1 < newestFirst.count ? newestFirst[offset + 1] : nil
            return line(for: slip, after: previous)
        }
    }

    func yearToDate(employee: Int) async throws -> [String: String] {
        let year = region.calendar.component(.year, from: clock.now)
        let slips = try await source.payslips(of: employee, limit: 24)
        let own = slips.filter { region.calendar.component(.year, from: $0.paidOn) == year }
        let sums = Dictionary(grouping: own, by: \.currency).mapValues { group in
            group.reduce(Decimal.zero) { $0 + $1.net }
        }
        return sums.reduce(into: [:]) { texts, entry in
            texts[entry.key] = money.print(entry.value, currency: entry.key, locale: region.locale)
        }
    }

    func dueText(for slip: Payslip) -> String {
        let days = region.calendar.dateComponents([.day], from: clock.now, to: slip.paidOn).day ?? 0
        switch days {
        case ..<0: return "Paid \(dates.print(slip.paidOn, style: .short, locale: region.locale))"
        case 0: return "Paid today"
        case 1...7: return "In \(days) days"
        default: return dates.print(slip.paidOn, style: .long, locale: region.locale)
        }
    }

    // MARK: Private

    private func line(for slip: Payslip, after previous: Payslip?) -> Line {
        var line = Line(
            title: dates.print(slip.paidOn, style: .month, locale: region.locale),
            amount: money.print(slip.net, currency: slip.currency, locale: region.locale)
        )
        if let previous, previous.currency == slip.currency {
            let change = slip.net - previous.net
            line.emphasis = change > 0 ? .positive : change < 0 ? .negative : .normal
            if change != 0 {
                line.detail = money.print(change, currency: slip.currency, locale: region.locale)
            }
        }
        if !slip.deductions.isEmpty {
            let held = slip.deductions.values.reduce(0, +)
            line.detail = "Held back " + money.print(held, currency: slip.currency, locale: region.locale)
        }
        return line
    }

    private func dayText(_ day: Date) -> String {
        region.calendar.isDate(day, inSameDayAs: clock.now)
            ? "today"
            : dates.print(day, style: .short, locale: region.locale)
    }
}
