import Algorithms
import Facts
import Suites

extension Choice.Kept {
    /// The test as it is handed over: what the probe arranged and did, and the expectations that are kept.
    ///
    /// - Parameters:
    ///   - style: How the team names its tests.
    ///   - errorType: The type of an error by its name as the runtime prints it; `nil` for one that a test cannot name.
    package func test(in style: SuiteStyle, errorType: (String) -> TypeRef?) -> SuitePlan.Test {
        var test = evidence.probe.test
        if var name = evidence.probe.name {
            name.leaveOut(test.silence(evidence.uncalled).map(\.member))
            name.effects = effects(errorType)
            test = test.named(name, in: style)
        }
        let observed = expectations.compactMap { expectation -> TestStatement? in
            guard case .observed(let observed) = expectation.content else { return nil }
            return TestStatement(.expect(observed.assertion), basis: .observed)
        }
        let claims = expectations.compactMap { expectation -> TestStatement? in
            guard case .claim(let position) = expectation.content else { return nil }
            return test.assert[position]
        }
        let late = expectations.compactMap { expectation -> Code.Expression? in
            guard case .observed(let observed) = expectation.content, expectation.isLate else { return nil }
            return observed.assertion.condition
        }
        // The question for a case is no operand.
        let plain = late.filter { if case .isCase = $0 { false } else { true } } + awaited(in: test)
        let waits = (plain.isEmpty ? Array(late.prefix(1)) : plain.joined).map {
            TestStatement(.wait(until: $0), basis: .observed)
        }
        let looksAtResult = expectations.contains { $0.about == .result } || claims.contains { $0.mentions("result") }
        test.act =
            test.act.enumerated().map { position, statement in
                position == test.act.lastIndex(where: \.isAct)
                    ? statement.ending(with: match(errorType), keepsResult: looksAtResult) : statement
            } + waits
        let keeping = test.assert.filter(\.isKept)
        test.assert = claims + observed + keeping
        return test.withoutIdleLists()
    }
}

extension Choice.Kept {
    /// What may come after what a test waits for: of each member the plainest of what is expected of it.
    private func awaited(in test: SuitePlan.Test) -> [Code.Expression] {
        let known = test.act.compactMap { statement -> String? in
            if case .wait(let condition) = statement.kind { condition.member } else { nil }
        }
        let conditions = expectations.filter(\.isAwaited).compactMap { expectation -> Code.Expression? in
            switch expectation.content {
            case .observed(let observed): observed.assertion.condition
            case .claim(let position): test.assert[position].condition
            }
        }.filter { if case .isCase = $0 { false } else { !known.contains($0.member) } }
        return conditions.map(\.member).uniqued().compactMap { member in
            conditions.filter { $0.member == member }.min { ($0.text.count, $0.text) < ($1.text.count, $1.text) }
        }
    }

    /// What the error that the act threw is compared with; `nil` when it threw none.
    private func match(_ errorType: (String) -> TypeRef?) -> ErrorMatch? {
        guard let thrown = evidence.thrown else { return nil }
        guard let type = thrown.typeName.flatMap(errorType) else { return .any }
        guard thrown.isEquatable, let value = evidence.namer.expected(thrown) else { return .type(type) }
        return .value(value.of(type), type: type)
    }

    /// What the test expects, in a few words.
    private func effects(_ errorType: (String) -> TypeRef?) -> [String] {
        if evidence.thrown != nil { return ["throws" + (thrownWord(errorType).map { " \($0)" } ?? "")] }
        let words = Array(expectations.map { $0.about == .result ? resultWords : $0.about.words }.uniqued())
        return words.isEmpty ? ["comes to its end"] : Array(words.prefix(2))
    }

    /// The case or the type of the error that the act threw.
    private func thrownWord(_ errorType: (String) -> TypeRef?) -> String? {
        guard let thrown = evidence.thrown, let type = thrown.typeName.flatMap(errorType),
            type.lastName != SupportFile.testError.rawValue
        else { return nil }
        return evidence.namer.expected(thrown)?.caseName ?? type.lastName
    }

