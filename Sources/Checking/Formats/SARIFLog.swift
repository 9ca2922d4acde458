import Facts
import Project

extension OutputFormat {
    /// Findings for services that scan code.
    static let sarif = OutputFormat("sarif") { report, surroundings in
        .document(SARIFLog(report, rules: surroundings.rules, version: surroundings.version))
    }
}

/// Findings as SARIF 2.1.0, which code scanning services read: one log with one run.
struct SARIFLog: Encodable, Sendable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    /// The report as a log.
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - rules: The pages of all rules, in order.
    ///   - version: The version of the tool.
    init(_ report: CheckReport, rules: [RulePage], version: String) {
        let used = rules.filter { page in report.findings.contains { $0.rule == page.id } }
        let indices = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1.id, $0) })
        let driver = Driver(semanticVersion: version, rules: used.map(Rule.init))
        runs = [
            Run(
                tool: Tool(driver: driver),
                results: report.findings.map { Result($0, index: indices[$0.rule]) })
        ]
    }

    struct Run: Encodable {
        var tool: Tool
        var columnKind = "unicodeCodePoints"
        var originalUriBaseIds = ["SRCROOT": ["description": Message(text: "The root of the project.")]]
        var results: [Result]
    }

    struct Tool: Encodable {
        var driver: Driver
    }

    struct Driver: Encodable {
        var name = "testgen"
        var semanticVersion: String
        var rules: [Rule]
    }

    struct Message: Encodable {
        var text: String
    }

    struct Rule: Encodable {
        var id: String
        var shortDescription: Message
        var fullDescription: Message
        var help: Message
        var defaultConfiguration: [String: Diagnostic.Severity]

        init(_ page: RulePage) {
            id = page.id
            shortDescription = Message(text: page.summary)
            fullDescription = Message(text: page.why)
            help = Message(text: "testgen check --explain \(page.id)")
            defaultConfiguration = ["level": page.severity]
        }
    }
}

extension SARIFLog {
    /// A result, as SARIF calls a finding.
    struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int?
        var level: Diagnostic.Severity
        var message: Message
        var locations: [Location]
        var partialFingerprints: [String: String]

        init(_ finding: Finding, index: Int?) {
            ruleId = finding.rule
            ruleIndex = index
            level = finding.severity
            message = Message(text: finding.message)
            locations = [Location(physicalLocation: PhysicalLocation(finding))]
            partialFingerprints = ["lineText/v1": Fingerprint.hash(finding.rule + "\n" + finding.line)]
        }
    }

    struct Location: Encodable {
        var physicalLocation: PhysicalLocation
    }

    struct PhysicalLocation: Encodable {
        var artifactLocation: ArtifactLocation
        var region: Region

        init(_ finding: Finding) {
            artifactLocation = ArtifactLocation(uri: Self.uri(finding.location.file))
            region = Region(startLine: finding.location.line, startColumn: finding.codePoints.start)
            if finding.end > finding.location {
                region.endLine = finding.end.line
                region.endColumn = finding.codePoints.end
            }
        }

        /// A relative path as a URI reference.
        private static func uri(_ path: String) -> String {
            path.utf8.map { byte in
                let scalar = Unicode.Scalar(byte)
                if byte < 0x80,
                    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                        || "-._~/+@".unicodeScalars.contains(scalar)
                {
                    return String(scalar)
                }
                let digits = String(byte, radix: 16, uppercase: true)
                return "%" + (digits.count == 1 ? "0" : "") + digits
            }.joined()
        }
    }

    struct ArtifactLocation: Encodable {
        var uri: String
        var uriBaseId = "SRCROOT"
    }

    struct Region: Encodable {
        var startLine: Int
        var startColumn: Int
        var endLine: Int?
        var endColumn: Int?
    }
}
