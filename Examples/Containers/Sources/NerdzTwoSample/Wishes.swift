import NerdzInject

public protocol WishService: Sendable {
    func wish(for item: String) async throws -> Int
}

/// Is tested in a container of its own, because version 2 of the library has one for each task.
@MainActor public final class WishesViewModel {
    @ForceInject private var service: any WishService

    public private(set) var count: Int?
    public private(set) var isFailed = false

    public init() {}

    public func add(_ item: String) async {
        do {
            count = try await service.wish(for: item)
        } catch {
            isFailed = true
        }
    }
}
