// testgen:fingerprint 96750ad485c7f350 factory TaskListStore
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `TaskListStore`.
enum TaskListStoreTestFactory {
    /// The doubles that stand for what `TaskListStore` is injected with.
    struct Dependencies {
        let storage: TaskListStorageMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let storage = TaskListStorageMock()

        return Dependencies(
            storage: storage
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> TaskListStore {
        return TaskListStore(storage: dependencies.storage)
    }
}
// testgen:parts Nlfgu7dRd asiyFZqOX 1ZEI6oaCl _0_BJANxD BZ7kZFcW8 0lyLAL88R
