// testgen:fingerprint 98d3e3d1d3e99921 factory ReceiptDesk
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `ReceiptDesk`.
enum ReceiptDeskTestFactory {
    /// The doubles that stand for what `ReceiptDesk` is injected with.
    struct Dependencies {
        let printer: ReceiptPrinterMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let printer = ReceiptPrinterMock()

        // 2. Defaults, so that the SUT can be made
        printer.underlyingIsReady = false

        return Dependencies(
            printer: printer
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> ReceiptDesk {
        return ReceiptDesk(printer: dependencies.printer)
    }
}
