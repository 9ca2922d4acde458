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
            """
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
    ) { file, _ in
        guard file.hasTests else { return [] }
        return file.nodes.calls.compactMap { call in
            guard sleeps.contains(call.calleeText), isWait(call, in: file) else { return nil }
            return file.finding(
                "polled-wait", at: call,
                "\(call.calleeText) waits a fixed time; wait for the condition itself: `await waitUntil { … }`")
        }
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
