import Checking
import SwiftSyntax

extension Rule {
    static let polledWait = Rule(
        "polled-wait", "A test waits for a condition, never for a time.", source: .rulebook(8),
        why: """
            A fixed sleep is too short on a busy machine and too long on every other: the test fails now and then, and the \
            whole suite gets slower with each one. A wait that polls up to a deadline returns as soon as the condition holds.
            """,
        bad: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() async throws {
                    let sut = LibraryListViewModel()
                    try await ↓Task.sleep(nanoseconds: 300_000_000)
                    #expect(!sut.items.isEmpty)
                }
            }
            """,
            """
            import XCTest
            final class LibraryTests: XCTestCase {
                func testLoads() {
                    let delay = expectation(description: "delay")
                    ↓DispatchQueue.main.asyncAfter(deadline: .now() + 1) { delay.fulfill() }
                    wait(for: [delay], timeout: 2)
                    _ = ↓XCTWaiter.wait(for: [expectation(description: "a second")], timeout: 1)
                }
            }
            """,
        ],
        good: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() async throws {
                    let sut = LibraryListViewModel()
                    await waitUntil { !sut.items.isEmpty }
                    #expect(sut.items.count == 1)
                }
            }
            """,
            """
            func waitUntil(_ condition: () -> Bool) async {
                while !condition() { try? await Task.sleep(nanoseconds: 1_000_000) }
            }
            """,
        ],
        pattern: LintPattern(
            #"(Task|Thread)\.sleep\(|\busleep\("#)
    ) { file, knowledge in
        guard file.hasTests else { return [] }
        return file.nodes.calls.compactMap { call in
            let isSleep = sleeps.contains(call.calleeText) && isWait(call, in: file)
            guard isSleep || waitsForNobody(call) || isAlarm(call, in: file) else { return nil }
            let framework =
                file.test(at: call.bytes.lowerBound)?.framework ?? (file.tests.first?.framework ?? .swiftTesting)
            return file.finding(
                "polled-wait", at: call,
                "\(call.calleeText) waits a fixed time, too short on a busy machine; wait for the condition itself: "
                    + "`\(knowledge.wait(in: framework))`")
        }
    }

    /// Whether a wait is for an expectation that is made on the spot, so that nobody can fulfil it.
    private static func waitsForNobody(_ call: FunctionCallExprSyntax) -> Bool {
        guard ["wait", "fulfillment"].contains(call.calleeName),
            let list = (call.labelled("for") ?? call.labelled("of"))?.expression.as(ArrayExprSyntax.self),
            list.elements.count == 1, let only = list.elements.first?.expression.as(FunctionCallExprSyntax.self)
        else { return false }
        return ["expectation", "self.expectation", "XCTestExpectation"].contains(only.calleeText)
            && only.closures.isEmpty
    }

    /// Whether all that a delayed call does is to end the wait of the test.
    private static func isAlarm(_ call: FunctionCallExprSyntax, in file: TestFile) -> Bool {
        guard call.calleeName == "asyncAfter", let body = call.closures.first?.statements, body.count == 1,
            case .expr(let only)? = body.first?.item, let end = only.unwrapped.as(FunctionCallExprSyntax.self)
        else { return false }
        return end.calleeName == "fulfill" && file.test(at: call.bytes.lowerBound) != nil
    }

    private static let sleeps: Set<String> = [
        "Task.sleep", "Thread.sleep", "sleep", "usleep", "nanosleep", "RunLoop.current.run", "RunLoop.main.run",
        "ContinuousClock.sleep", "SuspendingClock.sleep",
    ]

    /// Whether the call blocks the test: it is neither in a double's closure nor in a polling loop.
    private static func isWait(_ call: FunctionCallExprSyntax, in file: TestFile) -> Bool {
        let offset = call.bytes.lowerBound
        if let test = file.test(at: offset) {
            let around = test.surroundings(of: call)
            return around.isDirect && !around.isInLoop
        }
        guard let function = file.nodes.functions.last(where: { $0.range.contains(offset) }), !function.hasLoop,
            function.owner.map({ file.suites.contains($0) }) ?? true
        else { return false }
        var current = call.parent
        while let parent = current, parent.id != Syntax(function.node).id {
            if parent.is(ClosureExprSyntax.self) { return false }
            current = parent.parent
        }
        return true
    }
}

extension TestCase.Surroundings {
    /// Whether it may run more than once.
    var isInLoop: Bool {
        guard let condition else { return false }
        return condition.is(WhileStmtSyntax.self) || condition.is(ForStmtSyntax.self)
            || condition.is(RepeatStmtSyntax.self)
    }
}
