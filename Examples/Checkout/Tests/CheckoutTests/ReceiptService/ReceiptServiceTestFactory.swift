// testgen:fingerprint 4463e7b36209dd2a factory ReceiptService
@testable import Checkout

/// Doubles, registrations and mock data for the tests of `ReceiptService`.
enum ReceiptServiceTestFactory {
    /// The doubles that stand for what `ReceiptService` is injected with.
    struct Dependencies {
        let archive: ReceiptArchiveMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let archive = ReceiptArchiveMock()

        return Dependencies(
            archive: archive
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> ReceiptService {
        return ReceiptService(archive: dependencies.archive)
    }

    // MARK: - Mock data

    static func createMockReceipt(number: String = "number", total: Int = 0) -> Receipt {
        Receipt(number: number, total: total)
    }

    static func createMockReceipts(count: Int = 3) -> [Receipt] {
        (0..<count).map { index in
            createMockReceipt(number: "number \(index + 1)")
        }
    }
}
// testgen:parts behYzFvMJ d9eNStGNw mwoqhfxmS oVUQxLtoV RoGSjsVgK gXgeDCcd6 RYIQScfVB -0bmlwNVk
