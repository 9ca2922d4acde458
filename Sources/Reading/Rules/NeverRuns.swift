import Checking
import Facts
import SwiftSyntax

extension Rule {
    static let neverRuns = Rule(
        "never-runs", "What looks like a test or its set-up runs.", source: .agents, severity: .error,
        why: """
            In a suite of Swift Testing a function named `testX` without `@Test` is an ordinary function nobody calls, and \
            `setUp()` is never called either: set-up goes into `init`, tear-down into `deinit`. XCTest runs no method that is \
            private or static, takes something or gives something back. All of it compiles, and the suite is green.
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
            """,
            """
            import XCTest
            final class LibraryTests: XCTestCase {
                private func ↓testLoads() { XCTAssertTrue(sut.isLoaded) }
                func ↓testPage(_ number: Int) { XCTAssertEqual(sut.page, number) }
                func testSaves() {}
            }
            """,
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
                func testLoads() { testPage(2) }
                func testPage(_ number: Int) {}
                static func testData() -> [Int] { [] }
            }
            """,
        ]
    ) { file, _ in
        hidden(in: file) + (file.nodes.imports("Testing") ? bare(in: file) : [])
    }

    /// What is named and written like a test of XCTest, in a way that XCTest does not see.
    private static func hidden(in file: TestFile) -> [Finding] {
        file.nodes.functions.compactMap { function in
            guard let owner = function.owner, file.testCaseTypes.contains(owner), !function.isTest,
                !file.nodes.types[owner].isExtension, isNamedAsTest(function.name), !function.hasTestSignature,
                function.node.attributes.named("objc") == nil, function.node.signature.returnClause == nil,
                !Assertion.read(in: file.nodes, function.range).isEmpty, !isCalled(function, in: file)
            else { return nil }
            let isHidden = function.node.isHidden || function.node.isStatic
            return file.finding(
                "never-runs", at: function.node.name,
                "XCTest does not see \(function.name), which \(isHidden ? "is hidden from it" : "takes something"), and "
                    + "nobody calls it")
        }
    }

    /// What a suite of Swift Testing has that looks like a test or its set-up and lacks the attribute.
    private static func bare(in file: TestFile) -> [Finding] {
        file.nodes.functions.compactMap { function in
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
        guard !file.testCaseTypes.contains(type.index) else { return false }
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
