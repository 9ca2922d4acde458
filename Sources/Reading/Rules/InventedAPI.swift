import Checking
import Facts
import SwiftSyntax

extension Rule {
    static let inventedAPI = Rule(
        "invented-api", "Tests use what Swift Testing has.", source: .agents, severity: .error,
        why: """
            `confirmation(timeout:)`, `.withArguments`, `@BeforeEach`: plausible, written in articles, and not there. A \
            compile error inside a macro comes with a flood of others, of which only the first is real; this rule names it. \
            What the tests declare themselves is known and left alone.
            """,
        fix: "writes `@Test(arguments:)`, `.disabled`, `.tags` and plain display names where the meaning is certain",
        bad: [
            """
            import Testing
            struct LibraryTests {
                @Test(↓.withArguments([1, 2])) func counts(_ n: Int) {}
                @Test func loads() async {
                    await confirmation(↓timeout: .seconds(2)) { confirm in confirm() }
                    ↓#expectEqual(sut.count, 2)
                    Issue.record("wrong", ↓filePath: #filePath, line: #line)
                }
            }
            """
        ],
        good: [
            """
            import Testing
            struct LibraryTests {
                @Test("Counts", .tags(.unit), .timeLimit(.minutes(1)), arguments: [1, 2]) func counts(_ n: Int) {}
                @Test func loads() async {
                    await confirmation("loads", expectedCount: 1) { confirm in confirm() }
                    #expect(sut.count == 2, "two were arranged")
                    Issue.record("wrong", sourceLocation: #_sourceLocation)
                }
            }
            """
        ],
        pattern: LintPattern(#"\.withArguments\(|confirmation\(timeout:|@(Before|After)(Each|All)\b"#)
    ) { file, knowledge in
        guard file.nodes.imports("Testing") else { return [] }
        return traits(in: file, knowledge) + calls(in: file, knowledge) + macros(in: file)
            + attributes(in: file, knowledge)
    }

    // MARK: Traits and labels of @Test and @Suite

    private static let inventedTraits: Set<String> = [
        "withArguments", "arguments", "skip", "skipped", "ignore", "ignored", "only", "focused", "focus", "parallel",
        "parallelized", "concurrent", "sequential", "serial", "retry", "retries", "repeat", "repeated", "timeout",
        "before",
        "after", "tag", "description", "name", "priority", "flaky", "order", "displayName", "setUp", "tearDown",
        "async",
    ]

    private static func traits(in file: TestFile, _ knowledge: Knowledge) -> [Finding] {
        let attributes = file.nodes.functions.compactMap(\.attribute) + file.nodes.types.compactMap(\.suiteAttribute)
        return attributes.flatMap { attribute -> [Finding] in
            (attribute.argumentList ?? []).enumerated().compactMap { index, argument in
                invented(argument, isFirst: index == 0, attribute, in: file, knowledge)
            }
        }
    }

    private static func invented(
        _ argument: LabeledExprSyntax, isFirst: Bool, _ attribute: AttributeSyntax, in file: TestFile,
        _ knowledge: Knowledge
    ) -> Finding? {
        if let label = argument.label {
            guard label.text != "arguments" else { return nil }
            let isName = isFirst && ["name", "description", "displayName"].contains(label.text)
            let fix =
                isName && argument.expression.is(StringLiteralExprSyntax.self)
                ? Fix("Drop the label", [Fix.Edit(label.bytes.lowerBound..<argument.expression.bytes.lowerBound, "")])
                : nil
            return file.finding(
                "invented-api", at: label, "@\(attribute.attributeName.lastTypeName) has no argument \(label.text):",
                fix: fix)
        }
        let chain = Chain(argument.expression)
        guard chain.root == nil || chain.root?.first?.isUppercase == true, let name = chain.members.last,
            !knowledge.ownNames.contains(name)
        else { return nil }
        if name == "timeLimit",
            argument.expression.trimmedDescription.contains(".seconds(")
                || argument.expression.trimmedDescription.contains(".milliseconds(")
        {
            return file.finding(
                "invented-api", at: argument.expression, "a time limit is given in minutes: .timeLimit(.minutes(1))")
        }
        guard inventedTraits.contains(name) else { return nil }
        return file.finding(
            "invented-api", at: argument.expression, "there is no trait .\(name)\(hint(name))", fix: fix(name, argument)
        )
    }

    private static func hint(_ trait: String) -> String {
        switch trait {
        case "withArguments", "arguments": "; write @Test(arguments: …)"
        case "skip", "skipped", "ignore", "ignored", "flaky": "; write .disabled(\"why\")"
        case "tag": "; write .tags(…)"
        case "sequential", "serial": "; write .serialized"
        case "timeout": "; write .timeLimit(.minutes(1))"
        default: ""
        }
    }

    private static func fix(_ trait: String, _ argument: LabeledExprSyntax) -> Fix? {
        let isLast = argument.trailingComma == nil
        let call = argument.expression.as(FunctionCallExprSyntax.self)
        switch trait {
        case "withArguments", "arguments":
            guard isLast, let call, !call.arguments.isEmpty, call.arguments.allSatisfy({ $0.label == nil }) else {
                return nil
            }
            return Fix("Write arguments:", [Fix.Edit(call.bytes, "arguments: \(call.arguments.trimmedDescription)")])
        case "skip", "skipped", "ignore", "ignored":
            guard let call, call.arguments.count == 1,
                call.arguments.first?.expression.is(StringLiteralExprSyntax.self) == true,
                call.arguments.first?.label == nil
            else { return nil }
            return Fix("Write .disabled", [Fix.Edit(call.calledExpression.bytes, ".disabled")])
        case "tag":
            guard let call else { return nil }
            return Fix("Write .tags", [Fix.Edit(call.calledExpression.bytes, ".tags")])
        case "sequential", "serial":
            guard call == nil else { return nil }
            return Fix("Write .serialized", [Fix.Edit(argument.expression.bytes, ".serialized")])
        default: return nil
        }
    }

    // MARK: Calls and macros

    private static func calls(in file: TestFile, _ knowledge: Knowledge) -> [Finding] {
        file.nodes.calls.compactMap { call in
            let wrong: Set<String>
            switch call.calleeText {
            case "confirmation", "Testing.confirmation": wrong = ["timeout", "within", "for", "timeLimit"]
            case "Issue.record": wrong = ["filePath", "file", "fileID", "line", "column"]
            case "Issue.fail", "Issue.failure", "Test.fail", "Testing.fail":
                return file.finding(
                    "invented-api", at: call.calledExpression, "there is no \(call.calleeText); write Issue.record")
            default: return nil
            }
            guard !knowledge.testTypes.keys.contains("Confirmation"),
                let argument = call.arguments.first(where: { wrong.contains($0.label?.text ?? "") }),
                let label = argument.label
            else { return nil }
            let name = label.text
            return file.finding(
                "invented-api", at: label,
                "\(call.calleeText) has no argument \(name):\(name == "timeout" ? "; it does not wait" : "")")
        }
    }

    private static let inventedMacros: Set<String> = [
        "expectEqual", "expectNotEqual", "expectTrue", "expectFalse", "expectNil", "expectNotNil", "expectThrows",
        "expectNoThrow", "assert", "assertEqual", "assertTrue", "assertFalse", "assertNil", "fail", "unwrap",
        "XCTAssert",
        "XCTAssertEqual", "check", "verify",
    ]
    private static let labels: Set<String> = [
        "throws", "performing", "sourceLocation", "processExitsWith", "exitsWith", "observing",
    ]

    private static func macros(in file: TestFile) -> [Finding] {
        file.nodes.macros.compactMap { macro in
            let name = macro.macroName.text
            if inventedMacros.contains(name), file.isInSuite(macro.bytes.lowerBound) {
                return file.finding("invented-api", at: macro, "there is no #\(name); write #expect(…) or #require(…)")
            }
            guard name == "expect" || name == "require" else { return nil }
            if let member = macro.parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(macro).id,
                name == "expect"
            {
                return file.finding(
                    "invented-api", at: member.declName,
                    "#expect gives nothing back to ask .\(member.declName.baseName.text) of")
            }
            guard let label = macro.arguments.compactMap(\.label).first(where: { !labels.contains($0.text) }) else {
                return nil
            }
            return file.finding("invented-api", at: label, "#\(name) has no argument \(label.text):")
        }
    }

    // MARK: Attributes of other frameworks

    private static let inventedAttributes: Set<String> = [
        "BeforeEach", "AfterEach", "BeforeAll", "AfterAll", "Before", "After", "SetUp", "Setup", "TearDown", "Teardown",
        "ParameterizedTest", "Parameterized", "Disabled", "Ignore", "Ignored", "Skip", "DisplayName", "Tags", "Tagged",
    ]

    private static func attributes(in file: TestFile, _ knowledge: Knowledge) -> [Finding] {
        let lists = file.nodes.functions.map(\.node.attributes) + file.nodes.types.map(\.attributes)
        return lists.flatMap { list in
            list.compactMap { element -> Finding? in
                guard case .attribute(let attribute) = element else { return nil }
                let name = attribute.attributeName.lastTypeName
                guard inventedAttributes.contains(name), knowledge.testTypes[name] == nil else { return nil }
                return file.finding(
                    "invented-api", at: attribute, "Swift Testing has no @\(name); use init, deinit and traits")
            }
        }
    }
}
