/// An amount in cents.
public struct Price: Equatable, Sendable {
    public var cents: Int
    public init(cents: Int) { self.cents = cents }
}
