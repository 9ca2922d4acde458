// testgen:fingerprint 87a8e6905ab53be8 factory MembershipViewModel
import FactoryKit
import Foundation
@testable import FactorySample

/// Doubles, registrations and mock data for the tests of `MembershipViewModel`.
enum MembershipTestFactory {
    /// The doubles that stand for what `MembershipViewModel` is injected with.
    struct Dependencies {
        let store: MembershipStoreMock
        let now: () -> Date
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let store = MembershipStoreMock()
        let now = { Date(timeIntervalSince1970: 1_700_000_000) }

        // 3. Register
        Container.shared.membershipStore.register { store }
        Container.shared.currentDate.register { now }

        return Dependencies(
            store: store,
            now: now
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> MembershipViewModel {
        return MembershipViewModel()
    }
}
// testgen:parts OKxXK0rPG qxkweZMJ9 i2lpiFxxV 7uDOKnygg YKLVftxpT uf75HXNdc Otp7BKCUv CuVKXe59U KBtOjXWex
