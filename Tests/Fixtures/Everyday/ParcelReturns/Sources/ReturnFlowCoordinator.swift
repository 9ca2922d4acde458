import Foundation

enum ReturnScreen: Equatable, Sendable {
    case selectItems(Order)
    case reason, method, pickupSlot, review
    case label(id: String)
}

enum ReturnAlert: Equatable, Sendable {
    case windowClosed, orderUnavailable, submitFailed, discardDraft
}

@MainActor
protocol ReturnRouting: AnyObject {
    func push(_ screen: ReturnScreen)
    func pop()
    func replaceStack(with screen: ReturnScreen)
    func showAlert(_ alert: ReturnAlert)
    func dismissFlow()
}

struct ReturnFlowEnvironment {
    var loadOrder: @MainActor (_ id: String) async throws -> Order
    var submit: @MainActor (_ draft: ReturnDraft) -> Void
    var track: @MainActor (_ event: String, _ parameters: [String: String]) -> Void
    var now: @MainActor () -> Date
}

@MainActor
final class ReturnFlowCoordinator {
    static let returnWindow: TimeInterval = 30 * 24 * 60 * 60

    private(set) var step: ReturnStep = .idle
    private(set) var draft: ReturnDraft?
    private var history: [ReturnStep] = []
    private var suggestedReason: ReturnReason?

    private let router: any ReturnRouting
    private let environment: ReturnFlowEnvironment

    init(router: any ReturnRouting, environment: ReturnFlowEnvironment) {
        self.router = router
        self.environment = environment
    }

    func open(_ url: URL) async -> Bool {
        guard let link = ReturnDeepLink(url: url), step != .submitting else { return false }
        switch link {
        case .label(let id):
            environment.track("return_label_opened", ["source": "deeplink"])
            reset()
            step = .finished(labelID: id)
            router.replaceStack(with: .label(id: id))
        case .start(let orderID, let reason):
            do {
                let order = try await environment.loadOrder(orderID)
                suggestedReason = reason
                handle(.start(order))
            } catch {
                router.showAlert(.orderUnavailable)
            }
        }
        return true
    }

    func handle(_ event: ReturnEvent) {
        switch (step, event) {
        case (.submitting, .submitted(let labelID)):
            finish(labelID: labelID)
        case (.submitting, .submitFailed):
            step = .review
            environment.track("return_failed", ["order": draft?.order.id ?? ""])
            router.showAlert(.submitFailed)
        case (.submitting, _):
            break
        case (_, .start(let order)):
            start(order)
        case (.selectItems, .itemsSelected(let skus)):
            selectItems(skus)
        case (.reason, .reasonChosen(let reason)):
            choose(reason)
        case (.method, .methodChosen(let method)):
            draft?.method = method
            if method == .dropOff { draft?.pickupSlotID = nil }
            let needsSlot = method == .pickup
            advance(to: needsSlot ? .pickupSlot : .review, screen: needsSlot ? .pickupSlot : .review)
        case (.pickupSlot, .slotChosen(let slotID)):
            draft?.pickupSlotID = slotID
            advance(to: .review, screen: .review)
        case (.review, .confirmTapped):
            guard let draft else { break }
            step = .submitting
            environment.submit(draft)
        case (_, .backTapped):
            goBack()
        case (_, .closeTapped):
            close()
        default:
            break
        }
    }

    func discardConfirmed() {
        guard step != .submitting else { return }
        environment.track("return_abandoned", ["step": String(describing: step)])
        reset()
        router.dismissFlow()
    }

    private func start(_ order: Order) {
        guard environment.now().timeIntervalSince(order.deliveredAt) <= Self.returnWindow else {
            suggestedReason = nil
            router.showAlert(.windowClosed)
            return
        }
        history = []
        draft = ReturnDraft(order: order)
        step = .selectItems
        environment.track("return_started", ["order": order.id])
        router.replaceStack(with: .selectItems(order))
    }

    private func selectItems(_ skus: Set<String>) {
        guard let order = draft?.order else { return }
        let returnable = Set(order.lines.filter { !$0.isFinalSale }.map(\.sku))
        let valid = skus.intersection(returnable)
        guard !valid.isEmpty else { return }
        draft?.selectedSKUs = valid
        advance(to: .reason, screen: .reason)
        if let reason = suggestedReason {
            suggestedReason = nil
            choose(reason)
        }
    }

    private func choose(_ reason: ReturnReason) {
        draft?.reason = reason
        environment.track("return_reason", ["reason": reason.rawValue])
        advance(to: .method, screen: .method)
    }

    private func advance(to next: ReturnStep, screen: ReturnScreen) {
        history.append(step)
        step = next
        router.push(screen)
    }

    private func goBack() {
        if case .finished = step { return }
        guard let previous = history.popLast() else { return close() }
        step = previous
        router.pop()
    }

    private func close() {
        if draft?.selectedSKUs.isEmpty == false {
            router.showAlert(.discardDraft)
            return
        }
        reset()
        router.dismissFlow()
    }

    private func finish(labelID: String) {
        let refund = String(draft?.refundInCents ?? 0)
        environment.track("return_completed", ["method": draft?.method?.rawValue ?? "unknown", "refund": refund])
        reset()
        step = .finished(labelID: labelID)
        router.replaceStack(with: .label(id: labelID))
    }

    private func reset() {
        step = .idle
        draft = nil
        history = []
        suggestedReason = nil
    }
}
