/// A report in `mutation-testing-report-schema`, which viewers of mutation testing open.
struct MutationReport: Encodable {
    var schemaVersion = "2"
    var thresholds = Thresholds()
    var framework = Framework()
    var files: [String: File] = [:]
    var testFiles: [String: TestFile] = [:]

    struct Thresholds: Encodable {
        var high = 90
        var low = 70
    }

    struct Framework: Encodable {
        var name = "testgen"
    }

    struct File: Encodable {
        var language = "swift"
        var source: String
        var mutants: [Mutant]
    }

    struct Mutant: Encodable {
        var id: String
        var mutatorName: String
        var replacement: String?
        var location: Range
        var status: String
        var coveredBy: [String]
        var killedBy: [String]
    }

    struct TestFile: Encodable {
        var source: String
        var tests: [Test]
    }

    struct Test: Encodable {
        var id: String
        var name: String
        var location: OpenRange
    }

    struct Range: Encodable {
        var start: Position
        var end: Position
    }

    struct OpenRange: Encodable {
        var start: Position
    }

    /// A place, counted from 1.
    struct Position: Encodable {
        var line: Int
        var column: Int
    }
}

extension MutationReport {
    /// A page that stands alone: the sources with what was changed, and whether it was noticed; the report itself is in it.
    func page(json: String) -> String {
        let all = files.values.flatMap(\.mutants)
        let caught = all.count { ["Killed", "Timeout"].contains($0.status) }
        let share = all.isEmpty ? 100 : caught * 100 / all.count
        let bodies = files.sorted { $0.key < $1.key }.map { path, file in
            "<h2>\(Self.escaped(path))</h2>\n<table>\n\(rows(of: file))</table>\n"
        }
        return """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><title>testgen prove: \(share) %</title><style>
            body { font: 14px sans-serif; margin: 2em; } table { border-collapse: collapse; font: 13px monospace; }
            td { padding: 0 .6em; white-space: pre; vertical-align: top; } .n { color: #888; text-align: right; }
            .Killed, .Timeout { color: #1a7f37; } .Survived { color: #cf222e; } .NoCoverage { color: #9a6700; }
            </style></head><body>
            <h1>\(caught) of \(all.count) changes are noticed (\(share) %)</h1>
            \(bodies.joined())<script type="application/json" id="mutation-report">
            \(json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c"))
            </script></body></html>

            """
    }

    private func rows(of file: File) -> String {
        let byLine = Dictionary(grouping: file.mutants, by: \.location.start.line)
        return file.source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
            let own = (byLine[index + 1] ?? []).map { mutant in
                "<div class=\"\(mutant.status)\">\(mutant.status): \(Self.escaped(mutant.mutatorName)) → "
                    + "\(Self.escaped(mutant.replacement.map { $0.isEmpty ? "left out" : $0 } ?? "changed"))</div>"
            }
            return "<tr><td class=\"n\">\(index + 1)</td><td>\(Self.escaped(String(line)))\(own.joined())</td></tr>\n"
        }.joined()
    }

    private static func escaped(_ text: String) -> String {
        text.map { ["<": "&lt;", ">": "&gt;", "&": "&amp;", "\"": "&quot;"][$0] ?? String($0) }.joined()
    }
}
