// testgen:fingerprint 665a6daf43e32fa6 factory Memory
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `Memory`.
enum MemoryTestFactory {
    /// The doubles that stand for what `Memory` is injected with.
    struct Dependencies {
        let place: SlotMock<String, String>
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let place = SlotMock<String, String>()

        return Dependencies(
            place: place
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> Memory<String, SlotMock<String, String>> {
        return Memory<String, SlotMock<String, String>>(place: dependencies.place)
    }
}
// testgen:parts Nlfgu7dRd EU6ZjpA1K NR2_70yqB winozFoEo 4XuiNaV0T tweHvqtl3
