public protocol RatingService {
    func rate(_ stars: Int) -> Bool
}

struct LiveRatingService: RatingService {
    func rate(_ stars: Int) -> Bool { true }
}

public protocol Store {
    func save(_ value: Int)
}

public protocol Reviews {
    func post(_ text: String) throws
}

/// The shared tracker, which a test may replace.
public final class Tracker {
    nonisolated(unsafe) public static var shared: any Tracking = SilentTracking()
}

public protocol Tracking {
    func note(_ event: String)
}

struct SilentTracking: Tracking {
    func note(_ event: String) {}
}

/// Rates and keeps the rating: each dependency comes another way.
public final class RatingViewModel {
    @Injected private var store: any Store
    @FromValues(\.ratings) private var ratings
    private let reviews = AppContainer.shared.resolve((any Reviews).self)

    public private(set) var isRated = false
    public private(set) var isPosted = false

    public init() {}

    public func rate(_ stars: Int) {
        isRated = ratings.rate(stars)
        store.save(stars)
        Tracker.shared.note("rated")
    }

    public func post(_ text: String) {
        do {
            try reviews.post(text)
            isPosted = true
        } catch {
            isPosted = false
        }
    }
}
