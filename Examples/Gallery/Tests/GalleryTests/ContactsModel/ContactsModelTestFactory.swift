// testgen:fingerprint 2b1af1ad9ffbfc6e factory ContactsModel
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `ContactsModel`.
enum ContactsModelTestFactory {
    /// The doubles that stand for what `ContactsModel` is injected with.
    struct Dependencies {
        let store: RecordStoreMock<Contact>
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let store = RecordStoreMock<Contact>()

        return Dependencies(
            store: store
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> ContactsModel {
        let dependencies = dependencies ?? setupDependencies()
        return ContactsModel(store: dependencies.store)
    }
}
