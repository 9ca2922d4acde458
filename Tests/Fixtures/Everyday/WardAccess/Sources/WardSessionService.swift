import Foundation

@MainActor
final class WardSessionService {
    private enum Key {
        static let session = "ward.session.v2"
        static let lockout = "ward.lockout"
        static let legacyBadge = "badge"
        static let legacyRole = "role"
        static let legacyRefresh = "refreshToken"
    }

    private(set) var session: WardSession?
    private(set) var lockout = WardLockout()

    private let client: any WardAuthClient
    private let store: any WardKeyValueStore
    private let now: () -> Date
    private let maxFailures: Int
    private let lockoutDuration: TimeInterval
    private let refreshMargin: TimeInterval = 60
    private var observers: [UUID: (WardSessionEvent) -> Void] = [:]

    init(
        client: any WardAuthClient,
        store: any WardKeyValueStore,
        maxFailures: Int = 3,
        lockoutDuration: TimeInterval = 300,
        now: @escaping () -> Date = Date.init
    ) {
        self.client = client
        self.store = store
        self.maxFailures = maxFailures
        self.lockoutDuration = lockoutDuration
        self.now = now
        restore()
    }

    var isSignedIn: Bool { session != nil }

    var statusText: String {
        if let until = lockout.lockedUntil, until > now() {
            let minutes = Int((until.timeIntervalSince(now()) / 60).rounded(.up))
            return "Locked for \(minutes) min"
        }
        guard let session else { return "Signed out" }
        let name = session.displayName.isEmpty ? session.badge : session.displayName
        return session.permissions.contains(.editCharts) ? "Signed in as \(name)" : "Signed in as \(name) (read only)"
    }

    func observe(_ handler: @escaping (WardSessionEvent) -> Void) -> UUID {
        let id = UUID()
        observers[id] = handler
        return id
    }

    func stopObserving(_ id: UUID) {
        observers[id] = nil
    }

    func signIn(badge rawBadge: String, pin rawPIN: String) async throws {
        let badge = try Self.normalisedBadge(rawBadge)
        let pin = rawPIN.trimmingCharacters(in: .whitespacesAndNewlines)
        guard (4...8).contains(pin.count), pin.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            throw WardSessionError.invalidPIN
        }
        if let until = lockout.lockedUntil {
            let left = until.timeIntervalSince(now())
            guard left <= 0 else {
                throw WardSessionError.lockedOut(secondsLeft: Int(left.rounded(.up)))
            }
            lockout = WardLockout()
        }
        do {
            let response = try await client.signIn(badge: badge, pin: pin)
            let signedIn = WardSession(
                badge: badge,
                displayName: response.displayName,
                permissions: WardPermissions(role: response.role),
                token: response.token
            )
            lockout = WardLockout()
            store.remove(Key.lockout)
            persist(signedIn)
            notify(.signedIn(badge: badge))
        } catch WardAuthFailure.badCredentials {
            try registerFailure()
        } catch {
            throw WardSessionError.unavailable
        }
    }

    func validAccessToken() async throws -> String {
        guard var current = session else { throw WardSessionError.notSignedIn }
        let remaining = current.token.expiresAt.timeIntervalSince(now())
        guard remaining <= refreshMargin else { return current.token.access }
        do {
            current.token = try await client.refresh(using: current.token.refresh)
            persist(current)
            notify(.refreshed)
            return current.token.access
        } catch WardAuthFailure.refreshRevoked {
            clear(reason: "revoked")
            throw WardSessionError.sessionExpired
        } catch {
            if remaining > 0 { return current.token.access }
            throw WardSessionError.unavailable
        }
    }

    func require(_ permissions: WardPermissions) throws {
        guard let session else { throw WardSessionError.notSignedIn }
        let missing = permissions.subtracting(session.permissions)
        guard missing.isEmpty else { throw WardSessionError.missingPermission(missing) }
    }

    func signOut() async {
        guard let current = session else { return }
        clear(reason: "user")
        try? await client.revoke(refreshToken: current.token.refresh)
    }

    static func normalisedBadge(_ raw: String) throws -> String {
        let compact = raw.uppercased().filter { !$0.isWhitespace && $0 != "-" }
        guard compact.count == 7, compact.hasPrefix("W"), compact.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber })
        else {
            throw WardSessionError.invalidBadge
        }
        return compact
    }

    private func registerFailure() throws {
        lockout.failures += 1
        defer { save(lockout, forKey: Key.lockout) }
        guard lockout.failures >= maxFailures else {
            throw WardSessionError.wrongCredentials(attemptsLeft: maxFailures - lockout.failures)
        }
        let until = now().addingTimeInterval(lockoutDuration)
        lockout.lockedUntil = until
        notify(.locked(until: until))
        throw WardSessionError.lockedOut(secondsLeft: Int(lockoutDuration))
    }

    private func restore() {
        lockout = load(WardLockout.self, forKey: Key.lockout) ?? WardLockout()
        if let stored = load(WardSession.self, forKey: Key.session) {
            session = stored
        } else {
            migrateLegacySession()
        }
    }

    private func migrateLegacySession() {
        guard let legacyBadge = store.string(forKey: Key.legacyBadge) else { return }
        defer { [Key.legacyBadge, Key.legacyRole, Key.legacyRefresh].forEach(store.remove) }
        guard let badge = try? Self.normalisedBadge(legacyBadge),
            let refresh = store.string(forKey: Key.legacyRefresh), !refresh.isEmpty
        else { return }
        let role = store.string(forKey: Key.legacyRole) ?? "nurse"
        let token = WardToken(access: "", refresh: refresh, expiresAt: .distantPast)
        persist(WardSession(badge: badge, displayName: "", permissions: WardPermissions(role: role), token: token))
    }

    private func persist(_ newSession: WardSession) {
        session = newSession
        save(newSession, forKey: Key.session)
    }

    private func clear(reason: String) {
        session = nil
        store.remove(Key.session)
        notify(.signedOut(reason: reason))
    }

    private func notify(_ event: WardSessionEvent) {
        for handler in observers.values { handler(event) }
    }

    private func save<Value: Encodable>(_ value: Value, forKey key: String) {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        guard let data = try? encoder.encode(value) else { return }
        store.set(data, forKey: key)
    }

    private func load<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        return store.data(forKey: key).flatMap { try? decoder.decode(type, from: $0) }
    }
}
