import Foundation

@MainActor
final class OnboardingCoordinator {
    var onComplete: ((OnboardingResult) -> Void)?

    private(set) var currentStep: OnboardingStep?
    private(set) var pet: PetProfile?
    private(set) var declaredConditions: [String] = []

    private let router: any OnboardingRouting
    private let store: any OnboardingProgressStore
    private let session: any OnboardingSession
    private let canAskForNotifications: () -> Bool
    private var history: [OnboardingStep] = []
    private var isMedicalFlowActive = false
    private var isCompleted = false

    init(
        router: any OnboardingRouting,
        store: any OnboardingProgressStore,
        session: any OnboardingSession,
        canAskForNotifications: @escaping () -> Bool
    ) {
        self.router = router
        self.store = store
        self.session = session
        self.canAskForNotifications = canAskForNotifications
    }

    func start() {
        guard currentStep == nil, !isCompleted else { return }
        advance(from: nil, resumingAt: resumableStep)
    }

    func welcomeContinued() {
        guard currentStep == .welcome else { return }
        store.hasSeenWelcome = true
        advance(from: .welcome)
    }

    func stepDone(_ step: OnboardingStep) {
        guard step == currentStep, [.account, .payment, .notifications].contains(step) else { return }
        advance(from: step)
    }

    func petSaved(_ profile: PetProfile) {
        guard currentStep == .petProfile else { return }
        if profile != pet { declaredConditions = [] }
        pet = profile
        advance(from: .petProfile)
    }

    /// Only the optional steps have a "Not now" button.
    func skipTapped() {
        guard let step = currentStep, step == .payment || step == .notifications else { return }
        advance(from: step)
    }

    func backTapped() {
        guard !isMedicalFlowActive, let previous = history.popLast() else { return }
        currentStep = previous
        store.lastStep = previous
        router.goBack(to: previous)
    }

    func closeTapped() {
        guard let step = currentStep else { return }
        complete(.abandoned(at: step))
    }

    // MARK: - Private

    /// The pet profile is kept in memory only, so nothing after it can be resumed directly.
    private var resumableStep: OnboardingStep? {
        guard let last = store.lastStep else { return nil }
        return order(of: last) > order(of: .petProfile) ? .petProfile : last
    }

    private func advance(from step: OnboardingStep?, resumingAt resumed: OnboardingStep? = nil) {
        let firstIndex = resumed.map(order(of:)) ?? step.map { order(of: $0) + 1 } ?? 0
        guard let next = OnboardingStep.allCases.dropFirst(firstIndex).first(where: isNeeded) else {
            complete(.finished)
            return
        }
        if let step, step != .medicalHistory {
            history.append(step)
        }
        currentStep = next
        store.lastStep = next
        if next == .medicalHistory, let pet {
            isMedicalFlowActive = true
            router.startMedicalHistory(for: pet, delegate: self)
        } else {
            router.show(next, progress: progress(at: next))
        }
    }

    private func isNeeded(_ step: OnboardingStep) -> Bool {
        switch step {
        case .welcome: !store.hasSeenWelcome
        case .account: !session.isSignedIn
        case .petProfile: true
        case .medicalHistory: pet?.needsMedicalHistory == true && declaredConditions.isEmpty
        case .payment: !session.hasPaymentMethod
        case .notifications: canAskForNotifications()
        }
    }

    private func progress(at step: OnboardingStep) -> Double {
        Double(order(of: step) + 1) / Double(OnboardingStep.allCases.count)
    }

    private func order(of step: OnboardingStep) -> Int {
        OnboardingStep.allCases.firstIndex(of: step) ?? 0
    }

    private func complete(_ outcome: OnboardingResult.Outcome) {
        guard !isCompleted else { return }
        isCompleted = true
        isMedicalFlowActive = false
        currentStep = nil
        if outcome == .finished { store.lastStep = nil }
        router.dismiss()
        onComplete?(OnboardingResult(outcome: outcome, pet: pet, declaredConditions: declaredConditions))
        onComplete = nil
    }
}

extension OnboardingCoordinator: MedicalHistoryFlowDelegate {
    func medicalHistoryDidFinish(conditions: [String]) {
        guard isMedicalFlowActive else { return }
        isMedicalFlowActive = false
        declaredConditions = conditions
        advance(from: .medicalHistory)
    }

    func medicalHistoryDidCancel() {
        guard isMedicalFlowActive else { return }
        isMedicalFlowActive = false
        backTapped()
    }
}
