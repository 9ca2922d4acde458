import Behaviour
import Doubles
import Facts

extension TestWriter {
    mutating func wait(_ phase: Int) {
        guard let claim = scenario.waits[phase] else { return }
        let conditions = ([claim] + claim.besides).map { condition($0) }
        guard let whole = conditions.allPresent()?.reduce(nil, Self.joined) else { return fail() }
        add(.wait(until: whole), from: claim.source)
    }

    private static func joined(_ first: Code.Expression?, _ second: Code.Expression) -> Code.Expression? {
        first.map { .binary($0, "&&", second) } ?? second
    }

    /// Declares the locals that claims speak of while the test still arranges.
    mutating func prepareClaims() {
        for claim in scenario.claims + scenario.waits.values.flatMap({ [$0] + $0.besides })
        where claim.subject != .thrown || !claim.path.isEmpty {
            if case .object(let name) = claim.subject { _ = local(for: handed(name)) }
            _ = spelled(claim.expected)
        }
    }

    /// A claim as a condition; `nil` when it cannot be written.
    mutating func condition(_ claim: Claim) -> Code.Expression? {
        guard let assertion = assertion(claim) else { return nil }
        let isAwaited = subject.isolation == .actor && claim.isState
        return (isAwaited ? assertion.awaited : assertion).condition
    }

    /// A claim as an assertion; `nil` when it cannot be written.
    mutating func assertion(_ claim: Claim) -> Assertion? {
        guard let position = claim.path.firstIndex(where: \.isCarried),
            case .carried(let name, let index, let count) = claim.path[position]
        else { return comparison(claim) }
        var whole = claim
        whole.path = Array(claim.path[..<position])
        guard let carried = comparison(claim), carried.caseName == nil, let value = shown(whole) else { return nil }
        let parts = (0..<count).map { $0 == index ? "let \(bound(by: claim))" : "_" }
        return .carries(value, name: name, parts: parts, condition: carried.condition)
    }

    /// A claim as one of what is looked at, or of what its case carries.
    private mutating func comparison(_ claim: Claim) -> Assertion? {
        guard let left = shown(claim) else { return nil }
        if claim.isPattern {
            guard case .enumCase(_, let name, _) = claim.expected else { return nil }
            return .isCase(left, name: name)
        }
        if claim.expected == .subject {
            usesSUT = true
            return .identical(left, .name("sut"))
        }
        if isObject(claim.expected) { return spelled(claim.expected).map { .identical(left, $0) } }
        switch spelled(claim.expected) {
        case .boolean(let value)? where isPlainBoolean(claim, left): return value ? .holds(left) : .fails(left)
        case .null? where isNested(claim):
            // What has no `==` is missing or not.
            if hasNoEquality(claim) { return .equal(.tuple([.init(nil, .binary(left, "??", .null))]), .null) }
            return .equal(left, .call(.member(nil, "some"), [.init(nil, .null)]))
        case let right?:
            if let name = expectedNumber(claim) { return .equal(left, .name(name)) }
            return .equal(left, right.isArithmetic ? counted(right, claim) : right)
        case nil: return nil
        }
    }

    /// The name of a number that follows from the code alone, so that a reader does not look for it among what is
    /// arranged; `nil` for any other.
    private mutating func expectedNumber(_ claim: Claim) -> String? {
        guard case .integer(let number) = claim.expected, number > 1 || number < 0, claim.path.isEmpty,
            claim.type?.bare.text == "Int", claim.subject.isShown,
            scenario.arrangement.constraints.values.allSatisfy({ !$0.isNumber })
        else { return nil }
        let name = expectedNumbers[number] ?? unique("expected")
        expectedNumbers[number] = name
        return name
    }

    /// Operators between literals alone would be those of `Double` or `Int`, whatever the type of what is looked at.
    private func counted(_ sum: Code.Expression, _ claim: Claim) -> Code.Expression {
        let isDecimal = partType(claim).map(subject.types.isDecimal) ?? false
        guard isDecimal || sum.hasFraction else { return sum }
        if let number = sum.wholeNumber { return .number("\(number)") }
        return isDecimal ? .cast(sum, "as", .simple("Decimal")) : sum
    }

