// testgen:fingerprint 01e2511ee8c30509 factory CatalogPicker
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `CatalogPicker`.
enum CatalogPickerTestFactory {
    /// The doubles that stand for what `CatalogPicker` is injected with.
    struct Dependencies {
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate

        return Dependencies(
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies(),
        find: @escaping (String) throws -> [String] = { _ in ["find"] },
        onPick: @escaping (String) -> Void = { _ in }
    ) -> CatalogPicker {
        return CatalogPicker(find: find, onPick: onPick)
    }
}
// testgen:parts l9zk5nefo 8BZ--mNUF 4QJXPhtnv wON3aCcOO Rbuas5078
