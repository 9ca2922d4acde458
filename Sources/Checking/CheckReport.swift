import Facts

/// What came of a check.
public struct CheckReport: Hashable, Sendable {
    /// What is left to mend, in order of places.
    public var findings: [Finding]
    /// How many files were looked at.
    public var files: Int
    /// How many findings comments in the code accept.
    public var accepted: Int
    /// How many findings the baseline knows.
    public var known: Int
    /// How many entries of the baseline match no finding any more.
    public var stale: Int
    /// How many findings `--fix` mended.
    public var fixed: Int

    /// Creates a report.
    public init(
        findings: [Finding] = [], files: Int = 0, accepted: Int = 0, known: Int = 0, stale: Int = 0, fixed: Int = 0
    ) {
        self.findings = findings
        self.files = files
        self.accepted = accepted
        self.known = known
        self.stale = stale
        self.fixed = fixed
    }

    /// How many findings have a severity.
    public func count(_ severity: Diagnostic.Severity) -> Int { findings.count { $0.severity == severity } }

    /// Whether the check fails: notes alone do not.
    public var fails: Bool { findings.contains { $0.severity != .note } }

    /// One line that says it all.
    public var summary: String {
        var parts = [
            Self.count(count(.error), "error"), Self.count(count(.warning), "warning"),
            Self.count(count(.note), "note"),
        ].compactMap { $0 }
        if parts.isEmpty { parts = ["nothing to mend"] }
        var text = parts.joined(separator: ", ") + " in \(files) file\(files == 1 ? "" : "s")"
        if fixed > 0 { text += "; \(fixed) mended" }
        if known > 0 { text += "; \(known) in the baseline" }
        if accepted > 0 { text += "; \(accepted) accepted in the code" }
        if stale > 0 { text += "; \(stale) of the baseline paid off (--update-baseline)" }
        return text
    }

    private static func count(_ number: Int, _ noun: String) -> String? {
        number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
