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
            """,
            """
            import XCTest
            final class LibraryTests: XCTestCase {
                func testLoads() {
                    if let first = sut.items.first {
                        if first.isNew { ↓XCTAssertTrue(first.isRead) } else { XCTAssertFalse(first.isRead) }
                    }
                }
            }
            """,
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
                    if sut.isEmpty { #expect(sut.hint == "Empty") } else { #expect(sut.hint == nil) }
                    for kind in Kind.allCases { #expect(kind.title != "") }
                    #expect(sut.items.count == 2)
                    for item in sut.items { #expect(item.isRead) }
                }
            }
            """,
            """
            import XCTest
            final class LibraryTests: XCTestCase {
                func testParses() async {
                    do {
                        let words = try await sut.parse("a b")
                        XCTAssertEqual(words, ["a", "b"])
                    } catch {
                        XCTFail("threw \\(error)")
                    }
                    for (text, count) in [("a", 1), ("", 0)] { XCTAssertEqual(sut.count(text), count) }
                }
            }
            """,
        ]
    ) { file, _ in
        file.unitTests.flatMap { test -> [Finding] in
            var seen: Set<SyntaxIdentifier> = []
            let paths = AssertPaths(file: file, test: test)
            return test.asserts.compactMap { assertion in
                guard assertion.kind != .record, assertion.kind != .confirmation, assertion.name != "XCTFail",
                    !assertion.unwraps,
                    let condition = paths.skip(of: assertion), seen.insert(condition.id).inserted
                else { return nil }
                return file.finding("conditional-assert", at: assertion.node, message(condition, test.framework))
            }
        }
    }

    private static func message(_ condition: Syntax, _ framework: TestFramework) -> String {
        switch condition.kind {
        case .forStmt, .whileStmt, .closureExpr:
            return
                "this assert runs once for each turn of a loop, perhaps never; assert the count before it, assert on "
                + "the whole, or \(framework.severalInputs)"
        case .catchClause: return "this assert runs only when something is thrown; use \(framework.expectError)"
        default:
            return "this assert may not run, and then nothing fails; \(remedy(condition, framework)), or make two tests"
        }
    }

    /// What to write instead of a condition, with the names that it has.
    private static func remedy(_ condition: Syntax, _ framework: TestFramework) -> String {
        let element = condition.as(IfExprSyntax.self)?.conditions.first?.condition
        if case .optionalBinding(let binding)? = element, let value = binding.initializer?.value {
            return "write `let \(binding.pattern.trimmedDescription) = try "
                + "\(framework.unwrap)(\(value.trimmedDescription))`"
        }
        return "call \(framework.fail) where it does not"
    }
}
