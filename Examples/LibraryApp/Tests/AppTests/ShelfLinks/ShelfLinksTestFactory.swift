// testgen:fingerprint 63c9030f1d1b1037 factory ShelfLinks
import Combine
import Foundation
@testable import App

/// Doubles, registrations and mock data for the tests of `ShelfLinks`.
enum ShelfLinksTestFactory {
    /// The doubles that stand for what `ShelfLinks` is injected with.
    struct Dependencies {
        let interactorsPermissions: ShelfPermissionsMock
        let interactorsBooks: ShelfBooksMock
        let interactors: ShelfContainer.Interactors
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let interactorsPermissions = ShelfPermissionsMock()
        let interactorsBooks = ShelfBooksMock()
        let interactors = ShelfContainer.Interactors(permissions: interactorsPermissions, books: interactorsBooks)

        return Dependencies(
            interactorsPermissions: interactorsPermissions,
            interactorsBooks: interactorsBooks,
            interactors: interactors
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies(),
        store: ShelfStore<ShelfState> = CurrentValueSubject(createMockShelfState())
    ) -> ShelfLinks {
        return ShelfLinks(container: ShelfContainer(store: store, interactors: dependencies.interactors))
    }

    // MARK: - Mock data

    static func createMockShelfState(
        routing: ShelfState.Routing = createMockShelfStateRouting(),
        isActive: Bool = false
    ) -> ShelfState {
        ShelfState(routing: routing, isActive: isActive)
    }

    static func createMockShelfStates(count: Int = 3) -> [ShelfState] {
        (0..<count).map { index in
            createMockShelfState(routing: createMockShelfStateRouting(code: "code \(index + 1)"))
        }
    }

    static func createMockShelfStateRouting(code: String? = nil, isSheetShown: Bool = false) -> ShelfState.Routing {
        ShelfState.Routing(code: code, isSheetShown: isSheetShown)
    }

    static func createMockShelfStateRoutings(count: Int = 3) -> [ShelfState.Routing] {
        (0..<count).map { index in
            createMockShelfStateRouting(code: "code \(index + 1)")
        }
    }
}
// testgen:parts ZT2-MrrUM qxkweZMJ9 Re9aRNa0n pWWxl9sFK p5CX1QKCI fK0_7kVad M7I_XO2j4 UvdtFNgzp AWvbS9yPM 6VdBWlIdg
// testgen:parts oa6ctpKJv vm7iFvG9w zIY7Pl9-O lm_VOjDMe
