/// What stops a command: the reasons, each with its place and the way out.
///
/// Only input and output, and a command that cannot go on, throw; stages return diagnostics.
public struct Failure: Error, Hashable, Sendable {
    /// The reasons, at least one of them an error.
    public var diagnostics: [Diagnostic]

    /// Stops with these reasons.
    public init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// Stops with one reason.
    public init(_ message: String, at location: SourceLocation? = nil, rule: String, notes: [String] = []) {
        diagnostics = [Diagnostic(.error, message, at: location, rule: rule, notes: notes)]
    }
}
