import Checking
import SwiftSyntax

extension Rule {
    static let disabledReason = Rule(
        "disabled-reason", "A disabled test says why.", source: .agents,
        why: """
            Agents switch off what is in the way. A reason, or a bug's number, is what makes the difference between a test that \
            waits for something and one that was silenced; without it nobody dares to switch it on again.
            """,
        bad: [
            """
            import Testing
            struct LibraryTests {
                @Test(↓.disabled()) func loads() {}
                @Test(↓.disabled("flaky")) func saves() {}
                @Test(↓.enabled(if: false)) func deletes() {}
            }
            """
        ],
        good: [
            """
            import Testing
            struct LibraryTests {
                @Test(.disabled("the server has no pages yet")) func loads() {}
                @Test(.disabled(), .bug("https://example.com/42")) func saves() {}
                @Test(.disabled(if: isOnCI, "needs a display")) func shows() {}
                @Test(.enabled(if: hasServer)) func deletes() {}
            }
            """
        ],
        pattern: LintPattern(#"\.disabled\(\s*(\"\"\s*)?\)"#)
    ) { file, _ in
        let attributes = file.nodes.functions.compactMap(\.attribute) + file.nodes.types.compactMap(\.suiteAttribute)
        let traits = attributes.flatMap { attribute -> [Finding] in
            if attribute.trait("bug") != nil { return [] }
            return ["disabled", "enabled"].compactMap { name in
                guard let trait = attribute.trait(name), lacksReason(trait, name) else { return nil }
                return file.finding(
                    "disabled-reason", at: trait,
                    "nobody will know when to run it again; say why, and what has to happen first")
            }
        }
        let skips = file.nodes.calls.compactMap { call -> Finding? in
            guard ["XCTSkip", "XCTSkipIf", "XCTSkipUnless"].contains(call.calleeText),
                file.test(at: call.bytes.lowerBound) != nil,
                !call.arguments.contains(where: { $0.expression.is(StringLiteralExprSyntax.self) })
            else { return nil }
            return file.finding(
                "disabled-reason", at: call,
                "a skipped test that does not say why stays skipped; give \(call.calleeText) a text at its end")
        }
        return traits + skips
    }

    private static func lacksReason(_ trait: ExprSyntax, _ name: String) -> Bool {
        guard let call = trait.as(FunctionCallExprSyntax.self) else { return name == "disabled" }
        let comment = call.arguments.first { $0.label == nil }?.expression
        let condition = call.labelled("if")?.expression
        if name == "enabled" { return condition?.trimmedDescription == "false" && comment == nil }
        if let condition, comment == nil { return condition.trimmedDescription == "true" }
        guard let comment else { return call.trailingClosure == nil }
        guard let text = comment.as(StringLiteralExprSyntax.self)?.plainText else { return false }
        return vague.contains(text.lowercased().filter { $0.isLetter })
    }

    private static let vague: Set<String> = [
        "", "todo", "fixme", "disabled", "skip", "skipped", "flaky", "broken", "wip", "temp", "temporary",
        "temporarily",
        "later", "fails", "failing", "ignore", "tbd", "fixlater", "notworking", "doesnotwork", "doesntwork",
    ]
}
