import Foundation

// MARK: - Presenter -> View

protocol LoanApplicationViewProtocol: AnyObject {
    func showApplicant(name: String, greeting: String)
    func showAmountLimits(minimum: String, maximum: String)
    func setContinueEnabled(_ isEnabled: Bool)
    func showAmountError(_ message: String?)
    func showLoading(_ isLoading: Bool)
    func showSummary(_ summary: LoanSummaryViewData)
    func showAlert(title: String, message: String)
}

// MARK: - View -> Presenter

protocol LoanApplicationPresenterProtocol: AnyObject {
    func viewDidLoad()
    func didChangeAmount(_ text: String)
    func didSelectDuration(months: Int)
    func didTapContinue()
    func didTapAccept()
    func didTapClose()
}

// MARK: - Presenter -> Interactor

protocol LoanApplicationInteractorInput: AnyObject {
    func loadApplicant()
    func requestDecision(for terms: LoanTerms)
    func acceptOffer(id: String)
    func discardDraft()
}

// MARK: - Interactor -> Presenter

protocol LoanApplicationInteractorOutput: AnyObject {
    func didLoad(applicant: LoanApplicant)
    func didReceive(decision: LoanDecision)
    func didAcceptOffer(contractURL: URL)
    func didFail(with error: LoanApplicationError)
}

// MARK: - Presenter -> Router

protocol LoanApplicationRouterProtocol: AnyObject {
    func openContract(_ url: URL)
    func openReviewStatus(caseNumber: String)
    func openLogin()
    func close()
}

protocol LoanApplicationModuleDelegate: AnyObject {
    func loanApplicationDidFinish(contractURL: URL)
    func loanApplicationDidCancel()
}

protocol LoanEventTracking: AnyObject {
    func track(_ event: LoanApplicationEvent, parameters: [String: String])
}
