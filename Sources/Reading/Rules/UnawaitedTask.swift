import Checking
import Facts
import SwiftSyntax

extension Rule {
    static let unawaitedTask = Rule(
        "unawaited-task", "A test waits for the work it starts.", source: .antiPattern, severity: .error,
        why: """
            A `Task` nobody awaits may not have begun when the asserts run, and may end after the test has: the asserts look \
            at the state before, and asserts inside it may never run. Await the call itself, or the task's value.
            """,
        bad: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() async {
                    ↓Task { await sut.load() }
                    #expect(sut.items.count == 1)
                }
            }
            """
        ],
        good: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() async {
                    let task = Task { await sut.load() }
                    await task.value
                    #expect(sut.items.count == 1)
                }
                @Test func shows() async {
                    Task { await sut.load() }
                    await waitUntil { sut.isLoading }
                    #expect(sut.isLoading)
                }
            }
            """,
            """
            import XCTest
            final class LibraryTests: XCTestCase {
                func testLoads() {
                    let loaded = expectation(description: "loaded")
                    Task {
                        await sut.load()
                        loaded.fulfill()
                    }
                    wait(for: [loaded], timeout: 1)
                    XCTAssertEqual(sut.items.count, 1)
                }
            }
            """,
        ]
    ) { file, _ in
        let tasks = file.nodes.calls.compactMap { call -> Finding? in
            guard ["Task", "Task.detached", "Task.init"].contains(call.calleeText), !call.closures.isEmpty,
                let test = file.test(at: call.bytes.lowerBound), test.surroundings(of: call).isDirect,
                !isAwaited(call, test, in: file)
            else { return nil }
            return file.finding(
                "unawaited-task", at: call,
                "nobody awaits this task before the asserts; await the call itself, or the task's value")
        }
        let bindings = file.nodes.locals.compactMap { node -> Finding? in
            guard node.modifiers.contains(where: { $0.name.text == "async" }),
                let test = file.test(at: node.bytes.lowerBound),
                let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { return nil }
            let rest = node.bytes.upperBound..<test.function.range.upperBound
            if name != "_", file.text(rest).mentionsWord(name) { return nil }
            return file.finding(
                "unawaited-task", at: node, "nobody awaits \(name); it is cancelled where its scope ends")
        }
        return tasks + bindings
    }

    /// Whether the test waits between a task and the next assert: for the task, or for a condition.
    private static func isAwaited(_ call: FunctionCallExprSyntax, _ test: TestCase, in file: TestFile) -> Bool {
        var node = Syntax(call)
        while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
            if parent.is(ReturnStmtSyntax.self) || parent.is(AwaitExprSyntax.self) { return true }
            if parent.is(FunctionCallExprSyntax.self),
                parent.as(FunctionCallExprSyntax.self)?.calleeText != call.calleeText
            {
                return true
            }
            node = parent
        }
        let end = call.bytes.upperBound
        let next = test.asserts.first { $0.range.lowerBound > end && $0.kind != .confirmation }?.range.lowerBound
        let rest = file.text(end..<(next ?? test.function.range.upperBound))
        let binding = node.as(VariableDeclSyntax.self)?.bindings.first
        if let name = binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            let all = file.text(end..<test.function.range.upperBound)
            if all.contains("\(name).value") || all.contains("\(name).result") { return true }
        }
        return rest.waits || file.text(end..<test.function.range.upperBound).waitsByName
    }
}

extension String {
    /// Whether code of the text waits for something: it awaits, or calls what is named for waiting.
    fileprivate var waits: Bool {
        contains("await ") || waitsByName
    }

    /// Whether it calls what is named for waiting.
    fileprivate var waitsByName: Bool {
        ["wait(", "waitFor", "waitUntil", "fulfillment", ".fulfill()", "ventually"].contains { contains($0) }
    }

    /// Whether a word stands in the text on its own.
    func mentionsWord(_ word: String) -> Bool {
        split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
    }
}
