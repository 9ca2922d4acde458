// testgen:fingerprint ae7ef77f1a33a77d factory CheckoutInteractor
@testable import NeedleSample

/// Doubles, registrations and mock data for the tests of `CheckoutInteractor`.
enum CheckoutInteractorTestFactory {
    /// The doubles that stand for what `CheckoutInteractor` is injected with.
    struct Dependencies {
        let payment: PaymentProcessingMock
        let printer: ReceiptPrintingMock
    }

    /// Carries the doubles into `CheckoutInteractor`.
    final class Dependency: CheckoutDependency {
        let payment: any PaymentProcessing
        let printer: any ReceiptPrinting

        init(payment: any PaymentProcessing, printer: any ReceiptPrinting) {
            self.payment = payment
            self.printer = printer
        }
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let payment = PaymentProcessingMock()
        let printer = ReceiptPrintingMock()

        return Dependencies(
            payment: payment,
            printer: printer
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> CheckoutInteractor {
        return CheckoutInteractor(dependency: Dependency(payment: dependencies.payment, printer: dependencies.printer))
    }
}
// testgen:parts Pqbik4GRB KP8_dTZvq A3cWGMeec lxMuP5otv HWYDxbj1m LsZKwInGp 5-uNjgXJf gVjIbi9fE OqOVMx3fg nWFZ7tAv_
// testgen:parts unhoVLJQO
