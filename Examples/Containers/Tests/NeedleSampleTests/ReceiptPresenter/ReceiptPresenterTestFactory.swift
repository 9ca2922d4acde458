// testgen:fingerprint eb03f4b61f0913c8 factory ReceiptPresenter
@testable import NeedleSample

/// Doubles, registrations and mock data for the tests of `ReceiptPresenter`.
enum ReceiptPresenterTestFactory {
    /// The doubles that stand for what `ReceiptPresenter` is injected with.
    struct Dependencies {
        let printer: ReceiptPrintingMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let printer = ReceiptPrintingMock()

        return Dependencies(
            printer: printer
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> ReceiptPresenter {
        return ReceiptPresenter(printer: dependencies.printer)
    }
}
// testgen:parts Pqbik4GRB -ORqsPq98 BtrsKmdIt M0Lbxbj1m zrS7bguIJ VSPxue_36
