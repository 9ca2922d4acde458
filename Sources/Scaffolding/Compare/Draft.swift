/// A file testgen would like to exist.
public struct Draft: Hashable, Sendable {
    /// Where it belongs, relative to the root.
    public var path: String
    /// The whole text, without a fingerprint.
    public var content: String
    /// What may happen to a file that is there already.
    public var policy: Policy

    /// Creates a draft.
    public init(path: String, content: String, policy: Policy = .owned) {
        self.path = path
        self.content = content
        self.policy = policy
    }

    /// What may happen to a file that is there already.
    public enum Policy: String, Hashable, Sendable {
        /// Rewritten as long as no person has edited it.
        case owned
        /// Written where there is no file, never touched again.
        case once
    }
}
