import Foundation
import Testing
@testable import Watchlist

/// The real client against the server of `Tests/Emulator/server.py`, which `Tests/run-emulator-tier` starts.
@Suite("HTTPRemoteStore", .tags(.emulator), .requiresService(.emulator))
struct HTTPRemoteStoreEmulatorTests {
    /// Each test is somebody else, so that none sees what another wrote.
    let userId = "user-\(UUID().uuidString)"
    let sut = HTTPRemoteStore(base: TestService.emulatorURL)

    @Test("A followed show comes back")
    func followedShowComesBack() async throws {
        // MARK: - Arrange
        let followed = MockDataBuilder.makeFollowedShow(userId: userId, watchedEpisodes: 5)

        // MARK: - Act
        try await sut.push(.follow(followed))

        // MARK: - Assert
        #expect(try await sut.followedShows(userId: userId) == [followed])
    }

    @Test("An unfollowed show is gone")
    func unfollowedShowIsGone() async throws {
        // MARK: - Arrange
        try await sut.push(.follow(MockDataBuilder.makeFollowedShow(userId: userId)))

        // MARK: - Act
        try await sut.push(.unfollow(showId: TestConstants.defaultShowId, userId: userId))

        // MARK: - Assert
        #expect(try await sut.followedShows(userId: userId).isEmpty)
    }

    @Test("A request that the server refuses throws")
    func refusalThrows() async {
        // MARK: - Arrange
        let unknown = HTTPRemoteStore(base: TestService.emulatorURL.appendingPathComponent("nowhere"))

        // MARK: - Act & Assert
        await #expect(throws: URLError.self) { try await unknown.followedShows(userId: userId) }
    }
}
