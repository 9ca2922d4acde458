import Checking
import SwiftSyntax

extension Rule {
    static let conditionalAssert = Rule(
        "conditional-assert", "No condition and no loop decides whether an assert runs.", source: .antiPattern,
        why: """
            An assert in an `if` is skipped when the condition is false, one in a loop when the list is empty, one in a \
            `catch` when nothing is thrown: the test passes without having looked. Unwrap with `#require`, assert on the whole \
            list, expect errors with `#expect(throws:)`, and give several inputs with `@Test(arguments:)`. A branch is fine \
            when the other one records an issue.
            """,
        bad: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() async {
                    if let first = sut.items.first { ↓#expect(first.isRead) }
                    for item in sut.items { ↓#expect(item.isRead) }
                    do { try sut.parse() } catch { ↓#expect(error is ParseError) }
                }
            }
            """
        ],
        good: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() async throws {
                    let first = try #require(sut.items.first)
                    #expect(first.isRead)
                    #expect(sut.items.allSatisfy(\\.isRead))
                    if case .failure(let error) = result { #expect(error == .offline) } else { Issue.record("succeeded") }
                    guard case .loaded = sut.state else {
                        Issue.record("not loaded")
                        return
                    }
                }
            }
            """
        ]
    ) { file, _ in
        file.tests.flatMap { test -> [Finding] in
            var seen: Set<SyntaxIdentifier> = []
            return test.asserts.compactMap { assertion in
                guard assertion.kind != .record, assertion.kind != .confirmation, assertion.name != "XCTFail",
                    let condition = test.surroundings(of: assertion.node).condition,
                    !cannotPassSilently(condition, in: file),
                    seen.insert(condition.id).inserted
                else { return nil }
                return file.finding("conditional-assert", at: assertion.node, message(condition))
            }
        }
    }

    private static func message(_ condition: Syntax) -> String {
        switch condition.kind {
        case .forStmt, .whileStmt, .repeatStmt, .closureExpr:
            "this assert runs once for each turn of a loop, perhaps never; assert on the whole, or use @Test(arguments:)"
        case .catchClause: "this assert runs only when something is thrown; use #expect(throws:)"
        default: "this assert may not run; take the value apart with #require, or make two tests"
        }
    }

    /// Whether the other branch of a condition fails the test.
    private static func cannotPassSilently(_ condition: Syntax, in file: TestFile) -> Bool {
        switch condition.kind {
        case .ifExpr:
            guard let node = condition.as(IfExprSyntax.self), let other = node.elseBody else { return false }
            if case .codeBlock(let block) = other {
                return fails(Syntax(block), in: file) || fails(Syntax(node.body), in: file)
            }
            return fails(Syntax(other), in: file)
        case .catchClause:
            guard let node = condition.parent?.parent?.as(DoStmtSyntax.self) else { return false }
            return fails(Syntax(node.body), in: file)
        case .switchExpr: return fails(condition, in: file)
        case .guardStmt: return true
        case .whileStmt, .repeatStmt, .forStmt: return false
        default: return false
        }
    }

    private static func fails(_ node: Syntax, in file: TestFile) -> Bool {
        file.nodes.calls.within(node.bytes).contains { call in
            call.calleeText == "Issue.record" || call.calleeText == "XCTFail"
        }
    }
}
