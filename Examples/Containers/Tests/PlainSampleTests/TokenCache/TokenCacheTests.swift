// testgen:fingerprint b046afb8021a94f9 suite TokenCache
import Foundation
import Testing
@testable import PlainSample

@Suite("TokenCache")
struct TokenCacheTests {
    @Suite("Fill")
    struct Fill {
        @Test("fill calls token and sets cached")
        func fillCallsTokenAndSetsCached() {
            // MARK: - Arrange
            let deps = TokenCacheTestFactory.setupDependencies()
            deps.source.tokenReturnValue = "token"
            let sut = TokenCacheTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.fill()

            // MARK: - Assert
            #expect(deps.source.tokenCallsCount == 1)
            #expect(deps.source.tokenReceivedUser == "cache")
            #expect(sut.cached == "token")
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo MH4jZPYxg lgky5hP6x aEtMBvAHw
