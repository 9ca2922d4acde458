import Foundation

@MainActor public protocol TicketBackend: AnyObject {
    func signIn(email: String, pin: String) async throws -> TokenPair
    func refresh(using refreshToken: String) async throws -> TokenPair
    func passes(accessToken: String) async throws -> [BoardingPass]
    func revoke(refreshToken: String) async throws
}

@MainActor public protocol TokenVault: AnyObject {
    func read() -> TokenPair?
    func write(_ tokens: TokenPair?)
}

@MainActor public protocol Router: AnyObject {
    func show(_ route: Route)
}

@MainActor public protocol Analytics: AnyObject {
    func track(_ event: AnalyticsEvent)
}

extension Analytics {
    func track(signOut reason: SessionCoordinator.SignOutReason) {
        track(.signedOut(reason: reason.rawValue))
    }
}
