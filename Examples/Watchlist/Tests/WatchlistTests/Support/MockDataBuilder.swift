// testgen:fingerprint a19272a732c00e3c
@testable import Watchlist

/// Mock data for tests: one function for each model, with a default for every field.
enum MockDataBuilder {
    static func makeFollowedShow(
        showId: Int = TestConstants.defaultShowId,
        userId: String = TestConstants.defaultUserId,
        watchedEpisodes: Int = 0
    ) -> FollowedShow {
        FollowedShow(showId: showId, userId: userId, watchedEpisodes: watchedEpisodes)
    }

    static func makeFollowedShows(count: Int = 3) -> [FollowedShow] {
        (0..<count).map { index in
            makeFollowedShow(showId: index + 1)
        }
    }

    static func makeShow(
        id: Int = TestConstants.defaultShowId,
        name: String = TestConstants.defaultShowName,
        episodeCount: Int = 0
    ) -> Show {
        Show(id: id, name: name, episodeCount: episodeCount)
    }

    static func makeShows(count: Int = 3) -> [Show] {
        (0..<count).map { index in
            makeShow(id: index + 1)
        }
    }
}
