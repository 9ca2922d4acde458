import Facts

extension OutputFormat {
    /// Findings as annotations of a GitHub workflow run: one workflow command a finding.
    static let gitHub = OutputFormat("github") { report, surroundings in
        .text(report.findings.map { WorkflowCommand($0, surroundings.shown).text }.joined())
    }
}
