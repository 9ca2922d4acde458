import Foundation

typealias WashViewModelBase = StatefulViewModel<WashViewState, WashViewAction, WashOutput>

final class WashViewModel: WashViewModelBase {
    private static let maximumAttempts = 3

    private let payments: any WashPayments
    private let bay: any WashBay
    private let feedback: any WashFeedback
    private var failedAttempts = 0
    private var paymentTask: Task<Void, Never>?

    init(payments: any WashPayments, bay: any WashBay, feedback: any WashFeedback) {
        self.payments = payments
        self.bay = bay
        self.feedback = feedback
        super.init(initialState: WashViewState())
    }

    override func process(viewAction: WashViewAction) {
        switch (state.step, viewAction) {
        case (.choosing, .select(let programme)):
            mutate {
                $0.programme = programme
                if programme == .rinse { $0.extras.removeAll() }
            }
        case (.choosing, .toggle(let extra)) where state.programme != .rinse:
            mutate { $0.extras.formSymmetricDifference([extra]) }
        case (.choosing, .pay):
            startPayment()
        case (.washing(let ticket, let seconds), .tick):
            advance(ticket, secondsLeft: seconds - 1)
        case (.washing(let ticket, _), .emergencyStop):
            stop(ticket)
        case (.finished(stars: nil), .rate(let stars)) where 1...5 ~= stars:
            feedback.rated(stars, programme: state.programme)
            mutate { $0.step = .finished(stars: stars) }
        case (.choosing, .back), (.finished, .back), (.outOfOrder, .back):
            emit(.close)
        case (.paying, .back), (.washing, .back):
            mutate { $0.alert = .init(id: .leaveQuestion) }
        case (_, .alert(let action)):
            handle(action)
        default:
            break
        }
    }

    // MARK: - Payment

    private func startPayment() {
        let programme = state.programme
        let cents = programme.priceInCents + state.extras.map(\.priceInCents).reduce(0, +)
        mutate {
            $0.step = .paying
            $0.alert = nil
        }
        paymentTask = Task { [weak self, payments] in
            do {
                let ticket = try await payments.pay(cents: cents, programme: programme)
                self?.paid(ticket)
            } catch {
                self?.paymentFailed(error)
            }
        }
    }

    private func paid(_ ticket: WashTicket) {
        failedAttempts = 0
        guard let seconds = bay.start(state.programme, extras: state.extras, ticket: ticket) else {
            mutate { $0.step = .outOfOrder(bay: ticket.bay) }
            emit(.callAttendant(bay: ticket.bay))
            Task { [payments] in await payments.refund(ticket) }
            return
        }
        mutate { $0.step = .washing(ticket, secondsLeft: seconds) }
    }

    private func paymentFailed(_ error: any Error) {
        guard case .paying = state.step, !(error is CancellationError) else { return }
        failedAttempts += 1
        let attemptsLeft = Self.maximumAttempts - failedAttempts
        mutate {
            $0.step = .choosing
            switch error as? PaymentError {
            case .cardBlocked:
                $0.alert = .init(id: .cardBlocked)
            case .declined, nil:
                $0.alert =
                    attemptsLeft > 0
                    ? .init(id: .paymentFailed, attemptsLeft: attemptsLeft)
                    : .init(id: .cardBlocked)
            }
        }
    }

    // MARK: - Washing

    private func advance(_ ticket: WashTicket, secondsLeft: Int) {
        if secondsLeft > 0 {
            mutate { $0.step = .washing(ticket, secondsLeft: secondsLeft) }
        } else {
            mutate { $0.step = .finished(stars: nil) }
            emit(.showReceipt(code: ticket.code))
        }
    }

    private func stop(_ ticket: WashTicket) {
        bay.halt(bay: ticket.bay)
        mutate { $0.step = .outOfOrder(bay: ticket.bay) }
        emit(.callAttendant(bay: ticket.bay))
    }

    private func handle(_ action: WashViewAction.AlertAction) {
        guard let alert = state.alert else { return }
        mutate { $0.alert = nil }
        switch (alert.id, action) {
        case (.leaveQuestion, .confirm):
            paymentTask?.cancel()
            if case .washing(let ticket, _) = state.step { bay.halt(bay: ticket.bay) }
            emit(.close)
        case (.paymentFailed, .confirm):
            startPayment()
        case (.cardBlocked, .confirm):
            failedAttempts = 0
        default:
            break
        }
    }
}
