/// XCTest's results, as `swift test --parallel --xunit-output` writes them.
public enum XUnit {
    /// Reads the file; `nil` when it is no whole file of results.
    public static func read(_ text: String) -> ProcessResults? {
        guard text.contains("<testsuites"), text.contains("</testsuites>") else { return nil }
        var results: [TestID: TestResult] = [:]
        for chunk in text.pieces(after: "<testcase ") {
            guard let owner = attribute("classname", in: chunk), let name = attribute("name", in: chunk),
                let id = TestID(owner + "/" + name)
            else { continue }
            var result = TestResult(id, .ended)
            let head = chunk.prefix { $0 != ">" }
            let body = head.hasSuffix("/") ? "" : chunk.dropFirst(head.count)
            if let failure = body.pieces(after: "<failure").first {
                result.issues = issues(attribute("message", in: failure) ?? "")
            } else if body.contains("<skipped") {
                result.state = .skipped(reason: "")
            }
            results[id] = result
        }
        return ProcessResults(results)
    }

    /// Whether a test's message tells of a program that died, not of an assert.
    public static func isDeath(_ issue: TestIssue) -> Bool {
        issue.message.hasPrefix("Fatal error") || issue.message == died
    }

    private static let died = "the test program died"

    /// The failures in what a test printed: `/path/File.swift:5: error: CartTests.testAdds : message`.
    private static func issues(_ output: String) -> [TestIssue] {
        var found: [TestIssue] = []
        for line in output.split(separator: "\n") {
            guard let range = line.firstRange(of: ": error: ") else { continue }
            let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 2, let row = Int(place[place.count - 1]) else { continue }
            var message = line[range.upperBound...]
            if let colon = message.firstRange(of: " : ") { message = message[colon.upperBound...] }
            let file = place.dropLast().joined(separator: ":")
            let isPlace = file.hasSuffix(".swift")
            found.append(TestIssue(String(message), file: isPlace ? file : nil, line: isPlace ? row : nil))
        }
        if !found.isEmpty { return found }
        let isKnown = output.contains("Test Case '") && output.contains("' failed (")
        return [LastWords.read(output) ?? TestIssue(isKnown || output == "failure" ? "failed" : died)]
    }

    private static func attribute(_ name: String, in text: Substring) -> String? {
        let padded = " " + text
        guard let start = padded.firstRange(of: " \(name)=\"") else { return nil }
        return unescaped(padded[start.upperBound...].prefix { $0 != "\"" }[...])
    }

    private static func unescaped(_ text: Substring) -> String {
        var result = String(text)
        for (entity, sign) in [
            ("&#10;", "\n"), ("&#13;", ""), ("&#9;", "\t"), ("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"),
            ("&gt;", ">"), ("&amp;", "&"),
        ] {
            result = result.replacing(entity, with: sign)
        }
        return result
    }
}

extension StringProtocol where SubSequence == Substring {
    /// The parts after each occurrence of a text, up to the next one.
    fileprivate func pieces(after mark: String) -> [Substring] {
        var pieces: [Substring] = []
        var rest = self[...]
        while let range = rest.firstRange(of: mark) {
            rest = rest[range.upperBound...]
            let end = rest.firstRange(of: mark)?.lowerBound ?? rest.endIndex
            pieces.append(rest[..<end])
        }
        return pieces
    }
}
