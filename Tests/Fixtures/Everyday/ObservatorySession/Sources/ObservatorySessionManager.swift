import Foundation

public actor ObservatorySessionManager {
    enum Keys {
        static let tokens = "observatory.tokens"
        static let astronomer = "observatory.astronomer"
    }

    /// Emits everything that happens to the session until the manager goes away.
    public nonisolated let events: AsyncStream<SessionEvent>

    private let continuation: AsyncStream<SessionEvent>.Continuation
    private let transport: any TelescopeTransport
    private let issuer: any TokenIssuing
    private let secrets: any SecretStore
    private let sleeper: any Sleeping
    private let policy: RetryPolicy
    private let now: @Sendable () -> Date

    private var tokens: TokenPair?
    private var name: String?
    private var refreshTask: Task<TokenPair, any Error>?

    public init(
        transport: any TelescopeTransport,
        issuer: any TokenIssuing,
        secrets: any SecretStore,
        sleeper: any Sleeping,
        policy: RetryPolicy = RetryPolicy(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.transport = transport
        self.issuer = issuer
        self.secrets = secrets
        self.sleeper = sleeper
        self.policy = policy
        self.now = now
        (events, continuation) = AsyncStream.makeStream(of: SessionEvent.self)
    }

    deinit { continuation.finish() }

    public var isSignedIn: Bool { tokens != nil }
    public var astronomer: String? { name }

    /// Picks up the session of the previous launch. Unreadable secrets are wiped.
    @discardableResult
    public func restore() -> Bool {
        guard let stored = secrets.data(for: Keys.tokens) else { return false }
        guard let pair = try? JSONDecoder().decode(TokenPair.self, from: stored) else {
            wipe()
            return false
        }
        tokens = pair
        name = secrets.data(for: Keys.astronomer).flatMap { String(data: $0, encoding: .utf8) }
        return true
    }

    public func signIn(with credentials: Credentials) async throws {
        let cleaned = Credentials(
            astronomer: credentials.astronomer.trimmingCharacters(in: .whitespaces).lowercased(),
            passphrase: credentials.passphrase
        )
        let pair: TokenPair
        do {
            pair = try await issuer.signIn(with: cleaned)
        } catch SessionError.http(status: 401) {
            throw SessionError.wrongPassphrase
        } catch is URLError {
            throw SessionError.unreachable
        }
        refreshTask?.cancel()
        refreshTask = nil
        try persist(pair)
        try secrets.set(Data(cleaned.astronomer.utf8), for: Keys.astronomer)
        name = cleaned.astronomer
        continuation.yield(.signedIn(astronomer: cleaned.astronomer))
    }

    public func signOut() async {
        guard let current = tokens else { return }
        endSession(reason: .user)
        // Best effort: the local session is gone whatever the server says.
        try? await issuer.revoke(refreshToken: current.refresh)
    }

    public func send(_ request: TelescopeRequest) async throws -> TelescopeResponse {
        let token = try await validToken()
        let response = try await performWithRetry(request.authorised(with: token))
        guard response.status == 401 else { return try checked(response) }

        let fresh = try await renewToken(replacing: token)
        let second = try await performWithRetry(request.authorised(with: fresh))
        if second.status == 401 {
            endSession(reason: .sessionExpired)
        }
        return try checked(second)
    }

    public func fetch<Value: Decodable & Sendable>(_ type: Value.Type, at path: String) async throws -> Value {
        let response = try await send(TelescopeRequest(method: .get, path: path))
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(type, from: response.body)
    }

    private func checked(_ response: TelescopeResponse) throws -> TelescopeResponse {
        guard (200..<300).contains(response.status) else {
            throw SessionError.from(status: response.status)
        }
        return response
    }

    private func performWithRetry(_ request: TelescopeRequest) async throws -> TelescopeResponse {
        var attempt = 1
        while true {
            var retryAfter: TimeInterval?
            do {
                let response = try await transport.perform(request)
                let mayRetry = policy.isRetryable(status: response.status) && request.method.isIdempotent
                guard mayRetry, policy.canRetry(afterAttempt: attempt) else { return response }
                retryAfter = response.retryAfter
            } catch let error as URLError where error.code != .cancelled {
                guard request.method.isIdempotent, policy.canRetry(afterAttempt: attempt) else {
                    throw SessionError.unreachable
                }
            }
            try await sleeper.sleep(seconds: policy.delay(afterAttempt: attempt, retryAfter: retryAfter))
            attempt += 1
        }
    }

    private func validToken() async throws -> String {
        guard let tokens else { throw SessionError.notSignedIn }
        guard tokens.needsRefresh(at: now()) else { return tokens.access }
        return try await renewToken(replacing: tokens.access)
    }

    /// Callers that hit an expired token at the same time share one refresh.
    private func renewToken(replacing stale: String) async throws -> String {
        if let refreshTask { return try await refreshTask.value.access }
        guard let current = tokens else { throw SessionError.notSignedIn }
        if current.access != stale { return current.access }

        let task = Task { [issuer] in
            do {
                return try await issuer.refresh(using: current.refresh)
            } catch is URLError {
                throw SessionError.unreachable
            } catch {
                throw SessionError.sessionExpired
            }
        }
        refreshTask = task
        let result = await task.result
        guard tokens == current else { throw SessionError.notSignedIn }
        refreshTask = nil
        switch result {
        case .success(let pair):
            try persist(pair)
            continuation.yield(.tokenRefreshed)
            return pair.access
        case .failure(let error):
            if error as? SessionError == .sessionExpired { endSession(reason: .sessionExpired) }
            throw error
        }
    }

    private func persist(_ pair: TokenPair) throws {
        try secrets.set(JSONEncoder().encode(pair), for: Keys.tokens)
        tokens = pair
    }

    private func endSession(reason: SignOutReason) {
        guard tokens != nil else { return }
        wipe()
        continuation.yield(.signedOut(reason))
    }

    private func wipe() {
        refreshTask?.cancel()
        refreshTask = nil
        tokens = nil
        name = nil
        secrets.removeValue(for: Keys.tokens)
        secrets.removeValue(for: Keys.astronomer)
    }
}
