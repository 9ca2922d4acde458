// testgen:fingerprint 8354cae64cdc6943 suite PlaceOrderUseCase
import Foundation
import Testing
@testable import Gallery

@Suite("PlaceOrderUseCase", .tags(.unit))
struct PlaceOrderUseCaseTests {
    @Suite("Execute")
    struct Execute {
        @Test("execute calls stock, place and orderPlaced when quantity is 1 and stock is 1")
        func executeCallsStockPlaceAndOrderPlacedWhenQuantityIs1AndStockIs1() async throws {
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

        @Test("execute throws what place throws when place fails, quantity is 1 and stock is 1")
        func executeThrowsWhatPlaceThrowsWhenPlaceFailsQuantityIs1AndStockIs1() async {
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
        }

        @Test("execute throws when quantity is 1 and stock is 0")
        func executeThrowsWhenQuantityIs1AndStockIs0() async {
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
        }

        @Test("execute throws what stock throws when stock fails and quantity is 1")
        func executeThrowsWhatStockThrowsWhenStockFailsAndQuantityIs1() async {
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
        }

        @Test("execute throws when quantity is 1")
        func executeThrowsWhenQuantityIs1() async {
            // MARK: - Arrange
            let deps = PlaceOrderUseCaseTestFactory.setupDependencies()
            let sut = PlaceOrderUseCaseTestFactory.makeSUT(deps, limit: 0)
            let productId = "productId"

            // MARK: - Act & Assert
            await #expect(throws: PlaceOrderUseCase.Failure.invalidQuantity) {
                _ = try await sut.execute(productId: productId, quantity: 1)
            }
        }

        @Test("execute throws when quantity is 0")
        func executeThrowsWhenQuantityIs0() async {
            // MARK: - Arrange
            let deps = PlaceOrderUseCaseTestFactory.setupDependencies()
            let sut = PlaceOrderUseCaseTestFactory.makeSUT(deps, limit: 2)
            let productId = "productId"

            // MARK: - Act & Assert
            await #expect(throws: PlaceOrderUseCase.Failure.invalidQuantity) {
                _ = try await sut.execute(productId: productId, quantity: 0)
            }
        }

        @Test("execute calls stock, place and orderPlaced when quantity is 1 and stock is 1 after limit")
        func executeCallsStockPlaceAndOrderPlacedWhenQuantityIs1AndStockIs1AfterLimit() async throws {
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
