import Foundation

@MainActor
final class PatientSessionManager {
    typealias Observer = @MainActor (SessionState) -> Void

    private enum Keys {
        static let session = "portal.session"
        static let lastEmail = "portal.lastEmail"
        static let failedAttempts = "portal.failedAttempts"
        static let lockedUntil = "portal.lockedUntil"
    }

    static let maxAttempts = 5
    static let lockoutDuration: TimeInterval = 15 * 60
    static let refreshLeeway: TimeInterval = 60

    private(set) var state: SessionState = .signedOut(nil) {
        didSet {
            guard state != oldValue else { return }
            // swift-format-ignore: ReplaceForEachWithForLoop
            observers.sorted { $0.key < $1.key }.forEach { $0.value(state) }
        }
    }

    @Clamped(1...60) var inactivityLimitMinutes = 10

    @Stored private var lastEmail: String
    @Stored private var failedAttempts: Int
    @Stored private var lockedUntil: Date?

    private let auth: any AuthService
    private let keychain: any KeychainStoring
    private let now: @MainActor () -> Date
    private var observers: [Int: Observer] = [:]
    private var nextObserverID = 0
    private var lastActivity: Date
    private var refreshTask: Task<PatientSession, any Error>?

    init(
        auth: any AuthService,
        keychain: any KeychainStoring,
        preferences: any PreferenceStore,
        now: @escaping @MainActor () -> Date
    ) {
        self.auth = auth
        self.keychain = keychain
        self.now = now
        lastActivity = now()
        _lastEmail = Stored(key: Keys.lastEmail, fallback: "", store: preferences)
        _failedAttempts = Stored(key: Keys.failedAttempts, fallback: 0, store: preferences)
        _lockedUntil = Stored(key: Keys.lockedUntil, fallback: nil, store: preferences)
    }

    var rememberedEmail: String? { lastEmail.isEmpty ? nil : lastEmail }

    var session: PatientSession? {
        if case .signedIn(let session) = state { session } else { nil }
    }

    @discardableResult
    func observe(_ observer: @escaping Observer) -> Int {
        defer { nextObserverID += 1 }
        observers[nextObserverID] = observer
        observer(state)
        return nextObserverID
    }

    func removeObserver(_ id: Int) {
        observers[id] = nil
    }

    func logIn(email: String, passcode: String) async throws {
        if let until = lockedUntil {
            guard now() >= until else { throw SessionError.lockedOut(until: until) }
            clearFailures()
        }
        let address = email.trimmingCharacters(in: .whitespaces).lowercased()
        do {
            let session = try await auth.signIn(Credentials(email: address, passcode: passcode))
            clearFailures()
            lastEmail = address
            adopt(session)
        } catch AuthFailure.rejected {
            throw recordFailure()
        } catch {
            throw SessionError.network
        }
    }

    func restore() async {
        guard let session = storedSession() else { return }
        guard session.expiresAt <= now() else {
            lastActivity = now()
            state = .signedIn(session)
            return
        }
        do {
            adopt(try await auth.refresh(token: session.refreshToken))
        } catch AuthFailure.transport {
            state = .signedOut(nil)
        } catch {
            endSession(.expired)
        }
    }

    func validToken() async throws -> String {
        guard let session else { throw SessionError.notSignedIn }
        if session.expiresAt.timeIntervalSince(now()) > Self.refreshLeeway {
            return session.accessToken
        }
        let task = refreshTask ?? Task { [auth] in try await auth.refresh(token: session.refreshToken) }
        refreshTask = task
        defer { refreshTask = nil }
        do {
            let fresh = try await task.value
            guard self.session != nil else { throw SessionError.notSignedIn }
            adopt(fresh)
            return fresh.accessToken
        } catch AuthFailure.transport {
            guard session.expiresAt > now() else { throw SessionError.network }
            return session.accessToken
        } catch let failure as AuthFailure {
            endSession(failure == .revoked ? .revoked : .expired)
            throw SessionError.notSignedIn
        }
    }

    func logOut(forgetEmail: Bool = false) async {
        guard let session else { return }
        endSession(.userInitiated)
        if forgetEmail { $lastEmail.reset() }
        try? await auth.revoke(token: session.refreshToken)
    }

    func registerActivity() {
        guard session != nil, !lockIfInactive() else { return }
        lastActivity = now()
    }

    @discardableResult
    func lockIfInactive() -> Bool {
        guard session != nil else { return false }
        let limit = TimeInterval(inactivityLimitMinutes * 60)
        guard now().timeIntervalSince(lastActivity) >= limit else { return false }
        endSession(.expired)
        return true
    }

    private func adopt(_ session: PatientSession) {
        if let data = try? JSONEncoder().encode(session) {
            try? keychain.set(data, for: Keys.session)
        }
        lastActivity = now()
        state = .signedIn(session)
    }

    private func endSession(_ reason: LogoutReason) {
        try? keychain.removeData(for: Keys.session)
        state = .signedOut(reason)
    }

    private func storedSession() -> PatientSession? {
        guard let data = try? keychain.data(for: Keys.session) else { return nil }
        guard let session = try? JSONDecoder().decode(PatientSession.self, from: data) else {
            try? keychain.removeData(for: Keys.session)
            return nil
        }
        return session
    }

    private func recordFailure() -> SessionError {
        failedAttempts += 1
        guard failedAttempts >= Self.maxAttempts else {
            return .wrongCredentials(attemptsLeft: Self.maxAttempts - failedAttempts)
        }
        let until = now().addingTimeInterval(Self.lockoutDuration)
        lockedUntil = until
        return .lockedOut(until: until)
    }

    private func clearFailures() {
        $failedAttempts.reset()
        $lockedUntil.reset()
    }
}
