import FactoryKit

/// One show, which can be followed.
@MainActor public final class ShowDetailViewModel {
    @Injected(\.showCatalog) private var catalog
    @Injected(\.showRepository) private var repository

    public private(set) var show: Show?
    public private(set) var isFollowed = false
    public private(set) var isLoading = false
    public private(set) var errorMessage: String?

    public init() {}

    public func load(id: Int) async {
        isLoading = true
        defer { isLoading = false }
        do {
            show = try await catalog.show(id: id)
        } catch {
            errorMessage = "The show could not be loaded."
        }
    }

    public func follow() async {
        guard let show else { return }
        do {
            _ = try await repository.follow(show)
            isFollowed = true
        } catch {
            errorMessage = "The show could not be followed."
        }
    }

    public func unfollow() async {
        guard let show, isFollowed else { return }
        do {
            try await repository.unfollow(showId: show.id)
            isFollowed = false
        } catch {
            errorMessage = "The show could not be unfollowed."
        }
    }
}
