// testgen:fingerprint fe0a49980ef931b6 suite CheckoutViewModel
import Foundation
import XCTest
@testable import Checkout

@MainActor
final class CheckoutViewModelCanPayTests: XCTestCase {
    override func setUp() async throws {
        CheckoutTestFactory.resetDependencies()
    }

    override func tearDown() async throws {
        CheckoutTestFactory.resetDependencies()
    }

    func test_canPay_when_called_should_returnFalse() async {
        // MARK: - Given
        let deps = CheckoutTestFactory.setupDependencies()
        let sut = CheckoutTestFactory.makeSUT(deps)

        // MARK: - When
        let result = sut.canPay

        // MARK: - Then
        XCTAssertFalse(result)
    }

    func test_canPay_when_afterAdd_should_returnTrue() async {
        // MARK: - Given
        let deps = CheckoutTestFactory.setupDependencies()
        let sut = CheckoutTestFactory.makeSUT(deps)
        let product = CheckoutTestFactory.createMockProduct(price: 1)
        sut.add(product)

        // MARK: - When
        let result = sut.canPay

        // MARK: - Then
        XCTAssertTrue(result)
    }
}

@MainActor
final class CheckoutViewModelAddTests: XCTestCase {
    override func setUp() async throws {
        CheckoutTestFactory.resetDependencies()
    }

    override func tearDown() async throws {
        CheckoutTestFactory.resetDependencies()
    }

    func test_add_when_called_should_setProducts() async {
        // MARK: - Given
        let deps = CheckoutTestFactory.setupDependencies()
        let sut = CheckoutTestFactory.makeSUT(deps)
        let product = CheckoutTestFactory.createMockProduct(price: 1)

        // MARK: - When
        sut.add(product)

        // MARK: - Then
        XCTAssertEqual(sut.products, [product])
    }

    func test_add_when_productPriceIs0_should_leaveProducts() async {
        // MARK: - Given
        let deps = CheckoutTestFactory.setupDependencies()
        let sut = CheckoutTestFactory.makeSUT(deps)
        let product = CheckoutTestFactory.createMockProduct(price: 0)

        // MARK: - When
        sut.add(product)

        // MARK: - Then
        XCTAssertEqual(sut.products, [])
    }

    func test_add_when_afterPay_should_setProductsAndClearError() async {
        // MARK: - Given
        let deps = CheckoutTestFactory.setupDependencies()
        let sut = CheckoutTestFactory.makeSUT(deps)
        let amount = 1
        await sut.pay(amount)
        let product = CheckoutTestFactory.createMockProduct(price: 1)

        // MARK: - When
        sut.add(product)

        // MARK: - Then
        XCTAssertEqual(sut.products, [product])
        XCTAssertNil(sut.error)
    }

    func test_add_when_afterAddAndPay_should_setProductsAndClearError() async {
        // MARK: - Given
        let deps = CheckoutTestFactory.setupDependencies()
        let error = CheckoutError.emptyBasket
        deps.gateway.payThrowableError = error
        let sut = CheckoutTestFactory.makeSUT(deps)
        let product = CheckoutTestFactory.createMockProduct(id: "id", price: 1)
        sut.add(product)
        let amount = 1
        await sut.pay(amount)
        let product2 = CheckoutTestFactory.createMockProduct(id: "id 2", price: 1)

        // MARK: - When
        sut.add(product2)

        // MARK: - Then
        XCTAssertEqual(sut.products, [product, product2])
        XCTAssertNil(sut.error)
    }
}

@MainActor
final class CheckoutViewModelTotalTests: XCTestCase {
    override func setUp() async throws {
        CheckoutTestFactory.resetDependencies()
    }

    override func tearDown() async throws {
        CheckoutTestFactory.resetDependencies()
    }

    func test_total_when_called_should_throwEmptyBasket() async {
        // MARK: - Given
        let deps = CheckoutTestFactory.setupDependencies()
        let sut = CheckoutTestFactory.makeSUT(deps)
        let shipping = Shipping.standard

        // MARK: - When
        XCTAssertThrowsError(try sut.total(with: shipping)) {
            XCTAssertEqual($0 as? CheckoutError, CheckoutError.emptyBasket)
        }

        // MARK: - Then
        XCTAssertEqual(deps.rates.priceCallsCount, 0)
    }

