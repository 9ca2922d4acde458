import Foundation

/// Splits a restaurant's tab. A value: the screen keeps one and gives copies to the preview.
struct TabSplitterDesk {
    typealias Directory = any PayerDirectory<String>
    typealias Asker = any PaymentAsking<String>

    struct Report: Equatable {
        var asked: [Guest] = []
        var unreachable: [Guest] = []
        var failed: [Guest] = []
    }

    private(set) var items: [TabItem] = []
    private(set) var discount: Decimal = 0
    var tip: Tip = .none
    let host: Guest

    private let currency: String
    private let directory: Directory
    private let asker: Asker
    private let exchange: any ExchangeDesk
    private let printer: (any TabPrinting)?

    init(
        host: Guest, currency: String = "EUR", directory: Directory, asker: Asker, exchange: any ExchangeDesk,
        printer: (any TabPrinting)? = nil
    ) {
        self.host = host
        self.currency = currency
        self.directory = directory
        self.asker = asker
        self.exchange = exchange
        self.printer = printer
    }

    // MARK: - Editing

    mutating func add(_ title: String, price: Decimal, quantity: Int = 1, for sharers: Guest...) {
        guard price > 0, quantity > 0 else { return }
        if let index = items.firstIndex(where: { $0.title == title && $0.price == price && $0.sharers == sharers }) {
            items[index].quantity += quantity
        } else {
            items.append(
                TabItem(
                    id: (items.map(\.id).max() ?? 0) + 1, title: title, price: price, quantity: quantity,
                    sharers: sharers))
        }
    }

    mutating func remove(_ id: TabItem.ID) {
        items.removeAll { $0.id == id }
    }

    mutating func toggle(_ guest: Guest, on id: TabItem.ID) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        if let place = items[index].sharers.firstIndex(of: guest) {
            items[index].sharers.remove(at: place)
        } else {
            items[index].sharers.append(guest)
        }
    }

    @discardableResult
    mutating func redeem(voucher amount: Decimal) -> Decimal {
        let usable = min(amount, subtotal - discount)
        discount += usable
        return amount - usable
    }

    // MARK: - Sums

    var subtotal: Decimal { items.reduce(0) { $0 + $1.total } }

    var tipAmount: Decimal {
        switch tip {
        case .none: 0
        case .percent(let percent): (subtotal * Decimal(percent) / 100).inCents(.up)
        case .fixed(let amount): max(amount, 0)
        }
    }

    var total: Decimal { subtotal - discount + tipAmount }

    /// One share for each payer, by name. The shares add up to the total: leftover cents go to the first ones.
    func shares() throws(SplitFault) -> [Share] {
        let orphans = items.filter(\.sharers.isEmpty).map(\.id)
        guard orphans.isEmpty else { throw .unshared(orphans) }
        var weights: [Guest: Decimal] = [:]
        for item in items {
            let payers = item.sharers.filter { !$0.isInvited }
            for guest in payers.isEmpty ? [host] : payers {
                weights[guest, default: 0] += item.total / Decimal(payers.isEmpty ? 1 : payers.count)
            }
        }
        guard subtotal > 0 else { throw .nobodyPays }
        var open = total
        var shares: [Share] = []
        for guest in weights.keys.sorted() {
            let amount = (total * weights[guest, default: 0] / subtotal).inCents(.down)
            shares.append(Share(guest: guest, amount: amount))
            open -= amount
        }
        for index in shares.indices where open >= Decimal(sign: .plus, exponent: -2, significand: 1) {
            shares[index] = Share(
                guest: shares[index].guest,
                amount: shares[index].amount + Decimal(sign: .plus, exponent: -2, significand: 1))
            open -= Decimal(sign: .plus, exponent: -2, significand: 1)
        }
        return shares
    }

    func total(in code: String) throws(SplitFault) -> Decimal {
        guard code != currency else { return total }
        return (total * (try exchange.rate(from: currency, to: code))).inCents(.plain)
    }

    // MARK: - Settling

    func settle(note: String) async throws -> Report {
        var report = Report()
        for share in try shares() where share.guest != host && share.amount > 0 {
            guard let handle = await directory.handle(of: share.guest) else {
                report.unreachable.append(share.guest)
                continue
            }
            let text = note.isEmpty ? "Dinner" : note
            do {
                try await asker.ask(
                    PaymentAsk(payee: host.name, payer: share.guest.name, amount: share.amount, note: text),
                    from: handle)
                report.asked.append(share.guest)
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                report.failed.append(share.guest)
            }
        }
        printer?.print(
            "asked \(report.asked.count) of \(report.asked.count + report.unreachable.count + report.failed.count)")
        return report
    }

    func printTab() throws {
        let width = items.map(\.title.count).max() ?? 0
        var lines = items.map { "\($0.title.padding(toLength: width, withPad: " ", startingAt: 0))  \($0.total)" }
        if discount > 0 { lines.append("Voucher -\(discount)") }
        lines.append("Total \(total) \(currency)")
        printer?.print(lines: lines)
    }
}

extension Decimal {
    fileprivate func inCents(_ mode: NSDecimalNumber.RoundingMode) -> Decimal {
        var (exact, rounded) = (self, Decimal())
        NSDecimalRound(&rounded, &exact, 2, mode)
        return rounded
    }
}
