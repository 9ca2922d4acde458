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
    ) { file, _ in
        let reflections = file.nodes.calls.compactMap { call -> Finding? in
            guard let test = file.test(at: call.bytes.lowerBound) else { return nil }
            return reflection(call, test).map { file.finding("implementation-detail", at: call, $0) }
        }
        let asserts = file.tests.flatMap { test in
            test.asserts.compactMap { assertion in
                assertion.condition.flatMap { privateStateFinding($0, test, in: file) }
            }
        }
        return reflections + asserts
    }

    /// The problem with a call that reads a type's private state; `nil` for another call.
    private static func reflection(_ call: FunctionCallExprSyntax, _ test: TestCase) -> String? {
        let chain = Chain(call.calledExpression)
        let label = call.arguments.first?.label?.text
        if chain.text == "Mirror", label == "reflecting" {
            return "a mirror reads private state; assert what can be seen"
        }
        guard let root = chain.root, test.subjects.contains(root) else { return nil }
        switch chain.members.last {
        case "value" where label == "forKey", "setValue" where call.labelled("forKey") != nil:
            return "a key reads private state; assert what can be seen"
        case "perform" where call.arguments.first?.expression.trimmedDescription.contains("elector") ?? false:
            return "a selector calls private methods; test them through the public ones"
        default: return nil
        }
    }

    /// The finding for an assert on private state; `nil` for another assert.
    private static func privateStateFinding(_ condition: ExprSyntax, _ test: TestCase, in file: TestFile) -> Finding? {
        for comparison in condition.comparisons where comparison.left.count == 1 && comparison.right.count == 1 {
            for (side, other) in [(comparison.left[0], comparison.right[0]), (comparison.right[0], comparison.left[0])]
            {
                guard other.is(StringLiteralExprSyntax.self) else { continue }
                if Chain(side).members.last == "localizedDescription" {
                    return file.finding(
                        "implementation-detail", at: side, "the words of an error change; compare the error itself")
                }
                let callee = side.unwrapped.as(FunctionCallExprSyntax.self)
                if let callee, callee.calleeText == "String",
                    ["describing", "reflecting"].contains(callee.arguments.first?.label?.text)
                {
                    return file.finding(
                        "implementation-detail", at: side, "a description is for people; compare the value itself")
                }
            }
        }
        for element in condition.elements {
            let chain = Chain(element)
            guard let root = chain.root, test.subjects.contains(root), let member = chain.members.first else {
                continue
            }
            if isPrivateByName(member) {
                return file.finding(
                    "implementation-detail", at: element,
                    "\(member) is there for tests or private by name; assert what can be seen")
            }
        }
        return nil
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
