import Checking
import Facts
import SwiftSyntax

extension Rule {
    static let sharedState = Rule(
        "shared-state", "Tests share no state that can change.", source: .antiPattern, severity: .error,
        why: """
            A static or global variable carries what one test did into the next, and tests run in parallel and in any order. \
            Swift Testing makes a new suite for every test: an instance property is set up afresh each time.
            """,
        bad: [
            """
            import Testing
            struct SessionTests {
                ↓static var session: Session?
                @Test func opens() { Self.session = Session() }
            }
            """
        ],
        good: [
            """
            import Testing
            struct SessionTests {
                static let timeout = 5
                static var name: String { "session" }
                @TaskLocal static var depth = 0
                var session: Session?
                @Test func opens() {}
            }
            """
        ],
        pattern: LintPattern(#"static var \w+(\s*:\s*[^{=\n]+)?\s*(=|$)"#)
    ) { file, _ in
        guard file.hasTests, !file.isGenerated else { return [] }
        return file.nodes.properties.compactMap { node, owner in
            guard node.bindingSpecifier.text == "var", owner == nil || node.isStatic,
                node.attributes.named("TaskLocal") == nil, node.attributes.named("Tag") == nil,
                let binding = node.bindings.first(where: \.isStored), isOfTests(owner, in: file)
            else { return nil }
            let name = binding.pattern.trimmedDescription
            guard name != "allTests", isChanged(name, binding, in: file) else { return nil }
            return file.finding(
                "shared-state", at: node,
                "\(name) is shared by all tests of the process; make it a property of the suite, set up in "
                    + (file.tests.first?.framework ?? .swiftTesting).setUp)
        }
    }

    /// Whether the tests are free to keep it elsewhere: it is the file's, a suite's or a plain helper's, not that of a type
    /// which others make, as the system makes the objects of a `URLProtocol`.
    private static func isOfTests(_ owner: Int?, in file: TestFile) -> Bool {
        guard let owner else { return true }
        let type = file.nodes.types[owner]
        return file.suites.contains(owner) || file.testCaseTypes.contains(owner)
            || type.inherits.isEmpty
                && !type.isExtension
    }

    /// Whether anything changes it, or has to: a value that stays as it was written is a constant.
    private static func isChanged(_ name: String, _ binding: PatternBindingSyntax, in file: TestFile) -> Bool {
        let changes = file.nodes.assignments.filter { sign in
            let chain = Chain(sign.target)
            return chain.root == name || chain.members.contains(name)
        }
        // What is made once for all tests, before the first, is a constant that could not be written down.
        let once = file.nodes.functions.filter { $0.name == "setUp" && $0.node.isStatic }.map(\.range)
        if !changes.isEmpty, changes.allSatisfy({ sign in once.contains { $0.contains(sign.bytes.lowerBound) } }) {
            return false
        }
        guard let value = binding.initializer?.value else { return true }
        return isStart(value) || !changes.isEmpty
            || file.nodes.calls.contains { call in
                let chain = Chain(call.calledExpression)
                guard let last = chain.members.last, mutating.contains(last) else { return false }
                return chain.root == name || chain.members.dropLast().contains(name)
            }
    }

    /// Whether a value is one that things begin with: nothing, none, no.
    private static func isStart(_ value: ExprSyntax) -> Bool {
        if value.is(NilLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self) { return true }
        return ["[]", "[:]", "0", "\"\""].contains(value.trimmedDescription)
    }

    private static let mutating: Set<String> = [
        "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "removeValue", "formUnion", "toggle",
        "merge", "update",
    ]
}

extension PatternBindingSyntax {
    /// Whether it has storage: no accessors, or observers only.
    var isStored: Bool {
        guard let block = accessorBlock else { return true }
        guard case .accessors(let list) = block.accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}
