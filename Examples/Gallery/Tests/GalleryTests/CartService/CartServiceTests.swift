// testgen:fingerprint 96d42dcd3477fadb suite CartService
import Foundation
import Testing
@testable import Gallery

@Suite("CartService", .tags(.unit, .service))
struct CartServiceTests {
    @Suite("Count")
    struct Count {
        @Test("count returns 0")
        func countReturns0() {
            // MARK: - Arrange
            let deps = CartServiceTestFactory.setupDependencies()
            let sut = CartServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.count

            // MARK: - Assert
            #expect(result == 0)
        }
    }

    @Suite("Add")
    struct Add {
        @Test("add calls cartDidChange and sets items")
        func addCallsCartDidChangeAndSetsItems() {
            // MARK: - Arrange
            let deps = CartServiceTestFactory.setupDependencies()
            let sut = CartServiceTestFactory.makeSUT(deps)
            let product = CartServiceTestFactory.createMockProduct(price: 2, stock: 1)

            // MARK: - Act
            sut.add(product)

            // MARK: - Assert
            #expect(deps.delegate.cartDidChangeCallsCount == 1)
            #expect(deps.delegate.cartDidChangeReceivedTotal == 2)
            #expect(sut.items == [product])
            #expect(deps.delegate.cartDidRejectCallsCount == 0)
        }

        @Test("add calls cartDidReject when product stock is 0")
        func addCallsCartDidRejectWhenProductStockIs0() {
            // MARK: - Arrange
            let deps = CartServiceTestFactory.setupDependencies()
            let sut = CartServiceTestFactory.makeSUT(deps)
            let product = CartServiceTestFactory.createMockProduct(stock: 0)

            // MARK: - Act
            sut.add(product)

            // MARK: - Assert
            #expect(deps.delegate.cartDidRejectCallsCount == 1)
            #expect(deps.delegate.cartDidRejectReceivedProduct == product)
            #expect(deps.delegate.cartDidChangeCallsCount == 0)
        }

        @Test("add calls cartDidChange and sets items after add")
        func addCallsCartDidChangeAndSetsItemsAfterAdd() {
            // MARK: - Arrange
            let deps = CartServiceTestFactory.setupDependencies()
            let sut = CartServiceTestFactory.makeSUT(deps)
            let product = CartServiceTestFactory.createMockProduct(id: "id", stock: 1)
            sut.add(product)
            let product2 = CartServiceTestFactory.createMockProduct(id: "id 2", price: 2, stock: 1)

            // MARK: - Act
            sut.add(product2)

            // MARK: - Assert
            #expect(deps.delegate.cartDidChangeCallsCount == 2)
            #expect(deps.delegate.cartDidChangeReceivedTotal == 2)
            #expect(sut.items == [product, product2])
            #expect(deps.delegate.cartDidRejectCallsCount == 0)
        }
    }

    @Suite("Apply")
    struct Apply {
        @Test("apply sets discount when discount is 2")
        func applySetsDiscountWhenDiscountIs2() {
            // MARK: - Arrange
            let deps = CartServiceTestFactory.setupDependencies()
            deps.prices.discountReturnValue = 2
            let sut = CartServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.apply(code: "Code")

            // MARK: - Assert
            #expect(deps.prices.discountReceivedCode == "CODE")
            #expect(result)
            #expect(sut.discount == 2)
        }

        @Test("apply returns false when discount is nil")
        func applyReturnsFalseWhenDiscountIsNil() {
            // MARK: - Arrange
            let deps = CartServiceTestFactory.setupDependencies()
            deps.prices.discountReturnValue = nil
            let sut = CartServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.apply(code: "Code")

            // MARK: - Assert
            #expect(deps.prices.discountReceivedCode == "CODE")
            #expect(!result)
        }
    }

    @Suite("Clear")
    struct Clear {
        @Test("clear calls cartDidChange")
        func clearCallsCartDidChange() {
            // MARK: - Arrange
            let deps = CartServiceTestFactory.setupDependencies()
            let sut = CartServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.clear()

            // MARK: - Assert
            #expect(deps.delegate.cartDidChangeCallsCount == 1)
            #expect(deps.delegate.cartDidChangeReceivedTotal == 0)
        }

        @Test("clear calls cartDidChange and clears items after add")
        func clearCallsCartDidChangeAndClearsItemsAfterAdd() {
            // MARK: - Arrange
            let deps = CartServiceTestFactory.setupDependencies()
            let sut = CartServiceTestFactory.makeSUT(deps)
            let product = CartServiceTestFactory.createMockProduct(stock: 1)
            sut.add(product)

            // MARK: - Act
            sut.clear()

            // MARK: - Assert
            #expect(deps.delegate.cartDidChangeCallsCount == 2)
            #expect(deps.delegate.cartDidChangeReceivedTotal == 0)
            #expect(sut.items == [])
        }

        @Test("clear calls cartDidChange and sets discount after apply")
        func clearCallsCartDidChangeAndSetsDiscountAfterApply() {
            // MARK: - Arrange
            let deps = CartServiceTestFactory.setupDependencies()
            deps.prices.discountReturnValue = 2
            let sut = CartServiceTestFactory.makeSUT(deps)
            let code = "code"
            _ = sut.apply(code: code)

            // MARK: - Act
            sut.clear()

            // MARK: - Assert
            #expect(deps.delegate.cartDidChangeCallsCount == 1)
            #expect(deps.delegate.cartDidChangeReceivedTotal == 0)
            #expect(sut.discount == 0)
        }
    }

    @Suite("Delegate")
    struct Delegate {
        @Test("delegate is the object that was set")
        func delegateIsTheObjectThatWasSet() {
            // MARK: - Arrange
            let deps = CartServiceTestFactory.setupDependencies()

            // MARK: - Act
            let sut = CartServiceTestFactory.makeSUT(deps)

            // MARK: - Assert
            #expect(sut.delegate === deps.delegate)
        }

        @Test("delegate is not kept alive")
        func delegateIsNotKeptAlive() {
            // MARK: - Arrange
            let deps = CartServiceTestFactory.setupDependencies()
            let sut = CartServiceTestFactory.makeSUT(deps)
            var delegate: CartDelegateMock? = CartDelegateMock()
            sut.delegate = delegate

            // MARK: - Act
            delegate = nil

            // MARK: - Assert
            #expect(sut.delegate == nil)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd U1CI4jT2I JPEUfq8wH AAKCw5Qft 02qVXR0_D TSpjsjVRj xSVHaV0zy cj0hXHkRE
// testgen:parts xOULfnEI0 5pP5MSBB_ HJDQIxkPe fVatFSD84 Ocd8tVVYY 8ywwSpP-E WFqXJYNDq fkRN2t9gC 0XUi2r7Hl GH23M8alq
