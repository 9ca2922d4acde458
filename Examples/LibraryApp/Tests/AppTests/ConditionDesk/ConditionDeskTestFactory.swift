// testgen:fingerprint 948359076095f330 factory ConditionDesk
import Foundation
@testable import App

/// Doubles, registrations and mock data for the tests of `ConditionDesk`.
enum ConditionDeskTestFactory {
    /// The doubles that stand for what `ConditionDesk` is injected with.
    struct Dependencies {
        let store: FindingStoreMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let store = FindingStoreMock()

        // 2. Defaults, so that the SUT can be made
        store.lastWearReturnValue = createMockWear()

        return Dependencies(
            store: store
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> ConditionDesk {
        return ConditionDesk(store: dependencies.store)
    }

    // MARK: - Mock data

    static func createMockFinding(
        copyID: String = "copy-1",
        wear: Wear = createMockWear(),
        foundAt: Date = Date(timeIntervalSince1970: 1_705_320_000)
    ) -> Finding {
        Finding(copyID: copyID, wear: wear, foundAt: foundAt)
    }

    static func createMockFindings(count: Int = 3) -> [Finding] {
        (0..<count).map { index in
            createMockFinding(copyID: "copy-\(index + 1)")
        }
    }

    static func createMockWear(degree: Int = 1) -> Wear {
        Wear(degree: degree)
    }

    static func createMockWears(count: Int = 3) -> [Wear] {
        (0..<count).map { index in
            createMockWear(degree: index + 1)
        }
    }
}
// testgen:parts qxkweZMJ9 Re9aRNa0n 77WCOh7QI kTc0tqv8n qdDZbK2bN OcryHiKMZ AovnXFH9U 29KypT2az XFGUVoavK tlJpRvbp1
// testgen:parts opll_rt-J
