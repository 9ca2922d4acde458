protocol Gate: AnyObject, Sendable {
    func open(user: String, password: String) async throws -> Int
}

enum LoginError: Error { case tooShort, refused }

/// Signs a person in.
@MainActor final class Login {
    private let gate: any Gate
    private(set) var isBusy = false
    private(set) var message: String?
    private(set) var session: Int?
    private var failures = 0

    init(gate: any Gate) {
        self.gate = gate
    }

    func signIn(user: String, password: String) async throws {
        guard password.count >= 4 else { throw LoginError.tooShort }
        isBusy = true
        defer { isBusy = false }
        do {
            session = try await gate.open(user: user, password: password)
            message = nil
        } catch {
            failures += 1
            message = failures > 1 ? "Locked" : "Refused"
        }
    }

    func restore() {
        session = try? load()
    }

    private func load() throws -> Int { 7 }
}
