// testgen:fingerprint 80dfa6b50ca9de83 factory SearchInteractor
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
// testgen:parts OKxXK0rPG i2lpiFxxV CIjwkZbJg 3b2AhzEnR noKMZEEsz DE8-N06w1 YJk--b3zb htlMZnYLH T6qnWyVbt CevyM6drN
