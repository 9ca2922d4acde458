import Facts
import Project

extension OutputFormat {
    /// Findings as a code quality report, which GitLab shows in merge requests.
    static let gitLab = OutputFormat("gitlab") { report, surroundings in
        var twins: [String: Int] = [:]
        let entries = report.findings.map { finding in
            // Equal lines of a file that break the same rule are told apart by their number.
            let known = "\(finding.rule)\n\(finding.location.file)\n\(finding.line)"
            let number = twins[known, default: 0]
            twins[known] = number + 1
            let path = surroundings.shown(finding.location.file)
            return CodeQualityEntry(finding, known: "\(known)\n\(number)", path: path)
        }
        return .document(entries)
    }
}

/// A finding in GitLab's terms.
private struct CodeQualityEntry: Encodable {
    var description: String
    var checkName: String
    var fingerprint: String
    var severity: String
    var location: Location

    private enum CodingKeys: String, CodingKey {
        case description, fingerprint, severity, location
        case checkName = "check_name"
    }

    struct Location: Encodable {
        var path: String
        /// The first line, under the key `begin`.
        var lines: [String: Int]
    }

    init(_ finding: Finding, known: String, path: String) {
        description = finding.message
        checkName = finding.rule
        fingerprint = Fingerprint.hash(known)
        severity =
            switch finding.severity {
            case .error: "major"
            case .warning: "minor"
            case .note: "info"
            }
        location = Location(path: path, lines: ["begin": finding.location.line])
    }
}
