/// XCTest's results, as `swift test --parallel --xunit-output` writes them.
public enum XUnit {
    /// Whether an issue reports a crash of the test program, not a failed assert.
    public static func isCrash(_ issue: TestIssue) -> Bool {
        issue.message.hasPrefix("Fatal error") || issue.message == died
    }

    private static let died = "the test program died"

    /// The failures in what a test printed: `/path/File.swift:5: error: CartTests.testAdds : message`.
    public static func issues(_ output: String) -> [TestIssue] {
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
        return [CrashMessage.read(output) ?? TestIssue(isKnown || output == "failure" ? "failed" : died)]
    }
}
