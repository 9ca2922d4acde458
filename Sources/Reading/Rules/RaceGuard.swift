import Checking
import Facts
import SwiftSyntax

extension Rule {
    static let raceGuard = Rule(
        "race-guard", "A test waits for what a call starts before it looks at it.", source: .antiPattern,
        why: """
            `sut.startAsync()` returns at once; what it starts ends some time later. An assert right behind it looks at the \
            state before: it is green on one machine and red on the next. Await the call, or wait for the condition. The \
            rule knows from the sources which methods start a task, and which properties only the task changes.
            """,
        bad: [
            """
            import Testing
            struct UploadQueueTests {
                @Test func flushes() async {
                    let sut = UploadQueue(api: SyncAPIMock())
                    sut.flush()
                    #expect(↓sut.uploaded == 1)
                }
                @Test func starts() async {
                    sut.startAsync()
                    #expect(↓sut.value == expected)
                }
            }
            """,
            """
            import XCTest
            final class UploadQueueTests: XCTestCase {
                func testFlushUploadsWhatIsPending() {
                    let sut = UploadQueue(api: SyncAPIMock())
                    sut.flush()
                    XCTAssertEqual(↓sut.uploaded, 1)
                }
            }
            """,
        ],
        good: [
            """
            import Testing
            struct UploadQueueTests {
                @Test func flushes() async {
                    let sut = UploadQueue(api: SyncAPIMock())
                    sut.flush()
                    await waitUntil { sut.uploaded == 1 }
                    #expect(sut.uploaded == 1)
                }
                @Test func isBusy() async {
                    let sut = UploadQueue(api: SyncAPIMock())
                    sut.flush()
                    #expect(sut.isBusy)
                }
                @Test func starts() async {
                    await sut.startAsync()
                    #expect(sut.value == expected)
                }
            }
            """
        ]
    ) { file, knowledge in
        file.unitTests.compactMap { test -> Finding? in
            guard let start = start(in: test, file, knowledge) else { return nil }
            for step in test.steps[(start.index + 1)...] {
                let text = file.text(step.node.bytes)
                guard !waits(text) else { return nil }
                let asserts = test.asserts.filter { step.node.bytes.contains($0.range.lowerBound) }
                guard let place = asserts.flatMap(\.subjects).first(where: { start.concerns($0, test) }) else {
                    continue
                }
                return file.finding(
                    "race-guard", at: place,
                    "\(start.method) only starts what this looks at; "
                        + (start.isAsync ? "await the call" : "wait for it: `\(knowledge.wait(in: test.framework))`"))
            }
            return nil
        }
    }

    /// A call of the subject that starts something and does not wait for it.
    private struct Start {
        var index: Int
        var method: String
        /// What only the task touches; `nil` when nothing is known but the name.
        var effects: LateEffects?
        var isAsync: Bool

        /// Whether an assert is about something that the task changes.
        func concerns(_ expression: ExprSyntax, _ test: TestCase) -> Bool {
            expression.chains.contains { chain in
                guard let root = chain.root, let member = chain.members.first else { return false }
                guard let effects else { return test.subjects.contains(root) }
                if test.subjects.contains(root) { return effects.properties.contains(member) }
                guard test.doubles.contains(root), let last = chain.members.last else { return false }
                return effects.calls.contains { name in
                    ["CallsCount", "Called", "CallCount"].contains { last == name + $0 }
                }
            }
        }
    }

    /// The last call of a test that starts a task.
    private static func start(in test: TestCase, _ file: TestFile, _ knowledge: Knowledge) -> Start? {
        for (index, step) in test.steps.enumerated().reversed() where step.isAct && !step.isAssert {
            guard case .expr(let expression) = step.node.item, !file.text(step.node.bytes).contains("await "),
                let call = expression.unwrapped.as(FunctionCallExprSyntax.self),
                let callee = call.calledExpression.as(MemberAccessExprSyntax.self), call.closures.isEmpty
            else { continue }
            let method = callee.declName.baseName.text
            if let role = subject(of: test, file, knowledge), role.methods.contains(method) {
                guard let effects = knowledge.lateEffects[role.name]?[method] else { continue }
                return Start(index: index, method: method, effects: effects, isAsync: false)
            }
            guard method.dropping(suffix: "Async") != nil else { continue }
            return Start(index: index, method: method, effects: nil, isAsync: true)
        }
        return nil
    }

    /// The type that a test is about, as far as the names say.
    private static func subject(of test: TestCase, _ file: TestFile, _ knowledge: Knowledge) -> Role? {
        for name in test.subjects {
            guard let value = file.local(name, in: test)?.value, let type = Chain(value).root else { continue }
            if let role = knowledge.roles[type] { return role }
            if let module = type.dropping(suffix: "TestFactory") { return knowledge.role(namedBy: module) }
        }
        return file.types(around: test.function.owner).last.flatMap {
            knowledge.role(namedBy: TestFile.stem(of: $0.name))
        }
    }

    /// Whether a statement waits for anything.
    private static func waits(_ text: String) -> Bool {
        ["wait", "ventually", "sleep"].contains { text.contains($0) }
    }
}
