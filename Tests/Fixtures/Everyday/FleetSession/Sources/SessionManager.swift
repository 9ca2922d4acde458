import Foundation

/// Owns the driver's tokens. Everything that talks to the fleet backend asks here for a header.
actor SessionManager: AuthorizationProviding {
    private static let leeway: TimeInterval = 30

    private let api: any AuthAPI
    private let keychain: any TokenKeychain
    private let logger: any SessionLogging
    private let now: @Sendable () -> Date

    private var cached: TokenPair?
    private var refreshTask: Task<TokenPair, any Error>?
    private var observers: [UUID: AsyncStream<SessionEvent>.Continuation] = [:]

    private(set) var failedRefreshes = 0

    init(
        api: any AuthAPI,
        keychain: any TokenKeychain,
        logger: any SessionLogging = OSLogSessionLogger(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.api = api
        self.keychain = keychain
        self.logger = logger
        self.now = now
    }

    var isSignedIn: Bool {
        (cached ?? keychain.read()) != nil
    }

    func authorizationHeader() async throws -> String {
        let pair = try await validPair()
        return "Bearer \(pair.access)"
    }

    @discardableResult
    func signIn(driverNumber: String, pin: String) async throws -> DriverProfile {
        let number = driverNumber.filter { !$0.isWhitespace }
        guard number.count >= 5 else { throw SessionError.malformedDriverNumber }
        let response = try await api.signIn(Credentials(driverNumber: number, pin: pin))
        try keychain.write(response.tokens)
        cached = response.tokens
        failedRefreshes = 0
        emit(.signedIn(response.profile))
        return response.profile
    }

    func signOut(reason: SignOutReason = .userRequest) async {
        refreshTask?.cancel()
        refreshTask = nil
        if let pair = cached ?? keychain.read(), reason == .userRequest {
            do {
                try await api.revoke(refreshToken: pair.refresh)
            } catch {
                logger.log(.warning, "revoke failed")
            }
        }
        cached = nil
        keychain.delete()
        emit(.signedOut(reason))
    }

    func events() -> AsyncStream<SessionEvent> {
        let id = UUID()
        let (stream, continuation) = AsyncStream.makeStream(of: SessionEvent.self)
        observers[id] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { await self?.removeObserver(id) }
        }
        return stream
    }
}

// MARK: - Refreshing

extension SessionManager {
    /// Forgets the access token only, e.g. after the backend answered 401.
    func invalidateAccessToken() {
        guard var pair = cached ?? keychain.read() else { return }
        pair.expiresAt = .distantPast
        cached = pair
    }

    private func validPair() async throws -> TokenPair {
        guard let pair = cached ?? keychain.read() else { throw SessionError.notSignedIn }
        cached = pair
        if pair.expiresAt.timeIntervalSince(now()) > Self.leeway {
            return pair
        }
        return try await refresh(pair)
    }

    private func refresh(_ pair: TokenPair) async throws -> TokenPair {
        if let refreshTask { return try await refreshTask.value }

        let task = Task { try await api.refresh(using: pair.refresh) }
        refreshTask = task
        defer { refreshTask = nil }

        do {
            let fresh = try await task.value
            try keychain.write(fresh)
            cached = fresh
            failedRefreshes = 0
            return fresh
        } catch AuthAPIError.refreshTokenRejected {
            await signOut(reason: .sessionExpired)
            throw SessionError.expired
        } catch {
            failedRefreshes += 1
            logger.log(.error, "refresh failed (\(failedRefreshes))")
            // Still good for a few seconds: let the caller try with what we have.
            guard pair.expiresAt > now() else { throw error }
            return pair
        }
    }

    private func emit(_ event: SessionEvent) {
        for observer in observers.values { observer.yield(event) }
    }

    private func removeObserver(_ id: UUID) {
        observers[id] = nil
    }
}
