import Checking
import Facts
import SwiftSyntax

extension Rule {
    static let neverRuns = Rule(
        "never-runs", "What looks like a test or its set-up runs.", source: .agents, severity: .error,
        why: """
            In a suite of Swift Testing a function named `testX` without `@Test` is an ordinary function nobody calls, and \
            `setUp()` is never called either: set-up goes into `init`, tear-down into `deinit`. Both compile, and the suite is green.
            """,
        fix: "writes `@Test` before a test that has none",
        bad: [
            """
            import Testing
            struct LibraryTests {
                func ↓setUp() {}
                func ↓testLoads() { #expect(sut.isLoaded) }
                @Test func saves() {}
            }
            """
        ],
        good: [
            """
            import Testing
            struct LibraryTests {
                init() {}
                @Test func testLoads() { #expect(sut.isLoaded) }
                func testData() -> [Int] { [1, 2] }
                func tests() {}
            }
            """,
            """
            import XCTest
            final class OldTests: XCTestCase {
                override func setUp() {}
                func testLoads() {}
            }
            """,
        ]
    ) { file, _ in
        guard file.nodes.imports("Testing") else { return [] }
        return file.nodes.functions.compactMap { function in
            guard let owner = function.owner, !function.isTest, isSuite(file.nodes.types[owner], in: file),
                function.node.signature.parameterClause.parameters.isEmpty, function.node.signature.returnClause == nil,
                !isCalled(function, in: file)
            else { return nil }
            if setUps.contains(function.name) {
                let other = function.name.hasPrefix("setUp") ? "init" : "deinit"
                return file.finding(
                    "never-runs", at: function.node.name, "Swift Testing never calls \(function.name)(); use \(other)")
            }
            guard isNamedAsTest(function.name) else { return nil }
            let start = function.node.firstPlaceAfterAttributes
            return file.finding(
                "never-runs", at: function.node.name, "\(function.name) lacks @Test and never runs",
                fix: Fix("Write @Test", [Fix.Edit(start..<start, "@Test ")]))
        }
    }

    private static let setUps: Set<String> = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]

    /// Whether a type is a suite without a superclass, which might call its methods.
    private static func isSuite(_ type: TypeNode, in file: TestFile) -> Bool {
        guard file.suites.contains(type.index) || type.suiteAttribute != nil || type.name.hasSuffix("Tests") else {
            return false
        }
        return !type.isEnum && (type.keyword.text != "class" || type.inherits.isEmpty)
    }

    private static func isNamedAsTest(_ name: String) -> Bool {
        guard let rest = name.dropping(prefix: "test"), let first = rest.first else { return false }
        return first.isUppercase || first == "_" || first.isNumber
    }

    private static func isCalled(_ function: FunctionNode, in file: TestFile) -> Bool {
        file.nodes.calls.contains { call in
            let chain = Chain(call.calledExpression)
            return (chain.members.last ?? chain.root) == function.name
        }
    }
}

extension FunctionDeclSyntax {
    /// The first byte of the declaration itself.
    fileprivate var firstPlaceAfterAttributes: Int {
        modifiers.first?.bytes.lowerBound ?? funcKeyword.bytes.lowerBound
    }
}
