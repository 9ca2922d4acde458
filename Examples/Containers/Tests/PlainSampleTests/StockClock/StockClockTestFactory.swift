// testgen:fingerprint 9527f1d22aa00256 factory StockClock
import Foundation
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `StockClock`.
enum StockClockTestFactory {
    /// The doubles that stand for what `StockClock` is injected with.
    struct Dependencies {
        let date: () -> Date
        let stockCurrent: StockStoresMock
    }

    /// What was there before the doubles.
    @MainActor private static let originalDate = StockCurrent.date

    /// What was there before the doubles.
    @MainActor private static let originalStockCurrent = StockCurrent.stores

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let date = { Date(timeIntervalSince1970: 1_700_000_000) }
        let stockCurrent = StockStoresMock()

        // 3. Register
        StockCurrent.date = date
        StockCurrent.stores = stockCurrent

        return Dependencies(
            date: date,
            stockCurrent: stockCurrent
        )
    }

    /// Takes the doubles out again.
    @MainActor
    static func resetDependencies() {
        StockCurrent.date = originalDate
        StockCurrent.stores = originalStockCurrent
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> StockClock {
        _ = dependencies ?? setupDependencies()
        return StockClock()
    }
}
// testgen:parts qxkweZMJ9 l9zk5nefo O0IMUg_3Z UEk3MJ8gt 1926KJQZm RSc3pF8ZN rPk4H6e4Q lg8kUU0zp mpH5VXzzZ 1B4sixBLy
// testgen:parts B1liWZpm9
