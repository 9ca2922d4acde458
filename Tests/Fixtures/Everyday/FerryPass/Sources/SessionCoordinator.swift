import Foundation

@MainActor
public final class SessionCoordinator {
    public enum State: Equatable, Sendable {
        case signedOut
        case signingIn
        case active(TokenPair)
    }

    enum SignOutReason: String {
        case user, expired
    }

    public private(set) var state: State = .signedOut
    public private(set) var pendingRoute: Route?

    private static let expiryLeeway: TimeInterval = 60

    private let backend: any TicketBackend
    private let vault: any TokenVault
    private let router: any Router
    private let analytics: any Analytics
    private let now: () -> Date
    private let parser = DeepLinkParser()

    public init(
        backend: any TicketBackend, vault: any TokenVault, router: any Router,
        analytics: any Analytics, now: @escaping () -> Date
    ) {
        self.backend = backend
        self.vault = vault
        self.router = router
        self.analytics = analytics
        self.now = now
    }

    public var isSignedIn: Bool {
        if case .active = state { return true }
        return false
    }

    public func restore() {
        guard let tokens = vault.read() else {
            router.show(.signIn)
            return
        }
        state = .active(tokens)
        openLanding()
    }

    public func signIn(email: String, pin: String) async throws {
        guard state == .signedOut else { return }
        state = .signingIn
        do {
            let tokens = try await backend.signIn(email: email.lowercased(), pin: pin)
            adopt(tokens)
            analytics.track(.signedIn)
            openLanding()
        } catch {
            state = .signedOut
            throw error
        }
    }

    /// Local sign-out always succeeds, even when the revoke call does not.
    public func signOut() async {
        guard case .active(let tokens) = state else { return }
        end(.user)
        try? await backend.revoke(refreshToken: tokens.refresh)
    }

    public func loadPasses() async throws -> [BoardingPass] {
        let passes = try await authorized { [backend] token in
            try await backend.passes(accessToken: token)
        }
        return passes.sorted { ($0.sailingID, $0.deck) < ($1.sailingID, $1.deck) }
    }

    @discardableResult
    public func open(_ url: URL) -> Bool {
        guard let route = parser.route(for: url) else {
            analytics.track(.deepLinkRejected)
            return false
        }
        analytics.track(.deepLinkOpened(host: url.host ?? ""))
        if route.needsSession && !isSignedIn {
            pendingRoute = route
            router.show(.signIn)
        } else {
            router.show(route)
        }
        return true
    }

    private func authorized<T>(_ call: (String) async throws -> T) async throws -> T {
        guard case .active(var tokens) = state else { throw SessionError.signedOut }
        var refreshed = false
        if tokens.expiresAt.timeIntervalSince(now()) <= Self.expiryLeeway {
            tokens = try await renew(tokens)
            refreshed = true
        }
        do {
            return try await call(tokens.access)
        } catch BackendError.unauthorized where !refreshed {
            tokens = try await renew(tokens)
        } catch BackendError.unauthorized {
            end(.expired)
            throw SessionError.expired
        }
        do {
            return try await call(tokens.access)
        } catch BackendError.unauthorized {
            end(.expired)
            throw SessionError.expired
        }
    }

    /// Only a rejected refresh token ends the session; transient failures are passed on.
    private func renew(_ tokens: TokenPair) async throws -> TokenPair {
        do {
            let fresh = try await backend.refresh(using: tokens.refresh)
            adopt(fresh)
            analytics.track(.tokenRefreshed)
            return fresh
        } catch BackendError.unauthorized {
            end(.expired)
            throw SessionError.expired
        }
    }

    private func adopt(_ tokens: TokenPair) {
        vault.write(tokens)
        state = .active(tokens)
    }

    private func openLanding() {
        defer { pendingRoute = nil }
        router.show(pendingRoute ?? .home)
    }

    private func end(_ reason: SignOutReason) {
        state = .signedOut
        pendingRoute = nil
        vault.write(nil)
        analytics.track(signOut: reason)
        router.show(.signIn)
    }
}
