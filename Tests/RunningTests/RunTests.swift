import Facts
import Reading
import Running
import Testing

private func id(_ text: String) -> TestID { TestID(text)! }

@Suite struct TagExpressionTests {
    @Test(arguments: [
        ("unit", ["unit"], true), ("unit & slow", ["unit"], false), ("unit & !slow", ["unit"], true),
        ("unit | slow", ["slow"], true), ("!(unit | slow)", [], true), (".unit&Tag.slow", ["unit", "slow"], true),
        ("a | b & c", ["a"], true), ("layer.service", ["layer.service"], true),
    ])
    func matches(text: String, tags: [String], expected: Bool) throws {
        #expect(try TagExpression.read(text).get().matches(Set(tags)) == expected)
    }

    @Test(arguments: ["", "unit &", "(unit", "unit slow", "unit # slow", "!"])
    func mistakesAreErrors(text: String) {
        #expect(throws: Failure.self) { try TagExpression.read(text).get() }
    }
}

@Suite struct TestIDTests {
    @Test func readsWhatToolsPrint() {
        #expect(TestID("A.S/N/t(x:)/F.swift:1:2")?.text == "A.S/N/t(x:)")
        #expect(TestID("A.S/testOld")?.isXCTest == true)
        #expect(TestID("A.`a b / c`()")?.path == ["`a b / c`()"])
        #expect(TestID("nothing") == nil)
        #expect(id("A.`plain`/t()") == id("A.plain/t()"))
    }

    @Test func filtersMeanExactlyWhatIsSelected() {
        let all = ["A.S/a()", "A.S/b()", "A.T/c()", "A.OldTests/testX", "B.d()"].map(id)
        #expect(SwiftPM.filters(for: all, of: all).isEmpty)
        #expect(SwiftPM.filters(for: [all[0], all[1]], of: all) == ["^A\\.S/"])
        #expect(SwiftPM.filters(for: [all[0], all[4]], of: all) == ["^A\\.S/a\\(\\)(/|$)", "^B\\."])
        #expect(SwiftPM.filters(for: [all[3]], of: all).count == 1)
    }
}

@Suite struct VerdictTests {
    private let test = id("A.S/a()")
    private let other = id("A.S/b()")

    private func verdict(
        _ records: [EventRecord], exit: Int32 = 0, hung: [TestID]? = nil, dead: Bool = false
    ) -> Verdict {
        Verdict.of(
            ProcessEnd(expected: [test, other], exitCode: exit, hung: hung, hasCrashed: dead),
            ProcessResults(stream: records))
    }

    private func ran(_ id: TestID) -> [EventRecord] { [.started(id), .ended(id)] }

