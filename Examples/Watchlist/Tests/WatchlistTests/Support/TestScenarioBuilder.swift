// testgen:fingerprint 1dd7e8eba41a3e15
@testable import Watchlist

/// What a test starts from: models that belong together.
struct TestScenario {
    var followedShows: [FollowedShow] = []
    var shows: [Show] = []
}

/// Builds a scenario step by step.
struct TestScenarioBuilder {
    private var followedShows: [FollowedShow] = []
    private var shows: [Show] = []

    init() {}

    /// Adds a followed show.
    func withFollowedShow(showId: Int = TestConstants.defaultShowId) -> Self {
        var copy = self
        copy.followedShows.append(MockDataBuilder.makeFollowedShow(showId: showId))
        return copy
    }

    /// Adds a show with as many followed shows as told.
    func withShow(id: Int = TestConstants.defaultShowId, followedShowCount: Int = 0) -> Self {
        var copy = self
        let followedShows = (self.followedShows.count..<self.followedShows.count + followedShowCount).map { index in
            MockDataBuilder.makeFollowedShow(showId: index + 1)
        }
        copy.followedShows += followedShows
        copy.shows.append(MockDataBuilder.makeShow(id: id))
        return copy
    }

    func build() -> TestScenario {
        TestScenario(
            followedShows: followedShows,
            shows: shows
        )
    }
}
