import Facts
import Running
import Testing

private func id(_ text: String) -> TestID { TestID(text)! }

@Suite struct JUnitTests {
    @Test func whateverATestSaysIsNoMarkup() {
        // MARK: - Arrange
        let failed = id("A.S/a()")
        let skipped = id("A.S/b()")
        let verdict = Verdict(
            .failed,
            results: [
                failed: TestResult(
                    failed, .ended, issues: [TestIssue("\"1\" < 2 & \u{1}\n]]>", file: "F.swift", line: 3)]),
                skipped: TestResult(skipped, .skipped(reason: "it's late")),
            ])

        // MARK: - Act
        let text = JUnit(verdict, seconds: [failed: 0.0214]).text

        // MARK: - Assert
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="testgen run" status="failed" tests="2" failures="1" errors="0" skipped="1" time="0.021">
                  <testsuite name="A.S" tests="2" failures="1" errors="0" skipped="1" time="0.021">
                    <testcase classname="A.S" name="a()" time="0.021">
                      <failure message="&quot;1&quot; &lt; 2 &amp; &#10;]]&gt;">F.swift:3: error: &quot;1&quot; &lt; 2 &amp; &#10;]]&gt; [S/a()]</failure>
                    </testcase>
                    <testcase classname="A.S" name="b()">
                      <skipped message="it&apos;s late"/>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test func whatBelongsToNoTestIsAnErrorOfItsOwn() {
        // MARK: - Arrange
        let verdict = Verdict(.crashed, reason: "the test program died")

        // MARK: - Act
        let text = JUnit(verdict).text

        // MARK: - Assert
        #expect(text.contains("<testcase classname=\"testgen run\" name=\"crashed\">"))
        #expect(text.contains("<error message=\"the test program died\"/>"))
    }
}

@Suite struct ShardTests {
    private let tests = (1...9).map { id("A.S/t\($0)()") }

    @Test(arguments: ["", "2", "0/3", "4/3", "1/0", "a/b", "1/2/3"])
    func mistakesAreNone(text: String) { #expect(Shard(text) == nil) }

    @Test func togetherTheyAreTheWhole() throws {
        // MARK: - Arrange
        let seconds = [tests[0]: 8.0, tests[1]: 4.0, tests[2]: 4.0]

        // MARK: - Act
        let parts = try (1...3).map { try #require(Shard("\($0)/3")).tests(of: tests, seconds: seconds) }

        // MARK: - Assert
        #expect(parts.flatMap { $0 }.sorted() == tests)
        #expect(Set(parts.flatMap { $0 }).count == tests.count)
        #expect(parts[0].contains(tests[0]))
        #expect(!parts[0].contains(tests[1]))
    }

    @Test func theyAreBalancedByWhatWasMeasured() throws {
        // MARK: - Arrange
        let seconds = Dictionary(uniqueKeysWithValues: tests.enumerated().map { ($1, Double($0 + 1)) })

        // MARK: - Act
        let loads = try (1...3).map { number in
            try #require(Shard("\(number)/3")).tests(of: tests, seconds: seconds).compactMap { seconds[$0] }.reduce(
                0, +)
        }

        // MARK: - Assert
        #expect(loads.allSatisfy { (14...16).contains($0) }, "\(loads)")
    }
}
