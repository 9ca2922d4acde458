import Facts
import Project

/// Findings as SARIF 2.1.0, which code scanning services read.
public enum SARIFFormat {
    /// The report as one log with one run.
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - rules: The pages of all rules, in order.
    ///   - version: The version of the tool.
    public static func text(_ report: CheckReport, rules: [RulePage], version: String) -> String {
        let used = rules.filter { page in report.findings.contains { $0.rule == page.id } }
        let indices = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1.id, $0) })
        let driver = JSONWriter.object([
            ("name", JSONWriter.string("testgen")), ("semanticVersion", JSONWriter.string(version)),
            ("rules", JSONWriter.array(used.map(rule))),
        ])
        let run = JSONWriter.object([
            ("tool", JSONWriter.object([("driver", driver)])),
            ("columnKind", JSONWriter.string("unicodeCodePoints")),
            (
                "originalUriBaseIds",
                JSONWriter.object([
                    (
                        "SRCROOT",
                        JSONWriter.object([
                            ("description", message("The root of the project."))
                        ])
                    )
                ])
            ),
            ("results", JSONWriter.array(report.findings.map { result($0, index: indices[$0.rule]) })),
        ])
        let log = JSONWriter.object([
            ("$schema", JSONWriter.string("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", JSONWriter.string("2.1.0")), ("runs", JSONWriter.array([run])),
        ])
        return log.text + "\n"
    }

    private static func rule(_ page: RulePage) -> JSONWriter.Raw {
        JSONWriter.object([
            ("id", JSONWriter.string(page.id)), ("shortDescription", message(page.summary)),
            ("fullDescription", message(page.why)),
            ("help", message("testgen check --explain \(page.id)")),
            ("defaultConfiguration", JSONWriter.object([("level", level(page.severity))])),
        ])
    }

    private static func result(_ finding: Finding, index: Int?) -> JSONWriter.Raw {
        JSONWriter.object([
            ("ruleId", JSONWriter.string(finding.rule)), ("ruleIndex", index.map(JSONWriter.number)),
            ("level", level(finding.severity)), ("message", message(finding.message)),
            (
                "locations",
                JSONWriter.array([
                    JSONWriter.object([("physicalLocation", location(finding))])
                ])
            ),
            (
                "partialFingerprints",
                JSONWriter.object([
                    ("lineText/v1", JSONWriter.string(Fingerprint.hash(finding.rule + "\n" + finding.line)))
                ])
            ),
        ])
    }

    private static func location(_ finding: Finding) -> JSONWriter.Raw {
        var region: [(String, JSONWriter.Raw?)] = [
            ("startLine", .init(finding.location.line)), ("startColumn", .init(finding.codePoints.start)),
        ]
        if finding.end > finding.location {
            region += [("endLine", .init(finding.end.line)), ("endColumn", .init(finding.codePoints.end))]
        }
        return JSONWriter.object([
            (
                "artifactLocation",
                JSONWriter.object([
                    ("uri", JSONWriter.string(uri(finding.location.file))), ("uriBaseId", JSONWriter.string("SRCROOT")),
                ])
            ),
            ("region", JSONWriter.object(region)),
        ])
    }

    private static func message(_ text: String) -> JSONWriter.Raw {
        JSONWriter.object([("text", JSONWriter.string(text))])
    }

    private static func level(_ severity: Diagnostic.Severity) -> JSONWriter.Raw {
        JSONWriter.string(severity.rawValue)
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