    func test_total_when_shippingIsStandardAndAfterAdd_should_callPrice() async throws {
        // MARK: - Given
        let deps = CheckoutTestFactory.setupDependencies()
        deps.rates.priceReturnValue = 2
        let sut = CheckoutTestFactory.makeSUT(deps)
        let product = CheckoutTestFactory.createMockProduct(price: 1)
        sut.add(product)

        // MARK: - When
        let result = try sut.total(with: Shipping.standard)

        // MARK: - Then
        XCTAssertEqual(deps.rates.priceCallsCount, 1)
        XCTAssertEqual(deps.rates.priceReceivedShipping, Shipping.standard)
        XCTAssertEqual(result, 2)
    }

    func test_total_when_shippingIsExpressAndAfterAdd_should_callPrice() async throws {
        // MARK: - Given
        let deps = CheckoutTestFactory.setupDependencies()
        deps.rates.priceReturnValue = 2
        let sut = CheckoutTestFactory.makeSUT(deps)
        let product = CheckoutTestFactory.createMockProduct(price: 1)
        sut.add(product)

        // MARK: - When
        let result = try sut.total(with: Shipping.express)

        // MARK: - Then
        XCTAssertEqual(deps.rates.priceCallsCount, 1)
        XCTAssertEqual(deps.rates.priceReceivedShipping, Shipping.express)
        XCTAssertEqual(result, 2)
    }

    func test_total_when_shippingIsPickupAndAfterAdd_should_callPrice() async throws {
        // MARK: - Given
        let deps = CheckoutTestFactory.setupDependencies()
        deps.rates.priceReturnValue = 2
        let sut = CheckoutTestFactory.makeSUT(deps)
        let product = CheckoutTestFactory.createMockProduct(price: 1)
        sut.add(product)

        // MARK: - When
        let result = try sut.total(with: Shipping.pickup)

        // MARK: - Then
        XCTAssertEqual(deps.rates.priceCallsCount, 1)
        XCTAssertEqual(deps.rates.priceReceivedShipping, Shipping.pickup)
        XCTAssertEqual(result, 2)
    }

    func test_total_when_priceFailsShippingIsStandardAndAfterAdd_should_throwWhatPriceThrows() async {
        // MARK: - Given
        let deps = CheckoutTestFactory.setupDependencies()
        let error = CheckoutError.emptyBasket
        deps.rates.priceThrowableError = error
        let sut = CheckoutTestFactory.makeSUT(deps)
        let product = CheckoutTestFactory.createMockProduct(price: 1)
        sut.add(product)

        // MARK: - When
        XCTAssertThrowsError(try sut.total(with: Shipping.standard)) { XCTAssertEqual($0 as? CheckoutError, error) }

        // MARK: - Then
        XCTAssertEqual(deps.rates.priceCallsCount, 1)
        XCTAssertEqual(deps.rates.priceReceivedShipping, Shipping.standard)
    }

    func test_total_when_priceFailsShippingIsExpressAndAfterAdd_should_throwWhatPriceThrows() async {
        // MARK: - Given
        let deps = CheckoutTestFactory.setupDependencies()
        let error = CheckoutError.emptyBasket
        deps.rates.priceThrowableError = error
        let sut = CheckoutTestFactory.makeSUT(deps)
        let product = CheckoutTestFactory.createMockProduct(price: 1)
        sut.add(product)

        // MARK: - When
        XCTAssertThrowsError(try sut.total(with: Shipping.express)) { XCTAssertEqual($0 as? CheckoutError, error) }

        // MARK: - Then
        XCTAssertEqual(deps.rates.priceCallsCount, 1)
        XCTAssertEqual(deps.rates.priceReceivedShipping, Shipping.express)
    }

    func test_total_when_priceFailsShippingIsPickupAndAfterAdd_should_throwWhatPriceThrows() async {
        // MARK: - Given
        let deps = CheckoutTestFactory.setupDependencies()
        let error = CheckoutError.emptyBasket
        deps.rates.priceThrowableError = error
        let sut = CheckoutTestFactory.makeSUT(deps)
        let product = CheckoutTestFactory.createMockProduct(price: 1)
        sut.add(product)

        // MARK: - When
        XCTAssertThrowsError(try sut.total(with: Shipping.pickup)) { XCTAssertEqual($0 as? CheckoutError, error) }

        // MARK: - Then
        XCTAssertEqual(deps.rates.priceCallsCount, 1)
        XCTAssertEqual(deps.rates.priceReceivedShipping, Shipping.pickup)
    }
}