    @Test func onlyAWholeRunOfAllTestsHasPassed() {
        #expect(verdict([.runStarted] + ran(test) + ran(other) + [.runEnded]).status == .passed)
        #expect(verdict([.runStarted] + ran(test) + [.runEnded]).status == .incomplete)
        #expect(verdict([.runStarted] + ran(test) + ran(other)).status == .incomplete)
        #expect(verdict([]).status == .incomplete)
        #expect(verdict([.runStarted] + ran(test) + ran(other) + [.runEnded], exit: 1).status == .incomplete)
        #expect(
            verdict([.runStarted, .damaged(line: 2)] + ran(test) + ran(other) + [.runEnded]).reason
                == "line 2 of the event stream is damaged")
    }

    @Test func aSkippedTestHasAResult() {
        let records = [EventRecord.runStarted] + ran(test) + [.skipped(other, reason: "later"), .runEnded]
        #expect(verdict(records).status == .passed)
    }

    @Test func aRunOfSkippedTestsOnlyIsNoPass() {
        // MARK: - Arrange
        let records: [EventRecord] = [
            .runStarted, .skipped(test, reason: "later"), .skipped(other, reason: "later"), .runEnded,
        ]

        // MARK: - Act
        let verdict = verdict(records)

        // MARK: - Assert
        #expect(verdict.status == .nothingRan)
        #expect(RunSummary(verdict).text == "nothing-ran: 0 tests, 2 skipped\nskipped: later [S/a(), S/b()]\n")
        #expect(Verdict.joined([verdict, Verdict(.passed)]).status == .passed)
        #expect(Verdict.joined([verdict, Verdict(.failed)]).status == .failed)
    }

    @Test func issuesFailUnlessTheyAreKnownOrWarnings() {
        let frame = { (issue: TestIssue) in
            [EventRecord.runStarted] + self.ran(self.test) + self.ran(self.other) + [
                .issue(self.test, issue), .runEnded,
            ]
        }
        #expect(verdict(frame(TestIssue("x"))).status == .failed)
        #expect(verdict(frame(TestIssue("x", weight: .known))).status == .passed)
        #expect(verdict(frame(TestIssue("x", weight: .warning))).status == .passed)
        #expect(
            verdict([.runStarted] + ran(test) + ran(other) + [.issue(nil, TestIssue("x")), .runEnded]).status == .failed
        )
    }

    @Test func hangsAndDeathsNameWhoWasRunning() {
        let open = [EventRecord.runStarted, .started(test)]
        #expect(verdict(open, hung: []).culprits == [test])
        #expect(verdict(open, hung: []).status == .hung)
        #expect(verdict(open, exit: 132, dead: true).status == .crashed)
        #expect(verdict(open, exit: 132, dead: true).culprits == [test])
    }

    @Test func testsThatAreThroughDidNotHang() {
        let whole = [EventRecord.runStarted] + ran(test) + ran(other) + [.runEnded]
        #expect(verdict(whole, exit: 143, hung: []).status == .passed)
        #expect(verdict(whole, exit: 143, hung: []).reason?.contains("was ended") == true)
        #expect(verdict([.runStarted] + ran(test) + [.runEnded], exit: 143, hung: []).status == .hung)
    }

    @Test func theWorstOfSeveralCounts() {
        #expect(Verdict.joined([Verdict(.passed), Verdict(.failed), Verdict(.crashed)]).status == .crashed)
        #expect(Verdict.joined([]).status == .incomplete)
    }

    @Test func argumentsOfOnePlaceAreOneFailure() {
        let issues = ["2", "1"].map { TestIssue("x", file: "F.swift", line: 3, argument: $0) }
        let result = TestResult(test, .ended, issues: issues)
        let summary = RunSummary(Verdict(.failed, results: [test: result]))
        #expect(summary.failures.map(\.arguments) == [["1", "2"]])
        #expect(summary.text == "failed: 1 test\nF.swift:3: error: x [S/a() 1 2]\n")
    }
}

@Suite struct ResultFileTests {
    @Test func xunitTellsOfFailuresSkipsAndDeaths() throws {
        let text = """
            <?xml version="1.0"?><testsuites><testsuite name="T" tests="3">
            <testcase classname="A.OldTests" name="testGood" time="0.1"></testcase>
            <testcase classname="A.OldTests" name="testBad" time="0.1">
            <failure message="/p/T.swift:5: error: OldTests.testBad : &quot;1&quot; &lt; 2"></failure></testcase>
            <testcase classname="A.OldTests" name="testSkip" time="0.1"><skipped/></testcase>
            </testsuite></testsuites>
            """
        let results = try #require(XUnit.read(text)).results
        #expect(results[id("A.OldTests/testGood")]?.isFailed == false)
        #expect(results[id("A.OldTests/testBad")]?.issues.first?.message == "\"1\" < 2")
        #expect(results[id("A.OldTests/testBad")]?.issues.first?.line == 5)
        #expect(results[id("A.OldTests/testSkip")]?.state == .skipped(reason: ""))
        #expect(XUnit.read("<testsuites><testcase") == nil)
    }

    @Test func xunitMayHoldLinesAndColoursOfWhatATestPrinted() throws {
        let text = """
            <?xml version="1.0"?><testsuites><testsuite name="T" tests="1">
            <testcase classname="A.OldTests" name="testBad" time="0.1">
            <failure message="\u{1B}[31mred\u{1B}[0m&#13;&#10;/p/T.swift:5: error: OldTests.testBad : a &amp;lt; b&#13;&#10;end"/>
            </testcase></testsuite></testsuites>
            """
        let issue = try #require(XUnit.read(text)?.results[id("A.OldTests/testBad")]?.issues.first)
        #expect(issue.message == "a &lt; b")
        #expect(issue.line == 5)
    }

