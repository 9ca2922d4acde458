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
    ) { file, knowledge in
        file.unitTests.flatMap { test -> [Finding] in
            guard !test.doubles.isEmpty else { return [] }
            let flow = Flow(test, in: file, knowledge)
            return test.asserts.compactMap { assertion in
                guard assertion.kind == .expect || assertion.kind == .xctest, !assertion.unwraps,
                    let place = assertion.subjects.first, let what = flow.stub(readBy: assertion)
                else { return nil }
                return file.finding(
                    "asserts-stub", at: place,
                    "the test itself gave \(what) to the double; assert what the subject did with it")
            }
        }
    }
}

/// Follows what a test gave its doubles.
private struct Flow {
    private let doubles: Set<String>
    private var ofSubject: Set<String>
    /// The answers that the test has put into doubles, as it names them: `deps.repo.loadReturnValue`.
    private var answers: Set<String> = []
    /// Those of them that a test only sets back, with the neutral value.
    private var resets: [String: String] = [:]
    /// The names of what a double answered to the test itself, each with the answer.
    private var echoes: [String: String] = [:]
    /// The first byte from which the subject has acted.
    private let act: Int

    init(_ test: TestCase, in file: TestFile, _ knowledge: Knowledge) {
        doubles = test.doubles
        ofSubject = test.subjects
        act = test.steps.first(where: \.isAct)?.node.bytes.lowerBound ?? .max
        let isAlone = act == .max && !Self.hasSubject(test, in: file) && Self.isAlone(test, in: file, knowledge)
        for sign in file.nodes.assignments.within(test.function.range) {
            let chain = Chain(sign.target)
            guard let root = chain.root, doubles.contains(root), !chain.hasCall, let last = chain.members.last else {
                continue
            }
            let isAnswer = ["ReturnValue", "ThrowableError"].contains { last.hasSuffix($0) }
            if isAnswer || isAlone { answers.insert(chain.text) }
            resets[chain.text] = isAnswer ? nil : Self.neutral(sign)
        }
        for node in file.nodes.locals.within(test.function.range) {
            for binding in node.bindings {
                guard let value = binding.initializer?.value else { continue }
                let names = binding.pattern.tokens(viewMode: .sourceAccurate).map(\.text)
                if !value.names.isDisjoint(with: ofSubject) {
                    ofSubject.formUnion(names)
                } else if isAlone, let answer = answer(toCall: value, knowledge) {
                    for name in names { echoes[name] = answer }
                }
            }
        }
    }

    /// The answer that an assert reads back, though nothing can have changed it; `nil` for any other assert.
    func stub(readBy assertion: Assertion) -> String? {
        let names = assertion.subjects.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        // Before the act it is a guard: that what the test starts from is what it takes it for.
        guard names.isDisjoint(with: ofSubject), act == .max || assertion.range.lowerBound > act else { return nil }
        if let name = names.first(where: { echoes[$0] != nil }) { return echoes[name] }
        let chains = assertion.subjects.flatMap(\.chains).filter { $0.root.map(doubles.contains) ?? false }
        guard let first = chains.first, chains.allSatisfy({ answers.contains($0.text) }) else { return nil }
        if let value = resets[first.text], !Self.expects(value, assertion) { return nil }
        return first.text
    }

    /// Whether an assert expects the value that a record was set back to; else somebody has to have changed it.
    private static func expects(_ value: String, _ assertion: Assertion) -> Bool {
        if assertion.name == "XCTAssertFalse" { return value == "false" }
        if assertion.name == "XCTAssertNil" { return value == "nil" }
        if value == "false", assertion.condition?.is(PrefixOperatorExprSyntax.self) ?? false { return true }
        return assertion.comparisons.contains { $0.word == "==" && Comparison.text($0.right) == value }
    }

    /// The answer with which a double answers a call of the test's own.
    private func answer(toCall value: ExprSyntax, _ knowledge: Knowledge) -> String? {
        let chain = Chain(value)
        guard chain.endsInCall, let root = chain.root, doubles.contains(root), let method = chain.members.last,
            knowledge.roles.serviceMethods.contains(method)
        else { return nil }
        let path = ([root] + chain.members).joined(separator: ".")
        return answers.sorted().first { $0.hasPrefix(path) }
    }

    /// Whether the test, or the suite for it, makes something that can have acted on the doubles.
    private static func hasSubject(_ test: TestCase, in file: TestFile) -> Bool {
        test.subjects.contains { file.local($0, in: test) != nil || file.holdsProperty($0) }
    }

    /// The neutral value that an assignment sets back to; `nil` for any other value.
    private static func neutral(_ sign: AssignmentExprSyntax) -> String? {
        guard let value = sign.parent?.as(ExprListSyntax.self)?.last?.trimmedDescription else { return nil }
        return ["false", "nil", "0", "[]", "[:]", "\"\""].contains(value) ? value : nil
    }

    /// Whether a test runs nothing but doubles: then nobody else can have changed what they hold.
    private static func isAlone(_ test: TestCase, in file: TestFile, _ knowledge: Knowledge) -> Bool {
        file.nodes.calls.within(test.function.range).allSatisfy { call in
            if Assertion(call: call) != nil { return true }
            guard let root = Chain(call.calledExpression).root else { return true }
            return test.doubles.contains(root) || knowledge.isDouble(root) || root.hasSuffix("TestFactory")
                || knowledge.roles[root]?.isModel == true
        }
    }
}
