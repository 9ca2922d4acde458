/// Lists accounts.
protocol AccountDirectory: Sendable {
    func accounts() async -> [Account]
    var current: Account? { get async }
    func activate(_ account: Account) async throws
}

/// A class with two calls side by side.
@MainActor
final class AccountSwitcher {
    private(set) var accounts: [Account] = []
    private(set) var current: Account?
    private(set) var hasFailed = false
    private let directory: AccountDirectory

    nonisolated init(directory: AccountDirectory) {
        self.directory = directory
    }

    func refresh() async {
        async let all = directory.accounts()
        async let active = directory.current
        accounts = await all
        current = await active
    }

    func activate(id: String) async -> Bool {
        guard let account = accounts.first(where: { $0.id == id }) else { return false }
        do {
            try await directory.activate(account)
            current = account
            return true
        } catch {
            hasFailed = true
            return false
        }
    }
}
