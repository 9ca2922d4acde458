// testgen:fingerprint b0653757d244f4f2 suite AccountSwitcher
import Foundation
import Testing
@testable import Gallery

@Suite("AccountSwitcher", .tags(.unit))
@MainActor
struct AccountSwitcherTests {
    @Suite("Refresh")
    @MainActor
    struct Refresh {
        @Test("refresh sets accounts and sets current")
        func refreshSetsAccountsAndSetsCurrent() async {
            // MARK: - Arrange
            let deps = AccountSwitcherTestFactory.setupDependencies()
            let active = AccountSwitcherTestFactory.createMockAccount()
            deps.directory.underlyingCurrent = active
            let all = [AccountSwitcherTestFactory.createMockAccount()]
            deps.directory.accountsReturnValue = all
            let sut = AccountSwitcherTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.refresh()

            // MARK: - Assert
            #expect(sut.accounts == all)
            #expect(sut.current == active)
        }
    }

    @Suite("Activate")
    @MainActor
    struct Activate {
        @Test("activate returns false")
        func activateReturnsFalse() async {
            // MARK: - Arrange
            let deps = AccountSwitcherTestFactory.setupDependencies()
            let sut = AccountSwitcherTestFactory.makeSUT(deps)
            let id = "id"

            // MARK: - Act
            let result = await sut.activate(id: id)

            // MARK: - Assert
            #expect(!result)
            #expect(deps.directory.activateCallsCount == 0)
        }

        @Test("activate calls activate and sets current when id is the same after refresh")
        func activateCallsActivateAndSetsCurrentWhenIdIsTheSameAfterRefresh() async {
            // MARK: - Arrange
            let deps = AccountSwitcherTestFactory.setupDependencies()
            let active = AccountSwitcherTestFactory.createMockAccount(id: "id 2")
            deps.directory.underlyingCurrent = active
            let all = [AccountSwitcherTestFactory.createMockAccount(id: "id")]
            deps.directory.accountsReturnValue = all
            let sut = AccountSwitcherTestFactory.makeSUT(deps)
            await sut.refresh()

            // MARK: - Act
            let result = await sut.activate(id: "id")

            // MARK: - Assert
            #expect(deps.directory.activateCallsCount == 1)
            #expect(deps.directory.activateReceivedAccount == all[0])
            #expect(result)
            #expect(sut.current == all[0])
        }

        @Test("activate calls activate and sets hasFailed when activate fails after refresh")
        func activateCallsActivateAndSetsHasFailedWhenActivateFailsAfterRefresh() async {
            // MARK: - Arrange
            let deps = AccountSwitcherTestFactory.setupDependencies()
            let active = AccountSwitcherTestFactory.createMockAccount()
            deps.directory.underlyingCurrent = active
            let all = [AccountSwitcherTestFactory.createMockAccount(id: "id")]
            deps.directory.accountsReturnValue = all
            let error = GalleryError.offline
            deps.directory.activateThrowableError = error
            let sut = AccountSwitcherTestFactory.makeSUT(deps)
            await sut.refresh()

            // MARK: - Act
            let result = await sut.activate(id: "id")

            // MARK: - Assert
            #expect(deps.directory.activateCallsCount == 1)
            #expect(deps.directory.activateReceivedAccount == all[0])
            #expect(!result)
            #expect(sut.hasFailed)
        }

        @Test("activate returns false after refresh and activate")
        func activateReturnsFalseAfterRefreshAndActivate() async {
            // MARK: - Arrange
            let deps = AccountSwitcherTestFactory.setupDependencies()
            let active = AccountSwitcherTestFactory.createMockAccount()
            deps.directory.underlyingCurrent = active
            let all = [AccountSwitcherTestFactory.createMockAccount(id: "id")]
            deps.directory.accountsReturnValue = all
            let error = GalleryError.offline
            deps.directory.activateThrowableError = error
            let sut = AccountSwitcherTestFactory.makeSUT(deps)
            await sut.refresh()
            _ = await sut.activate(id: "id")

            // MARK: - Act
            let result = await sut.activate(id: "id 2")

            // MARK: - Assert
            #expect(!result)
            #expect(deps.directory.activateCallsCount == 1)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd io6EWNfwc m3TpTxk77 rijUXmngQ p7-yQ8F-c f8DJr4Fca 6OJzHfwtU epwwnLzx8
// testgen:parts T0O8tM5O2
