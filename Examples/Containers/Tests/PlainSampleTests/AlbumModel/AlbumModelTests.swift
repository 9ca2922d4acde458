// testgen:fingerprint 8ef19e89e8235376 suite AlbumModel
import Foundation
import Testing
@testable import PlainSample

@Suite("AlbumModel")
@MainActor
struct AlbumModelTests {
    @Suite("Load")
    @MainActor
    struct Load {
        @Test("load sets state to loaded")
        func loadSetsStateToLoaded() async {
            // MARK: - Arrange
            let deps = AlbumModelTestFactory.setupDependencies()
            deps.fetchAlbum.executeReturnValue = "execute"
            deps.fetchPrice.executeReturnValue = 2
            let sut = AlbumModelTestFactory.makeSUT(deps)
            var stateDuringFetchAlbumExecute: AlbumModel.State?
            var stateDuringFetchPriceExecute: AlbumModel.State?
            deps.fetchAlbum.executeClosure = { _ in
                stateDuringFetchAlbumExecute = sut.state
                return "execute"
            }
            deps.fetchPrice.executeClosure = { _ in
                stateDuringFetchPriceExecute = sut.state
                return 2
            }

            // MARK: - Act
            await sut.load(3)

            // MARK: - Assert
            #expect(deps.fetchAlbum.executeReceivedId == 3)
            #expect(deps.fetchPrice.executeReceivedId == 3)
            #expect(sut.state == AlbumModel.State.loaded(title: "execute", price: 2))
            #expect(stateDuringFetchAlbumExecute == AlbumModel.State.loading)
            #expect(stateDuringFetchPriceExecute == AlbumModel.State.loading)
        }

        @Test("load sets state to failed when execute fails")
        func loadSetsStateToFailedWhenExecuteFails() async {
            // MARK: - Arrange
            let deps = AlbumModelTestFactory.setupDependencies()
            let sut = AlbumModelTestFactory.makeSUT(deps)
            var stateDuringExecute: AlbumModel.State?
            let error = AlbumError.offline
            deps.fetchPrice.executeClosure = { _ in
                stateDuringExecute = sut.state
                throw error
            }

            // MARK: - Act
            await sut.load(2)

            // MARK: - Assert
            #expect(deps.fetchAlbum.executeReceivedId == 2)
            #expect(deps.fetchPrice.executeReceivedId == 2)
            #expect(sut.state == AlbumModel.State.failed)
            #expect(stateDuringExecute == AlbumModel.State.loading)
        }

        @Test("load sets state to failed when execute fails (2)")
        func loadSetsStateToFailedWhenExecuteFails2() async {
            // MARK: - Arrange
            let deps = AlbumModelTestFactory.setupDependencies()
            let sut = AlbumModelTestFactory.makeSUT(deps)
            var stateDuringExecute: AlbumModel.State?
            let error = AlbumError.offline
            deps.fetchAlbum.executeClosure = { _ in
                stateDuringExecute = sut.state
                throw error
            }

            // MARK: - Act
            await sut.load(2)

            // MARK: - Assert
            #expect(deps.fetchAlbum.executeReceivedId == 2)
            #expect(deps.fetchPrice.executeReceivedId == 2)
            #expect(sut.state == AlbumModel.State.failed)
            #expect(stateDuringExecute == AlbumModel.State.loading)
        }

        @Test("load sets state to failed when execute fails (3)")
        func loadSetsStateToFailedWhenExecuteFails3() async {
            // MARK: - Arrange
            let deps = AlbumModelTestFactory.setupDependencies()
            let error = AlbumError.offline
            deps.fetchAlbum.executeThrowableError = error
            let error2 = AlbumError.offline
            deps.fetchPrice.executeThrowableError = error2
            let sut = AlbumModelTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.load(2)

            // MARK: - Assert
            #expect(deps.fetchAlbum.executeReceivedId == 2)
            #expect(deps.fetchPrice.executeReceivedId == 2)
            #expect(sut.state == AlbumModel.State.failed)
        }
    }

    @Suite("Reserve")
    @MainActor
    struct Reserve {
        @Test("reserve calls reserve and sets error when reserve is offline")
        func reserveCallsReserveAndSetsErrorWhenReserveIsOffline() {
            // MARK: - Arrange
            let deps = AlbumModelTestFactory.setupDependencies()
            deps.seller.reserveClosure = { _, _, failure in failure(AlbumError.offline) }
            let sut = AlbumModelTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.reserve(2)

            // MARK: - Assert
            #expect(deps.seller.reserveCallsCount == 1)
            #expect(deps.seller.reserveReceivedArguments?.id == 2)
            #expect(sut.error == AlbumError.offline)
        }

