// testgen:fingerprint b0b6158eccdee91b factory ReceiptDesk
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
// testgen:parts Nlfgu7dRd pmfVuQMZq 8zDR43lxr ofMNrikWo nsNGS6xP4 EYMVq_tCN
