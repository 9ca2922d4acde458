import Checking
import Facts
import SwiftSyntax

extension Rule {
    static let assertsStub = Rule(
        "asserts-stub", "A test asserts what the code did, not what the test told a double to return.", source: .agents,
        severity: .error,
        why: """
            A return value that the test itself put into a double, read back from the double, proves that the double works. \
            Compare it with what the subject made of it.
            """,
        bad: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() async throws {
                    let deps = LibraryListTestFactory.setupDependencies()
                    deps.libraryRepo.getLibraryListReturnValue = []
                    let items = try await deps.libraryRepo.getLibraryList(search: "")
                    #expect(↓items.isEmpty)
                    #expect(↓deps.libraryRepo.getLibraryListReturnValue == [])
                }
            }
            """
        ],
        good: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() async throws {
                    let deps = LibraryListTestFactory.setupDependencies()
                    deps.libraryRepo.getLibraryListReturnValue = []
                    let sut = LibraryListViewModel()
                    await sut.load()
                    #expect(sut.items == deps.libraryRepo.getLibraryListReturnValue)
                    #expect(deps.libraryRepo.getLibraryListCallsCount == 1)
                }
            }
            """
        ]
    ) { file, _ in
        file.tests.flatMap { test -> [Finding] in
            guard !test.doubles.isEmpty else { return [] }
            let flow = Flow(test, in: file)
            return test.asserts.compactMap { assertion in
                guard assertion.kind == .expect || assertion.kind == .xctest || assertion.kind == .require,
                    let condition = assertion.condition, flow.isAboutDoublesOnly(assertion)
                else { return nil }
                return file.finding(
                    "asserts-stub", at: condition,
                    "this asserts what the test gave the double; assert what the subject did")
            }
        }
    }
}

/// Separates the variables of a test: results of the subject, and values that a double returned to the test itself.
private struct Flow {
    private var ofSubject: Set<String>
    private var ofDouble: Set<String> = []
    private let doubles: Set<String>
    /// Properties of doubles the test sets, and nothing happens after: `deps.repo.isOnline`.
    private var arranged: Set<String> = []

    init(_ test: TestCase, in file: TestFile) {
        ofSubject = test.subjects
        doubles = test.doubles
        for node in file.nodes.locals.within(test.function.range) {
            for binding in node.bindings {
                guard let value = binding.initializer?.value else { continue }
                let names = binding.pattern.tokens(viewMode: .sourceAccurate).map(\.text)
                if !value.names.isDisjoint(with: ofSubject) {
                    ofSubject.formUnion(names)
                } else if Self.isCallOfDouble(value, doubles) {
                    ofDouble.formUnion(names)
                }
            }
        }
        guard !test.steps.contains(where: \.isAct), !Self.makesSubject(test, in: file) else { return }
        for statement in test.statements {
            guard case .expr(let expression) = statement.item else { continue }
            let elements = expression.elements
            guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { continue }
            let chain = Chain(elements[0])
            if let root = chain.root, doubles.contains(root), !chain.hasCall { arranged.insert(chain.text) }
        }
    }

    /// Whether an assert checks only values that the test gave to doubles or got from them.
    func isAboutDoublesOnly(_ assertion: Assertion) -> Bool {
        let expressions = assertion.arguments.filter { $0.label == nil }.prefix(2).map(\.expression)
        let names = expressions.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        guard names.isDisjoint(with: ofSubject) else { return false }
        if !names.isDisjoint(with: ofDouble) { return true }
        let chains = expressions.flatMap(\.chains).filter { $0.root.map(doubles.contains) ?? false }
        guard !chains.isEmpty else { return false }
        return chains.allSatisfy { chain in
            guard let last = chain.members.last else { return false }
            if arranged.contains(chain.text) { return true }
            return chain.members.contains { name in
                name.hasSuffix("ReturnValue") || name.hasSuffix("ThrowableError") || name.hasPrefix("underlying")
            } || last.hasPrefix("stubbed") && !chain.hasCall
        }
    }

    /// Whether a subject is made in the test, whose initialiser may act.
    private static func makesSubject(_ test: TestCase, in file: TestFile) -> Bool {
        test.subjects.contains { file.local($0, in: test) != nil }
    }

    /// Whether the test calls a double's method itself.
    private static func isCallOfDouble(_ value: ExprSyntax, _ doubles: Set<String>) -> Bool {
        let chain = Chain(value)
        guard chain.endsInCall, let root = chain.root, doubles.contains(root), let method = chain.members.last else {
            return false
        }
        return !["first", "last", "map", "filter", "contains", "compactMap", "sorted", "value"].contains(method)
            && !method.hasPrefix("wait")
    }
}
