// swift-format-ignore-file: ReplaceForEachWithForLoop
import Foundation

public final class SessionManager {
    public static let shared = SessionManager()

    public private(set) var state: SessionState = .signedOut
    public weak var pushService: PushTokenUnregistering?

    private let keychain: KeychainProtocol
    private let defaults: UserDefaultsProtocol
    private let notifications: NotificationPosting
    private let dateProvider: () -> Date

    public init(
        keychain: KeychainProtocol = InMemoryKeychain(),
        defaults: UserDefaultsProtocol = UserDefaults.standard,
        notifications: NotificationPosting = NotificationCenter.default,
        dateProvider: @escaping () -> Date = Date.init
    ) {
        self.keychain = keychain
        self.defaults = defaults
        self.notifications = notifications
        self.dateProvider = dateProvider
    }

    public var currentUser: User? {
        switch state {
        case .signedOut: return nil
        case .signedIn(let user), .locked(let user): return user
        }
    }

    public var accessToken: String? {
        guard case .signedIn = state else { return nil }
        return (try? keychain.string(forKey: SessionKey.accessToken)) ?? nil
    }

    public var lastUsedEmail: String? { defaults.object(forKey: SessionKey.lastEmail) as? String }

    public var needsRefresh: Bool {
        guard currentUser != nil, let expiry = defaults.object(forKey: SessionKey.expiry) as? Date else { return false }
        return expiry.timeIntervalSince(dateProvider()) < 60
    }

    // MARK: - Lifecycle

    @discardableResult
    public func restore() -> Bool {
        guard
            let data = defaults.data(forKey: SessionKey.user),
            let user = try? JSONDecoder().decode(User.self, from: data),
            let token = try? keychain.string(forKey: SessionKey.accessToken), !token.isEmpty
        else {
            clearStorage()
            return false
        }
        state = defaults.bool(forKey: SessionKey.biometrics) ? .locked(user) : .signedIn(user)
        return true
    }

    public func signIn(user: User, credentials: Credentials) throws {
        guard !credentials.accessToken.isEmpty else { throw SessionError.emptyToken }
        try store(credentials)
        persist(user)
        defaults.set(user.email.lowercased(), forKey: SessionKey.lastEmail)
        state = .signedIn(user)
        notifications.post(name: .sessionDidSignIn, object: self, userInfo: ["userID": user.id])
    }

    public func update(_ user: User) throws {
        guard let current = currentUser, current.id == user.id else { throw SessionError.notSignedIn }
        guard current != user else { return }
        persist(user)
        if case .locked = state { state = .locked(user) } else { state = .signedIn(user) }
        notifications.post(
            name: .sessionUserDidChange,
            object: self,
            userInfo: ["planChanged": current.plan != user.plan]
        )
    }

    public func renew(with credentials: Credentials) throws {
        guard currentUser != nil else { throw SessionError.notSignedIn }
        try store(credentials)
    }

    public func lock() {
        guard case .signedIn(let user) = state, defaults.bool(forKey: SessionKey.biometrics) else { return }
        state = .locked(user)
    }

    public func unlock() {
        guard case .locked(let user) = state else { return }
        state = .signedIn(user)
    }

    public func logout(reason: LogoutReason = .userInitiated) {
        guard let user = currentUser else { return }
        if reason != .accountDeleted {
            pushService?.unregister(userID: user.id) { _ in }
        } else {
            defaults.removeObject(forKey: SessionKey.lastEmail)
        }
        clearStorage()
        state = .signedOut
        notifications.post(name: .sessionDidSignOut, object: self, userInfo: ["reason": reason.rawValue])
    }

    // MARK: - Storage

    private func store(_ credentials: Credentials) throws {
        do {
            try keychain.set(credentials.accessToken, forKey: SessionKey.accessToken)
            if let refreshToken = credentials.refreshToken {
                try keychain.set(refreshToken, forKey: SessionKey.refreshToken)
            }
        } catch {
            clearStorage()
            throw SessionError.keychain(status: (error as NSError).code)
        }
        defaults.set(dateProvider().addingTimeInterval(credentials.lifetime), forKey: SessionKey.expiry)
    }

    private func persist(_ user: User) {
        defaults.set(try? JSONEncoder().encode(user), forKey: SessionKey.user)
    }

    private func clearStorage() {
        [SessionKey.accessToken, SessionKey.refreshToken].forEach { try? keychain.removeValue(forKey: $0) }
        [SessionKey.user, SessionKey.expiry, SessionKey.biometrics].forEach(defaults.removeObject)
    }
}
