import Foundation

final class LoanApplicationPresenter {
    enum Constants {
        static let minimumCents = 1_000_00
        static let maximumCents = 75_000_00
        static let defaultMonths = 48
        static let incomeShare = 40
    }

    weak var view: LoanApplicationViewProtocol?
    weak var moduleDelegate: LoanApplicationModuleDelegate?

    private let interactor: LoanApplicationInteractorInput
    private let router: LoanApplicationRouterProtocol
    private let tracker: LoanEventTracking
    private let now: () -> Date

    private var applicant: LoanApplicant?
    private var amountCents: Int?
    private var months = Constants.defaultMonths
    private var offer: LoanOffer?
    private var isBusy = false

    init(
        view: LoanApplicationViewProtocol,
        interactor: LoanApplicationInteractorInput,
        router: LoanApplicationRouterProtocol,
        tracker: LoanEventTracking,
        now: @escaping () -> Date
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.tracker = tracker
        self.now = now
    }

    private var maximumCents: Int {
        guard let applicant = applicant else { return Constants.maximumCents }
        let free = applicant.monthlyIncomeCents - applicant.monthlyOutgoingsCents
        let affordable = max(0, free) * Constants.incomeShare / 100 * months
        return min(Constants.maximumCents, affordable)
    }

    private func setBusy(_ busy: Bool) {
        isBusy = busy
        view?.showLoading(busy)
    }

    private func validateAmount() {
        guard let cents = amountCents else {
            view?.showAmountError(nil)
            view?.setContinueEnabled(false)
            return
        }
        let limit = maximumCents
        if cents < Constants.minimumCents {
            view?.showAmountError("The smallest loan is \(LoanFormat.euros(Constants.minimumCents))")
            view?.setContinueEnabled(false)
        } else if cents > limit {
            view?.showAmountError("You can borrow up to \(LoanFormat.euros(limit))")
            view?.setContinueEnabled(false)
        } else {
            view?.showAmountError(nil)
            view?.setContinueEnabled(true)
        }
    }

    private func present(_ offer: LoanOffer, note: String?) {
        self.offer = offer
        view?.showSummary(
            LoanSummaryViewData(
                amount: LoanFormat.euros(offer.terms.amountCents),
                duration: LoanFormat.duration(months: offer.terms.months),
                payment: LoanFormat.euros(offer.monthlyPaymentCents) + " per month",
                rate: "\(offer.annualRate) %",
                note: note
            )
        )
        tracker.track(.offerShown, parameters: ["offer": offer.id])
    }
}

// MARK: - LoanApplicationPresenterProtocol

extension LoanApplicationPresenter: LoanApplicationPresenterProtocol {
    func viewDidLoad() {
        tracker.track(.opened, parameters: [:])
        view?.setContinueEnabled(false)
        setBusy(true)
        interactor.loadApplicant()
    }

    func didChangeAmount(_ text: String) {
        amountCents = LoanFormat.cents(from: text)
        validateAmount()
    }

    func didSelectDuration(months: Int) {
        guard months != self.months, (12...120).contains(months) else { return }
        self.months = months
        view?.showAmountLimits(
            minimum: LoanFormat.euros(Constants.minimumCents),
            maximum: LoanFormat.euros(maximumCents)
        )
        validateAmount()
    }

    func didTapContinue() {
        guard !isBusy, let cents = amountCents else { return }
        guard cents >= Constants.minimumCents, cents <= maximumCents else { return }
        offer = nil
        setBusy(true)
        tracker.track(.submitted, parameters: ["amount": String(cents / 100), "months": String(months)])
        interactor.requestDecision(for: LoanTerms(amountCents: cents, months: months))
    }

    func didTapAccept() {
        guard !isBusy, let offer = offer else { return }
        guard offer.validUntil > now() else {
            self.offer = nil
            view?.showAlert(title: "Offer expired", message: "Please request a new offer.")
            return
        }
        setBusy(true)
        interactor.acceptOffer(id: offer.id)
    }

    func didTapClose() {
        if offer == nil {
            interactor.discardDraft()
        }
        tracker.track(.abandoned, parameters: ["has_offer": offer == nil ? "no" : "yes"])
        moduleDelegate?.loanApplicationDidCancel()
        router.close()
    }
}

// MARK: - LoanApplicationInteractorOutput

extension LoanApplicationPresenter: LoanApplicationInteractorOutput {
    func didLoad(applicant: LoanApplicant) {
        self.applicant = applicant
        setBusy(false)
        let firstName = applicant.fullName.split(separator: " ").first.map(String.init) ?? applicant.fullName
        view?.showApplicant(
            name: applicant.fullName,
            greeting: applicant.isExistingCustomer ? "Welcome back, \(firstName)" : "Hello, \(firstName)"
        )
        view?.showAmountLimits(
            minimum: LoanFormat.euros(Constants.minimumCents),
            maximum: LoanFormat.euros(maximumCents)
        )
    }

    func didReceive(decision: LoanDecision) {
        setBusy(false)
        switch decision {
        case .approved(let offer):
            present(offer, note: nil)
        case .counterOffer(let offer, let reason):
            present(offer, note: reason)
        case .manualReview(let caseNumber):
            router.openReviewStatus(caseNumber: caseNumber)
        case .declined(let code):
            view?.setContinueEnabled(false)
            view?.showAlert(title: "Not this time", message: LoanFormat.declineReason(code))
        }
    }

    func didAcceptOffer(contractURL: URL) {
        setBusy(false)
        if let offer = offer {
            let amount = offer.terms.amountCents / 100
            tracker.track(.accepted, parameters: ["offer": offer.id, "amount": String(amount)])
        }
        offer = nil
        moduleDelegate?.loanApplicationDidFinish(contractURL: contractURL)
        router.openContract(contractURL)
    }

    func didFail(with error: LoanApplicationError) {
        setBusy(false)
        switch error {
        case .sessionExpired:
            router.openLogin()
        case .connection:
            view?.showAlert(title: "No connection", message: "Check your network and try again.")
        case .offerExpired:
            offer = nil
            view?.showAlert(title: "Offer expired", message: "Please request a new offer.")
        case .unexpected(let code):
            view?.showAlert(title: "Something went wrong", message: "Error \(code)")
        }
    }
}
