import Foundation

@MainActor
final class SignUpFlowViewModel {
    private(set) var step: SignUpStep = .credentials
    private(set) var values: [SignUpField: String] = [:]
    private(set) var fieldErrors: [SignUpField: String] = [:]
    private(set) var banner: String?
    private(set) var isBusy = false
    private(set) var isCodeLocked = false
    private(set) var resendSeconds = 0
    var acceptsNewsletter = false

    weak var delegate: SignUpFlowDelegate?
    var onChange: (() -> Void)?

    private let accounts: AccountService
    private let validator: FieldValidator
    private let errorMapper: SignUpErrorMapper
    private let countdown: ResendCountdown
    private var registration: Registration?
    private var registeredRequest: SignUpRequest?

    init(
        accounts: AccountService,
        validator: FieldValidator = FieldValidator(),
        errorMapper: SignUpErrorMapper = SignUpErrorMapper(),
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.accounts = accounts
        self.validator = validator
        self.errorMapper = errorMapper
        self.countdown = ResendCountdown(sleep: sleep)
    }

    var canResendCode: Bool {
        step == .verification && resendSeconds == 0 && !isBusy
    }

    var canSubmit: Bool {
        guard !isBusy, step != .completed else { return false }
        if step == .verification && isCodeLocked { return false }
        return step.fields.allSatisfy { !(values[$0] ?? "").isEmpty && fieldErrors[$0] == nil }
    }

    var progress: Double {
        Double(step.rawValue) / Double(SignUpStep.completed.rawValue)
    }

    // MARK: - Editing

    func update(_ field: SignUpField, to value: String) {
        guard values[field] != value else { return }
        values[field] = value
        fieldErrors[field] = nil
        if field == .password {
            fieldErrors[.passwordRepeat] = nil
        }
        onChange?()
    }

    func didEndEditing(_ field: SignUpField) {
        guard let value = values[field], !value.isEmpty else { return }
        fieldErrors[field] = validator.message(for: field, in: values)
        onChange?()
    }

    // MARK: - Navigation

    func submit() async {
        guard !isBusy, step != .completed, !(step == .verification && isCodeLocked) else { return }
        banner = nil
        guard validateCurrentStep() else {
            onChange?()
            return
        }
        await whileBusy {
            switch self.step {
            case .credentials: try await self.checkEmail()
            case .profile: try await self.register()
            case .verification: try await self.confirmCode()
            case .completed: break
            }
        }
    }

    func goBack() {
        guard !isBusy else { return }
        banner = nil
        switch step {
        case .credentials:
            countdown.stop()
            delegate?.signUpFlowDidCancel(self)
        case .profile:
            move(to: .credentials)
        case .verification:
            values[.code] = nil
            fieldErrors[.code] = nil
            move(to: .profile)
        case .completed:
            break
        }
    }

    func logInInstead() {
        delegate?.signUpFlow(self, didRequestLogInWith: normalisedEmail)
    }

    func resendCode() async {
        guard canResendCode, let current = registration else { return }
        banner = nil
        await whileBusy {
            let renewed = try await self.accounts.sendCode(registrationID: current.id)
            self.registration = renewed
            self.isCodeLocked = false
            self.values[.code] = nil
            self.fieldErrors[.code] = nil
            self.startCountdown(seconds: renewed.resendAfterSeconds)
        }
    }

    // MARK: - Steps

    private var normalisedEmail: String { (values[.email] ?? "").trimmed.lowercased() }

    private func validateCurrentStep() -> Bool {
        for field in step.fields {
            fieldErrors[field] = validator.message(for: field, in: values)
        }
        return step.fields.allSatisfy { fieldErrors[$0] == nil }
    }

    private func checkEmail() async throws {
        guard try await accounts.isEmailAvailable(normalisedEmail) else {
            throw AccountServiceError.validation([Violation(field: "email", reason: "taken")])
        }
        move(to: .profile)
    }

    private func register() async throws {
        let request = SignUpRequest(
            email: normalisedEmail,
            password: values[.password] ?? "",
            displayName: (values[.displayName] ?? "").trimmed,
            birthDate: values[.birthDate] ?? "",
            acceptsNewsletter: acceptsNewsletter
        )
        // Coming back without a change must not register (and mail a code) a second time.
        if registration == nil || registeredRequest != request {
            let created = try await accounts.register(request)
            registration = created
            registeredRequest = request
            isCodeLocked = false
            startCountdown(seconds: created.resendAfterSeconds)
        }
        move(to: .verification)
    }

    private func confirmCode() async throws {
        guard let registration else { return move(to: .profile) }
        let account = try await accounts.confirm(registrationID: registration.id, code: values[.code] ?? "")
        countdown.stop()
        resendSeconds = 0
        values[.password] = nil
        values[.passwordRepeat] = nil
        move(to: .completed)
        delegate?.signUpFlow(self, didFinishWith: account)
    }

    // MARK: - Helpers

    private func whileBusy(_ work: () async throws -> Void) async {
        isBusy = true
        onChange?()
        do {
            try await work()
        } catch {
            handle(error)
        }
        isBusy = false
        onChange?()
    }

    private func handle(_ error: Error) {
        let outcome = errorMapper.outcome(for: error)
        fieldErrors.merge(outcome.fieldErrors) { _, new in new }
        banner = outcome.banner
        switch error as? AccountServiceError {
        case .wrongCode(attemptsLeft: 0), .codeExpired:
            isCodeLocked = true
            values[.code] = nil
        case .rateLimited(let seconds) where step == .verification:
            startCountdown(seconds: max(seconds, resendSeconds))
        default:
            break
        }
        if let earliest = outcome.fieldErrors.keys.compactMap(SignUpStep.containing).min(), earliest < step {
            move(to: earliest)
        }
    }

    private func move(to newStep: SignUpStep) {
        guard newStep != step else { return }
        step = newStep
        delegate?.signUpFlow(self, didMoveTo: newStep)
    }

    private func startCountdown(seconds: Int) {
        countdown.start(seconds: seconds) { [weak self] remaining in
            self?.resendSeconds = remaining
            self?.onChange?()
        }
    }
}
