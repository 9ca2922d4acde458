import Facts

/// What there is to say about a rule: its page in the documentation, and its examples, which are its tests.
public struct RulePage: Hashable, Sendable {
    /// The stable identifier: `polled-wait`.
    public var id: String
    /// What it demands, in one sentence.
    public var summary: String
    /// Where it comes from.
    public var source: Source
    /// How much a finding matters unless the configuration says otherwise.
    public var severity: Diagnostic.Severity
    /// Why, in a few sentences.
    public var why: String
    /// What `--fix` does and when that is certain; `nil` where a person has to decide.
    public var fix: String?
    /// Code that breaks the rule, `↓` before each place.
    public var bad: [String]
    /// Code that keeps it.
    public var good: [String]
    /// The part of it that a regular expression can hold, for SwiftLint.
    public var pattern: LintPattern?

    /// Creates a page.
    public init(
        id: String, summary: String, source: Source, severity: Diagnostic.Severity, why: String, fix: String?,
        bad: [String], good: [String], pattern: LintPattern?
    ) {
        self.id = id
        self.summary = summary
        self.source = source
        self.severity = severity
        self.why = why
        self.fix = fix
        self.bad = bad
        self.good = good
        self.pattern = pattern
    }

    /// Where a rule comes from.
    public enum Source: Hashable, Sendable {
        /// A point of the rulebook's checklist, from 1 to 10.
        case rulebook(Int)
        /// A guardrail for test data, tags and isolation.
        case guardrail
        /// A pattern that makes tests fragile, slow or meaningless.
        case antiPattern
        /// What coding agents get wrong.
        case agents

        /// The source in words.
        public var text: String {
            switch self {
            case .rulebook(let point): "rulebook, point \(point)"
            case .guardrail: "guardrail"
            case .antiPattern: "anti-pattern"
            case .agents: "what agents get wrong"
            }
        }
    }
}

/// A regular expression that finds most of what a rule finds, for teams that run SwiftLint.
public struct LintPattern: Hashable, Sendable {
    /// The expression.
    public var expression: String

    /// Creates a pattern.
    public init(_ expression: String) {
        self.expression = expression
    }
}

extension RulePage {
    /// The page as `testgen check --explain` prints it.
    public var text: String {
        var parts = [
            "\(id): \(summary)", "\(severity.rawValue) · \(source.text)\(fix == nil ? "" : " · --fix")", "", why,
        ]
        if let fix { parts += ["", "--fix: \(fix)"] }
        for example in bad { parts += ["", "Not:", "", Self.indented(example)] }
        for example in good { parts += ["", "But:", "", Self.indented(example)] }
        parts += [
            "", "To accept one place: // testgen:disable:next \(id) <why>", "For the project: rules in .testgen.yml",
        ]
        return parts.joined(separator: "\n") + "\n"
    }

    private static func indented(_ example: String) -> String {
        example.filter { $0 != "↓" }.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    }
}
