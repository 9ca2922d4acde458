import FactoryKit

public protocol ProfileAPI: Sendable {
    func name(of id: Int) async throws -> String
}

public protocol ProfileCache {
    var lastName: String? { get set }
}

struct LiveProfileAPI: ProfileAPI {
    func name(of id: Int) async throws -> String { "live" }
}

final class MemoryProfileCache: ProfileCache {
    var lastName: String?
}

extension Container {
    public var profileAPI: Factory<any ProfileAPI> { self { LiveProfileAPI() } }
    public var profileCache: Factory<ProfileCache> { self { MemoryProfileCache() } }
}

/// A person's profile.
@MainActor public final class ProfileViewModel {
    @Injected(\.profileAPI) private var api
    @LazyInjected(\.profileCache) private var cache

    public private(set) var name = ""
    public private(set) var isFailed = false

    public init() {}

    public func load(id: Int) async {
        do {
            name = try await api.name(of: id)
            cache.lastName = name
        } catch {
            isFailed = true
        }
    }
}
