// testgen:fingerprint 08f3c523f8309ca4 factory ContactExporter
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `ContactExporter`.
enum ContactExporterTestFactory {
    /// The doubles that stand for what `ContactExporter` is injected with.
    struct Dependencies {
        let target: RecordStoreMock<Contact>
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let target = RecordStoreMock<Contact>()

        return Dependencies(
            target: target
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> ContactExporter<RecordStoreMock<Contact>> {
        return ContactExporter<RecordStoreMock<Contact>>(target: dependencies.target)
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
// testgen:parts Nlfgu7dRd WnJVwVcla PwoK6NBpc nrSlrgklS 7DW07hulz oYDMzlGtO bmGqTHyU4 CatlMCMgm
