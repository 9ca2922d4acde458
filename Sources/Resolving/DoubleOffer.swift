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

    /// A double of the project's own that takes the place instead; `nil` for one that testgen writes.
    public var existing: ExistingDouble?
    /// Whether the double has the members that testgen would give it, so that a test may use them.
    public var hasKnownMembers = true

    /// Creates an offer of a double that a person wrote.
    public init(existing: ExistingDouble, hasKnownMembers: Bool) {
        self.init(type: existing.type)
        self.existing = existing
        self.hasKnownMembers = hasKnownMembers
    }

    /// Creates an offer of a double that testgen writes.
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
