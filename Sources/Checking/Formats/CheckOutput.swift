import Facts

extension OutputFormat {
    /// Findings for programs.
    static let json = OutputFormat("json") { report, _ in .members(CheckOutput(report)) }
}

/// What `testgen check --format json` says beyond what every command says.
struct CheckOutput: Encodable, Sendable {
    /// `findings` or `clean`.
    var status: String
    /// The counts.
    var summary: Summary
    /// What is left to mend, in order of places.
    var findings: [Entry]

    /// The report for programs.
    init(_ report: CheckReport) {
        status = report.fails ? "findings" : "clean"
        summary = Summary(
            files: report.files, errors: report.count(.error), warnings: report.count(.warning),
            notes: report.count(.note), fixed: report.fixed, known: report.known, accepted: report.accepted,
            stale: report.stale)
        findings = report.findings.map(Entry.init)
    }

    /// How much was checked and found.
    struct Summary: Encodable, Sendable {
        var files: Int
        var errors: Int
        var warnings: Int
        var notes: Int
        var fixed: Int
        var known: Int
        var accepted: Int
        var stale: Int
    }

    /// A finding with its place.
    struct Entry: Encodable, Sendable {
        var rule: String
        var severity: Diagnostic.Severity
        var file: String
        var line: Int
        var column: Int
        var endLine: Int
        var endColumn: Int
        var message: String
        /// What `--fix` does; left out where a person has to decide.
        var fix: String?

        init(_ finding: Finding) {
            rule = finding.rule
            severity = finding.severity
            file = finding.location.file
            line = finding.location.line
            column = finding.location.column
            endLine = finding.end.line
            endColumn = finding.end.column
            message = finding.message
            fix = finding.fix?.title
        }
    }
}
