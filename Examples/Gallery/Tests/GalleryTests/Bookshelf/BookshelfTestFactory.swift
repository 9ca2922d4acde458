// testgen:fingerprint bbe50e850c29fcca factory BookshelfViewModel
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `BookshelfViewModel`.
enum BookshelfTestFactory {
    /// The doubles that stand for what `BookshelfViewModel` is injected with.
    struct Dependencies {
        let loader: ShelfLoadingMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let loader = ShelfLoadingMock()

        return Dependencies(
            loader: loader
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies(),
        owner: String? = "owner"
    ) -> BookshelfViewModel {
        return BookshelfViewModel(owner: owner, loader: dependencies.loader)
    }

    // MARK: - Mock data

    static func createMockShelf(page: Int = 1, volumes: [Volume] = []) -> Shelf {
        Shelf(page: page, volumes: volumes)
    }

    static func createMockShelfs(count: Int = 3) -> [Shelf] {
        (0..<count).map { index in
            createMockShelf(page: index + 1)
        }
    }

    static func createMockVolume(number: Int = 1, title: String = "Volume title", author: String? = nil) -> Volume {
        Volume(number: number, title: title, author: author)
    }

    static func createMockVolumes(count: Int = 3) -> [Volume] {
        (0..<count).map { index in
            createMockVolume(title: "Volume title \(index + 1)")
        }
    }
}
// testgen:parts Nlfgu7dRd GtKWPe50m I3gxtrGlh AdIltapHN Z34mWiNfY hZo419W_m 3MrqayLwF h_CKCEGfu YKWC8v78A AHSyw7OgB
