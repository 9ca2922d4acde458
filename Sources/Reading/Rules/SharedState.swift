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
                node.bindings.contains(where: \.isStored)
            else { return nil }
            let name = node.bindings.first?.pattern.trimmedDescription ?? ""
            return file.finding(
                "shared-state", at: node,
                "\(name) is shared by all tests of the process; make it a property of the suite, set up in init")
        }
    }
}

extension PatternBindingSyntax {
    /// Whether it has storage: no accessors, or observers only.
    var isStored: Bool {
        guard let block = accessorBlock else { return true }
        guard case .accessors(let list) = block.accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}
