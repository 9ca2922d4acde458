import Foundation

public final class InvoiceSeasonUseCase: Sendable {
    public struct Tariff: Sendable {
        public var perSquareMetre = Money(cents: 38)
        public var shed = Money(cents: 1_500)
        public var waterPerCubicMetre = Money(cents: 245)
        public var freeLitres = 2_000
        public var waterCap = Money(cents: 12_000)
        public var pensionerDiscountPercent = 25
        public var loyaltyDiscountPercent = 5
        public var loyaltyYears = 10
        public var lateFee = Money(cents: 750)
        public var paymentDays = 30

        public init() {}
    }

    public struct SeasonResult: Equatable, Sendable {
        public var invoices: [Invoice] = []
        public var failures: [Int: InvoicingError] = [:]
        public var skipped: [Int] = []

        public var total: Money { invoices.map(\.total).total() }
    }

    private let plots: PlotRepository
    private let meters: MeterRepository
    private let invoices: InvoiceRepository
    private let tariff: Tariff
    private let calendar: Calendar

    public init(
        plots: PlotRepository,
        meters: MeterRepository,
        invoices: InvoiceRepository,
        tariff: Tariff = Tariff(),
        calendar: Calendar
    ) {
        self.plots = plots
        self.meters = meters
        self.invoices = invoices
        self.tariff = tariff
        self.calendar = calendar
    }

    // MARK: - Use cases

    public func invoice(plotNumber: Int, year: Int, issuedAt: Date) async throws -> Invoice {
        guard let plot = try await plots.plot(number: plotNumber) else {
            throw InvoicingError.unknownPlot(plotNumber)
        }
        if let existing = try await invoices.invoice(plot: plotNumber, year: year) {
            throw InvoicingError.alreadyInvoiced(number: existing.number)
        }
        let draft = try await draftLines(for: plot, year: year, issuedAt: issuedAt)
        let sequence = try await invoices.nextSequenceNumber(year: year)
        let invoice = Invoice(
            number: Self.invoiceNumber(year: year, sequence: sequence),
            tenantID: plot.tenantID,
            lines: draft,
            dueDate: dueDate(from: issuedAt)
        )
        try await invoices.save(invoice, plot: plotNumber, year: year)
        return invoice
    }

    public func invoiceSeason(year: Int, issuedAt: Date) async throws -> SeasonResult {
        var result = SeasonResult()
        for plot in try await plots.plots().sorted(by: { $0.number < $1.number }) {
            do {
                let invoice = try await invoice(plotNumber: plot.number, year: year, issuedAt: issuedAt)
                result.invoices.append(invoice)
            } catch InvoicingError.alreadyInvoiced {
                result.skipped.append(plot.number)
            } catch let error as InvoicingError {
                result.failures[plot.number] = error
            }
        }
        return result
    }

    public func estimate(plotNumber: Int, year: Int, on date: Date) async throws -> Money {
        guard let plot = try await plots.plot(number: plotNumber) else {
            throw InvoicingError.unknownPlot(plotNumber)
        }
        return try await draftLines(for: plot, year: year, issuedAt: date).map(\.amount).total()
    }

    public func outstanding(tenantID: String, on date: Date) async throws -> Money {
        let open = try await invoices.openInvoices(tenantID: tenantID)
        return open.filter { $0.dueDate < date }.map(\.total).total()
    }

    // MARK: - Rules

    private func draftLines(for plot: Plot, year: Int, issuedAt: Date) async throws -> [InvoiceLine] {
        let tenant = try await plots.tenant(id: plot.tenantID)
        var lines: [InvoiceLine] = []
        let ground = tenant.kind == .honorary ? .zero : tariff.perSquareMetre * plot.squareMetres
        lines.append(InvoiceLine(kind: .ground, amount: ground))
        if plot.hasShed {
            lines.append(InvoiceLine(kind: .shed, amount: tariff.shed))
        }
        let water = waterCharge(litres: try await consumption(of: plot, year: year))
        if water > .zero {
            lines.append(InvoiceLine(kind: .water, amount: water))
        }
        let discount = ground.percent(discountPercent(for: tenant, on: issuedAt))
        if discount > .zero {
            lines.append(InvoiceLine(kind: .discount, amount: .zero - discount))
        }
        if try await outstanding(tenantID: tenant.id, on: issuedAt) > .zero {
            lines.append(InvoiceLine(kind: .lateFee, amount: tariff.lateFee))
        }
        return lines
    }

    private func consumption(of plot: Plot, year: Int) async throws -> Int {
        let start = day(year: year, month: 4, day: 1)
        let end = day(year: year, month: 10, day: 31)
        let readings = try await meters.readings(plot: plot.number, from: start, to: end)
            .sorted { $0.takenAt < $1.takenAt }
        guard let first = readings.first, let last = readings.last, readings.count >= 2 else {
            throw InvoicingError.missingReadings(plot: plot.number)
        }
        guard last.litres >= first.litres else {
            throw InvoicingError.readingsRunBackwards(plot: plot.number)
        }
        return last.litres - first.litres
    }

    private func waterCharge(litres: Int) -> Money {
        let billable = max(0, litres - tariff.freeLitres)
        let cubicMetres = (billable + 999) / 1_000
        return min(tariff.waterPerCubicMetre * cubicMetres, tariff.waterCap)
    }

    private func discountPercent(for tenant: Tenant, on date: Date) -> Int {
        var percent = 0
        if tenant.kind == .pensioner {
            percent += tariff.pensionerDiscountPercent
        }
        let years = calendar.dateComponents([.year], from: tenant.memberSince, to: date).year ?? 0
        if years >= tariff.loyaltyYears {
            percent += tariff.loyaltyDiscountPercent
        }
        return percent
    }

    private func dueDate(from date: Date) -> Date {
        let start = calendar.startOfDay(for: date)
        let due = calendar.date(byAdding: .day, value: tariff.paymentDays, to: start) ?? start
        switch calendar.component(.weekday, from: due) {
        case 7: return calendar.date(byAdding: .day, value: 2, to: due) ?? due
        case 1: return calendar.date(byAdding: .day, value: 1, to: due) ?? due
        default: return due
        }
    }

    private func day(year: Int, month: Int, day: Int) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
    }

    private static func invoiceNumber(year: Int, sequence: Int) -> String {
        let digits = String(sequence)
        return "\(year)-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
