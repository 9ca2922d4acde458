// testgen:fingerprint 8bb256378d9e1f37 suite LinkHandler
import Foundation
import Testing
@testable import Gallery

@Suite("LinkHandler", .tags(.unit))
struct LinkHandlerTests {
    @Suite("Handle")
    struct Handle {
        @Test("handle returns false")
        func handleReturnsFalse() {
            // MARK: - Arrange
            let deps = LinkHandlerTestFactory.setupDependencies()
            let sut = LinkHandlerTestFactory.makeSUT(deps)
            let url = URL(string: "https://other.example/12")!

            // MARK: - Act
            let result = sut.handle(url)

            // MARK: - Assert
            #expect(!result)
            #expect(deps.navigator.showHomeCallsCount == 0)
            #expect(deps.isProductVisible.callAsFunctionCallsCount == 0)
        }

        @Test("handle returns false (2)")
        func handleReturnsFalse2() {
            // MARK: - Arrange
            let deps = LinkHandlerTestFactory.setupDependencies()
            let sut = LinkHandlerTestFactory.makeSUT(deps)
            let url = URL(string: "https://home")!

            // MARK: - Act
            let result = sut.handle(url)

            // MARK: - Assert
            #expect(!result)
            #expect(deps.navigator.showHomeCallsCount == 0)
            #expect(deps.isProductVisible.callAsFunctionCallsCount == 0)
        }

        @Test("handle calls showHome")
        func handleCallsShowHome() {
            // MARK: - Arrange
            let deps = LinkHandlerTestFactory.setupDependencies()
            let sut = LinkHandlerTestFactory.makeSUT(deps)
            let url = URL(string: "shop://home/12")!

            // MARK: - Act
            let result = sut.handle(url)

            // MARK: - Assert
            #expect(deps.navigator.showHomeCallsCount == 1)
            #expect(result)
            #expect(deps.isProductVisible.callAsFunctionCallsCount == 0)
            #expect(deps.navigator.showProductCallsCount == 0)
        }

        @Test("handle calls isProductVisible and showProduct when product visible")
        func handleCallsIsProductVisibleAndShowProductWhenProductVisible() {
            // MARK: - Arrange
            let deps = LinkHandlerTestFactory.setupDependencies()
            deps.isProductVisible.callAsFunctionReturnValue = true
            let sut = LinkHandlerTestFactory.makeSUT(deps)
            let url = URL(string: "shop://product/12")!

            // MARK: - Act
            let result = sut.handle(url)

            // MARK: - Assert
            #expect(deps.isProductVisible.callAsFunctionCallsCount == 1)
            #expect(deps.isProductVisible.callAsFunctionReceivedId == 12)
            #expect(deps.navigator.showProductCallsCount == 1)
            #expect(deps.navigator.showProductReceivedId == 12)
            #expect(result)
            #expect(deps.navigator.showHomeCallsCount == 0)
        }

        @Test("handle calls isProductVisible when not product visible")
        func handleCallsIsProductVisibleWhenNotProductVisible() {
            // MARK: - Arrange
            let deps = LinkHandlerTestFactory.setupDependencies()
            deps.isProductVisible.callAsFunctionReturnValue = false
            let sut = LinkHandlerTestFactory.makeSUT(deps)
            let url = URL(string: "shop://product/12")!

            // MARK: - Act
            let result = sut.handle(url)

            // MARK: - Assert
            #expect(deps.isProductVisible.callAsFunctionCallsCount == 1)
            #expect(deps.isProductVisible.callAsFunctionReceivedId == 12)
            #expect(!result)
            #expect(deps.navigator.showHomeCallsCount == 0)
            #expect(deps.navigator.showProductCallsCount == 0)
        }

        @Test("handle returns false (3)")
        func handleReturnsFalse3() {
            // MARK: - Arrange
            let deps = LinkHandlerTestFactory.setupDependencies()
            let sut = LinkHandlerTestFactory.makeSUT(deps)
            let url = URL(string: "shop://other.example/12")!

            // MARK: - Act
            let result = sut.handle(url)

            // MARK: - Assert
            #expect(!result)
            #expect(deps.navigator.showHomeCallsCount == 0)
            #expect(deps.isProductVisible.callAsFunctionCallsCount == 0)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd bXcrSGCZ6 CTjyucEIF nNytCNwLE GvqrQcNvn AUbbax30N 5spZXOOR3 qiB9g0svY
// testgen:parts vqjq1qqVT
