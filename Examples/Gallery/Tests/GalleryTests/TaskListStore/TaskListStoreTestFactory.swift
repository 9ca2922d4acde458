// testgen:fingerprint 44c863977ff8226e factory TaskListStore
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
