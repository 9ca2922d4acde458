// testgen:fingerprint 263809d23ea6f515 suite StockListModel
import Foundation
import Testing
@testable import PlainSample

@Suite("StockListModel")
@MainActor
struct StockListModelTests {
    @Suite("Dispatch")
    @MainActor
    struct Dispatch {
        @Test("dispatch calls dispatch and sets names when action kind is appear")
        func dispatchCallsDispatchAndSetsNamesWhenActionKindIsAppear() {
            // MARK: - Arrange
            let deps = StockListModelTestFactory.setupDependencies()
            let dispatch = Result<[String], any Error>.success(["dispatch"])
            deps.stores.dispatchClosure = { action in
                if case .load(_, let completion)? = action as? RemoteStockAction {
                    completion(dispatch)
                }
            }
            let windowID = 1
            let sut = StockListModelTestFactory.makeSUT(deps, windowID: windowID)
            let action = StockListAction(windowID: windowID, kind: StockListKind.appear)

            // MARK: - Act
            sut.dispatch(action)

            // MARK: - Assert
            #expect(deps.stores.dispatchCallsCount == 1)
            let isLoad = if case .load(let page, _) = deps.stores.dispatchReceivedAction as? RemoteStockAction {
                page == 1
            } else { false }
            #expect(isLoad)
            #expect(sut.names == ["dispatch"])
            #expect(!sut.isLoading)
        }

        @Test("dispatch calls dispatch and sets message when dispatch fails")
        func dispatchCallsDispatchAndSetsMessageWhenDispatchFails() {
            // MARK: - Arrange
            let deps = StockListModelTestFactory.setupDependencies()
            let dispatch = Result<[String], any Error>.failure(NSError(domain: "Test", code: 1))
            deps.stores.dispatchClosure = { action in
                if case .load(_, let completion)? = action as? RemoteStockAction {
                    completion(dispatch)
                }
            }
            let windowID = 1
            let sut = StockListModelTestFactory.makeSUT(deps, windowID: windowID)
            let action = StockListAction(windowID: windowID, kind: StockListKind.appear)

            // MARK: - Act
            sut.dispatch(action)

            // MARK: - Assert
            #expect(deps.stores.dispatchCallsCount == 1)
            let isLoad = if case .load(let page, _) = deps.stores.dispatchReceivedAction as? RemoteStockAction {
                page == 1
            } else { false }
            #expect(isLoad)
            #expect(sut.message == "The stock could not be loaded")
            #expect(!sut.isLoading)
        }

        @Test("dispatch calls dispatch and sets isLoading when action kind is appear")
        func dispatchCallsDispatchAndSetsIsLoadingWhenActionKindIsAppear() {
            // MARK: - Arrange
            let deps = StockListModelTestFactory.setupDependencies()
            let windowID = 1
            let sut = StockListModelTestFactory.makeSUT(deps, windowID: windowID)
            let action = StockListAction(windowID: windowID, kind: StockListKind.appear)

            // MARK: - Act
            sut.dispatch(action)

            // MARK: - Assert
            #expect(deps.stores.dispatchCallsCount == 1)
            let isLoad = if case .load(let page, _) = deps.stores.dispatchReceivedAction as? RemoteStockAction {
                page == 1
            } else { false }
            #expect(isLoad)
            #expect(sut.isLoading)
        }

        @Test("dispatch sets filter when action kind is filter")
        func dispatchSetsFilterWhenActionKindIsFilter() {
            // MARK: - Arrange
            let deps = StockListModelTestFactory.setupDependencies()
            let windowID = 1
            let sut = StockListModelTestFactory.makeSUT(deps, windowID: windowID)
            let action = StockListAction(windowID: windowID, kind: StockListKind.filter, filter: "filter")

            // MARK: - Act
            sut.dispatch(action)

            // MARK: - Assert
            #expect(sut.filter == "filter")
            #expect(deps.stores.dispatchCallsCount == 0)
        }

        @Test("dispatch clears names when action kind is clear after dispatch")
        func dispatchClearsNamesWhenActionKindIsClearAfterDispatch() {
            // MARK: - Arrange
            let deps = StockListModelTestFactory.setupDependencies()
            let dispatch = Result<[String], any Error>.success(["dispatch"])
            deps.stores.dispatchClosure = { action in
                if case .load(_, let completion)? = action as? RemoteStockAction {
                    completion(dispatch)
                }
            }
            let windowID = 1
            let sut = StockListModelTestFactory.makeSUT(deps, windowID: windowID)
            let action = StockListAction(windowID: windowID, kind: StockListKind.appear)
            sut.dispatch(action)
            let action2 = StockListAction(windowID: windowID, kind: StockListKind.clear)

            // MARK: - Act
            sut.dispatch(action2)

            // MARK: - Assert
            #expect(sut.names == [])
            #expect(deps.stores.dispatchCallsCount == 1)
        }

