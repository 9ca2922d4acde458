import Foundation

final class PaymentPresenter {
    private enum Phase { case loading, editing, submitting, finished }

    static let maximumNoteLength = 140

    weak var view: PaymentViewInput?

    private let interactor: PaymentInteractorInput
    private let router: PaymentRouterInput
    private let recipientID: String
    private let parser: AmountParser
    private let formatter: AmountFormatter
    private let makeIdempotencyKey: () -> String

    private var phase = Phase.loading
    private var context: PaymentContext?
    private var accountID: String?
    private var amountText = ""
    private var note = ""
    private var quote: ExchangeQuote?
    private var lastQuoteRequestID = 0
    private var idempotencyKeys = IdempotencyKeys()

    init(
        interactor: PaymentInteractorInput,
        router: PaymentRouterInput,
        recipientID: String,
        locale: Locale = .current,
        makeIdempotencyKey: @escaping () -> String = { UUID().uuidString }
    ) {
        self.interactor = interactor
        self.router = router
        self.recipientID = recipientID
        self.makeIdempotencyKey = makeIdempotencyKey
        parser = AmountParser(locale: locale)
        formatter = AmountFormatter(locale: locale)
    }

    private var account: PaymentAccount? {
        context?.accounts.first { $0.id == accountID }
    }

    private var needsQuote: Bool {
        guard let context, let account else { return false }
        return context.recipient.currency != account.currency
    }

    private func checkedAmount() -> Result<Decimal, AmountIssue>? {
        guard let context, let account else { return nil }
        return PaymentValidator(limits: context.limits, fees: context.fees)
            .check(amountText, from: account, parser: parser)
    }

    private func refresh() {
        guard let context, let account else { return }
        let builder = PaymentViewModelBuilder(formatter: formatter, context: context, account: account)
        var model = builder.model(for: checkedAmount(), quote: quote)
        model.noteCounter = "\(note.count)/\(Self.maximumNoteLength)"
        model.isConfirmEnabled = model.totalText != nil && phase == .editing && (!needsQuote || quote != nil)
        view?.render(model)
    }

    private func amountOrAccountDidChange() {
        quote = nil
        lastQuoteRequestID += 1
        interactor.cancelQuoteRequests()
        if needsQuote, case .success(let amount)? = checkedAmount(), let context, let account {
            interactor.requestQuote(
                amount: amount, from: account.currency, to: context.recipient.currency,
                requestID: lastQuoteRequestID)
        }
        refresh()
    }

    private func submit() {
        guard phase == .editing, let context, let account,
            case .success(let amount)? = checkedAmount(),
            !needsQuote || quote != nil
        else { return }

        let draft = PaymentDraft(
            accountID: account.id,
            recipientID: context.recipient.id,
            amount: amount, fee: context.fees.fee(for: amount, currency: account.currency),
            currencyCode: account.currency.code,
            note: note.isEmpty ? nil : note,
            quoteID: quote?.id)
        let key = idempotencyKeys.key(for: draft, make: makeIdempotencyKey)
        phase = .submitting
        view?.setLoading(true)
        refresh()
        interactor.submit(draft, idempotencyKey: key)
    }

    private func endSubmitting() {
        phase = .editing
        view?.setLoading(false)
        refresh()
    }
}

// MARK: - PaymentViewOutput

extension PaymentPresenter: PaymentViewOutput {
    func viewDidLoad() {
        phase = .loading
        view?.setLoading(true)
        interactor.loadContext(recipientID: recipientID)
    }

    func amountDidChange(_ text: String) {
        guard phase == .editing, text != amountText else { return }
        amountText = text
        amountOrAccountDidChange()
    }

    func noteDidChange(_ text: String) {
        guard phase == .editing else { return }
        note = String(text.prefix(Self.maximumNoteLength))
        if note != text { view?.setNoteText(note) }
        refresh()
    }

    func didSelectAccount(id: String) {
        guard phase == .editing, id != accountID,
            let selected = context?.accounts.first(where: { $0.id == id }), !selected.isBlocked
        else { return }
        accountID = selected.id
        amountOrAccountDidChange()
    }

    func didTapMaximum() {
        guard phase == .editing, let context, let account else { return }
        let validator = PaymentValidator(limits: context.limits, fees: context.fees)
        guard let maximum = validator.maximumAmount(from: account) else {
            view?.showAlert(title: "No payment possible", message: "Your balance or your limits are too low.")
            return
        }
        amountText = formatter.inputString(maximum, account.currency)
        view?.setAmountText(amountText)
        amountOrAccountDidChange()
    }

    func didTapConfirm() { submit() }

    func didTapRetry() {
        if context == nil { viewDidLoad() } else { submit() }
    }

    func didTapClose() {
        guard phase != .submitting else { return }
        if phase != .finished, !amountText.isEmpty {
            interactor.reportAbandonedPayment(recipientID: recipientID)
        }
        router.close()
    }
}

// MARK: - PaymentInteractorOutput

extension PaymentPresenter: PaymentInteractorOutput {
    func didLoadContext(_ context: PaymentContext) {
        view?.setLoading(false)
        let usable = context.accounts.filter { !$0.isBlocked }
        guard let first = usable.first(where: { $0.id == context.preferredAccountID }) ?? usable.first else {
            view?.showAlert(title: "No account", message: "You have no account to pay from.")
            return
        }
        self.context = context
        accountID = first.id
        phase = .editing
        refresh()
    }

    func didFailLoadingContext(_ error: PaymentError) {
        view?.setLoading(false)
        view?.showRetry(message: error == .network ? "Check your connection." : "Payments are not available.")
    }

    func didReceiveQuote(_ quote: ExchangeQuote, requestID: Int) {
        guard requestID == lastQuoteRequestID else { return }
        self.quote = quote
        refresh()
    }

    func didFailQuote(_ error: PaymentError, requestID: Int) {
        guard requestID == lastQuoteRequestID else { return }
        view?.showAlert(title: "No exchange rate", message: "Try again in a moment.")
    }

    func didRequireAuthentication(_ challenge: AuthenticationChallenge) {
        guard phase == .submitting else { return }
        router.showAuthentication(challenge) { [weak self] code in
            guard let self else { return }
            if let code {
                interactor.answer(challengeID: challenge.id, code: code)
            } else {
                endSubmitting()
            }
        }
    }

    func didSubmit(_ receipt: PaymentReceipt) {
        view?.setLoading(false)
        phase = .finished
        idempotencyKeys.reset()
        router.showReceipt(receipt)
    }

    func didFailSubmitting(_ error: PaymentError) {
        context?.update(after: error, accountID: accountID)
        endSubmitting()
        switch error {
        case .insufficientFunds, .limitExceeded: break  // the amount is marked as invalid now
        case .network:
            view?.showRetry(message: "The payment may not have arrived.")
        case .quoteExpired:
            amountOrAccountDidChange()
        case .authenticationFailed:
            view?.showAlert(title: "Not confirmed", message: "The code was wrong.")
        case .rejected(let reason):
            idempotencyKeys.reset()
            view?.showAlert(title: "Payment rejected", message: reason)
        }
    }
}
