import Facts

/// Findings for programs.
public enum JSONFormat {
    /// The report as one object.
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - diagnostics: What was noticed on the way, such as a file that does not parse.
    ///   - nextSteps: Commands that make sense next.
    public static func text(_ report: CheckReport, diagnostics: [Diagnostic] = [], nextSteps: [String] = []) -> String {
        let summary = JSONWriter.object([
            ("files", .init(report.files)), ("errors", .init(report.count(.error))),
            ("warnings", .init(report.count(.warning))), ("notes", .init(report.count(.note))),
            ("fixed", .init(report.fixed)), ("known", .init(report.known)), ("accepted", .init(report.accepted)),
            ("stale", .init(report.stale)),
        ])
        let object = JSONWriter.object([
            ("schemaVersion", .init(1)), ("command", JSONWriter.string("check")),
            ("status", JSONWriter.string(report.fails ? "findings" : "clean")), ("summary", summary),
            ("findings", JSONWriter.array(report.findings.map(finding))),
            ("diagnostics", JSONWriter.array(diagnostics.map(diagnostic))),
            ("nextSteps", JSONWriter.array(nextSteps.map(JSONWriter.string))),
        ])
        return object.text + "\n"
    }

    private static func finding(_ finding: Finding) -> JSONWriter.Raw {
        JSONWriter.object([
            ("rule", JSONWriter.string(finding.rule)), ("severity", JSONWriter.string(finding.severity.rawValue)),
            ("file", JSONWriter.string(finding.location.file)), ("line", .init(finding.location.line)),
            ("column", .init(finding.location.column)), ("endLine", .init(finding.end.line)),
            ("endColumn", .init(finding.end.column)), ("message", JSONWriter.string(finding.message)),
            ("fix", finding.fix.map { JSONWriter.string($0.title) }),
        ])
    }

    private static func diagnostic(_ diagnostic: Diagnostic) -> JSONWriter.Raw {
        JSONWriter.object([
            ("rule", JSONWriter.string(diagnostic.rule)),
            ("severity", JSONWriter.string(diagnostic.severity.rawValue)),
            ("file", diagnostic.location.map { JSONWriter.string($0.file) }),
            ("line", diagnostic.location.map { .init($0.line) }),
            ("column", diagnostic.location.map { .init($0.column) }),
            ("message", JSONWriter.string(diagnostic.message)),
        ])
    }
}

extension JSONWriter.Raw {
    init(_ number: Int) { self = JSONWriter.number(number) }
}
