import Foundation

@MainActor
final class KayakRentalCheckoutModel {
    enum Step: Int, CaseIterable {
        case boats, extras, contact, review, confirmed
    }

    enum Action: Equatable {
        case addKayak(KayakKind)
        case removeKayak(KayakKind)
        case setHours(Int)
        case toggleExtra(KayakExtra)
        case updateContact(KayakRentalContact)
        case applyPromo(String)
        case removePromo
        case next, back, submit
    }

    struct State: Equatable {
        var step: Step = .boats
        var kayaks: [KayakKind: Int] = [:]
        var hours = 2
        var extras: Set<KayakExtra> = []
        var contact = KayakRentalContact()
        var promo: KayakPromoCode?
        var promoMessage: String?
        var isBusy = false
        var alert: String?
        var bookingReference: String?
        var acceptedTotalCents: Int?
    }

    private(set) var state = State()
    var onChange: ((State) -> Void)?
    private let submitter: KayakRentalSubmitting
    private let promos: KayakPromoValidating
    private let analytics: KayakRentalAnalytics
    private let flags: KayakRentalFeatureFlags
    private let pricing = KayakRentalPricing()
    private let now: () -> Date

    init(
        submitter: KayakRentalSubmitting, promos: KayakPromoValidating, analytics: KayakRentalAnalytics,
        flags: KayakRentalFeatureFlags, now: @escaping () -> Date = Date.init
    ) {
        self.submitter = submitter
        self.promos = promos
        self.analytics = analytics
        self.flags = flags
        self.now = now
    }

    var quote: KayakRentalQuote {
        pricing.quote(kayaks: state.kayaks, hours: state.hours, extras: state.extras, promo: state.promo)
    }
    var totalCents: Int { state.acceptedTotalCents ?? quote.totalCents }
    var totalText: String { pricing.format(totalCents) }
    var kayakCount: Int { state.kayaks.values.reduce(0, +) }

    var canContinue: Bool {
        switch state.step {
        case .boats: return kayakCount > 0
        case .extras: return true
        case .contact: return isContactValid
        case .review, .confirmed: return false
        }
    }

    func send(_ action: Action) async {
        guard !state.isBusy, state.step != .confirmed else { return }
        switch action {
        case .addKayak(let kind):
            guard kayakCount < flags.maxKayaks else {
                state.alert = "You can rent at most \(flags.maxKayaks) kayaks"
                break
            }
            state.kayaks[kind, default: 0] += 1
            state.acceptedTotalCents = nil
        case .removeKayak(let kind):
            guard let count = state.kayaks[kind] else { return }
            state.kayaks[kind] = count > 1 ? count - 1 : nil
            state.acceptedTotalCents = nil
        case .setHours(let hours):
            state.hours = min(max(hours, 1), 8)
            state.acceptedTotalCents = nil
        case .toggleExtra(let extra):
            guard extra != .guide || flags.isGuideEnabled else { return }
            if state.extras.remove(extra) == nil {
                state.extras.insert(extra)
                analytics.track("extra_added", properties: ["extra": extra.rawValue])
            }
            state.acceptedTotalCents = nil
        case .updateContact(let contact): state.contact = contact
        case .applyPromo(let code): await applyPromo(code)
        case .removePromo:
            state.promo = nil
            state.promoMessage = nil
            state.acceptedTotalCents = nil
        case .next:
            guard canContinue, let step = Step(rawValue: state.step.rawValue + 1) else { return }
            state.step = step
            analytics.track("step_viewed", properties: ["step": "\(step)"])
        case .back:
            guard let step = Step(rawValue: state.step.rawValue - 1) else { return }
            state.step = step
        case .submit: await submit()
        }
        onChange?(state)
    }

    private var isContactValid: Bool {
        let name = state.contact.name.trimmingCharacters(in: .whitespaces)
        let parts = state.contact.email.split(separator: "@", omittingEmptySubsequences: false)
        let isEmail = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
        return name.count >= 2 && isEmail && state.contact.acceptsWaiver
    }

    private func applyPromo(_ rawCode: String) async {
        let code = rawCode.trimmingCharacters(in: .whitespaces).uppercased()
        guard flags.isPromoEnabled, !code.isEmpty else { return }
        setBusy()
        defer { state.isBusy = false }
        do {
            guard let promo = try await promos.promo(for: code) else {
                return rejectPromo(code, reason: "unknown", message: "This code is not valid")
            }
            guard promo.expiresAt > now() else {
                return rejectPromo(code, reason: "expired", message: "This code has expired")
            }
            guard quote.subtotalCents >= promo.minimumCents else {
                let minimum = pricing.format(promo.minimumCents)
                return rejectPromo(code, reason: "minimum", message: "Spend at least \(minimum) to use this code")
            }
            state.promo = promo
            state.acceptedTotalCents = nil
            state.promoMessage = "You save \(pricing.format(quote.discountCents))"
            analytics.track("promo_applied", properties: ["code": code])
        } catch {
            state.promoMessage = "Couldn't check the code. Try again."
        }
    }

    private func rejectPromo(_ code: String, reason: String, message: String) {
        state.promo = nil
        state.promoMessage = message
        analytics.track("promo_rejected", properties: ["code": code, "reason": reason])
    }

    private func submit() async {
        guard state.step == .review else { return }
        let order = KayakRentalOrder(
            kayaks: state.kayaks, hours: state.hours, extras: state.extras,
            contact: state.contact, promoCode: state.promo?.code, totalCents: totalCents
        )
        setBusy()
        defer { state.isBusy = false }
        do {
            let reference = try await submitter.submit(order)
            state.bookingReference = reference
            state.step = .confirmed
            analytics.track(
                "booking_completed", properties: ["reference": reference, "total": String(order.totalCents)])
        } catch {
            handleSubmitError(error)
        }
    }

    private func handleSubmitError(_ error: Error) {
        let reason: String
        switch error as? KayakRentalSubmitError {
        case .soldOut(let kind):
            reason = "sold_out"
            state.kayaks[kind] = nil
            state.acceptedTotalCents = nil
            state.step = .boats
            state.alert = "Some kayaks are sold out. Please choose again."
        case .priceChanged(let newTotalCents):
            reason = "price_changed"
            state.acceptedTotalCents = newTotalCents
            state.alert = "The price is now \(pricing.format(newTotalCents)). Submit again to accept."
        case .paymentDeclined:
            reason = "payment_declined"
            state.alert = "Your payment was declined."
        case .weatherClosure(let closure):
            reason = "weather"
            state.alert = "The harbour is closed: \(closure)"
        case nil:
            reason = "unknown"
            state.alert = "We couldn't complete your booking."
        }
        analytics.track("booking_failed", properties: ["reason": reason])
    }

    private func setBusy() {
        state.isBusy = true
        state.alert = nil
        onChange?(state)
    }
}
