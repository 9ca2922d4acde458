import SwiftSyntax

extension HouseRule {
    static let testsAssert = HouseRule(
        "a test asserts something", across: .tests,
        breaches: [
            """
            @Test func runs() { run("#expect") }  // breach
            final class OldTests: XCTestCase {
                func testRuns() { helper() }  // breach
            }
            func helper() { run() }
            """
        ],
        clean: [
            """
            @Test func expects() { #expect(a == 1) }
            @Test func requires() throws { let a = try #require(b) }
            @Test func records() { if a { Issue.record("a") } }
            @Test func confirms() async { await confirmation { $0() } }
            @Test func asksAHelper() { outer() }
            func outer() { inner() }
            func inner() { #expect(a) }
            func testNothing() {}
            final class OldTests: XCTestCase { func testRuns() { XCTAssertEqual(1, 1) } }
            """
        ]
    ) { files in
        let functions = files.flatMap { file in
            file.all(FunctionDeclSyntax.self, .functionDecl).map { (file: file, node: $0, says: Mentions($0)) }
        }
        var asserting: Set<String> = ["confirmation", "withKnownIssue"]
        var isGrowing = true
        while isGrowing {
            let found = functions.filter { $0.says.asserts || !$0.says.calls.isDisjoint(with: asserting) }
                .filter { !$0.node.isTest }.map(\.node.name.plainText)
            isGrowing = !asserting.isSuperset(of: found)
            asserting.formUnion(found)
        }
        return functions.filter {
            $0.node.isTest && !$0.says.asserts && $0.says.calls.isDisjoint(with: asserting)
        }.map { $0.file.finding($0.node.funcKeyword, "\($0.node.name.text) asserts nothing") }
    }

    /// What a function says that may assert something.
    private struct Mentions {
        var asserts = false
        var calls: Set<String> = []

        init(_ function: FunctionDeclSyntax) {
            if let body = function.body { read(Syntax(body)) }
        }

        private mutating func read(_ node: Syntax) {
            switch node.as(SyntaxEnum.self) {
            case .macroExpansionExpr(let node) where ["expect", "require"].contains(node.macroName.text): asserts = true
            case .memberAccessExpr(let node) where node.trimmedDescription == "Issue.record": asserts = true
            case .declReferenceExpr(let node):
                let name = node.baseName.plainText
                if name.hasPrefix("XCTAssert") || ["XCTFail", "XCTUnwrap"].contains(name) { asserts = true }
                calls.insert(name)
            default: break
            }
            for child in node.children(viewMode: .sourceAccurate) { read(child) }
        }
    }
}

extension FunctionDeclSyntax {
    /// Whether it is a test of Swift Testing, or a method of a class of XCTest's.
    fileprivate var isTest: Bool {
        let attributes = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        if attributes.contains("Test") || attributes.contains("Testing.Test") { return true }
        let owner = parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
        let isXCTest = owner?.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "XCTestCase" }
        return isXCTest == true && name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty
    }
}
