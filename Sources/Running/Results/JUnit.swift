/// Writes results in the format of JUnit, which build servers read.
public struct JUnit: Sendable {
    private let verdict: Verdict
    private let seconds: [TestID: Double]

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - verdict: The results.
    ///   - seconds: How long tests took, as far as it is known.
    public init(_ verdict: Verdict, seconds: [TestID: Double] = [:]) {
        self.verdict = verdict
        self.seconds = seconds
    }

    /// The document.
    public var text: String {
        var writer = MarkupWriter()
        let suites = Dictionary(grouping: verdict.results.values.sorted { $0.id < $1.id }) { result in
            result.id.module + (result.id.suite.isEmpty ? "" : "." + result.id.suite)
        }
        let counts = counts(Array(verdict.results.values))
        writer.open("testsuites", [("name", "testgen run"), ("status", verdict.status.rawValue)] + counts)
        for (name, results) in suites.sorted(by: { $0.key < $1.key }) {
            writer.open("testsuite", [("name", name)] + self.counts(results))
            for result in results { write(result, in: name, &writer) }
            writer.close("testsuite")
        }
        writeOrphans(&writer)
        writer.close("testsuites")
        return writer.text
    }

    private func counts(_ results: [TestResult]) -> [(String, String)] {
        let time = results.compactMap { seconds[$0.id] }.reduce(0, +)
        return [
            ("tests", "\(results.count)"), ("failures", "\(results.count(where: \.isFailed))"),
            ("errors", "\(results.count { $0.state == .open && !$0.isFailed })"),
            ("skipped", "\(Skip.grouped(results).map(\.tests.count).reduce(0, +))"), ("time", Self.number(time)),
        ]
    }

    private func write(_ result: TestResult, in suite: String, _ writer: inout MarkupWriter) {
        let time = seconds[result.id].map { [("time", Self.number($0))] } ?? []
        writer.open("testcase", [("classname", suite), ("name", result.id.name)] + time)
        for failure in RunFailure.joined(result.issues.filter { $0.weight == .failure }, of: result.id) {
            writer.leaf("failure", [("message", failure.message)], failure.shown)
        }
        switch result.state {
        case .open where !result.isFailed: writer.leaf("error", [("message", "did not come to its end")], "")
        case .skipped(let reason): writer.leaf("skipped", [("message", reason)], "")
        default: break
        }
        writer.close("testcase")
    }

    /// What belongs to no test is an error of a suite of its own, so that nothing that fails is lost.
    private func writeOrphans(_ writer: inout MarkupWriter) {
        let orphans = verdict.orphans.filter { $0.weight == .failure }.map { RunFailure($0, of: nil) }
        guard !orphans.isEmpty || verdict.reason != nil else { return }
        let count = max(orphans.count, 1)
        writer.open("testsuite", [("name", "testgen run"), ("tests", "\(count)"), ("errors", "\(count)")])
        writer.open("testcase", [("classname", "testgen run"), ("name", verdict.status.rawValue)])
        for orphan in orphans { writer.leaf("error", [("message", orphan.message)], orphan.shown) }
        if orphans.isEmpty, let reason = verdict.reason { writer.leaf("error", [("message", reason)], "") }
        writer.close("testcase")
        writer.close("testsuite")
    }

    /// Seconds with three places.
    private static func number(_ seconds: Double) -> String {
        let thousandths = Int((seconds * 1000).rounded())
        let rest = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }
}

/// Writes XML and escapes whatever it is given.
struct MarkupWriter {
    private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    private var depth = 0

    /// Begins an element.
    mutating func open(_ name: String, _ attributes: [(String, String)]) {
        line("<\(name)\(Self.written(attributes))>")
        depth += 1
    }

    /// Ends an element.
    mutating func close(_ name: String) {
        depth -= 1
        line("</\(name)>")
    }

    /// Writes an element with text, or an empty one.
    mutating func leaf(_ name: String, _ attributes: [(String, String)], _ content: String) {
        let head = "<\(name)\(Self.written(attributes))"
        line(content.isEmpty ? head + "/>" : head + ">\(Self.escaped(content))</\(name)>")
    }

    private mutating func line(_ line: String) { text += String(repeating: "  ", count: depth) + line + "\n" }

    private static func written(_ attributes: [(String, String)]) -> String {
        attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
    }

    /// A text in which nothing is markup; characters that XML does not allow are left out.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            case "\n": result += "&#10;"
            case "\r": result += "&#13;"
            case "\t": result += "&#9;"
            default:
                let value = scalar.value
                if value >= 0x20, value != 0xFFFE, value != 0xFFFF { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }
}
