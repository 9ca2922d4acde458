// testgen:fingerprint df4326e6a775f96d suite BalanceModel
import Foundation
import Testing
@testable import Gallery

@Suite("BalanceModel", .tags(.unit, .viewModel))
@MainActor
struct BalanceModelTests {
    @Suite("Open")
    @MainActor
    struct Open {
        @Test("open calls balance and sets balance")
        func openCallsBalanceAndSetsBalance() async {
            // MARK: - Arrange
            let deps = BalanceModelTestFactory.setupDependencies()
            deps.bank.balanceReturnValue = 2
            let sut = BalanceModelTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.open("account")

            // MARK: - Assert
            #expect(deps.bank.balanceCallsCount == 1)
            #expect(deps.bank.balanceReceivedAccount == "account")
            #expect(sut.balance == 2)
            #expect(!sut.isSlow)
        }

        @Test("open sets balance and sets isSlow when balance fails at first")
        func openSetsBalanceAndSetsIsSlowWhenBalanceFailsAtFirst() async {
            // MARK: - Arrange
            let deps = BalanceModelTestFactory.setupDependencies()
            let bank = deps.bank
            let error = GalleryError.offline
            deps.bank.balanceClosure = { _ in
                if bank.balanceCallsCount <= 1 {
                    throw error
                }
                return 2
            }
            let sut = BalanceModelTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.open("account")

            // MARK: - Assert
            #expect(deps.bank.balanceReceivedAccount == "account")
            #expect(deps.bank.balanceReceivedInvocations.first == "account")
            #expect(sut.balance == 2)
            #expect(sut.isSlow)
        }
    }

    @Suite("Refresh")
    @MainActor
    struct Refresh {
        @Test("refresh does not call balance")
        func refreshDoesNotCallBalance() async throws {
            // MARK: - Arrange
            let deps = BalanceModelTestFactory.setupDependencies()
            let sut = BalanceModelTestFactory.makeSUT(deps)
            let account = "account"

            // MARK: - Act
            try await sut.refresh(account)

            // MARK: - Assert
            #expect(deps.bank.balanceCallsCount == 0)
        }

        @Test("refresh calls balance and sets balance after open")
        func refreshCallsBalanceAndSetsBalanceAfterOpen() async throws {
            // MARK: - Arrange
            let deps = BalanceModelTestFactory.setupDependencies()
            let bank = deps.bank
            let error = GalleryError.offline
            deps.bank.balanceClosure = { _ in
                if bank.balanceCallsCount <= 1 {
                    throw error
                }
                return 3
            }
            let sut = BalanceModelTestFactory.makeSUT(deps)
            let account = "account"
            await sut.open(account)
            deps.bank.balanceClosure = { _ in return 2 }

            // MARK: - Act
            try await sut.refresh("account")

            // MARK: - Assert
            #expect(deps.bank.balanceCallsCount == 3)
            #expect(deps.bank.balanceReceivedAccount == "account")
            #expect(sut.balance == 2)
        }

        @Test("refresh throws what balance throws when balance fails after open")
        func refreshThrowsWhatBalanceThrowsWhenBalanceFailsAfterOpen() async {
            // MARK: - Arrange
            let deps = BalanceModelTestFactory.setupDependencies()
            let bank = deps.bank
            let error = GalleryError.offline
            deps.bank.balanceClosure = { _ in
                if bank.balanceCallsCount <= 1 {
                    throw error
                }
                return 2
            }
            let sut = BalanceModelTestFactory.makeSUT(deps)
            let account = "account"
            await sut.open(account)
            let error2 = GalleryError.offline
            deps.bank.balanceClosure = { _ in throw error2 }

            // MARK: - Act
            await #expect(throws: error2) { try await sut.refresh("account") }

            // MARK: - Assert
            #expect(deps.bank.balanceCallsCount == 3)
            #expect(deps.bank.balanceReceivedAccount == "account")
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd jpR5nDxj- MwkSfhnSA I7JWsicjy JuuA0aku2 mj-4Txk77 kJOIyckPK luFGPHaoo
// testgen:parts 2CJQwHxdf
