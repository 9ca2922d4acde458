import Facts

/// Findings as annotations of a GitHub workflow run.
public enum GitHubFormat {
    /// One workflow command a finding.
    public static func text(_ report: CheckReport, shown: (String) -> String = { $0 }) -> String {
        report.findings.map { finding in
            let properties = [
                ("file", shown(finding.location.file)), ("line", "\(finding.location.line)"),
                ("col", "\(finding.location.column)"), ("endLine", "\(finding.end.line)"),
                ("endColumn", "\(finding.end.column)"), ("title", finding.rule),
            ].map { "\($0)=\(property($1))" }
            return "::\(command(finding.severity)) \(properties.joined(separator: ","))::\(data(finding.message))\n"
        }.joined()
    }

    private static func command(_ severity: Diagnostic.Severity) -> String {
        severity == .note ? "notice" : severity.rawValue
    }

    private static func data(_ text: String) -> String {
        escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
    }

    private static func property(_ text: String) -> String {
        escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
    }

    private static func escape(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
        text.unicodeScalars.map { table[$0] ?? String($0) }.joined()
    }
}
