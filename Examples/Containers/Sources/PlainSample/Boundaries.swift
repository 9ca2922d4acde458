import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension Notification.Name {
    static let themeChanged = Notification.Name("themeChanged")
}

/// Keeps a setting.
public final class ThemeService {
    private let defaults: UserDefaults
    private let center: NotificationCenter
    public private(set) var theme: String

    public init(defaults: UserDefaults = .standard, center: NotificationCenter = .default) {
        self.defaults = defaults
        self.center = center
        theme = defaults.string(forKey: "theme") ?? "light"
    }

    public func choose(_ name: String) {
        theme = name
        defaults.set(name, forKey: "theme")
        center.post(name: .themeChanged, object: nil)
    }
}

/// Loads from the network.
public final class BannerRepository {
    private let session: URLSession
    private let address: URL
    public private(set) var banner: String?

    public init(session: URLSession = .shared, address: URL) {
        self.session = session
        self.address = address
    }

    public func load() async throws {
        let (data, _) = try await session.data(from: address)
        banner = String(decoding: data, as: UTF8.self)
    }
}

/// Waits on a clock.
public final class RetryService<C: Clock> where C.Duration == Duration {
    private let clock: C
    private let catalog: any Catalog
    public private(set) var attempts = 0

    public init(clock: C, catalog: any Catalog) {
        self.clock = clock
        self.catalog = catalog
    }

    public func find(_ query: String) async throws -> [String] {
        attempts += 1
        return try catalog.find(query)
    }
}

/// Waits on any clock and asks what time it is.
public final class ReminderService {
    private let clock: any Clock<Duration>
    private let now: () -> Date
    public private(set) var reminded: [Date] = []

    public init(clock: any Clock<Duration> = ContinuousClock(), now: @escaping () -> Date = Date.init) {
        self.clock = clock
        self.now = now
    }

    public func remind() { reminded.append(now()) }
}

/// Reaches what everybody shares: its seams are what `testgen explain` says about it.
public final class StampService {
    private let catalog: any Catalog
    public private(set) var stamps: [String] = []

    public init(catalog: any Catalog) { self.catalog = catalog }

    public func stamp(_ query: String) throws {
        let first = try catalog.find(query).first ?? "none"
        UserDefaults.standard.set(first, forKey: "stamp")
        stamps.append("\(first) \(Date()) \(UUID())")
    }
}
