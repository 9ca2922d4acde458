// testgen:fingerprint e437446a855a11ad suite HistoryViewModel
import Foundation
import Testing
@testable import NerdzSample

@Suite("HistoryViewModel", .serialized, .exclusiveContainer(reset: { await HistoryTestFactory.resetDependencies() }))
@MainActor
struct HistoryViewModelTests {
    @Suite("Repeat last")
    @MainActor
    struct RepeatLast {
        @Test("repeatLast calls submit and sets last")
        func repeatLastCallsSubmitAndSetsLast() async throws {
            // MARK: - Arrange
            let deps = HistoryTestFactory.setupDependencies()
            deps.orders.submitReturnValue = 2
            let sut = HistoryTestFactory.makeSUT(deps)

            // MARK: - Act
            try await sut.repeatLast()

            // MARK: - Assert
            #expect(deps.orders.submitCallsCount == 1)
            #expect(deps.orders.submitReceivedItems == ["again"])
            #expect(sut.last == 2)
        }

        @Test("repeatLast throws what submit throws when submit fails")
        func repeatLastThrowsWhatSubmitThrowsWhenSubmitFails() async {
            // MARK: - Arrange
            let deps = HistoryTestFactory.setupDependencies()
            let error = CartError.empty
            deps.orders.submitThrowableError = error
            let sut = HistoryTestFactory.makeSUT(deps)

            // MARK: - Act
            await #expect(throws: error) { try await sut.repeatLast() }

            // MARK: - Assert
            #expect(deps.orders.submitCallsCount == 1)
            #expect(deps.orders.submitReceivedItems == ["again"])
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm MEvzZsg5H 7rdgPsBcm D9mtbP9Vd WEaR8yfl8 ejM2UmS7Q
