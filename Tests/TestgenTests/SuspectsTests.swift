import Running
import Testing

@testable import testgen

/// Which tests are left out when runs die that no test ends by itself.
@Suite struct SuspectsTests {
    private let texts: SuiteTexts = ["Tests/ModelTests.swift": SuiteText("", of: 0)]

    private func id(_ function: String) -> TestID {
        TestID(module: "AppTests", path: ["ModelTests", "Load", "\(function)()"])
    }

    private func died(_ events: [EventRecord]) -> Sandbox.Run {
        Sandbox.Run(library: .swiftTesting, status: 132, isTimedOut: false, output: "", looks: "", events: events)
    }

    private func names(_ runs: [Sandbox.Run]) -> [String] { texts.suspects(runs).map(\.place.function).sorted() }

    @Test func theTestThatIsOpenAndTheOneBeforeAreSuspectedOfOneDeath() {
        let run = died([
            .runStarted, .started(id("a")), .ended(id("a")), .started(id("b")), .ended(id("b")), .started(id("c")),
        ])
        #expect(names([run]) == ["b", "c"])
    }

    @Test func theOneThatMostDeathsHaveInCommonIsSuspected() {
        let first = died([.runStarted, .started(id("a")), .ended(id("a")), .started(id("b"))])
        let second = died([.runStarted, .started(id("b")), .ended(id("b")), .started(id("c"))])
        #expect(names([first, second]) == ["b"])
    }

    @Test func nobodyIsSuspectedWhereNothingWasOpen() {
        #expect(names([died([.runStarted, .started(id("a")), .ended(id("a"))])]).isEmpty)
    }

    @Test func whatATestLeavesUnderWayIsLookedForAmongThoseThatHadEnded() {
        let run = died([.runStarted, .started(id("a")), .started(id("b")), .ended(id("a")), .started(id("c"))])
        #expect(texts.open(run).map(\.place.function).sorted() == ["b", "c"])
        #expect(texts.ended(run).map(\.place.function) == ["a"])
    }

    @Test func aTestThatFailsByItselfIsNotTakenForOneThatEndsTheProcess() throws {
        let text = """
            struct ModelTests {
                struct Load {
                    func a() {
                        #expect(sut.count == 2)
                        #expect(sut.isBound)
                    }
                }
            }
            """
        let texts: SuiteTexts = ["Tests/ModelTests.swift": SuiteText(text, of: 0)]
        let test = try #require(texts["Tests/ModelTests.swift"]?.place(id("a")))
        let issue = TestIssue("sut.isBound → false", line: 5)
        let failed = died([.runStarted, .started(id("a")), .issue(id("a"), issue), .ended(id("a")), .runEnded])
        #expect(texts.problems(of: test, in: failed).map(\.place) == [test.expectation(1)])
        #expect(texts.problems(of: test, in: died([.runStarted, .started(id("a"))])).map(\.place) == [test])
    }
}
