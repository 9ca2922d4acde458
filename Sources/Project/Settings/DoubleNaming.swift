/// How members of doubles are named.
public enum DoubleNaming: String, Hashable, Sendable, CaseIterable {
    /// The method's name, longer only where two would collide.
    case short
    /// As Sourcery's AutoMockable since 2.1.4, with types.
    case sourcery
    /// As Sourcery's AutoMockable until 2.1.2, with argument labels only.
    case sourcery212 = "sourcery-2.1.2"
    /// The Clean Architecture convention: short, with `…Result` for what returns a `Result`, and one list of calls,
    /// `…Calls`, in stubs too.
    case cleanArchitecture = "clean-architecture"

    /// Whether calls are kept as one list.
    package var listsCalls: Bool { self == .cleanArchitecture }
}
