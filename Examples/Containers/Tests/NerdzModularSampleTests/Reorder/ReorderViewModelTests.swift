// testgen:fingerprint 57b7f0a12be0bcab suite ReorderViewModel
import Foundation
import Testing
@testable import NerdzModularSample

@Suite("ReorderViewModel", .serialized, .exclusiveContainer(reset: { await ReorderTestFactory.resetDependencies() }))
@MainActor
struct ReorderViewModelTests {
    @Suite("Reorder")
    @MainActor
    struct Reorder {
        @Test("reorder calls submit and sets number")
        func reorderCallsSubmitAndSetsNumber() async throws {
            // MARK: - Arrange
            let deps = ReorderTestFactory.setupDependencies()
            deps.orders.submitReturnValue = 2
            let sut = ReorderTestFactory.makeSUT(deps)

            // MARK: - Act
            try await sut.reorder()

            // MARK: - Assert
            #expect(deps.orders.submitCallsCount == 1)
            #expect(deps.orders.submitReceivedItems == ["again"])
            #expect(sut.number == 2)
        }

        @Test("reorder throws what submit throws when submit fails")
        func reorderThrowsWhatSubmitThrowsWhenSubmitFails() async {
            // MARK: - Arrange
            let deps = ReorderTestFactory.setupDependencies()
            let error = TestError.expected
            deps.orders.submitThrowableError = error
            let sut = ReorderTestFactory.makeSUT(deps)

            // MARK: - Act
            await #expect(throws: error) { try await sut.reorder() }

            // MARK: - Assert
            #expect(deps.orders.submitCallsCount == 1)
            #expect(deps.orders.submitReceivedItems == ["again"])
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm j1c7Z5Iwa j1zaMKw7L pIFu21-O9 ugz-ww7ZJ w0sgYxGZc
