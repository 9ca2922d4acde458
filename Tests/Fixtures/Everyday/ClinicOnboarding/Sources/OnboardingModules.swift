import Foundation

enum Consent: String, CaseIterable {
    case treatment, research, newsletter
}

struct PatientDraft: Equatable {
    var insuranceNumber: String?
    var birthYear: Int?
    var consents: Set<Consent> = []
}

struct Patient: Equatable {
    let id: Int
    let draft: PatientDraft
}

protocol WelcomeModule: Presentable {
    var onContinue: (() -> Void)? { get set }
    var onSignIn: (() -> Void)? { get set }
}

protocol InsuranceModule: Presentable {
    var onScanned: ((_ number: String, _ birthYear: Int) -> Void)? { get set }
    var onSkip: (() -> Void)? { get set }
    func showProblem(_ text: String)
}

protocol ConsentModule: Presentable {
    var onDecision: ((Set<Consent>) -> Void)? { get set }
    func setBusy(_ busy: Bool)
}

protocol SignInCoordinating: Coordinator {
    var onFinish: ((Patient?) -> Void)? { get set }
}

protocol OnboardingModuleFactory {
    func makeWelcome() -> WelcomeModule
    func makeInsurance(retry: Bool) -> InsuranceModule
    func makeConsent(required: [Consent]) -> ConsentModule
    func makeSignIn() -> SignInCoordinating
}

protocol PatientRegistering {
    func register(_ draft: PatientDraft, completion: @escaping (Result<Patient, Error>) -> Void)
}

enum OnboardingStep: String {
    case welcome, insurance, consent, registered, abandoned
}

final class FunnelTracker {
    static let shared = FunnelTracker()
    private(set) var steps: [OnboardingStep] = []

    private init() {}

    func reached(_ step: OnboardingStep) { steps.append(step) }
    func reset() { steps = [] }
}
