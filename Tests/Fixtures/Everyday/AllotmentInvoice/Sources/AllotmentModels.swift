import Foundation

public struct Plot: Equatable, Sendable {
    public let number: Int
    public let squareMetres: Int
    public let tenantID: String
    public let hasShed: Bool

    public init(number: Int, squareMetres: Int, tenantID: String, hasShed: Bool = false) {
        self.number = number
        self.squareMetres = squareMetres
        self.tenantID = tenantID
        self.hasShed = hasShed
    }
}

public struct Tenant: Equatable, Sendable {
    public enum Kind: Sendable {
        case regular, pensioner, honorary
    }

    public let id: String
    public let name: String
    public let kind: Kind
    public let memberSince: Date

    public init(id: String, name: String, kind: Kind, memberSince: Date) {
        self.id = id
        self.name = name
        self.kind = kind
        self.memberSince = memberSince
    }
}

public struct MeterReading: Equatable, Sendable {
    public let takenAt: Date
    public let litres: Int

    public init(takenAt: Date, litres: Int) {
        self.takenAt = takenAt
        self.litres = litres
    }
}

public struct InvoiceLine: Equatable, Sendable {
    public enum Kind: String, Sendable {
        case ground, shed, water, discount, lateFee
    }

    public let kind: Kind
    public let amount: Money
}

public struct Invoice: Equatable, Sendable {
    public let number: String
    public let tenantID: String
    public let lines: [InvoiceLine]
    public let dueDate: Date

    public var total: Money { lines.map(\.amount).total() }

    public func amount(of kind: InvoiceLine.Kind) -> Money {
        lines.filter { $0.kind == kind }.map(\.amount).total()
    }
}

public enum InvoicingError: Error, Equatable, Sendable {
    case unknownPlot(Int)
    case missingReadings(plot: Int)
    case readingsRunBackwards(plot: Int)
    case alreadyInvoiced(number: String)
}

public protocol PlotRepository: Sendable {
    func plot(number: Int) async throws -> Plot?
    func plots() async throws -> [Plot]
    func tenant(id: String) async throws -> Tenant
}

public protocol MeterRepository: Sendable {
    func readings(plot: Int, from start: Date, to end: Date) async throws -> [MeterReading]
}

public protocol InvoiceRepository: Sendable {
    func nextSequenceNumber(year: Int) async throws -> Int
    func invoice(plot: Int, year: Int) async throws -> Invoice?
    func openInvoices(tenantID: String) async throws -> [Invoice]
    func save(_ invoice: Invoice, plot: Int, year: Int) async throws
}
