// testgen:fingerprint 38e730dcc0e6b789 factory CardTerminal
@testable import Checkout

/// Doubles, registrations and mock data for the tests of `CardTerminal`.
enum CardTerminalTestFactory {
    /// The doubles that stand for what `CardTerminal` is injected with.
    struct Dependencies {
        let processor: CardProcessingMock
        let printer: VoucherPrintingMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let processor = CardProcessingMock()
        let printer = VoucherPrintingMock()

        return Dependencies(
            processor: processor,
            printer: printer
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> CardTerminal {
        return CardTerminal(processor: dependencies.processor, printer: dependencies.printer)
    }
}
// testgen:parts behYzFvMJ sYY78C1pP 2mg3mtUlo BgKTXt7Fd QKKDX8IQM meWQyOVJj Us79ORoBL
