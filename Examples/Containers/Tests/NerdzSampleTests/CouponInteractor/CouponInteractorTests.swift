// testgen:fingerprint 58478211dca7f4ad suite CouponInteractor
import Foundation
import Testing
@testable import NerdzSample

@Suite("CouponInteractor", .serialized, .exclusiveContainer(reset: { CouponInteractorTestFactory.resetDependencies() }))
@MainActor
struct CouponInteractorTests {
    @Suite("Apply")
    @MainActor
    struct Apply {
        @Test("apply calls discount and track and sets discount when discount is 2")
        func applyCallsDiscountAndTrackAndSetsDiscountWhenDiscountIs2() {
            // MARK: - Arrange
            let deps = CouponInteractorTestFactory.setupDependencies()
            deps.seasonal.discountReturnValue = 2
            let sut = CouponInteractorTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.apply("code")

            // MARK: - Assert
            #expect(deps.seasonal.discountCallsCount == 1)
            #expect(deps.seasonal.discountReceivedCode == "code")
            #expect(deps.log.trackCallsCount == 1)
            #expect(deps.log.trackReceivedEvent == "code")
            #expect(sut.discount == 2)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm MEvzZsg5H _q0s0BuLu _-OEqMu45 hsIFyhxDh
