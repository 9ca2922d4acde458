import Checking
import SwiftSyntax

extension Rule {
    static let implementationDetail = Rule(
        "implementation-detail", "A test looks at what a type does, not at how.", source: .antiPattern,
        why: """
            A test that reads private state by a mirror, a key or a back door for tests, or compares the words of an error, \
            fails when the code is improved and passes when it is broken elsewhere. Assert what a user of the type can see.
            """,
        bad: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() {
                    let mirror = ↓Mirror(reflecting: sut)
                    #expect(↓sut._isLoaded)
                    #expect(↓error.localizedDescription == "The request timed out.")
                }
            }
            """
        ],
        good: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() {
                    #expect(sut.isLoaded)
                    #expect(sut.errorMessage == "You are offline.")
                    #expect(error as? LoadError == .timedOut)
                }
            }
            """
        ],
        pattern: LintPattern(#"Mirror\(reflecting:"#)
    ) { file, knowledge in
        let reflections = file.nodes.calls.compactMap { call -> Finding? in
            guard let test = file.test(at: call.bytes.lowerBound) else { return nil }
            return reflection(call, test, file, knowledge).map { file.finding("implementation-detail", at: call, $0) }
        }
        let asserts = file.unitTests.flatMap { test in
            test.asserts.compactMap { assertion in
                wordsFinding(assertion, test, in: file)
                    ?? privateStateFinding(assertion, test, in: file, knowledge)
            }
        }
        return reflections + asserts
    }

    /// The problem with a call that reads a type's private state; `nil` for another call.
    private static func reflection(
        _ call: FunctionCallExprSyntax, _ test: TestCase, _ file: TestFile, _ knowledge: Knowledge
    ) -> String? {
        let chain = Chain(call.calledExpression)
        let label = call.arguments.first?.label?.text
        if chain.text == "Mirror", label == "reflecting" {
            return "a mirror reads private state; assert what can be seen"
        }
        guard let root = chain.root, test.subjects.contains(root), let member = chain.members.last,
            !declares(member, root, test, file, knowledge)
        else { return nil }
        switch member {
        case "value" where label == "forKey" && isKey(call), "setValue" where isKey(call):
            return "a key reads private state; assert what can be seen"
        case "perform" where call.arguments.first?.expression.trimmedDescription.contains("elector") ?? false:
            return "a selector calls private methods; test them through the public ones"
        default: return nil
        }
    }

    /// Whether a variable's type has a method of that name itself, which then is no key-value coding.
    private static func declares(
        _ member: String, _ name: String, _ test: TestCase, _ file: TestFile, _ knowledge: Knowledge
    ) -> Bool {
        let made = file.local(name, in: test).flatMap { Chain($0.value).root }
        let held = file.nodes.properties.lazy.flatMap(\.node.bindings)
            .first { $0.pattern.trimmedDescription == name }
            .flatMap { $0.typeAnnotation?.type.lastTypeName ?? $0.initializer.flatMap { Chain($0.value).root } }
        return [made, held].compactMap { $0 }.contains { knowledge.roles[$0]?.methods.contains(member) ?? false }
    }

    /// Whether a call names a property by a text, as only key-value coding does.
    private static func isKey(_ call: FunctionCallExprSyntax) -> Bool {
        guard let key = call.labelled("forKey")?.expression else { return false }
        return key.is(StringLiteralExprSyntax.self) || key.trimmedDescription.hasPrefix("#keyPath")
    }

    /// The finding for an assert on the words of an error or on a description; `nil` for another assert.
    private static func wordsFinding(
        _ assertion: Assertion, _ test: TestCase, in file: TestFile
    ) -> Finding? {
        for comparison in assertion.comparisons where comparison.left.count == 1 && comparison.right.count == 1 {
            for (side, other) in [(comparison.left[0], comparison.right[0]), (comparison.right[0], comparison.left[0])]
            {
                guard other.is(StringLiteralExprSyntax.self) else { continue }
                if Chain(side).members.last == "localizedDescription", !isAboutWords(side, test, in: file) {
                    return file.finding(
                        "implementation-detail", at: side, "the words of an error change; compare the error itself")
                }
                let call = side.unwrapped.as(FunctionCallExprSyntax.self)
                if let call, call.calleeText == "String", let argument = call.arguments.first,
                    ["describing", "reflecting"].contains(argument.label?.text),
                    !isAboutWords(argument.expression, test, in: file)
                {
                    return file.finding(
                        "implementation-detail", at: side, "a description is for people; compare the value itself")
                }
            }
        }
        return nil
    }

    /// Whether the words are what the test is about: of an error of the project's own, or of what the suite is named for.
    private static func isAboutWords(
        _ expression: ExprSyntax, _ test: TestCase, in file: TestFile
    ) -> Bool {
        let suites = file.types(around: test.function.owner).map { $0.name.lowercased() }
        let name = test.name.text.lowercased()
        if suites.contains(where: { $0.contains("error") })
            || ["descri", "message", "localiz"].contains(where: { name.contains($0) })
        {
            return true
        }
        let chain = Chain(expression)
        guard let root = chain.root else { return true }
        if root.first?.isUppercase == true { return true }
        guard chain.members.filter({ $0 != "localizedDescription" }).isEmpty else { return false }
        if test.subjects.contains(root) { return true }
        let made = file.local(root, in: test).flatMap { Chain($0.value).root }
        return made?.first?.isUppercase ?? false
    }

    /// The finding for an assert on private state; `nil` for another assert.
    private static func privateStateFinding(
        _ assertion: Assertion, _ test: TestCase, in file: TestFile, _ knowledge: Knowledge
    ) -> Finding? {
        for element in assertion.subjects.flatMap(\.elements) {
            let chain = Chain(element)
            guard let root = chain.root, test.subjects.contains(root), let member = chain.members.first,
                isPrivateByName(member), !isOfTests(root, test, in: file, knowledge)
            else { continue }
            return file.finding(
                "implementation-detail", at: element,
                "\(member) is there for tests or private by name; assert what can be seen")
        }
        return nil
    }

    /// Whether a variable is of a type that the tests declare themselves, as a subclass that looks inside.
    private static func isOfTests(
        _ name: String, _ test: TestCase, in file: TestFile, _ knowledge: Knowledge
    ) -> Bool {
        guard let type = file.local(name, in: test).flatMap({ Chain($0.value).root }) else { return false }
        return knowledge.testTypes[type] != nil || knowledge.isDouble(type)
    }

    /// Whether a member's name marks it as private or for tests only.
    private static func isPrivateByName(_ name: String) -> Bool {
        if name.hasPrefix("_")
            || ["ForTest", "ForTesting", "ForTests", "TestOnly"].contains(where: { name.hasSuffix($0) })
        {
            return true
        }
        guard let rest = name.dropping(prefix: "internal") else { return false }
        return ["Flag", "State", "Cache", "Storage", "Queue", "Task", "Counter", "Buffer"].contains {
            rest.hasSuffix($0)
        }
    }
}
