import Foundation

protocol AccountService {
    func isEmailAvailable(_ email: String) async throws -> Bool
    func register(_ request: SignUpRequest) async throws -> Registration
    func sendCode(registrationID: String) async throws -> Registration
    func confirm(registrationID: String, code: String) async throws -> Account
    func logIn(email: String, password: String) async throws -> Account
    func requestPasswordReset(email: String) async throws
}

@MainActor
protocol SignUpFlowDelegate: AnyObject {
    func signUpFlow(_ flow: SignUpFlowViewModel, didMoveTo step: SignUpStep)
    func signUpFlow(_ flow: SignUpFlowViewModel, didFinishWith account: Account)
    func signUpFlow(_ flow: SignUpFlowViewModel, didRequestLogInWith email: String)
    func signUpFlowDidCancel(_ flow: SignUpFlowViewModel)
}

/// Counts whole seconds down to zero; a new start replaces the one under way.
@MainActor
final class ResendCountdown {
    private(set) var remaining = 0
    private let sleep: @Sendable (Duration) async throws -> Void
    private var task: Task<Void, Never>?

    init(sleep: @escaping @Sendable (Duration) async throws -> Void) {
        self.sleep = sleep
    }

    func start(seconds: Int, onTick: @escaping @MainActor (Int) -> Void) {
        task?.cancel()
        remaining = max(seconds, 0)
        onTick(remaining)
        guard remaining > 0 else { return }
        task = Task { [weak self, sleep] in
            while true {
                try? await sleep(.seconds(1))
                guard !Task.isCancelled, let self else { return }
                self.remaining -= 1
                onTick(self.remaining)
                if self.remaining == 0 { return }
            }
        }
    }

    func stop() {
        task?.cancel()
        task = nil
        remaining = 0
    }
}
