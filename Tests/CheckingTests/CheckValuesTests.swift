import Checking
import Facts
import Foundation
import Testing

@Suite("Values of a check")
struct CheckValuesTests {
    private func finding(
        _ rule: String = "polled-wait", line: Int, extent: ClosedRange<Int>? = nil, text: String = "sleep()",
        file: String = "Tests/A.swift"
    ) -> Finding {
        let place = SourceLocation(file: file, line: line, column: 5)
        let end = SourceLocation(file: file, line: line, column: 9)
        return Finding(
            rule: rule, severity: .warning, message: "50% wrong: a, b\nand c", location: place, end: end,
            extent: extent ?? line...line, line: text)
    }

    @Test("A change touches the findings of the tests it reaches into, and all of a new file")
    func changedLines() {
        // MARK: - Arrange
        let diff = """
            diff --git Tests/A.swift Tests/A.swift
            --- Tests/A.swift
            +++ Tests/A.swift
            @@ -10 +10,2 @@ func a() {
            +x
            +y
            @@ -30,2 +31,0 @@
            diff --git "Tests/\\303\\204.swift" "Tests/\\303\\204.swift"
            --- "Tests/\\303\\204.swift"
            +++ "Tests/\\303\\204.swift"
            @@ -1 +1 @@
            """

        // MARK: - Act
        let changes = ChangedLines(diff: diff, new: ["Tests/New.swift"])

        // MARK: - Assert
        #expect(changes.files == ["Tests/A.swift", "Tests/Ä.swift", "Tests/New.swift"])
        #expect(changes.touch(finding(line: 11)))
        #expect(!changes.touch(finding(line: 12)))
        #expect(changes.touch(finding(line: 3, extent: 1...20)))
        #expect(changes.touch(finding(line: 32)), "lines went from between 31 and 32")
        #expect(changes.touch(finding(line: 99, file: "Tests/New.swift")))
        #expect(!changes.touch(finding(line: 1, file: "Tests/B.swift")))
    }

    @Test("A baseline knows a finding by its line's text, as often as it was there")
    func baseline() {
        // MARK: - Arrange
        let old = Baseline([finding(line: 1), finding(line: 2), finding(line: 3, text: "tab\there")])
        let read = Baseline.read(old.text, path: ".testgen-baseline")

        // MARK: - Act
        let result = read.value.subtract(
            from: [finding(line: 7), finding(line: 8), finding(line: 9)], files: ["Tests/A.swift"])

        // MARK: - Assert
        #expect(read.value == old)
        #expect(read.diagnostics.isEmpty)
        #expect(result.new == [finding(line: 9)])
        #expect(result.known == 2)
        #expect(result.stale == 1)
    }

    @Test("Fixes that touch each other wait for the next round; equal edits are made once")
    func fixes() {
        // MARK: - Arrange
        let fixes = [
            Fix("a", [.init(0..<1, "A"), .init(3..<3, "!")]), Fix("b", [.init(0..<2, "B")]),
            Fix("c", [.init(3..<3, "!"), .init(2..<3, "C")]),
        ]

        // MARK: - Act
        let result = Fix.apply(fixes, to: "abc")

        // MARK: - Assert
        #expect(result.text == "AbC!")
        #expect(result.applied == 2)
    }

    @Test("A code quality report tells equal lines apart and keeps what it knows them by")
    func gitLab() throws {
        // MARK: - Arrange
        let format = try #require(OutputFormat.all.first { $0.name == "gitlab" })
        let report = CheckReport(findings: [finding(line: 2), finding(line: 7)])
        func json(_ report: CheckReport) throws -> [[String: Any]] {
            guard case .document(let entries) = format.printed(report) else { return [] }
            let data = try JSONEncoder().encode(entries)
            return try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        }

        // MARK: - Act
        let entries = try json(report)

        // MARK: - Assert
        try #require(entries.count == 2)
        #expect(Set(entries[0].keys) == ["description", "check_name", "fingerprint", "severity", "location"])
        #expect(entries[0]["check_name"] as? String == "polled-wait")
        #expect(entries[0]["severity"] as? String == "minor")
        let location = try #require(entries[1]["location"] as? [String: Any])
        #expect((location["lines"] as? [String: Int])?["begin"] == 7)
        let prints = entries.map { $0["fingerprint"] as? String }
        #expect(Set(prints).count == 2)
        #expect(try json(CheckReport(findings: [finding(line: 9)])).first?["fingerprint"] as? String == prints[0])
    }

    @Test("Annotations escape what separates them")
    func gitHub() throws {
        // MARK: - Arrange
        let format = try #require(OutputFormat.all.first { $0.name == "github" })

        // MARK: - Act
        let printed = format.printed(CheckReport(findings: [finding(line: 2, file: "Tests/a,b.swift")]))

        // MARK: - Assert
        guard case .text(let text) = printed else {
            Issue.record("annotations are a text")
            return
        }
        #expect(
            text == "::warning file=Tests/a%2Cb.swift,line=2,col=5,endLine=2,endColumn=9,title=polled-wait"
                + "::50%25 wrong: a, b%0Aand c\n")
    }
}
