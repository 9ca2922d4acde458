/// What becomes of one declaration of a file that a person has edited.
public struct DeclarationChange: Hashable, Sendable {
    /// The name with those of the types around it: `CartTests.Load.loadFails`.
    public var name: String
    /// What becomes of it.
    public var state: State
    /// The line at which it begins, in the text that is written.
    public var line: Int
    /// What about it, in words: `the parameter nickname`.
    public var detail: String

    /// Creates a change.
    public init(name: String, state: State, line: Int, detail: String = "") {
        self.name = name
        self.state = state
        self.line = line
        self.detail = detail
    }

    /// What becomes of a declaration.
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// It was missing and is added.
        case added
        /// It is as testgen wrote it, and is written anew.
        case updated
        /// A person has edited it, and what is missing in it is added.
        case extended
        /// A person has edited it or written it, and it stays.
        case theirs
        /// A person has edited it, testgen would write it otherwise than before, and theirs stays.
        case differs
        /// A person has removed it, and it stays away.
        case removed
        /// It is as testgen wrote it, and the code no longer asks for it.
        case stale
        /// A person has edited it, and the code no longer asks for it.
        case orphaned
        /// It was as testgen wrote it, the code no longer asks for it, and it is taken out.
        case pruned

        /// Whether there is something to know that was not so before.
        public var isNews: Bool { self != .theirs && self != .removed }
    }
}

/// What a command is asked to do with declarations that it would leave alone.
public struct MergeWishes: Hashable, Sendable {
    /// Whether what testgen wrote, nobody edited and the code no longer asks for is taken out.
    public var prunes: Bool
    /// Names of declarations whose edited text gives way to testgen's: `createMockUser`, `Load.loadFails`.
    public var taken: [String]

    /// Creates wishes.
    public init(prunes: Bool = false, taken: [String] = []) {
        self.prunes = prunes
        self.taken = taken
    }
}
