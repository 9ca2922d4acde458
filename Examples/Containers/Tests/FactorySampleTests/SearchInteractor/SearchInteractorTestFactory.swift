// testgen:fingerprint 8b4e0d0ffd34b5d1 factory SearchInteractor
import FactoryKit
@testable import FactorySample

/// Doubles, registrations and mock data for the tests of `SearchInteractor`.
enum SearchInteractorTestFactory {
    /// The doubles that stand for what `SearchInteractor` is injected with.
    struct Dependencies {
        let ranking: RankingMock
        let log: SearchLogMock
        let speller: SpellerMock
        let api: SearchAPIMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let ranking = RankingMock()
        let log = SearchLogMock()
        let speller = SpellerMock()
        let api = SearchAPIMock()

        // 3. Register
        Container.shared.searchLog.register { log }
        Container.shared.speller.register { speller }
        Container.shared.searchAPI.register { api }

        return Dependencies(
            ranking: ranking,
            log: log,
            speller: speller,
            api: api
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> SearchInteractor {
        return SearchInteractor(ranking: dependencies.ranking)
    }
}
