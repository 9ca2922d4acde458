// testgen:fingerprint cde11797423de801 suite PlaceOrderUseCase
import Foundation
import Testing
@testable import Gallery

@Suite("PlaceOrderUseCase", .tags(.unit))
struct PlaceOrderUseCaseTests {
    @Suite("Execute")
    struct Execute {
        @Test("execute calls stock, place and orderPlaced when stock is 1")
        func executeCallsStockPlaceAndOrderPlacedWhenStockIs1() async throws {
            // MARK: - Arrange
            let deps = PlaceOrderUseCaseTestFactory.setupDependencies()
            deps.repository.placeReturnValue = "place"
            deps.repository.stockReturnValue = 1
            let sut = PlaceOrderUseCaseTestFactory.makeSUT(deps, limit: 1)

            // MARK: - Act
            let result = try await sut.execute(productId: "productId", quantity: 1)

            // MARK: - Assert
            #expect(deps.repository.stockCallsCount == 1)
            #expect(deps.repository.stockReceivedProductId == "productId")
            #expect(deps.repository.placeCallsCount == 1)
            #expect(deps.repository.placeReceivedArguments?.productId == "productId")
            #expect(deps.repository.placeReceivedArguments?.quantity == 1)
            #expect(deps.notifier.orderPlacedCallsCount == 1)
            #expect(deps.notifier.orderPlacedReceivedId == "place")
            #expect(result == "place")
        }

        @Test("execute throws what place throws when place fails")
        func executeThrowsWhatPlaceThrowsWhenPlaceFails() async {
            // MARK: - Arrange
            let deps = PlaceOrderUseCaseTestFactory.setupDependencies()
            deps.repository.stockReturnValue = 1
            let error = PlaceOrderUseCase.Failure.invalidQuantity
            deps.repository.placeThrowableError = error
            let sut = PlaceOrderUseCaseTestFactory.makeSUT(deps, limit: 1)

            // MARK: - Act
            await #expect(throws: error) { _ = try await sut.execute(productId: "productId", quantity: 1) }

            // MARK: - Assert
            #expect(deps.repository.stockCallsCount == 1)
            #expect(deps.repository.stockReceivedProductId == "productId")
            #expect(deps.repository.placeCallsCount == 1)
            #expect(deps.repository.placeReceivedArguments?.productId == "productId")
            #expect(deps.repository.placeReceivedArguments?.quantity == 1)
            #expect(deps.notifier.orderPlacedCallsCount == 0)
        }

        @Test("execute throws outOfStock when stock is 0")
        func executeThrowsOutOfStockWhenStockIs0() async {
            // MARK: - Arrange
            let deps = PlaceOrderUseCaseTestFactory.setupDependencies()
            deps.repository.stockReturnValue = 0
            let sut = PlaceOrderUseCaseTestFactory.makeSUT(deps, limit: 1)

            // MARK: - Act
            await #expect(throws: PlaceOrderUseCase.Failure.outOfStock) {
                _ = try await sut.execute(productId: "productId", quantity: 1)
            }

            // MARK: - Assert
            #expect(deps.repository.stockCallsCount == 1)
            #expect(deps.repository.stockReceivedProductId == "productId")
            #expect(deps.repository.placeCallsCount == 0)
            #expect(deps.notifier.orderPlacedCallsCount == 0)
        }

        @Test("execute throws what stock throws when stock fails")
        func executeThrowsWhatStockThrowsWhenStockFails() async {
            // MARK: - Arrange
            let deps = PlaceOrderUseCaseTestFactory.setupDependencies()
            let error = PlaceOrderUseCase.Failure.invalidQuantity
            deps.repository.stockThrowableError = error
            let sut = PlaceOrderUseCaseTestFactory.makeSUT(deps, limit: 1)

            // MARK: - Act
            await #expect(throws: error) { _ = try await sut.execute(productId: "productId", quantity: 1) }

            // MARK: - Assert
            #expect(deps.repository.stockCallsCount == 1)
            #expect(deps.repository.stockReceivedProductId == "productId")
            #expect(deps.repository.placeCallsCount == 0)
            #expect(deps.notifier.orderPlacedCallsCount == 0)
        }

        @Test("execute throws invalidQuantity")
        func executeThrowsInvalidQuantity() async {
            // MARK: - Arrange
            let deps = PlaceOrderUseCaseTestFactory.setupDependencies()
            let sut = PlaceOrderUseCaseTestFactory.makeSUT(deps, limit: 0)
            let productId = "productId"

            // MARK: - Act
            await #expect(throws: PlaceOrderUseCase.Failure.invalidQuantity) {
                _ = try await sut.execute(productId: productId, quantity: 1)
            }

            // MARK: - Assert
            #expect(deps.repository.stockCallsCount == 0)
            #expect(deps.repository.placeCallsCount == 0)
        }

        @Test("execute throws invalidQuantity when quantity is 0")
        func executeThrowsInvalidQuantityWhenQuantityIs0() async {
            // MARK: - Arrange
            let deps = PlaceOrderUseCaseTestFactory.setupDependencies()
            let sut = PlaceOrderUseCaseTestFactory.makeSUT(deps, limit: 2)
            let productId = "productId"

            // MARK: - Act
            await #expect(throws: PlaceOrderUseCase.Failure.invalidQuantity) {
                _ = try await sut.execute(productId: productId, quantity: 0)
            }

            // MARK: - Assert
            #expect(deps.repository.stockCallsCount == 0)
            #expect(deps.repository.placeCallsCount == 0)
        }

        @Test("execute calls stock, place and orderPlaced when stock is 1 after limit")
        func executeCallsStockPlaceAndOrderPlacedWhenStockIs1AfterLimit() async throws {
            // MARK: - Arrange
            let deps = PlaceOrderUseCaseTestFactory.setupDependencies()
            deps.repository.placeReturnValue = "place"
            deps.repository.stockReturnValue = 1
            var sut = PlaceOrderUseCaseTestFactory.makeSUT(deps)
            sut.limit = 1

            // MARK: - Act
            let result = try await sut.execute(productId: "productId", quantity: 1)

            // MARK: - Assert
            #expect(deps.repository.stockCallsCount == 1)
            #expect(deps.repository.stockReceivedProductId == "productId")
            #expect(deps.repository.placeCallsCount == 1)
            #expect(deps.repository.placeReceivedArguments?.productId == "productId")
            #expect(deps.repository.placeReceivedArguments?.quantity == 1)
            #expect(deps.notifier.orderPlacedCallsCount == 1)
            #expect(deps.notifier.orderPlacedReceivedId == "place")
            #expect(result == "place")
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd CL8SpwSYI xt4n89Iy_ XQ9ik_9kG 3TLV02L91 viFhiPk5Y sFmHsmYaw hreJTlyfQ
// testgen:parts asOrPjlU5 jHFxa2gQY