    /// What the act returned, where the test expects all of it.
    private var resultWords: String {
        let words = expectations.firstNonNil { expectation -> String? in
            guard case .observed(let observed) = expectation.content, expectation.about == .result else { return nil }
            return observed.assertion.words(of: .name("result"))
        }
        return words.map { "returns \($0)" } ?? Look.About.result.words
    }
}

extension Code.Expression {
    /// The member that it speaks of first: `deps.store.load` for `deps.store.loadCallsCount == 1`, `sut.model` for
    /// `sut.model.title == "a"`.
    fileprivate var member: String {
        let path = text.prefix { $0.isLetter || $0.isNumber || "._".contains($0) }
        guard path.hasPrefix("deps.") else {
            return path.split(separator: ".").prefix(path.hasPrefix("sut.") ? 2 : 1).joined(separator: ".")
        }
        let ends = ["CallsCount", "CallCount", "ArgValues", "Received"].compactMap {
            path.firstRange(of: $0)?.lowerBound
        }
        return String(ends.min().map { path[..<$0] } ?? path)
    }

    /// A case under the name of its type.
    fileprivate func of(_ type: TypeRef) -> Code.Expression {
        switch self {
        case .member(nil, let name): .member(.type(type), name)
        case .call(.member(nil, let name), let arguments, let trailing):
            .call(.member(.type(type), name), arguments, trailing: trailing)
        default: self
        }
    }
}

extension Look.About {
    /// `sets items`
    fileprivate var words: String {
        switch self {
        case .state(let name): "shows \(name)"
        case .underWay(let name): "shows \(name)"
        case .calls(_, let member, _), .received(_, let member, _): "calls \(member)"
        case .setting(_, let member): "sets \(member)"
        case .object(let name): "changes \(name)"
        case .result: "returns the result"
        case .thrown: "throws"
        case .recorded(let name): "calls \(name)"
        case .made(let name): "hands over \(name)"
        case .sent(let name): "sends \(name)"
        case .failed: "fails"
        case .claim, .kept: "works"
        }
    }
}

extension TestStatement {
    /// What it expects; `nil` where it expects nothing.
    fileprivate var condition: Code.Expression? {
        if case .expect(let assertion) = kind { assertion.condition } else { nil }
    }

    /// Whether a claim, or what is waited for, speaks of a name.
    func mentions(_ name: String) -> Bool {
        switch kind {
        case .expect(let assertion): assertion.condition.text.contains(name)
        case .wait(let condition): condition.text.contains(name)
        default: false
        }
    }

    /// The act with what it was seen to do: throw an error, or return something that is looked at.
    fileprivate func ending(with thrown: ErrorMatch?, keepsResult: Bool) -> TestStatement {
        guard let (call, returns) = actCall else { return self }
        var statement = self
        if let thrown {
            if case .actThrowing = kind { return self }
            statement.kind = .actThrowing(.init(call, returns: returns, match: thrown))
            return statement
        }
        guard returns else {
            statement.kind = .act(.expression(call))
            return statement
        }
        statement.kind = .act(keepsResult ? .binding(.init("result", call)) : .assignment(.name("_"), call))
        return statement
    }
}

extension [Code.Expression] {
    /// Conditions for which a test waits one after the other: all that need no `await` as one. An actor's state cannot
    /// stand to the right of `&&`.
    fileprivate var joined: [Code.Expression] {
        let (plain, awaited) = (filter { !$0.isAwaited }, filter(\.isAwaited))
        let all = plain.dropFirst().reduce(plain.first) { both, next in both.map { .binary($0, "&&", next) } }
        return [all].compactMap(\.self) + awaited
    }
}

extension Code.Expression {
    fileprivate var isAwaited: Bool { if case .await = self { true } else { false } }
}
