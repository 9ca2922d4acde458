/// Something a person should know about their code, with its place.
public struct Diagnostic: Hashable, Sendable, Codable {
    /// How much a diagnostic matters.
    public enum Severity: String, Hashable, Sendable, Codable {
        case error, warning, note
    }

    /// How much it matters.
    public var severity: Severity
    /// What is the matter and what to do about it, in one sentence or two.
    public var message: String
    /// Where it is; `nil` when it has no place in a file.
    public var location: SourceLocation?
    /// The stable identifier of the rule, such as `unresolved-dependency`.
    public var rule: String
    /// Further sentences, such as candidates.
    public var notes: [String]

    /// Creates a diagnostic.
    public init(
        _ severity: Severity,
        _ message: String,
        at location: SourceLocation? = nil,
        rule: String,
        notes: [String] = []
    ) {
        self.severity = severity
        self.message = message
        self.location = location
        self.rule = rule
        self.notes = notes
    }
}

/// A stage's value together with what the stage has to say about the user's code.
public struct Diagnosed<Value> {
    /// What the stage made.
    public var value: Value
    /// What it noticed on the way.
    public var diagnostics: [Diagnostic]

    /// Pairs a value with diagnostics.
    public init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
        self.value = value
        self.diagnostics = diagnostics
    }

    /// Whether any diagnostic is an error.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The same diagnostics with another value.
    public func map<Other>(_ transform: (Value) -> Other) -> Diagnosed<Other> {
        Diagnosed<Other>(transform(value), diagnostics)
    }
}

extension Diagnosed: Sendable where Value: Sendable {}
extension Diagnosed: Equatable where Value: Equatable {}
