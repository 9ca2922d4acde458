// testgen:fingerprint 8814bcd4c002c37f suite CheckoutInteractor
import Foundation
import Testing
@testable import NeedleSample

@Suite("CheckoutInteractor")
struct CheckoutInteractorTests {
    @Suite("Pay")
    struct Pay {
        @Test("pay calls print and sets receipt")
        func payCallsPrintAndSetsReceipt() {
            // MARK: - Arrange
            let deps = CheckoutInteractorTestFactory.setupDependencies()
            deps.payment.payReturnValue = "pay"
            let sut = CheckoutInteractorTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.pay(2)

            // MARK: - Assert
            #expect(deps.payment.payReceivedCents == 2)
            #expect(deps.printer.printCallsCount == 1)
            #expect(deps.printer.printReceivedText == "pay")
            #expect(sut.receipt == "pay")
        }

        @Test("pay sets isRefused when pay fails")
        func paySetsIsRefusedWhenPayFails() {
            // MARK: - Arrange
            let deps = CheckoutInteractorTestFactory.setupDependencies()
            let error = TestError.expected
            deps.payment.payThrowableError = error
            let sut = CheckoutInteractorTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.pay(2)

            // MARK: - Assert
            #expect(deps.payment.payReceivedCents == 2)
            #expect(sut.isRefused)
            #expect(deps.printer.printCallsCount == 0)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Pqbik4GRB nNrdILC6i 2W4nrXPJM OKkMY5g82 GThZfN-KS
