import Foundation

/// A bank that does not always answer.
protocol BalanceBank: Sendable {
    func balance(of account: String) async throws -> Int
}

/// Tries once more where the bank does not answer, and looks again later.
@MainActor
final class BalanceModel {
    private(set) var balance = 0
    private(set) var isSlow = false
    private let bank: any BalanceBank

    init(bank: any BalanceBank) {
        self.bank = bank
    }

    func open(_ account: String) async {
        for attempt in 1...2 {
            guard let found = try? await bank.balance(of: account) else { continue }
            balance = found
            isSlow = attempt > 1
            return
        }
    }

    func refresh(_ account: String) async throws {
        guard isSlow else { return }
        balance = try await bank.balance(of: account)
    }
}
