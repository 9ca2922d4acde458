import Facts

extension OutputFormat {
    /// Findings as Xcode and editors link them, one a line: `path:line:column: warning: message [rule]`.
    static let text = OutputFormat("text") { report, surroundings in
        let lines = report.findings.map { finding in
            let file = surroundings.shown(finding.location.file)
            let place = "\(file):\(finding.location.line):\(finding.location.column)"
            return "\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]\n"
        }
        return .text(lines.joined())
    }
}