        @Test("dispatch leaves filter when action filter is nil")
        func dispatchLeavesFilterWhenActionFilterIsNil() {
            // MARK: - Arrange
            let deps = StockListModelTestFactory.setupDependencies()
            let windowID = 1
            let sut = StockListModelTestFactory.makeSUT(deps, windowID: windowID)
            let action = StockListAction(windowID: windowID, kind: StockListKind.filter, filter: nil)

            // MARK: - Act
            sut.dispatch(action)

            // MARK: - Assert
            #expect(sut.filter == "")
            #expect(deps.stores.dispatchCallsCount == 0)
        }
    }

    @Suite("Remove")
    @MainActor
    struct Remove {
        @Test("remove does not call dispatch")
        func removeDoesNotCallDispatch() {
            // MARK: - Arrange
            let deps = StockListModelTestFactory.setupDependencies()
            let sut = StockListModelTestFactory.makeSUT(deps)
            let offsets: IndexSet = [0, 1]

            // MARK: - Act
            sut.remove(at: offsets)

            // MARK: - Assert
            #expect(deps.stores.dispatchCallsCount == 0)
        }

        @Test("remove calls dispatch and clears names when dispatch is true and dispatch had one element")
        func removeCallsDispatchAndClearsNamesWhenDispatchIsTrueAndDispatchHadOneElement() {
            // MARK: - Arrange
            let deps = StockListModelTestFactory.setupDependencies()
            let dispatch = Result<[String], any Error>.success(["dispatch"])
            deps.stores.dispatchClosure = { action in
                if case .load(_, let completion)? = action as? RemoteStockAction {
                    completion(dispatch)
                }
            }
            let windowID = 1
            let sut = StockListModelTestFactory.makeSUT(deps, windowID: windowID)
            let action = StockListAction(windowID: windowID, kind: StockListKind.appear)
            sut.dispatch(action)
            deps.stores.dispatchClosure = { action in
                if case .remove(_, let completion)? = action as? RemoteStockAction {
                    completion?(true)
                }
            }
            let offsets: IndexSet = [0, 1]

            // MARK: - Act
            sut.remove(at: offsets)

            // MARK: - Assert
            #expect(deps.stores.dispatchCallsCount == 2)
            let isRemove = if case .remove(let name, _) = deps.stores.dispatchReceivedAction as? RemoteStockAction {
                name == "dispatch"
            } else { false }
            #expect(isRemove)
            #expect(sut.names == [])
            #expect(sut.message == nil)
        }

        @Test("remove calls dispatch and clears names when dispatch is false after dispatch")
        func removeCallsDispatchAndClearsNamesWhenDispatchIsFalseAfterDispatch() {
            // MARK: - Arrange
            let deps = StockListModelTestFactory.setupDependencies()
            let dispatch = Result<[String], any Error>.success(["dispatch"])
            deps.stores.dispatchClosure = { action in
                if case .load(_, let completion)? = action as? RemoteStockAction {
                    completion(dispatch)
                }
            }
            let windowID = 1
            let sut = StockListModelTestFactory.makeSUT(deps, windowID: windowID)
            let action = StockListAction(windowID: windowID, kind: StockListKind.appear)
            sut.dispatch(action)
            deps.stores.dispatchClosure = { action in
                if case .remove(_, let completion)? = action as? RemoteStockAction {
                    completion?(false)
                }
            }
            let offsets: IndexSet = [0, 1]

            // MARK: - Act
            sut.remove(at: offsets)

            // MARK: - Assert
            #expect(deps.stores.dispatchCallsCount == 2)
            let isRemove = if case .remove(let name, _) = deps.stores.dispatchReceivedAction as? RemoteStockAction {
                name == "dispatch"
            } else { false }
            #expect(isRemove)
            #expect(sut.names == [])
            #expect(sut.message == "dispatch could not be removed")
        }

        @Test("remove calls dispatch and clears names when dispatch is true after dispatch")
        func removeCallsDispatchAndClearsNamesWhenDispatchIsTrueAfterDispatch() {
            // MARK: - Arrange
            let deps = StockListModelTestFactory.setupDependencies()
            let dispatch = Result<[String], any Error>.success(["dispatch", "dispatch 2"])
            deps.stores.dispatchClosure = { action in
                if case .load(_, let completion)? = action as? RemoteStockAction {
                    completion(dispatch)
                }
            }
            let windowID = 1
            let sut = StockListModelTestFactory.makeSUT(deps, windowID: windowID)
            let action = StockListAction(windowID: windowID, kind: StockListKind.appear)
            sut.dispatch(action)
            deps.stores.dispatchClosure = { action in
                if case .remove(_, let completion)? = action as? RemoteStockAction {
                    completion?(true)
                }
            }
            let offsets: IndexSet = [0, 1]

            // MARK: - Act
            sut.remove(at: offsets)

            // MARK: - Assert
            #expect(deps.stores.dispatchCallsCount == 3)
            let isRemove = if case .remove(let name, _) = deps.stores.dispatchReceivedAction as? RemoteStockAction {
                name == "dispatch"
            } else { false }
            #expect(isRemove)
            let isRemove2 = if case .remove(let name, _) = deps.stores.dispatchReceivedInvocations.dropFirst(
                1
            ).first as? RemoteStockAction {
                name == "dispatch 2"
            } else { false }
            #expect(isRemove2)
            #expect(sut.names == [])
            #expect(sut.message == nil)
        }
    }

