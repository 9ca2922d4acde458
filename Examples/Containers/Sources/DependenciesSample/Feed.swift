import Dependencies
import Foundation

public protocol FeedClient: Sendable {
    func load(page: Int) async throws -> [String]
}

struct LiveFeedClient: FeedClient {
    func load(page: Int) async throws -> [String] { ["live"] }
}

private enum FeedClientKey: DependencyKey {
    static let liveValue: any FeedClient = LiveFeedClient()
}

extension DependencyValues {
    public var feedClient: any FeedClient {
        get { self[FeedClientKey.self] }
        set { self[FeedClientKey.self] = newValue }
    }
}

/// A feed, a page at a time.
@MainActor public final class FeedModel {
    @Dependency(\.feedClient) private var client
    @Dependency(\.date) private var date

    public private(set) var entries: [String] = []
    public private(set) var page = 0
    public private(set) var loadedAt: Date?

    public init() {}

    public func loadNext() async throws {
        entries += try await client.load(page: page + 1)
        page += 1
        loadedAt = date.now
    }
}
