// testgen:fingerprint 4222a7145147982d suite ShippingDesk
import Foundation
import XCTest
@testable import Checkout

final class ShippingDeskChooseTests: XCTestCase {
    func test_choose_when_shippingIsStandard_should_callPriceAndSetChosen() async throws {
        // MARK: - Given
        let deps = ShippingDeskTestFactory.setupDependencies()
        deps.rates.priceReturnValue = 2
        let sut = ShippingDeskTestFactory.makeSUT(deps)

        // MARK: - When
        try await sut.choose(Shipping.standard)

        // MARK: - Then
        XCTAssertEqual(deps.rates.priceCallsCount, 1)
        XCTAssertEqual(deps.rates.priceReceivedShipping, Shipping.standard)
        let chosen = await sut.chosen
        XCTAssertEqual(chosen, Shipping.standard)
        let cost = await sut.cost
        XCTAssertEqual(cost, 2)
    }

    func test_choose_when_shippingIsExpress_should_callPriceAndSetChosen() async throws {
        // MARK: - Given
        let deps = ShippingDeskTestFactory.setupDependencies()
        deps.rates.priceReturnValue = 2
        let sut = ShippingDeskTestFactory.makeSUT(deps)

        // MARK: - When
        try await sut.choose(Shipping.express)

        // MARK: - Then
        XCTAssertEqual(deps.rates.priceCallsCount, 1)
        XCTAssertEqual(deps.rates.priceReceivedShipping, Shipping.express)
        let chosen = await sut.chosen
        XCTAssertEqual(chosen, Shipping.express)
        let cost = await sut.cost
        XCTAssertEqual(cost, 2)
    }

    func test_choose_when_shippingIsPickup_should_callPriceAndSetChosen() async throws {
        // MARK: - Given
        let deps = ShippingDeskTestFactory.setupDependencies()
        deps.rates.priceReturnValue = 2
        let sut = ShippingDeskTestFactory.makeSUT(deps)

        // MARK: - When
        try await sut.choose(Shipping.pickup)

        // MARK: - Then
        XCTAssertEqual(deps.rates.priceCallsCount, 1)
        XCTAssertEqual(deps.rates.priceReceivedShipping, Shipping.pickup)
        let chosen = await sut.chosen
        XCTAssertEqual(chosen, Shipping.pickup)
        let cost = await sut.cost
        XCTAssertEqual(cost, 2)
    }

    func test_choose_when_priceFailsAndShippingIsStandard_should_throwWhatPriceThrows() async {
        // MARK: - Given
        let deps = ShippingDeskTestFactory.setupDependencies()
        let error = CheckoutError.emptyBasket
        deps.rates.priceThrowableError = error
        let sut = ShippingDeskTestFactory.makeSUT(deps)

        // MARK: - When
        var thrownError: (any Error)?
        do {
            try await sut.choose(Shipping.standard)
        } catch {
            thrownError = error
        }

        // MARK: - Then
        XCTAssertEqual(thrownError as? CheckoutError, error)
        XCTAssertEqual(deps.rates.priceCallsCount, 1)
        XCTAssertEqual(deps.rates.priceReceivedShipping, Shipping.standard)
    }

    func test_choose_when_priceFailsAndShippingIsExpress_should_throwWhatPriceThrows() async {
        // MARK: - Given
        let deps = ShippingDeskTestFactory.setupDependencies()
        let error = CheckoutError.emptyBasket
        deps.rates.priceThrowableError = error
        let sut = ShippingDeskTestFactory.makeSUT(deps)

        // MARK: - When
        var thrownError: (any Error)?
        do {
            try await sut.choose(Shipping.express)
        } catch {
            thrownError = error
        }

        // MARK: - Then
        XCTAssertEqual(thrownError as? CheckoutError, error)
        XCTAssertEqual(deps.rates.priceCallsCount, 1)
        XCTAssertEqual(deps.rates.priceReceivedShipping, Shipping.express)
    }

    func test_choose_when_priceFailsAndShippingIsPickup_should_throwWhatPriceThrows() async {
        // MARK: - Given
        let deps = ShippingDeskTestFactory.setupDependencies()
        let error = CheckoutError.emptyBasket
        deps.rates.priceThrowableError = error
        let sut = ShippingDeskTestFactory.makeSUT(deps)

        // MARK: - When
        var thrownError: (any Error)?
        do {
            try await sut.choose(Shipping.pickup)
        } catch {
            thrownError = error
        }

        // MARK: - Then
        XCTAssertEqual(thrownError as? CheckoutError, error)
        XCTAssertEqual(deps.rates.priceCallsCount, 1)
        XCTAssertEqual(deps.rates.priceReceivedShipping, Shipping.pickup)
    }
}

final class ShippingDeskClearTests: XCTestCase {
    func test_clear_when_afterChoose_should_clearChosenAndSetCost() async throws {
        // MARK: - Given
        let deps = ShippingDeskTestFactory.setupDependencies()
        deps.rates.priceReturnValue = 2
        let sut = ShippingDeskTestFactory.makeSUT(deps)
        try await sut.choose(Shipping.standard)

        // MARK: - When
        await sut.clear()

        // MARK: - Then
        let chosen = await sut.chosen
        XCTAssertNil(chosen)
        let cost = await sut.cost
        XCTAssertEqual(cost, 0)
    }
}
// testgen:parts qxkweZMJ9 rcjZp_v5B behYzFvMJ 62usDH3dt 76OGqAOaF Pardpw5cN gEU8QvKcH 5WWNq0Ski YiTf-zd_g p7JWKXP3F
// testgen:parts FORiyVQNO z47d7De9Z