        @Test("reserve calls reserve and navigate and sets error when reserve is sold")
        func reserveCallsReserveAndNavigateAndSetsErrorWhenReserveIsSold() {
            // MARK: - Arrange
            let deps = AlbumModelTestFactory.setupDependencies()
            deps.seller.reserveClosure = { _, _, failure in failure(AlbumError.sold) }
            let sut = AlbumModelTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.reserve(2)

            // MARK: - Assert
            #expect(deps.seller.reserveCallsCount == 1)
            #expect(deps.seller.reserveReceivedArguments?.id == 2)
            #expect(deps.coordinatorDouble.navigateCallsCount == 1)
            #expect(deps.coordinatorDouble.navigateReceivedRoute == AlbumRoute.close)
            #expect(sut.error == AlbumError.sold)
        }

        @Test("reserve calls reserve and sets reservation")
        func reserveCallsReserveAndSetsReservation() {
            // MARK: - Arrange
            let deps = AlbumModelTestFactory.setupDependencies()
            deps.seller.reserveClosure = { _, success, _ in success("reserve") }
            let sut = AlbumModelTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.reserve(2)

            // MARK: - Assert
            #expect(deps.seller.reserveCallsCount == 1)
            #expect(deps.seller.reserveReceivedArguments?.id == 2)
            #expect(sut.reservation == "reserve")
        }

        @Test("reserve calls reserve and navigate and sets error when reserve is sold after reserve")
        func reserveCallsReserveAndNavigateAndSetsErrorWhenReserveIsSoldAfterReserve() {
            // MARK: - Arrange
            let deps = AlbumModelTestFactory.setupDependencies()
            deps.seller.reserveClosure = { _, _, failure in failure(AlbumError.offline) }
            let sut = AlbumModelTestFactory.makeSUT(deps)
            let id = 1
            sut.reserve(id)
            deps.seller.reserveClosure = { _, _, failure in failure(AlbumError.sold) }

            // MARK: - Act
            sut.reserve(2)

            // MARK: - Assert
            #expect(deps.seller.reserveCallsCount == 2)
            #expect(deps.seller.reserveReceivedArguments?.id == 2)
            #expect(deps.coordinatorDouble.navigateCallsCount == 1)
            #expect(deps.coordinatorDouble.navigateReceivedRoute == AlbumRoute.close)
            #expect(sut.error == AlbumError.sold)
        }
    }

    @Suite("Check receipt")
    @MainActor
    struct CheckReceipt {
        @Test("checkReceipt calls receipt")
        func checkReceiptCallsReceipt() {
            // MARK: - Arrange
            let deps = AlbumModelTestFactory.setupDependencies()
            let receipt = Result<String, AlbumError>.success("receipt")
            deps.seller.receiptClosure = { _, completion in completion(receipt) }
            let sut = AlbumModelTestFactory.makeSUT(deps)
            var completionCalls: [Result<Int, AlbumError>] = []

            // MARK: - Act
            sut.checkReceipt(2, completion: { completionCalls.append($0) })

            // MARK: - Assert
            #expect(deps.seller.receiptCallsCount == 1)
            #expect(deps.seller.receiptReceivedArguments?.id == 2)
            #expect(completionCalls.count == 1)
            #expect(completionCalls.last == .success("receipt".count))
        }

        @Test("checkReceipt calls receipt when receipt is empty")
        func checkReceiptCallsReceiptWhenReceiptIsEmpty() {
            // MARK: - Arrange
            let deps = AlbumModelTestFactory.setupDependencies()
            let receipt = Result<String, AlbumError>.success("")
            deps.seller.receiptClosure = { _, completion in completion(receipt) }
            let sut = AlbumModelTestFactory.makeSUT(deps)
            var completionCalls: [Result<Int, AlbumError>] = []

            // MARK: - Act
            sut.checkReceipt(2, completion: { completionCalls.append($0) })

            // MARK: - Assert
            #expect(deps.seller.receiptCallsCount == 1)
            #expect(deps.seller.receiptReceivedArguments?.id == 2)
            #expect(completionCalls.count == 1)
            #expect(completionCalls.last == .failure(.sold))
        }

        @Test("checkReceipt calls receipt and sets error when receipt fails")
        func checkReceiptCallsReceiptAndSetsErrorWhenReceiptFails() {
            // MARK: - Arrange
            let deps = AlbumModelTestFactory.setupDependencies()
            let receipt = Result<String, AlbumError>.failure(AlbumError.offline)
            deps.seller.receiptClosure = { _, completion in completion(receipt) }
            let sut = AlbumModelTestFactory.makeSUT(deps)
            var completionCalls: [Result<Int, AlbumError>] = []

            // MARK: - Act
            sut.checkReceipt(2, completion: { completionCalls.append($0) })

            // MARK: - Assert
            #expect(deps.seller.receiptCallsCount == 1)
            #expect(deps.seller.receiptReceivedArguments?.id == 2)
            #expect(completionCalls.count == 1)
            #expect(completionCalls.last == Result<Int, AlbumError>.failure(AlbumError.offline))
            #expect(sut.error == AlbumError.offline)
        }

