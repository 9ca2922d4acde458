// testgen:fingerprint 3a9e04822c983c79 factory CardTerminal
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
