import Checking

/// The rules as far as regular expressions can hold them, as SwiftLint's `custom_rules`.
///
/// SwiftLint sees one file and no types, so these find the plain cases only; `testgen check` finds the rest.
enum SwiftLintConfiguration {
    /// The template of the configuration file, which is the same for every project.
    static func text(_ rules: [RulePage]) -> String {
        var lines = [
            "{# kit: swiftlint | .swiftlint.testgen.yml #}",
            "# What of `testgen check` a regular expression can hold, for SwiftLint in the editor.",
            "# Use it beside your own configuration: swiftlint --config .swiftlint.yml --config .swiftlint.testgen.yml",
            "custom_rules:",
        ]
        for rule in rules {
            guard let pattern = rule.pattern else { continue }
            lines += [
                "  testgen_\(rule.id.map { $0 == "-" ? "_" : String($0) }.joined()):",
                "    name: \(quoted(rule.id))",
                "    message: \(quoted(rule.summary))",
                "    regex: \(quoted(pattern.expression))",
                "    included: '.*Tests?/.*\\.swift'",
                "    severity: \(rule.severity == .error ? "error" : "warning")",
                "    excluded_match_kinds: [comment, comment.mark, doccomment]",
            ]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
    }
}
