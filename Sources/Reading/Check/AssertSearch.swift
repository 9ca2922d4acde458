import SwiftSyntax

/// Looks for anything in a test by which it can fail on purpose.
struct AssertSearch {
    /// Whether there is anything.
    let finds: Bool

    init(_ test: TestCase, in file: TestFile, _ knowledge: Knowledge) {
        let range = test.function.range
        let helpers = file.assertingFunctions.union(knowledge.assertingFunctions)
        finds =
            !test.asserts.isEmpty
            || file.nodes.macros.within(range).contains { $0.macroName.text.hasPrefix("assert") }
            || file.nodes.calls.within(range).contains { call in
                call.isAssertByName || helpers.contains(call.calleeName) || Self.looks(call)
                    || (Self.waitsForClosure(call) && !knowledge.silentWaits.contains(call.calleeName))
                    || (Self.isStep(call) && file.bytes.typeNames.contains("TestStore"))
            }
    }

    /// What measures, waits for a call that has to come, stops the process or skips.
    private static let names: Set<String> = [
        "measure", "measureMetrics", "measureAsync", "fulfillment", "waitForExpectations", "XCTWaiter", "XCTSkip",
        "XCTSkipIf", "XCTSkipUnless", "XCTExpectFailure", "assert", "precondition", "assertionFailure",
        "preconditionFailure", "fatalError", "withCheckedContinuation", "withCheckedThrowingContinuation",
        "withUnsafeContinuation", "withUnsafeThrowingContinuation", "verify", "Verify",
    ]

    /// Whether a call fails a test by itself: it measures, waits for a call that has to come, stops or skips.
    static func looks(_ call: FunctionCallExprSyntax) -> Bool {
        let name = call.calleeName
        if names.contains(name) || name == "wait" && call.labelled("for") != nil { return true }
        if name == "fulfill" { return isAwaited(call) }
        return name.hasPrefix("wait") && isAwaited(call)
    }

    /// Whether a helper waits for what a closure says, and nobody knows that it does not fail: `waitUntil { … }`.
    static func waitsForClosure(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.calleeName.hasPrefix("wait") else { return false }
        return call.trailingClosure != nil || call.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
    }

    /// Whether the test waits for the call, and may fail with it.
    private static func isAwaited(_ call: FunctionCallExprSyntax) -> Bool {
        var current = call.parent
        while let node = current, !node.is(CodeBlockItemSyntax.self) {
            if node.is(TryExprSyntax.self) { return true }
            current = node.parent
        }
        return false
    }

    /// A step of a store that asserts every change of its state.
    private static func isStep(_ call: FunctionCallExprSyntax) -> Bool {
        ["send", "receive", "finish", "exhaust"].contains(call.calleeName)
    }
}

extension TestCase {
    /// Whether it may throw an error of its own accord.
    var mayThrow: Bool {
        function.node.tokens(viewMode: .sourceAccurate).contains { token in
            let next = token.nextToken(viewMode: .sourceAccurate)?.tokenKind
            return token.tokenKind == .keyword(.try) && next != .postfixQuestionMark && next != .exclamationMark
        }
    }
}
