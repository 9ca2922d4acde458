import Facts

extension OutputFormat {
    /// Findings as annotations of a GitHub workflow run: one workflow command a finding.
    static let gitHub = OutputFormat("github") { report, surroundings in
        .text(report.findings.map { WorkflowCommand.annotation($0, surroundings.shown) }.joined())
    }
}

/// Writes commands of a GitHub workflow.
private enum WorkflowCommand {
    static func annotation(_ finding: Finding, _ shown: (String) -> String) -> String {
        let properties = [
            ("file", shown(finding.location.file)), ("line", "\(finding.location.line)"),
            ("col", "\(finding.location.column)"), ("endLine", "\(finding.end.line)"),
            ("endColumn", "\(finding.end.column)"), ("title", finding.rule),
        ].map { "\($0)=\(property($1))" }
        return "::\(command(finding.severity)) \(properties.joined(separator: ","))::\(data(finding.message))\n"
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
