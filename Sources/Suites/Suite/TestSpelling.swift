import Facts
import MockData
import Project

/// Spells the statements of a test for a framework.
struct TestSpelling {
    let framework: Configuration.Framework
    /// The names the test has given, so that those a framework takes besides are others.
    private var names: Set<String>

    /// The parts of a test as code.
    struct Body {
        var arrange: [Code.Statement]
        var act: [Code.Statement]
        var assert: [Code.Statement]
    }

    init(_ framework: Configuration.Framework, of test: SuitePlan.Test) {
        self.framework = framework
        let statements = test.arrange + test.act + test.assert
        names = Set(statements.compactMap(\.declaredName) + test.parameters.map(\.name)).union(TestWriter.reservedNames)
    }

    /// The test's parts; what an act threw is claimed where the others are.
    mutating func body(of test: SuitePlan.Test) -> Body {
        var body = Body(arrange: test.arrange.flatMap { statements($0) }, act: [], assert: [])
        for statement in test.act {
            guard case .actThrowing(let act) = statement.kind, framework == .xctest, act.call.effects.isAsync else {
                body.act += statements(statement)
                continue
            }
            let (caught, claim) = caught(act)
            body.act += caught
            body.assert.append(claim)
        }
        body.assert += test.assert.flatMap { statements($0) }
        return body
    }

    private mutating func statements(_ statement: TestStatement) -> [Code.Statement] {
        switch statement.kind {
        case .declare(let binding): [.binding(binding)]
        case .stub(let target, let value): [.assignment(target, value)]
        case .prepare(let statement), .act(let statement): [statement]
        case .actThrowing(let act) where framework == .xctest && act.call.effects.isAsync:
            awaited(act)
        case .actThrowing(let act):
            [act.keptAs.map { .binding(.init($0, expecting(act))) } ?? .expression(expecting(act))]
        case .wait(let condition): [.waiting(until: condition)]
        case .expect(let assertion): claims(assertion)
        case .keepAlive(let name):
            [.expression(.call(.name("withExtendedLifetime"), [.init(nil, .name(name))], trailing: .init([], [])))]
        }
    }

    private mutating func awaited(_ act: TestStatement.ThrowingAct) -> [Code.Statement] {
        let (statements, claim) = caught(act)
        return statements + [claim]
    }

    private mutating func fresh(_ name: String) -> String {
        var candidate = name.plain
        var number = 2
        while !names.insert(candidate).inserted {
            candidate = "\(name)\(number)"
            number += 1
        }
        return candidate
    }

    // MARK: - Claims

    private mutating func claims(_ assertion: Assertion) -> [Code.Statement] {
        if let caseName = assertion.caseName {
            let name = fresh("is" + caseName.capitalisedFirst)
            return [.binding(.init(name, assertion.condition)), .expression(claim(.holds(.name(name))))]
        }
        guard framework == .xctest, case .await(let value) = assertion.subject else {
            return [.expression(claim(assertion))]
        }
        // XCTest's autoclosures cannot wait, so what an actor holds is fetched first.
        let name = fresh(value.firstMember ?? "value")
        var fetched = assertion
        fetched.subject = .name(name)
        return [.binding(.init(name, .await(value))), .expression(claim(fetched))]
    }

    private func claim(_ assertion: Assertion) -> Code.Expression {
        guard framework == .xctest else { return .macro("#expect", [.init(nil, assertion.condition)], trailing: nil) }
        return switch assertion {
        case .equal(let left, .null): Self.assert("Nil", left)
        case .equal(let left, let right): Self.assert("Equal", left, right)
        case .identical(let left, let right): Self.assert("Identical", left, right)
        case .present(let value): Self.assert("NotNil", value)
        case .holds(let value): Self.assert("True", value)
        case .fails(let value): Self.assert("False", value)
        case .isCase, .carries: Self.assert("True", assertion.condition)
        }
    }

    private static func assert(_ word: String, _ arguments: Code.Expression...) -> Code.Expression {
        .call(.name("XCTAssert" + word), arguments.map { Code.Argument(nil, $0) })
    }

    // MARK: - Errors

    /// An act that throws within an expectation.
    private func expecting(_ act: TestStatement.ThrowingAct) -> Code.Expression {
        guard framework == .xctest else {
            let body = Code.Closure([], [act.statement])
            let expectation = Code.Expression.macro(
                "#expect", [.init("throws", act.match.expectation)], trailing: body)
            return act.call.effects.isAsync ? .await(expectation) : expectation
        }
        if act.match == .none { return .call(.name("XCTAssertNoThrow"), [.init(nil, act.call)]) }
        let claim = claim(act.match, about: .name("$0"))
        return .call(
            .name("XCTAssertThrowsError"), [.init(nil, act.call)],
            trailing: claim.map { Code.Closure([], [.expression($0)]) })
    }

    /// An act that throws, its error kept, and what is claimed of that: XCTest has no expectation that waits.
    private mutating func caught(
        _ act: TestStatement.ThrowingAct
    ) -> (statements: [Code.Statement], claim: Code.Statement) {
        let name = fresh("thrownError")
        let error = TypeRef.optional(.existential(.simple("Error")))
        let statements: [Code.Statement] = [
            .binding(.init(isVariable: true, name, type: error)),
            .doCatch([act.statement], catch: [.assignment(.name(name), .name("error"))]),
        ]
        return (statements, .expression(claim(act.match, about: .name(name)) ?? Self.assert("NotNil", .name(name))))
    }

    /// A claim about an error; `nil` when there is nothing to claim.
    private func claim(_ match: ErrorMatch, about error: Code.Expression) -> Code.Expression? {
        switch match {
        case .any: nil
        case .none: Self.assert("Nil", error)
        case .type(let type): Self.assert("True", .cast(error, "is", type))
        case .value(let value, let type): Self.assert("Equal", .cast(error, "as?", type), value)
        }
    }
}

extension ErrorMatch {
    /// The argument of `#expect(throws:)`.
    fileprivate var expectation: Code.Expression {
        switch self {
        case .any: .member(.type(.existential(.simple("Error"))), "self")
        case .none: .member(.type(.simple("Never")), "self")
        case .type(let type): .member(.type(type), "self")
        case .value(let value, _): value
        }
    }
}

extension Code.Expression {
    /// The first member that is asked for: `items` of `sut.items.first`.
    fileprivate var firstMember: String? {
        switch self {
        case .member(let base?, let name): base.firstMember ?? name
        case .chained(let base), .unwrapped(let base), .needing(_, let base): base.firstMember
        case .call(let callee, _, _): callee.firstMember
        case .element(let base, _): base.firstMember
        default: nil
        }
    }
}
