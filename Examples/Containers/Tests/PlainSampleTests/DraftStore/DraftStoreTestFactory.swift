// testgen:fingerprint b772eae2789834b5 factory DraftStore
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `DraftStore`.
enum DraftStoreTestFactory {
    /// The doubles that stand for what `DraftStore` is injected with.
    struct Dependencies {
        let makeUploading: UploadingMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let makeUploading = UploadingMock()

        return Dependencies(
            makeUploading: makeUploading
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> DraftStore {
        return DraftStore(makeUploading: { dependencies.makeUploading })
    }
}
// testgen:parts l9zk5nefo zj5dBuLEQ Xl_-u6vga DvnmBKoNO pcJi6PTvf naSl7OeLj
