import FactoryKit

public protocol Ledger: Sendable {
    func book(_ cents: Int) throws
}

public protocol Rates: Sendable {
    func rate(of currency: String) -> Double?
}

struct LiveLedger: Ledger {
    func book(_ cents: Int) throws {}
}

struct LiveRates: Rates {
    let source: String
    func rate(of currency: String) -> Double? { nil }
}

/// A container of the module's own, the same one for all: no trait can give a test another.
public final class PaymentsContainer: SharedContainer {
    public static let shared = PaymentsContainer()
    public let manager = ContainerManager()

    public var ledger: Factory<any Ledger> { self { LiveLedger() } }
    public var rates: ParameterFactory<String, any Rates> { self { LiveRates(source: $0) } }
}

/// Books amounts.
public final class PaymentsPresenter {
    @Injected(\PaymentsContainer.ledger) private var ledger
    private let rates = PaymentsContainer.shared.rates("bank")

    public private(set) var total = 0
    public private(set) var isBooked = false

    public init() {}

    public func book(_ cents: Int) throws {
        try ledger.book(cents)
        total += cents
        isBooked = true
    }

    public func convert(_ cents: Int, to currency: String) -> Double? {
        guard let rate = rates.rate(of: currency) else { return nil }
        return rate
    }
}