    @Suite("Count")
    @MainActor
    struct Count {
        @Test("count sets countedOn")
        func countSetsCountedOn() {
            // MARK: - Arrange
            let deps = StockListModelTestFactory.setupDependencies()
            let now = Date(timeIntervalSince1970: 1720020000)
            deps.dates.underlyingNow = now
            let sut = StockListModelTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.count()

            // MARK: - Assert
            #expect(sut.countedOn == Date(timeIntervalSince1970: 1719964800.0))
        }
    }

    @Suite("Is counted this week")
    @MainActor
    struct IsCountedThisWeek {
        @Test("isCountedThisWeek returns false")
        func isCountedThisWeekReturnsFalse() {
            // MARK: - Arrange
            let deps = StockListModelTestFactory.setupDependencies()
            let sut = StockListModelTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.isCountedThisWeek()

            // MARK: - Assert
            #expect(!result)
        }

        @Test("isCountedThisWeek returns true after count")
        func isCountedThisWeekReturnsTrueAfterCount() {
            // MARK: - Arrange
            let deps = StockListModelTestFactory.setupDependencies()
            let now = Date(timeIntervalSince1970: 1720020000)
            deps.dates.underlyingNow = now
            let sut = StockListModelTestFactory.makeSUT(deps)
            sut.count()
            let now2 = Date(timeIntervalSince1970: 1720020000)
            deps.dates.underlyingNow = now2

            // MARK: - Act
            let result = sut.isCountedThisWeek()

            // MARK: - Assert
            #expect(result)
        }

        @Test("isCountedThisWeek returns false after count")
        func isCountedThisWeekReturnsFalseAfterCount() {
            // MARK: - Arrange
            let deps = StockListModelTestFactory.setupDependencies()
            let now = Date(timeIntervalSince1970: 1720365600)
            deps.dates.underlyingNow = now
            let sut = StockListModelTestFactory.makeSUT(deps)
            sut.count()
            let now2 = Date(timeIntervalSince1970: 1720020000)
            deps.dates.underlyingNow = now2

            // MARK: - Act
            let result = sut.isCountedThisWeek()

            // MARK: - Assert
            #expect(!result)
        }

        @Test("isCountedThisWeek returns false after count (2)")
        func isCountedThisWeekReturnsFalseAfterCount2() {
            // MARK: - Arrange
            let deps = StockListModelTestFactory.setupDependencies()
            let now = Date(timeIntervalSince1970: 1719501600)
            deps.dates.underlyingNow = now
            let sut = StockListModelTestFactory.makeSUT(deps)
            sut.count()
            let now2 = Date(timeIntervalSince1970: 1719760800)
            deps.dates.underlyingNow = now2

            // MARK: - Act
            let result = sut.isCountedThisWeek()

            // MARK: - Assert
            #expect(!result)
        }

        @Test("isCountedThisWeek returns true after count (2)")
        func isCountedThisWeekReturnsTrueAfterCount2() {
            // MARK: - Arrange
            let deps = StockListModelTestFactory.setupDependencies()
            let now = Date(timeIntervalSince1970: 1719760800)
            deps.dates.underlyingNow = now
            let sut = StockListModelTestFactory.makeSUT(deps)
            sut.count()
            let now2 = Date(timeIntervalSince1970: 1719760800)
            deps.dates.underlyingNow = now2

            // MARK: - Act
            let result = sut.isCountedThisWeek()

            // MARK: - Assert
            #expect(result)
        }

        @Test("isCountedThisWeek returns false after count (3)")
        func isCountedThisWeekReturnsFalseAfterCount3() {
            // MARK: - Arrange
            let deps = StockListModelTestFactory.setupDependencies()
            let now = Date(timeIntervalSince1970: 1720020000)
            deps.dates.underlyingNow = now
            let sut = StockListModelTestFactory.makeSUT(deps)
            sut.count()
            let now2 = Date(timeIntervalSince1970: 1719674400)
            deps.dates.underlyingNow = now2

            // MARK: - Act
            let result = sut.isCountedThisWeek()

            // MARK: - Assert
            #expect(!result)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo vSLi8MtVT nxVyEUlYW k13_ILssw pP7kyP2ja nbLYS2-yT f0-qZxAhu -ig6vKef_
// testgen:parts e1jNqIPBj WwBb_pAtc 4g_fY_L7s AusyvfeVw 6HNn8aZWr FmHt4kFg1 mKUtFw-GA yZWG7P59F SI4RlNKjC HqPrtPGfi
// testgen:parts 9coQkIUSM yMOkJlte2 9a4_m8VwB XskYd7bEn UPW91qeMz
