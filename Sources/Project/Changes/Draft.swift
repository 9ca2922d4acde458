/// A file testgen would like to exist.
public struct Draft: Hashable, Sendable, Codable {
    /// Where it belongs, relative to the root.
    public var path: String
    /// The whole text, without a fingerprint.
    public var content: String
    /// What may happen to a file that is there already.
    public var policy: Policy
    /// The command that makes it again, without the program's name: `factory LibraryListViewModel`.
    public var command: String
    /// How finely what is in the file is known again once a person has edited it.
    public var grain = Grain.members
    /// The names of the members of the type that a suite tests; `nil` for other files, and where not all are known.
    public var membersOfSUT: Set<String>?

    /// Creates a draft.
    public init(path: String, content: String, policy: Policy = .owned, command: String = "") {
        self.path = path
        self.content = content
        self.policy = policy
        self.command = command
    }

    /// How finely what is in a file is known again.
    public enum Grain: String, Hashable, Sendable, Codable {
        /// Each member of each type.
        case members
        /// Each type as a whole, as in files of many doubles.
        case types
    }

    /// What may happen to a file that is there already.
    public enum Policy: String, Hashable, Sendable, Codable {
        /// Rewritten as long as no person has edited it; a conflict when one has.
        case owned
        /// Rewritten as long as no person has edited it; left alone when one has.
        case yielding
        /// Written where there is no file, never touched again.
        case once
    }
}
