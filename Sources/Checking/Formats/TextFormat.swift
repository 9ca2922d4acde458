import Facts

/// Findings as Xcode and editors link them: `path:line:column: warning: message [rule]`.
public enum TextFormat {
    /// The findings, one a line.
    ///
    /// - Parameter shown: How a path is written, as seen from where the person is.
    public static func text(_ report: CheckReport, shown: (String) -> String = { $0 }) -> String {
        report.findings.map { finding in
            let place = "\(shown(finding.location.file)):\(finding.location.line):\(finding.location.column)"
            return "\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]\n"
        }.joined()
    }
}
