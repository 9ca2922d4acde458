// testgen:fingerprint b400edc3bba6fadf suite StockClock
import Foundation
import Testing
@testable import PlainSample

@Suite("StockClock", .serialized, .exclusiveContainer(reset: { await StockClockTestFactory.resetDependencies() }))
@MainActor
struct StockClockTests {
    @Suite("Ask")
    @MainActor
    struct Ask {
        @Test("ask calls dispatch and sets askedAt")
        func askCallsDispatchAndSetsAskedAt() {
            // MARK: - Arrange
            let deps = StockClockTestFactory.setupDependencies()
            let sut = StockClockTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.ask()

            // MARK: - Assert
            #expect(deps.stockCurrent.dispatchCallsCount == 1)
            let isLoad = if case .load(let page, _) = deps.stockCurrent.dispatchReceivedAction as? RemoteStockAction {
                page == 1
            } else { false }
            #expect(isLoad)
            #expect(sut.askedAt == Date(timeIntervalSince1970: 1700000000))
        }
    }

    @Suite("Badge")
    @MainActor
    struct BadgeTests {
        @Test("badge is to be written", .disabled("Write what badge must do: nothing shows of what it does."))
        func badgeIsToBeWritten() {
        }
    }

    @Suite("Is fresh")
    @MainActor
    struct IsFresh {
        @Test("isFresh returns false")
        func isFreshReturnsFalse() {
            // MARK: - Arrange
            let deps = StockClockTestFactory.setupDependencies()
            let sut = StockClockTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.isFresh()

            // MARK: - Assert
            #expect(!result)
        }

        @Test("isFresh leaves askedAt after ask")
        func isFreshLeavesAskedAtAfterAsk() {
            // MARK: - Arrange
            let deps = StockClockTestFactory.setupDependencies()
            let sut = StockClockTestFactory.makeSUT(deps)
            sut.ask()

            // MARK: - Act
            let result = sut.isFresh()

            // MARK: - Assert
            #expect(result)
            #expect(sut.askedAt == Date(timeIntervalSince1970: 1700000000))
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo kb7NOdEkH LDGvenOxU QoxU3Ay7o KQTDu2SEW txluxVS2i ITPXkPzi3 z-pxsjeRl
// testgen:parts PuLyOO38F
