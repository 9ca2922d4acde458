import Foundation
import Observation

@Observable
@MainActor
final class BasketViewModel {
    // State
    private(set) var lines: [BasketLine] = []
    private(set) var voucher: Voucher?
    private(set) var isLoading = false
    private(set) var pendingLineIDs: Set<BasketLine.ID> = []
    var voucherCode = ""
    var banner: Banner?

    private let service: BasketServiceProtocol
    private let vouchers: VoucherServiceProtocol
    private let router: BasketRouterProtocol
    private let locale: Locale
    private let flags: FeatureFlags

    init(
        service: BasketServiceProtocol,
        vouchers: VoucherServiceProtocol,
        router: BasketRouterProtocol,
        flags: FeatureFlags = .default,
        locale: Locale = .current
    ) {
        self.service = service
        self.vouchers = vouchers
        self.router = router
        self.flags = flags
        self.locale = locale
    }

    // MARK: - Loading

    func onAppear() async {
        guard lines.isEmpty else { return }
        await reload()
    }

    func reload() async {
        isLoading = true
        do {
            lines = try await service.lines()
            banner = nil
        } catch is CancellationError {
            // The screen went away.
        } catch {
            banner = Banner(style: .error, text: "Could not load your basket")
        }
        isLoading = false
    }

    // MARK: - Quantities

    func increment(_ id: BasketLine.ID) async {
        await change(id, by: 1)
    }

    func decrement(_ id: BasketLine.ID) async {
        await change(id, by: -1)
    }

    func remove(at offsets: IndexSet) async {
        let ids = offsets.map { lines[$0].id }
        let snapshot = lines
        for offset in offsets.reversed() { lines.remove(at: offset) }
        do {
            try await service.remove(ids)
        } catch {
            lines = snapshot
            banner = Banner(style: .error, text: "Nothing was removed")
        }
    }

    private func change(_ id: BasketLine.ID, by delta: Int) async {
        guard let index = lines.firstIndex(where: { $0.id == id }), !pendingLineIDs.contains(id) else { return }
        let old = lines[index]
        let wanted = old.quantity + delta
        if wanted < 1 {
            await remove(at: IndexSet(integer: index))
            return
        }
        guard wanted <= old.product.maximumPerOrder else {
            banner = Banner(style: .info, text: "At most \(old.product.maximumPerOrder) per order")
            return
        }

        lines[index].quantity = wanted
        pendingLineIDs.insert(id)
        defer { pendingLineIDs.remove(id) }
        do {
            let confirmed = try await service.setQuantity(wanted, for: id)
            replace(confirmed)
        } catch BasketError.outOfStock(let available) where available > 0 {
            var limited = old
            limited.quantity = available
            replace(limited)
            banner = Banner(style: .info, text: "Only \(available) left")
        } catch {
            replace(old)
            banner = Banner(style: .error, text: "The quantity was not changed")
        }
    }

    private func replace(_ line: BasketLine) {
        guard let index = lines.firstIndex(where: { $0.id == line.id }) else { return }
        lines[index] = line
    }

    // MARK: - Voucher & checkout

    func applyVoucher() async {
        let code = voucherCode.trimmingCharacters(in: .whitespaces).uppercased()
        guard flags.isVoucherEnabled, !code.isEmpty else { return }
        do {
            voucher = try await vouchers.validate(code, subtotal: totals.subtotal)
            voucherCode = ""
            banner = Banner(style: .success, text: "\(code) applied")
        } catch let VoucherError.minimumNotReached(minimum) {
            banner = Banner(style: .info, text: "Valid from \(format(minimum))")
        } catch {
            voucher = nil
            banner = Banner(style: .error, text: "\(code) is not valid")
        }
    }

    func checkoutTapped() {
        guard canCheckOut else {
            banner = Banner(style: .info, text: "The minimum order is \(format(flags.minimumOrder))")
            return
        }
        router.showCheckout(total: totals.total, voucherCode: voucher?.code)
    }
}

// MARK: - Derived values

extension BasketViewModel {
    var totals: BasketTotals {
        BasketTotals(lines: lines, voucher: voucher, freeDeliveryFrom: flags.freeDeliveryFrom)
    }

    var canCheckOut: Bool {
        !lines.isEmpty && totals.subtotal >= flags.minimumOrder && pendingLineIDs.isEmpty
    }

    var totalText: String { format(totals.total) }

    var deliveryText: String {
        totals.delivery == 0 ? "Free" : format(totals.delivery)
    }

    private func format(_ amount: Decimal) -> String {
        amount.formatted(.currency(code: "EUR").locale(locale))
    }
}
