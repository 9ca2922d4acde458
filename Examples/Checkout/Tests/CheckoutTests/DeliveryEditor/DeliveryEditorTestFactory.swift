// testgen:fingerprint f53a4462d6a56b95 factory DeliveryEditor
import Foundation
@testable import Checkout

/// Doubles, registrations and mock data for the tests of `DeliveryEditor`.
enum DeliveryEditorTestFactory {
    /// The doubles that stand for what `DeliveryEditor` is injected with.
    struct Dependencies {
        let store: DeliverySavingMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let store = DeliverySavingMock()

        // 2. Defaults, so that the SUT can be made
        store.saveReturnValue = Date(timeIntervalSince1970: 1_705_320_000)

        return Dependencies(
            store: store
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> DeliveryEditor {
        return DeliveryEditor(store: dependencies.store)
    }

    // MARK: - Mock data

    static func createMockDeliveryDraft(
        street: String = "",
        code: String = "",
        options: DeliveryOptions = []
    ) -> DeliveryDraft {
        var result = DeliveryDraft()
        result.street = street
        result.code = code
        result.options = options
        return result
    }

    static func createMockDeliveryDrafts(count: Int = 3) -> [DeliveryDraft] {
        (0..<count).map { index in
            createMockDeliveryDraft(code: "code \(index + 1)")
        }
    }
}
// testgen:parts qxkweZMJ9 behYzFvMJ 3vVjXZh1_ K9KsvC_zz 1d-CCWcLQ DifQsJDJ- 4wJRiqZoS amoyDLCKv YedSLlduq
