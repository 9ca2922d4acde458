import Foundation

@MainActor
final class PassCoordinator {
    enum SessionState: Equatable {
        case signedOut
        case active
        case suspended
    }

    private static let expiryLeeway: TimeInterval = 30

    weak var display: (any RouteDisplaying)?
    private(set) var pendingLink: DeepLink?
    private(set) var sessionState: SessionState

    private let vault: any TokenVault
    private let auth: any AuthAPI
    private let permits: any PermitAPI
    private let analytics: any AnalyticsLogging
    private let now: () -> Date
    private var refreshInFlight: Task<Tokens, any Error>?

    init(
        vault: any TokenVault, auth: any AuthAPI, permits: any PermitAPI,
        analytics: any AnalyticsLogging, now: @escaping () -> Date = Date.init
    ) {
        self.vault = vault
        self.auth = auth
        self.permits = permits
        self.analytics = analytics
        self.now = now
        sessionState = vault.tokens == nil ? .signedOut : .active
    }

    @discardableResult
    func open(_ url: URL) async -> Bool {
        guard let link = DeepLink(url) else {
            analytics.log("deeplink_rejected", ["url": url.absoluteString])
            return false
        }
        await follow(link)
        return true
    }

    func didSignIn(with tokens: Tokens) async {
        vault.tokens = tokens
        sessionState = .active
        analytics.log("signed_in")
        guard let link = pendingLink else {
            display?.show(.home, replacingStack: true)
            return
        }
        pendingLink = nil
        await follow(link)
    }

    func logout(_ reason: LogoutReason) async {
        guard let tokens = vault.tokens else { return }
        if reason == .userRequested {
            try? await auth.revoke(tokens.refresh)
            pendingLink = nil
        }
        vault.tokens = nil
        sessionState = reason == .accountSuspended ? .suspended : .signedOut
        analytics.log("signed_out", ["reason": reason.rawValue])
        display?.show(.signIn(message: reason.signInMessage), replacingStack: true)
    }

    private func follow(_ link: DeepLink) async {
        if link.requiresSession, vault.tokens == nil {
            pendingLink = link
            display?.show(.signIn(message: nil), replacingStack: false)
            return
        }
        switch link {
        case .trail(let slug, let campsite):
            analytics.log("trail_opened", ["slug": slug])
            display?.show(.trail(slug: slug, campsite: campsite), replacingStack: false)
        case .permit(let code):
            await openPermit(code)
        case .logout:
            await logout(.userRequested)
        }
    }

    private func openPermit(_ code: String) async {
        do {
            let permit = try await authorised { token in
                try await self.permits.permit(code: code, accessToken: token)
            }
            analytics.log("permit_opened", ["trail": permit.trail])
            switch permit.status {
            case .valid:
                display?.show(.permit(permit), replacingStack: false)
            case .lottery(let drawOn) where drawOn > now():
                display?.show(.lottery(code: code, drawOn: drawOn), replacingStack: false)
            case .lottery:
                display?.show(.problem("The draw for \(permit.trail) has closed"), replacingStack: false)
            case .revoked:
                display?.show(.problem("Permit \(code) was revoked"), replacingStack: false)
            }
        } catch TransportError.status(401) {
            pendingLink = .permit(code: code)
            await logout(.refreshRejected)
        } catch TransportError.status(403) {
            await logout(.accountSuspended)
        } catch TransportError.status(404) {
            display?.show(.problem("No permit with code \(code)"), replacingStack: false)
        } catch TransportError.noNetwork {
            display?.show(.problem("You appear to be offline"), replacingStack: false)
        } catch {
            analytics.log("permit_failed", ["code": code])
            display?.show(.problem("Please try again later"), replacingStack: false)
        }
    }

    private func authorised<Value>(_ request: @MainActor (String) async throws -> Value) async throws -> Value {
        guard var tokens = vault.tokens else { throw TransportError.status(401) }
        if !tokens.isFresh(at: now(), leeway: Self.expiryLeeway) {
            tokens = try await renewed()
        }
        do {
            return try await request(tokens.access)
        } catch TransportError.status(401) {
            let second = try await renewed()
            return try await request(second.access)
        }
    }

    private func renewed() async throws -> Tokens {
        if let running = refreshInFlight { return try await running.value }
        guard let current = vault.tokens else { throw TransportError.status(401) }
        let task = Task { try await self.auth.refresh(using: current.refresh) }
        refreshInFlight = task
        defer { refreshInFlight = nil }
        let fresh = try await task.value
        vault.tokens = fresh
        analytics.log("token_refreshed")
        return fresh
    }
}

extension LogoutReason {
    fileprivate var signInMessage: String? {
        switch self {
        case .userRequested: nil
        case .refreshRejected: "Your session has ended"
        case .accountSuspended: "This account is suspended"
        }
    }
}
