import Foundation

struct PaymentViewModel: Equatable {
    var accountTitle = ""
    var balanceText = ""
    var recipientName = ""
    var feeText: String?
    var totalText: String?
    var recipientAmountText: String?
    var amountError: String?
    var noteCounter = ""
    var isConfirmEnabled = false
}

struct PaymentViewModelBuilder {
    let formatter: AmountFormatter
    let context: PaymentContext
    let account: PaymentAccount

    func model(for amount: Result<Decimal, AmountIssue>?, quote: ExchangeQuote?) -> PaymentViewModel {
        var model = PaymentViewModel()
        model.accountTitle = account.name
        model.balanceText = formatter.string(account.balance, account.currency)
        model.recipientName = context.recipient.name

        switch amount {
        case .success(let amount)?:
            let fee = context.fees.fee(for: amount, currency: account.currency)
            model.feeText = fee == 0 ? "Free" : formatter.string(fee, account.currency)
            model.totalText = formatter.string(amount + fee, account.currency)
            if let quote {
                let received = (amount * quote.rate).rounded(toPlaces: quote.to.fractionDigits, .down)
                model.recipientAmountText = formatter.string(received, quote.to)
            }
        case .failure(let issue)?:
            model.amountError = formatter.message(for: issue, currency: account.currency)
        case nil:
            break
        }
        return model
    }
}

protocol PaymentViewInput: AnyObject {
    func render(_ model: PaymentViewModel)
    func setAmountText(_ text: String)
    func setNoteText(_ text: String)
    func setLoading(_ isLoading: Bool)
    func showAlert(title: String, message: String)
    func showRetry(message: String)
}

protocol PaymentViewOutput: AnyObject {
    func viewDidLoad()
    func amountDidChange(_ text: String)
    func noteDidChange(_ text: String)
    func didSelectAccount(id: String)
    func didTapMaximum()
    func didTapConfirm()
    func didTapRetry()
    func didTapClose()
}

protocol PaymentInteractorInput: AnyObject {
    func loadContext(recipientID: String)
    func requestQuote(amount: Decimal, from: Currency, to: Currency, requestID: Int)
    func cancelQuoteRequests()
    func submit(_ draft: PaymentDraft, idempotencyKey: String)
    func answer(challengeID: String, code: String)
    func reportAbandonedPayment(recipientID: String)
}

protocol PaymentInteractorOutput: AnyObject {
    func didLoadContext(_ context: PaymentContext)
    func didFailLoadingContext(_ error: PaymentError)
    func didReceiveQuote(_ quote: ExchangeQuote, requestID: Int)
    func didFailQuote(_ error: PaymentError, requestID: Int)
    func didRequireAuthentication(_ challenge: AuthenticationChallenge)
    func didSubmit(_ receipt: PaymentReceipt)
    func didFailSubmitting(_ error: PaymentError)
}

protocol PaymentRouterInput: AnyObject {
    func showReceipt(_ receipt: PaymentReceipt)
    func showAuthentication(_ challenge: AuthenticationChallenge, completion: @escaping (String?) -> Void)
    func showTopUp(accountID: String, missing: Decimal)
    func showHelp()
    func close()
}