@MainActor
final class CheckoutViewModelPayTests: XCTestCase {
    override func setUp() async throws {
        CheckoutTestFactory.resetDependencies()
    }

    override func tearDown() async throws {
        CheckoutTestFactory.resetDependencies()
    }

    func test_pay_when_called_should_setErrorToEmptyBasket() async {
        // MARK: - Given
        let deps = CheckoutTestFactory.setupDependencies()
        let sut = CheckoutTestFactory.makeSUT(deps)
        let amount = 1

        // MARK: - When
        await sut.pay(amount)

        // MARK: - Then
        XCTAssertEqual(sut.error, CheckoutError.emptyBasket)
        XCTAssertEqual(deps.gateway.payCallsCount, 0)
    }

    func test_pay_when_afterAdd_should_callPayAndClearProducts() async {
        // MARK: - Given
        let deps = CheckoutTestFactory.setupDependencies()
        let paid = CheckoutTestFactory.createMockReceipt()
        deps.gateway.payReturnValue = paid
        let sut = CheckoutTestFactory.makeSUT(deps)
        var onPaidCalls: [Receipt] = []
        sut.onPaid = { onPaidCalls.append($0) }
        let product = CheckoutTestFactory.createMockProduct(price: 1)
        sut.add(product)
        var isPayingDuringPay: Bool?
        deps.gateway.payClosure = { _, _ in
            isPayingDuringPay = sut.isPaying
            return paid
        }

        // MARK: - When
        await sut.pay(2)

        // MARK: - Then
        XCTAssertEqual(deps.gateway.payCallsCount, 1)
        XCTAssertEqual(deps.gateway.payReceivedArguments?.amount, 2)
        XCTAssertEqual(deps.gateway.payReceivedArguments?.ids, [product.id])
        XCTAssertEqual(onPaidCalls.count, 1)
        XCTAssertEqual(onPaidCalls.last, paid)
        XCTAssertEqual(sut.products, [])
        XCTAssertEqual(sut.receipt, paid)
        XCTAssertFalse(sut.isPaying)
        XCTAssertEqual(isPayingDuringPay, true)
    }

    func test_pay_when_payFailsAndAfterAdd_should_callPayAndSetErrorToDeclined() async {
        // MARK: - Given
        let deps = CheckoutTestFactory.setupDependencies()
        let sut = CheckoutTestFactory.makeSUT(deps)
        let product = CheckoutTestFactory.createMockProduct(price: 1)
        sut.add(product)
        var isPayingDuringPay: Bool?
        let error = CheckoutError.emptyBasket
        deps.gateway.payClosure = { _, _ in
            isPayingDuringPay = sut.isPaying
            throw error
        }

        // MARK: - When
        await sut.pay(2)

        // MARK: - Then
        XCTAssertEqual(deps.gateway.payCallsCount, 1)
        XCTAssertEqual(deps.gateway.payReceivedArguments?.amount, 2)
        XCTAssertEqual(deps.gateway.payReceivedArguments?.ids, [product.id])
        XCTAssertEqual(sut.error, CheckoutError.declined)
        XCTAssertFalse(sut.isPaying)
        XCTAssertEqual(isPayingDuringPay, true)
    }
}
// testgen:parts qxkweZMJ9 rcjZp_v5B behYzFvMJ a1Aa3y5Kt kOVLgckLM o3jLgckLM fAfX7Ekmm BRcmvo8zS zLabNu4js SPUIgckLM
// testgen:parts _Hp7gckLM xkCSGAq5a 6sJTNmum7 FPJjwZSXV 8MQqNYXjK NLlhmGjUv jooJgckLM hIJXgckLM SYITf-Yit qlLifwyKs
// testgen:parts N7SYgk2gg Ky17joxP0 bfWzNgSW0 3uuQWU06x 4mSpK80QP vWxv7BFdy nW6xgckLM OIXkgckLM yXOEwUo9M I7DenyzYQ
// testgen:parts hWr237R0E
