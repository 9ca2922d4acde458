import Checking
import SwiftSyntax

extension Rule {
    static let behaviourAsserts = Rule(
        "behaviour-asserts", "A suite over doubles asserts what its subject asked of them.", source: .rulebook(9),
        why: """
            What a view model does is ask its dependencies the right thing. A suite that sets doubles up and looks at the \
            state alone does not notice when a call goes missing or carries the wrong argument.
            """,
        bad: [
            """
            import Testing
            @Suite struct ↓LibraryListViewModelTests {
                @Test func loads() async {
                    let deps = LibraryListTestFactory.setupDependencies()
                    let sut = LibraryListViewModel()
                    await sut.load()
                    #expect(sut.items.isEmpty)
                }
            }
            """
        ],
        good: [
            """
            import Testing
            @Suite struct LibraryListViewModelTests {
                @Test func loads() async {
                    let deps = LibraryListTestFactory.setupDependencies()
                    let sut = LibraryListViewModel()
                    await sut.load()
                    #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
                }
            }
            """,
            """
            import XCTest
            final class LibraryListViewModelLoadTests: XCTestCase {
                func testLoad() async {
                    let deps = LibraryListTestFactory.setupDependencies()
                    let sut = LibraryListViewModel()
                    await sut.load()
                    XCTAssertEqual(deps.libraryRepo.getLibraryListCallsCount, 1)
                }
            }
            final class LibraryListViewModelClearTests: XCTestCase {
                func testClear() async {
                    let deps = LibraryListTestFactory.setupDependencies()
                    let sut = LibraryListViewModel()
                    await sut.clear()
                    XCTAssertTrue(sut.items.isEmpty)
                }
            }
            """,
        ]
    ) { file, knowledge in
        let suites = file.topSuites.compactMap { suite in
            file.injectedSubject(of: suite, knowledge).map { (type: suite, subject: $0.name) }
        }
        // Classes of XCTest stand beside each other where suites would be nested: they answer for each other.
        let shown = Set(
            suites.filter { suite in
                file.tests(in: suite.type).contains { looksAtDoubles($0, in: file) }
                    || helpersLook(suite.type, in: file, knowledge)
            }.map(\.subject))
        return suites.compactMap { item in
            if shown.contains(item.subject) { return nil }
            let suite = item.type
            let tests = file.tests(in: suite).filter { !$0.isDisabled && !$0.asserts.isEmpty }
            guard tests.contains(where: { !$0.doubles.isEmpty && $0.steps.contains(where: \.isAct) }),
                hasRecords(suite, in: file, knowledge)
            else { return nil }
            return file.finding(
                "behaviour-asserts", at: suite.nameToken,
                "no test of \(suite.name) asserts what was asked of its doubles; assert "
                    + (record(suite, in: file, knowledge) ?? "…CallsCount or …ReceivedArguments"))
        }
    }

    /// Whether a double of the suite keeps what it was asked; a stub only answers.
    private static func hasRecords(_ suite: TypeNode, in file: TestFile, _ knowledge: Knowledge) -> Bool {
        let names = typeNames(suite, in: file)
        if names.contains(where: { $0.hasSuffix("TestFactory") }) { return true }
        let answering = answering(suite, in: file)
        return names.subtracting(answering).contains { name in
            knowledge.isDouble(name) && knowledge.records(name) && knowledge.isTold(name)
        }
    }

    /// The types of what the tests of a suite themselves put answers into or ask: to them it is a stub, or a fake.
    private static func answering(_ suite: TypeNode, in file: TestFile) -> Set<String> {
        var types: [String: String] = [:]
        let variables = file.nodes.properties.filter { $0.owner == suite.index }.map(\.node)
        for binding in (variables + file.nodes.locals.within(suite.range)).flatMap(\.bindings) {
            let made = binding.initializer.flatMap { Chain($0.value).root }
            types[binding.pattern.trimmedDescription] = binding.typeAnnotation?.type.lastTypeName ?? made
        }
        let set = file.nodes.assignments.within(suite.range).map { Chain($0.target) }
        let told = file.nodes.calls.within(suite.range).map { Chain($0.calledExpression) }
        let shown = file.nodes.properties.filter { $0.owner == suite.index }
            .compactMap { $0.node.bindings.first?.accessorBlock }.flatMap(\.chains)
        return Set((set + told + shown).compactMap { $0.members.isEmpty ? nil : $0.root.flatMap { types[$0] } })
    }

