/// How the members of doubles are named.
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
    /// As Mockolo: short, with `…CallCount`, `…ArgValues` and `…Handler`, and an initialiser of all properties.
    case mockolo

    /// Whether calls are kept as one list.
    package var listsCalls: Bool { self == .cleanArchitecture }

    /// The end of the names of counters: `CallsCount`.
    package var counter: String { self == .mockolo ? "CallCount" : "CallsCount" }
    /// The end of the names of lists of arguments: `ReceivedInvocations`.
    package var arguments: String { self == .mockolo ? "ArgValues" : "ReceivedInvocations" }
    /// The end of the names of closures: `Closure`.
    package var closure: String { self == .mockolo ? "Handler" : "Closure" }
}
