/// The time, as far as a command may know it.
public struct Clock: Sendable {
    /// Seconds since some fixed moment, never running backwards.
    public var seconds: @Sendable () -> Double

    /// Creates a clock.
    public init(seconds: @escaping @Sendable () -> Double) {
        self.seconds = seconds
    }

    /// The computer's clock.
    public static var live: Clock {
        let start = ContinuousClock.now
        return Clock { (ContinuousClock.now - start) / .seconds(1) }
    }

    /// A clock that stands still.
    public static let stopped = Clock { 0 }
}
