import FactoryKit
import Foundation

extension Container {
    public var showCatalog: Factory<any ShowCatalogType> { self { NoCatalog() } }
    public var authService: Factory<any AuthServiceType> { self { SignedOut() } }
    public var remoteStore: Factory<any RemoteStoreType> {
        self { HTTPRemoteStore(base: URL(string: "https://watchlist.example")!) }
    }
    @MainActor public var followedShowStore: Factory<any FollowedShowStoreType> {
        self { InMemoryFollowedShowStore() }
    }
    @MainActor public var pendingWriteQueue: Factory<any PendingWriteQueueType> { self { PendingWriteQueue() } }
    @MainActor public var showRepository: Factory<any ShowRepositoryType> { self { ShowRepository() } }
}

private struct NoCatalog: ShowCatalogType {
    func show(id: Int) async throws -> Show { throw URLError(.unsupportedURL) }
}

private struct SignedOut: AuthServiceType {
    var userId: String? { nil }
}
