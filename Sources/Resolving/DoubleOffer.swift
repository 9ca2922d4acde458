/// What can take the place of protocols, or of a class, in a test.
///
/// The stage that plans doubles makes offers; the resolve stage asks for them, and knows nothing of how doubles are made.
public struct DoubleOffer: Hashable, Sendable {
    /// The double's type without generic arguments: `LibraryRepositoryTypeMock`.
    public var type: String
    /// Why there can be no double; `nil` when there can.
    public var obstacle: String?
    /// The associated types that are generic parameters of the double, in order.
    public var openTypes: [String]
    /// Whether the double records how it is used.
    public var records: Bool
    /// Whether a test can tell the double what to answer.
    public var isStubbed: Bool

    /// Creates an offer.
    public init(
        type: String, obstacle: String? = nil, openTypes: [String] = [], records: Bool = true, isStubbed: Bool = true
    ) {
        self.type = type
        self.obstacle = obstacle
        self.openTypes = openTypes
        self.records = records
        self.isStubbed = isStubbed
    }
}