        @Test("checkReceipt calls receipt (2)")
        func checkReceiptCallsReceipt2() {
            // MARK: - Arrange
            let deps = AlbumModelTestFactory.setupDependencies()
            let sut = AlbumModelTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.checkReceipt(2, completion: { _ in })

            // MARK: - Assert
            #expect(deps.seller.receiptCallsCount == 1)
            #expect(deps.seller.receiptReceivedArguments?.id == 2)
        }
    }

    @Suite("Pay")
    @MainActor
    struct Pay {
        @Test("pay calls pay")
        func payCallsPay() {
            // MARK: - Arrange
            let deps = AlbumModelTestFactory.setupDependencies()
            let sut = AlbumModelTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.pay(12.5, tip: 1.0)

            // MARK: - Assert
            #expect(deps.seller.payCallsCount == 1)
            #expect(deps.seller.payReceivedAmount == (12.5 + 12.5 * 1.0 as Decimal))
        }

        @Test("pay does not call pay when tip is 0")
        func payDoesNotCallPayWhenTipIs0() {
            // MARK: - Arrange
            let deps = AlbumModelTestFactory.setupDependencies()
            let sut = AlbumModelTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.pay(12.5, tip: 0.0)

            // MARK: - Assert
            #expect(deps.seller.payCallsCount == 0)
        }

        @Test("pay does not call pay when price is 11.5")
        func payDoesNotCallPayWhenPriceIs115() {
            // MARK: - Arrange
            let deps = AlbumModelTestFactory.setupDependencies()
            let sut = AlbumModelTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.pay(11.5, tip: 1.0)

            // MARK: - Assert
            #expect(deps.seller.payCallsCount == 0)
        }
    }

    @Suite("Reserve success")
    @MainActor
    struct ReserveSuccess {
        @Test("reserveSuccess sets reservation after reserve")
        func reserveSuccessSetsReservationAfterReserve() {
            // MARK: - Arrange
            let deps = AlbumModelTestFactory.setupDependencies()
            let sut = AlbumModelTestFactory.makeSUT(deps)
            let id = 1
            sut.reserve(id)

            // MARK: - Act
            deps.seller.reserveReceivedArguments?.success("reserve")

            // MARK: - Assert
            #expect(sut.reservation == "reserve")
        }
    }

    @Suite("Reserve failure")
    @MainActor
    struct ReserveFailure {
        @Test("reserveFailure sets error when reserve is offline after reserve")
        func reserveFailureSetsErrorWhenReserveIsOfflineAfterReserve() {
            // MARK: - Arrange
            let deps = AlbumModelTestFactory.setupDependencies()
            let sut = AlbumModelTestFactory.makeSUT(deps)
            let id = 1
            sut.reserve(id)

            // MARK: - Act
            deps.seller.reserveReceivedArguments?.failure(AlbumError.offline)

            // MARK: - Assert
            #expect(sut.error == AlbumError.offline)
        }

        @Test("reserveFailure calls navigate and sets error when reserve is sold after reserve")
        func reserveFailureCallsNavigateAndSetsErrorWhenReserveIsSoldAfterReserve() {
            // MARK: - Arrange
            let deps = AlbumModelTestFactory.setupDependencies()
            let sut = AlbumModelTestFactory.makeSUT(deps)
            let id = 1
            sut.reserve(id)

            // MARK: - Act
            deps.seller.reserveReceivedArguments?.failure(AlbumError.sold)

            // MARK: - Assert
            #expect(deps.coordinatorDouble.navigateCallsCount == 1)
            #expect(deps.coordinatorDouble.navigateReceivedRoute == AlbumRoute.close)
            #expect(sut.error == AlbumError.sold)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo Y2k5ANLhK m2BYJDoDE Jn3xAkNVj LmEG2ycJK iqt2Q0iJi 70j3IL04y pjnsVSKx1
// testgen:parts Jb6SoQbM1 t--Hpf06l c_Uom4Cxs suAMg0062 feL16HoVe YQzRg2R0g VaKHAq00I 56RVBFsCA Bp3M74cxf WFlHevqcx
// testgen:parts 4SNNOf80_ vurCU-_Ux zfj4L5xCw i3_wiYpdw 6r9bX0g4R STvLAy9lQ OY7osC0Zl HM3KgOhhG
