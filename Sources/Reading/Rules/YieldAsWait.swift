import Checking
import SwiftSyntax

extension Rule {
    static let yieldAsWait = Rule(
        "yield-as-wait", "Task.yield() is no wait.", source: .antiPattern,
        why: """
            `Task.yield()` lets another task run, some other task, perhaps. Whether the one under test got as far as the assert \
            needs is up to the scheduler: such tests are green on one machine and red on the next.
            """,
        bad: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() async {
                    sut.refresh()
                    await ↓Task.yield()
                    #expect(sut.isLoading)
                }
            }
            """
        ],
        good: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() async {
                    sut.refresh()
                    await waitUntil { sut.isLoading }
                    #expect(sut.isLoading)
                }
            }
            func waitUntil(_ condition: () -> Bool) async {
                while !condition() { await Task.yield() }
            }
            """
        ],
        pattern: LintPattern(#"Task\.yield\("#)
    ) { file, knowledge in
        file.nodes.calls.compactMap { call in
            guard call.calleeText == "Task.yield", let test = file.test(at: call.bytes.lowerBound) else { return nil }
            let around = test.surroundings(of: call)
            guard around.isDirect, !(around.condition?.is(WhileStmtSyntax.self) ?? false) else { return nil }
            return file.finding(
                "yield-as-wait", at: call,
                "a yield waits for nothing in particular; wait for the condition itself: "
                    + "`\(knowledge.wait(in: test.framework))`")
        }
    }
}
