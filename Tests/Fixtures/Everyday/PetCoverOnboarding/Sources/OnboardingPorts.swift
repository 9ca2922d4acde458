import Foundation

@MainActor
protocol OnboardingRouting: AnyObject {
    func show(_ step: OnboardingStep, progress: Double)
    func startMedicalHistory(for pet: PetProfile, delegate: any MedicalHistoryFlowDelegate)
    func goBack(to step: OnboardingStep)
    func dismiss()
}

@MainActor
protocol MedicalHistoryFlowDelegate: AnyObject {
    func medicalHistoryDidFinish(conditions: [String])
    func medicalHistoryDidCancel()
}

@MainActor
protocol OnboardingProgressStore: AnyObject {
    var lastStep: OnboardingStep? { get set }
    var hasSeenWelcome: Bool { get set }
}

@MainActor
protocol OnboardingSession: AnyObject {
    var isSignedIn: Bool { get }
    var hasPaymentMethod: Bool { get }
}
