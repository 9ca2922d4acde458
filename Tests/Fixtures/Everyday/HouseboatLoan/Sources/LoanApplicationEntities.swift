import Foundation

struct LoanApplicant: Equatable {
    var fullName: String
    var monthlyIncomeCents: Int
    var monthlyOutgoingsCents: Int
    var isExistingCustomer: Bool
}

struct LoanTerms: Equatable {
    let amountCents: Int
    let months: Int
}

struct LoanOffer: Equatable {
    let id: String
    let terms: LoanTerms
    let annualRate: Decimal
    let monthlyPaymentCents: Int
    let validUntil: Date
}

enum LoanDecision: Equatable {
    case approved(LoanOffer)
    case counterOffer(LoanOffer, reason: String)
    case manualReview(caseNumber: String)
    case declined(reasonCode: Int)
}

enum LoanApplicationError: Error, Equatable {
    case sessionExpired
    case connection
    case offerExpired
    case unexpected(code: Int)
}

enum LoanApplicationEvent: String {
    case opened = "loan_opened"
    case submitted = "loan_submitted"
    case offerShown = "loan_offer_shown"
    case accepted = "loan_accepted"
    case abandoned = "loan_abandoned"
}

struct LoanSummaryViewData: Equatable {
    let amount: String
    let duration: String
    let payment: String
    let rate: String
    let note: String?
}
