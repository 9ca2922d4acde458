// testgen:fingerprint 18d8a33a0e8f240a suite WishesViewModel
import Foundation
import NerdzInjectTesting
import Testing
@testable import NerdzTwoSample

@Suite("WishesViewModel")
@MainActor
struct WishesViewModelTests {
    @Suite("Add")
    @MainActor
    struct Add {
        @Test("add calls wish and sets count", .nerdzContainer)
        func addCallsWishAndSetsCount() async {
            // MARK: - Arrange
            let deps = WishesTestFactory.setupDependencies()
            deps.service.wishReturnValue = 2
            let sut = WishesTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.add("item")

            // MARK: - Assert
            #expect(deps.service.wishCallsCount == 1)
            #expect(deps.service.wishReceivedItem == "item")
            #expect(sut.count == 2)
        }

        @Test("add calls wish and sets isFailed when wish fails", .nerdzContainer)
        func addCallsWishAndSetsIsFailedWhenWishFails() async {
            // MARK: - Arrange
            let deps = WishesTestFactory.setupDependencies()
            let error = TestError.expected
            deps.service.wishThrowableError = error
            let sut = WishesTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.add("item")

            // MARK: - Assert
            #expect(deps.service.wishCallsCount == 1)
            #expect(deps.service.wishReceivedItem == "item")
            #expect(sut.isFailed)
        }
    }
}
// testgen:parts qxkweZMJ9 Q9teTXHTz WQsXN40pm nT8coi8AY wFIjq9QEs vCNRBPTgq paJKdaAze JfbWXNzvw
