import Foundation

final class OnboardingCoordinator: BaseCoordinator {

    // MARK: Outputs

    var finishFlow: ((Patient) -> Void)?
    var onAbandon: (() -> Void)?
    var onNeedsHelp: ((_ reason: String) -> Void)?

    private let router: Routing
    private let factory: OnboardingModuleFactory
    private let registration: PatientRegistering
    private let tracker: FunnelTracker

    private(set) var draft = PatientDraft()
    private var failedRegistrations = 0

    init(
        router: Routing,
        factory: OnboardingModuleFactory,
        registration: PatientRegistering,
        tracker: FunnelTracker = .shared
    ) {
        self.router = router
        self.factory = factory
        self.registration = registration
        self.tracker = tracker
    }

    override func start() {
        draft = PatientDraft()
        showWelcome()
    }

    func handleDeepLink(_ url: URL) -> Bool {
        guard url.scheme == "clinic", url.host == "insurance", let number = url.pathComponents.dropFirst().first else {
            return false
        }
        draft.insuranceNumber = number
        showConsent()
        return true
    }

    func abandon() {
        tracker.reached(.abandoned)
        children.forEach(remove)
        router.popToRoot()
        onAbandon?()
    }

    // MARK: - Flow

    private func showWelcome() {
        let welcome = factory.makeWelcome()
        welcome.onContinue = { [weak self] in self?.showInsurance(retry: false) }
        welcome.onSignIn = { [weak self] in self?.runSignIn() }
        tracker.reached(.welcome)
        router.setRoot(welcome, hideBar: true)
    }

    private func showInsurance(retry: Bool) {
        let module = factory.makeInsurance(retry: retry)
        module.onSkip = { [weak self] in
            self?.draft.insuranceNumber = nil
            self?.showConsent()
        }
        module.onScanned = { [weak self, weak module] number, birthYear in
            guard number.count == 10, number.first?.isLetter == true else {
                module?.showProblem("This is not an insurance number")
                return
            }
            self?.draft.insuranceNumber = number
            self?.draft.birthYear = birthYear
            self?.showConsent()
        }
        tracker.reached(.insurance)
        router.push(module, animated: !retry)
    }

    private func showConsent() {
        let required: [Consent] = draft.insuranceNumber == nil ? [.treatment] : [.treatment, .research]
        let module = factory.makeConsent(required: required)
        module.onDecision = { [weak self, weak module] given in
            guard let self else { return }
            guard given.isSuperset(of: required) else {
                self.onNeedsHelp?("consent")
                return
            }
            self.draft.consents = given
            module?.setBusy(true)
            self.register { module?.setBusy(false) }
        }
        tracker.reached(.consent)
        router.push(module, animated: true)
    }

    private func register(then cleanUp: @escaping () -> Void) {
        registration.register(draft) { [weak self] result in
            defer { cleanUp() }
            guard let self else { return }
            switch result {
            case .success(let patient):
                self.tracker.reached(.registered)
                self.finishFlow?(patient)
            case .failure:
                self.failedRegistrations += 1
                if self.failedRegistrations >= 2 {
                    self.onNeedsHelp?("registration")
                } else {
                    self.showInsurance(retry: true)
                }
            }
        }
    }

    private func runSignIn() {
        let child = factory.makeSignIn()
        child.onFinish = { [weak self, weak child] patient in
            self?.remove(child)
            self?.router.dismiss()
            if let patient { self?.finishFlow?(patient) }
        }
        add(child)
        child.start()
    }
}
