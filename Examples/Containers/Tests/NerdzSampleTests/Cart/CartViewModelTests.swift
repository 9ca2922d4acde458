// testgen:fingerprint 77a6a381095631fc suite CartViewModel
import Foundation
import Testing
@testable import NerdzSample

@Suite("CartViewModel", .serialized, .exclusiveContainer(reset: { await CartTestFactory.resetDependencies() }))
@MainActor
struct CartViewModelTests {
    @Suite("Add")
    @MainActor
    struct Add {
        @Test("add calls track and sets items")
        func addCallsTrackAndSetsItems() {
            // MARK: - Arrange
            let deps = CartTestFactory.setupDependencies()
            let sut = CartTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.add("item")

            // MARK: - Assert
            #expect(deps.analytics.trackCallsCount == 1)
            #expect(deps.analytics.trackReceivedEvent == "add")
            #expect(sut.items == ["item"])
        }

        @Test("add calls track and sets items after add")
        func addCallsTrackAndSetsItemsAfterAdd() {
            // MARK: - Arrange
            let deps = CartTestFactory.setupDependencies()
            let sut = CartTestFactory.makeSUT(deps)
            sut.add("item")

            // MARK: - Act
            sut.add("item 2")

            // MARK: - Assert
            #expect(deps.analytics.trackCallsCount == 2)
            #expect(deps.analytics.trackReceivedEvent == "add")
            #expect(sut.items == ["item", "item 2"])
        }
    }

    @Suite("Submit")
    @MainActor
    struct Submit {
        @Test("submit calls submit and sets number")
        func submitCallsSubmitAndSetsNumber() async {
            // MARK: - Arrange
            let deps = CartTestFactory.setupDependencies()
            deps.orders.submitReturnValue = 2
            let sut = CartTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.submit()

            // MARK: - Assert
            #expect(deps.orders.submitCallsCount == 1)
            #expect(deps.orders.submitReceivedItems == [])
            #expect(sut.number == 2)
        }

        @Test("submit calls submit and sets errorMessage when submit fails")
        func submitCallsSubmitAndSetsErrorMessageWhenSubmitFails() async {
            // MARK: - Arrange
            let deps = CartTestFactory.setupDependencies()
            let error = CartError.empty
            deps.orders.submitThrowableError = error
            let sut = CartTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.submit()

            // MARK: - Assert
            #expect(deps.orders.submitCallsCount == 1)
            #expect(deps.orders.submitReceivedItems == [])
            #expect(sut.errorMessage == "The order failed.")
        }

        @Test("submit calls submit and clears items after add")
        func submitCallsSubmitAndClearsItemsAfterAdd() async {
            // MARK: - Arrange
            let deps = CartTestFactory.setupDependencies()
            deps.orders.submitReturnValue = 2
            let sut = CartTestFactory.makeSUT(deps)
            sut.add("item")

            // MARK: - Act
            await sut.submit()

            // MARK: - Assert
            #expect(deps.orders.submitCallsCount == 1)
            #expect(deps.orders.submitReceivedItems == ["item"])
            #expect(sut.items == [])
            #expect(sut.number == 2)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm MEvzZsg5H 3UuCa0geT j7fPBPTgq erlrNe0vY 8ZJNFqrgB OlNeve6YI bHnH6PuZ5 PhffIxXU7
// testgen:parts tyPO1JAwR