    /// Whether what a claim looks at is a Boolean that can stand alone.
    private func isPlainBoolean(_ claim: Claim, _ shown: Code.Expression) -> Bool {
        if case .cast = shown { return false }
        if shown.isChain || claim.path.isEmpty && isOptionalShown(claim) { return false }
        let type = partType(claim)
        if case .object = claim.subject { return type?.text == "Bool" }
        if case .port(let member) = claim.subject, StoredValue(member: member.member) != nil {
            return claim.path.isEmpty && type?.text == "Bool"
        }
        return claim.isOfState && type?.isOptional != true
    }

    /// Whether what a claim looks at is an optional in an optional, so that `nil` has to be the inner one.
    func isNested(_ claim: Claim) -> Bool {
        guard case .callback(let name, let position) = claim.subject, claim.path.isEmpty,
            let parameters = scenario.recorder(name)?.functionType?.parameters
        else { return false }
        return parameters.count == 1 && parameters[position].type.isOptional
    }

    /// Whether what a closure is called with has no `==`, as errors have none.
    private func hasNoEquality(_ claim: Claim) -> Bool {
        guard case .callback(let name, let position) = claim.subject,
            let type = scenario.recorder(name)?.functionType?.parameters[position].type.optionalWrapped
        else { return false }
        return !subject.types.isEquatable(type)
    }

    /// Asserts what a claim says.
    mutating func assert(_ claim: Claim) {
        if claim.subject == .thrown, claim.path.isEmpty || thrownName == nil { return }
        if scenario.lastPhase == 0, claim.subject == .result { return }
        guard var assertion = assertion(claim) else { return }
        if subject.isolation == .actor, claim.isState { assertion.subject = .await(assertion.subject) }
        add(.expect(assertion), from: claim.source)
    }
}

extension Code.Expression {
    /// Whether any of its numbers is written with a fraction.
    fileprivate var hasFraction: Bool {
        switch self {
        case .number(let text): text.contains(".")
        case .binary(let left, _, let right): left.hasFraction || right.hasFraction
        default: false
        }
    }

    /// What it comes to, if it is of whole numbers alone.
    fileprivate var wholeNumber: Int? {
        switch self {
        case .number(let text): return Double(text).flatMap { Int(exactly: $0) }
        case .binary(let left, let sign, let right):
            guard let left = left.wholeNumber, let right = right.wholeNumber else { return nil }
            let result: (partialValue: Int, overflow: Bool)
            switch sign {
            case "+": result = left.addingReportingOverflow(right)
            case "-": result = left.subtractingReportingOverflow(right)
            case "*": result = left.multipliedReportingOverflow(by: right)
            default: return nil
            }
            return result.overflow ? nil : result.partialValue
        default: return nil
        }
    }

    /// Whether it is operators between numbers that are written out.
    fileprivate var isArithmetic: Bool {
        guard case .binary(let left, let sign, let right) = self, ["+", "-", "*", "/"].contains(sign) else {
            return false
        }
        return [left, right].allSatisfy { side in
            if case .number = side { true } else { side.isArithmetic }
        }
    }

    /// Whether it asks for a part of an optional.
    fileprivate var isChain: Bool {
        switch self {
        case .chained: true
        case .member(let base?, _), .unwrapped(let base), .element(let base, _), .needing(_, let base): base.isChain
        case .call(let callee, let arguments, _): callee.isChain || arguments.contains { $0.value.isChain }
        default: false
        }
    }
}

extension Claim.Subject {
    /// Whether it is what the SUT shows of itself.
    fileprivate var isShown: Bool {
        switch self {
        case .state, .result: true
        default: false
        }
    }
}

extension Constraint {
    /// Whether a test writes a number for it.
    fileprivate var isNumber: Bool {
        switch self {
        case .integer, .float, .unique: true
        default: false
        }
    }
}
