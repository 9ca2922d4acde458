// testgen:fingerprint 3cea0d69d55e917b factory ContactsModel
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

    // MARK: - Mock data

    static func createMockContact(id: Int = 1, name: String = "Contact name") -> Contact {
        Contact(id: id, name: name)
    }

    static func createMockContacts(count: Int = 3) -> [Contact] {
        (0..<count).map { index in
            createMockContact(id: index + 1)
        }
    }
}
// testgen:parts Nlfgu7dRd 3Ywho7GKU RIPxtkWbO nzbJTlTYN --SW03gvR _PlZoCECp gv9tTHyU4 z1edMCMgm
