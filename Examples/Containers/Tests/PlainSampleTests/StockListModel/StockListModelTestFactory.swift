// testgen:fingerprint 6bea3db8e7f7bb0b factory StockListModel
import Foundation
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `StockListModel`.
enum StockListModelTestFactory {
    /// The doubles that stand for what `StockListModel` is injected with.
    struct Dependencies {
        let stores: StockStoresMock
        let dates: StockDatesMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let stores = StockStoresMock()
        let dates = StockDatesMock()

        // 2. Defaults, so that the SUT can be made
        dates.underlyingNow = Date(timeIntervalSince1970: 1_705_320_000)
        dates.underlyingCalendar = utcCalendar

        return Dependencies(
            stores: stores,
            dates: dates
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil,
        windowID: Int = 1
    ) -> StockListModel {
        let dependencies = dependencies ?? setupDependencies()
        return StockListModel(windowID: windowID, stores: dependencies.stores, dates: dependencies.dates)
    }

    /// The Gregorian calendar of UTC in plain English, so that days and their names are the same on every machine.
    nonisolated static var utcCalendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        calendar.locale = Locale(identifier: "en_US_POSIX")
        return calendar
    }
}
// testgen:parts qxkweZMJ9 l9zk5nefo HpA_TtEyl 9W-lV15KO urZhDxNrj hyBRMR3k_ jphpDp8dO vm-emRvho RT0w1Ew7r
