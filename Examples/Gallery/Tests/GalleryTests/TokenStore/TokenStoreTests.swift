// testgen:fingerprint ae59f5b5dfd016ac suite TokenStore
import Foundation
import Testing
@testable import Gallery

@Suite("TokenStore", .tags(.unit))
struct TokenStoreTests {
    @Suite("Token")
    struct Token {
        @Test("token calls refresh and write and sets cached")
        func tokenCallsRefreshAndWriteAndSetsCached() async throws {
            // MARK: - Arrange
            let deps = TokenStoreTestFactory.setupDependencies()
            deps.client.refreshReturnValue = "refresh"
            deps.storage.readReturnValue = "read"
            let sut = TokenStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = try await sut.token()

            // MARK: - Assert
            #expect(deps.storage.readReceivedKey == "token")
            #expect(deps.client.refreshCallsCount == 1)
            #expect(deps.client.refreshReceivedToken == "read")
            #expect(deps.storage.writeCallsCount == 1)
            #expect(deps.storage.writeReceivedArguments?.value == "refresh")
            #expect(deps.storage.writeReceivedArguments?.key == "token")
            #expect(result == "refresh")
            #expect(await sut.cached == "refresh")
        }

        @Test("token throws what refresh throws when refresh fails")
        func tokenThrowsWhatRefreshThrowsWhenRefreshFails() async {
            // MARK: - Arrange
            let deps = TokenStoreTestFactory.setupDependencies()
            deps.storage.readReturnValue = "read"
            let error = GalleryError.offline
            deps.client.refreshThrowableError = error
            let sut = TokenStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            await #expect(throws: error) { _ = try await sut.token() }

            // MARK: - Assert
            #expect(deps.storage.readReceivedKey == "token")
            #expect(deps.client.refreshCallsCount == 1)
            #expect(deps.client.refreshReceivedToken == "read")
            #expect(deps.storage.writeCallsCount == 0)
        }

        @Test("token throws notFound when read is nil")
        func tokenThrowsNotFoundWhenReadIsNil() async {
            // MARK: - Arrange
            let deps = TokenStoreTestFactory.setupDependencies()
            deps.storage.readReturnValue = nil
            let sut = TokenStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            await #expect(throws: GalleryError.notFound) { _ = try await sut.token() }

            // MARK: - Assert
            #expect(deps.storage.readReceivedKey == "token")
            #expect(deps.client.refreshCallsCount == 0)
            #expect(deps.storage.writeCallsCount == 0)
        }

        @Test("token returns the result after token")
        func tokenReturnsTheResultAfterToken() async throws {
            // MARK: - Arrange
            let deps = TokenStoreTestFactory.setupDependencies()
            deps.client.refreshReturnValue = "refresh"
            let stored = "read"
            deps.storage.readReturnValue = stored
            let sut = TokenStoreTestFactory.makeSUT(deps)
            _ = try await sut.token()

            // MARK: - Act
            let result = try await sut.token()

            // MARK: - Assert
            #expect(result == "refresh")
            #expect(deps.storage.readCallsCount == 1)
            #expect(deps.client.refreshCallsCount == 1)
            #expect(deps.storage.writeCallsCount == 1)
        }
    }

    @Suite("Sign out")
    struct SignOut {
        @Test("signOut calls remove")
        func signOutCallsRemove() async {
            // MARK: - Arrange
            let deps = TokenStoreTestFactory.setupDependencies()
            let sut = TokenStoreTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.signOut()

            // MARK: - Assert
            #expect(deps.storage.removeCallsCount == 1)
            #expect(deps.storage.removeReceivedKey == "token")
        }

        @Test("signOut calls remove and clears cached after token")
        func signOutCallsRemoveAndClearsCachedAfterToken() async throws {
            // MARK: - Arrange
            let deps = TokenStoreTestFactory.setupDependencies()
            deps.client.refreshReturnValue = "refresh"
            let stored = "read"
            deps.storage.readReturnValue = stored
            let sut = TokenStoreTestFactory.makeSUT(deps)
            _ = try await sut.token()

            // MARK: - Act
            await sut.signOut()

            // MARK: - Assert
            #expect(deps.storage.removeCallsCount == 1)
            #expect(deps.storage.removeReceivedKey == "token")
            #expect(await sut.cached == nil)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd 4azCuHSlD j8gc6uV7r Jv1g6aWV8 PFYI8XEle ltVVkKk1n oAm_ljtAk KW2EY9Ya1
// testgen:parts v1J8eP5yH S091UdiSA