    /// A record that a double of the suite has, as the project calls it.
    private static func record(_ suite: TypeNode, in file: TestFile, _ knowledge: Knowledge) -> String? {
        let doubles = typeNames(suite, in: file).filter { knowledge.isDouble($0) && knowledge.isTold($0) }
        return doubles.sorted().lazy.compactMap { name in knowledge.record(of: name).map { "\($0) of \(name)" } }.first
    }

    /// The types that a suite names.
    private static func typeNames(_ suite: TypeNode, in file: TestFile) -> Set<String> {
        Set(file.nodes.typeReferences.within(suite.range).map(\.baseName.text)).union(
            file.nodes.properties.filter { $0.owner == suite.index }
                .flatMap { $0.node.bindings.compactMap { $0.typeAnnotation?.type.lastTypeName } })
    }

    /// Whether a helper of the suite reads a record of a double that the suite keeps.
    private static func helpersLook(_ suite: TypeNode, in file: TestFile, _ knowledge: Knowledge) -> Bool {
        let doubles = file.suiteVariables(suite.index, [suite], knowledge).doubles
        guard !doubles.isEmpty else { return false }
        return file.nodes.functions.contains { function in
            guard suite.range.contains(function.range.lowerBound), file.test(at: function.range.lowerBound) == nil,
                let body = function.node.body
            else { return false }
            let set = Set(file.nodes.assignments.within(function.range).map { Chain($0.target).text })
            return body.chains.contains { chain in
                guard let root = chain.root, doubles.contains(root), let last = chain.members.last else { return false }
                return !chain.hasCall && !set.contains(chain.text) && !isAnswer(last)
            }
        }
    }

    private static func looksAtDoubles(_ test: TestCase, in file: TestFile) -> Bool {
        var observed = test.doubles
        for local in file.nodes.locals.within(test.function.range) {
            for binding in local.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                    let value = binding.initializer?.value, readsMember(value, observed)
                else { continue }
                observed.insert(name)
            }
        }
        let verifies = file.nodes.calls.within(test.function.range).contains {
            let chain = Chain($0.calledExpression)
            return ["verify", "Verify"].contains(chain.members.last ?? chain.root ?? "")
        }
        return verifies
            || test.asserts.contains { assertion in
                assertion.arguments.contains { reads($0.expression, observed) }
                    || (assertion.kind == .confirmation)
            }
    }

    /// Whether an expression reads a record of a double, not a stubbed value.
    private static func reads(_ expression: ExprSyntax, _ doubles: Set<String>) -> Bool {
        expression.chains.contains { chain in
            guard let root = chain.root, doubles.contains(root) else { return false }
            guard let last = chain.members.last else { return true }
            return !isAnswer(last)
        }
    }

    /// Whether an expression reads a record off a double, not only the double.
    private static func readsMember(_ expression: ExprSyntax, _ doubles: Set<String>) -> Bool {
        expression.chains.contains { chain in
            guard let root = chain.root, doubles.contains(root), let last = chain.members.last else { return false }
            return !isAnswer(last)
        }
    }

    /// Whether a member of a double is what it is told to answer.
    private static func isAnswer(_ member: String) -> Bool {
        ["ReturnValue", "ThrowableError", "Closure"].contains { member.hasSuffix($0) } || member.hasPrefix("underlying")
    }
}

extension SyntaxProtocol {
    /// The longest chains of names in the expression.
    var chains: [Chain] {
        var found: [Chain] = []
        for token in tokens(viewMode: .sourceAccurate) {
            guard case .identifier = token.tokenKind, let reference = token.parent?.as(DeclReferenceExprSyntax.self)
            else {
                if token.tokenKind == .keyword(.self), let reference = token.parent?.as(DeclReferenceExprSyntax.self) {
                    found.append(Chain(reference.outermostChain))
                }
                continue
            }
            if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
                continue
            }
            found.append(Chain(reference.outermostChain))
        }
        return found
    }
}

extension DeclReferenceExprSyntax {
    /// The longest chain of members, calls and subscripts that starts here.
    var outermostChain: ExprSyntax {
        var current = ExprSyntax(self)
        while let parent = current.parent {
            if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == current.id {
                current = ExprSyntax(member)
            } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == current.id {
                current = ExprSyntax(call)
            } else if let node = parent.as(SubscriptCallExprSyntax.self), node.calledExpression.id == current.id {
                current = ExprSyntax(node)
            } else if let node = parent.as(OptionalChainingExprSyntax.self) {
                current = ExprSyntax(node)
            } else if let node = parent.as(ForceUnwrapExprSyntax.self) {
                current = ExprSyntax(node)
            } else {
                return current
            }
        }
        return current
    }
}
