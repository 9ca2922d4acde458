import Checking
import Facts

/// A rule of the checklist: one value in a file of its own, which is the rule's code, its page and its tests.
public struct Rule: Sendable {
    /// The page that documents it.
    public let page: RulePage
    /// Finds the places where a file breaks it.
    let check: @Sendable (TestFile, Knowledge) -> [Finding]

    /// Describes a rule.
    ///
    /// - Parameters:
    ///   - id: The stable identifier.
    ///   - summary: What it demands, in one sentence.
    ///   - source: Where it comes from.
    ///   - severity: How much a finding matters by default.
    ///   - why: Why, in a few sentences.
    ///   - fix: What `--fix` does; `nil` where a person has to decide.
    ///   - bad: Code that breaks the rule, `↓` before each place; `// file:` lines part several files.
    ///   - good: Code that keeps it.
    ///   - pattern: What of it SwiftLint can find by a regular expression.
    ///   - check: Finds the places.
    init(
        _ id: String, _ summary: String, source: RulePage.Source, severity: Diagnostic.Severity = .warning,
        why: String, fix: String? = nil, bad: [String], good: [String], pattern: LintPattern? = nil,
        check: @escaping @Sendable (TestFile, Knowledge) -> [Finding]
    ) {
        page = RulePage(
            id: id, summary: summary, source: source, severity: severity, why: why, fix: fix, bad: bad, good: good,
            pattern: pattern)
        self.check = check
    }

    /// The rule's identifier.
    public var id: String { page.id }
}