    @Test func xcresultTreesAreRead() {
        let tree = XCResultNode(
            type: "Unit test bundle", name: "AppTests",
            children: [
                XCResultNode(
                    type: "Test Suite", name: "CartTests",
                    children: [
                        XCResultNode(
                            type: "Test Case", name: "adds()", identifier: "CartTests/adds()", result: "Failed",
                            children: [
                                XCResultNode(type: "Failure Message", name: "CartTests.swift:4: Expectation failed: x")
                            ]),
                        XCResultNode(
                            type: "Test Case", name: "later()", identifier: "CartTests/later()", result: "Skipped"),
                    ])
            ])
        let results = ProcessResults(xcresult: [tree]).results
        #expect(results[id("AppTests.CartTests/adds()")]?.issues.first?.line == 4)
        #expect(results[id("AppTests.CartTests/adds()")]?.isFailed == true)
        #expect(results[id("AppTests.CartTests/later()")]?.hasRun == false)
        #expect(ProcessResults(xcresult: []).isFinished == false)
    }

    @Test func methodsOfXCTestLoseTheParenthesesOfXcode() {
        let node = XCResultNode(
            type: "Unit test bundle", name: "AppTests",
            children: [XCResultNode(type: "Test Case", name: "testA()", identifier: "Old/testA()", result: "Passed")])
        let wanted = id("AppTests.Old/testA")
        #expect(ProcessResults(xcresult: [node], expected: [wanted]).results[wanted]?.id == wanted)
        #expect(ProcessResults(xcresult: [node]).results[id("AppTests.Old/testA()")] != nil)
    }

    @Test func aWorkspaceGoesBeforeAProjectAndThePackageBeforeBoth() throws {
        let paths = ["App.xcodeproj", "App.xcworkspace", "Pods/Pods.xcodeproj"]
        #expect(try XcodeBuild.container(wanted: nil, among: paths, isPackage: false) == .workspace("App.xcworkspace"))
        #expect(try XcodeBuild.container(wanted: nil, among: paths, isPackage: true) == nil)
        #expect(
            try XcodeBuild.container(wanted: "Pods/Pods.xcodeproj", among: paths, isPackage: true)
                == .project("Pods/Pods.xcodeproj"))
        #expect(throws: XcodeBuild.Problem.several(["A.xcodeproj", "B.xcodeproj"])) {
            try XcodeBuild.container(wanted: nil, among: ["A.xcodeproj", "B.xcodeproj"], isPackage: false)
        }
        #expect(throws: XcodeBuild.Problem.none) {
            try XcodeBuild.container(wanted: nil, among: [], isPackage: false)
        }
    }

    @Test func whatBecameOfFailedArgumentsIsTold() {
        let test = id("AppTests.CartTests/sums(price:)")
        let issues = ["2", "4"].map { TestIssue("x", argument: $0) }
        let verdict = Verdict(.failed, results: [test: TestResult(test, .ended, issues: issues)])
        #expect(verdict.failedArguments == [test: ["2", "4"]])
        #expect(
            verdict.outcomes(of: [test: ["2", "3"]])
                == ["CartTests/sums(price:) passes now for 3, still fails for 2, fails newly for 4"])
    }

    @Test func aBuildsFirstRealErrorComesFirst() {
        let output = """
            macro expansion @Test:1:1: error: global variable must be a compile-time constant to use @section attribute
            /p/T.swift:3:9: error: value of type 'Cart' has no member 'x'
            /p/T.swift:3:9: error: value of type 'Cart' has no member 'x'
            """
        #expect(BuildErrors.read(output).first?.line == 3)
        #expect(BuildErrors.read(output).count == 2)
        #expect(BuildErrors.placeless("error: no such module") == "no such module")
    }
}

@Suite struct BaselineTests {
    private func catalog(asserts: Int, enablement: Enablement = .runs) -> TestCatalog {
        var declarations = TestDeclarations()
        let place = SourceLocation(file: "F.swift", line: 1, column: 1)
        declarations.tests = [
            TestFact(
                id: id("A.S/a()"), location: place, endLine: 2, traits: TraitFact(enablement: enablement),
                asserts: asserts)
        ]
        return TestCatalog([declarations])
    }

    private func baseline(_ asserts: Int, _ enablement: Enablement = .runs, there: Bool = true) -> TestBaseline {
        TestBaseline(there ? [id("A.S/a()")] : [], catalog: catalog(asserts: asserts, enablement: enablement))
    }

    @Test func lossesAreTold() {
        let old = baseline(2)
        #expect(old.losses(to: baseline(2)).isEmpty)
        #expect(old.losses(to: baseline(3)).isEmpty)
        #expect(old.losses(to: baseline(1)) == ["A.S/a() has 1 asserts, it had 2"])
        #expect(old.losses(to: baseline(2, .disabled)) == ["A.S/a() is disabled now"])
        #expect(old.losses(to: baseline(2, there: false)) == ["A.S/a() is gone"])
    }
}
