// testgen:fingerprint fff20e9fa07b1c26 factory ShowDetailViewModel
import FactoryKit
@testable import Watchlist

/// Doubles, registrations and mock data for the tests of `ShowDetailViewModel`.
enum ShowDetailTestFactory {
    /// The doubles that stand for what `ShowDetailViewModel` is injected with.
    struct Dependencies {
        let catalog: ShowCatalogTypeMock
        let repository: ShowRepositoryTypeMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let catalog = ShowCatalogTypeMock()
        let repository = ShowRepositoryTypeMock()

        // 2. Defaults, so that the SUT can be made
        catalog.showReturnValue = createMockShow()
        repository.followReturnValue = createMockFollowedShow()

        // 3. Register
        Container.shared.showCatalog.register { catalog }
        Container.shared.showRepository.register { repository }

        return Dependencies(
            catalog: catalog,
            repository: repository
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> ShowDetailViewModel {
        _ = dependencies ?? setupDependencies()
        return ShowDetailViewModel()
    }

    // MARK: - Mock data

    static func createMockFollowedShow(
        showId: Int = 1,
        userId: String = "user-1",
        watchedEpisodes: Int = 0
    ) -> FollowedShow {
        FollowedShow(showId: showId, userId: userId, watchedEpisodes: watchedEpisodes)
    }

    static func createMockFollowedShows(count: Int = 3) -> [FollowedShow] {
        (0..<count).map { index in
            createMockFollowedShow(showId: index + 1)
        }
    }

    static func createMockShow(id: Int = 1, name: String = "Show name", episodeCount: Int = 0) -> Show {
        Show(id: id, name: name, episodeCount: episodeCount)
    }

    static func createMockShows(count: Int = 3) -> [Show] {
        (0..<count).map { index in
            createMockShow(id: index + 1)
        }
    }
}
// testgen:parts OKxXK0rPG 0A5B_9fxh IiFwZRdGU QvSOM5rcm 0hNnEuwfr r2XvVwEVX xRPFXZdaI Ls8Lj80Pl KqkuzY_ti -EtMrB4ZM
// testgen:parts vOwZpUGqu o3zmVpjFA
