import Behaviour
import Doubles
import Facts

extension TestWriter {
    mutating func wait(_ phase: Int) {
        guard let claim = scenario.waits[phase] else { return }
        guard let condition = condition(claim) else { return fail() }
        add(.wait(until: condition), from: claim.source)
    }

    /// Declares the locals that claims speak of while the test still arranges.
    mutating func prepareClaims() {
        for claim in scenario.claims + scenario.waits.values.map({ $0 }) where claim.subject != .thrown {
            if case .object(let name) = claim.subject { _ = local(for: handed(name)) }
            _ = spelled(claim.expected)
        }
    }

    /// What the act is given for a parameter.
    private func handed(_ name: String) -> SymbolicValue.Root { .parameter(name, phase: scenario.lastPhase) }

    /// What a claim looks at.
    mutating func shown(_ claim: Claim) -> Code.Expression? {
        guard var shown = seen(claim) else { return nil }
        var isOptional = isOptionalShown(claim)
        var type = declaredType(of: claim)
        for step in claim.path {
            if isOptional, !step.isCast { shown = .chained(shown) }
            type = type.flatMap { part(step, of: $0) }
            isOptional = type?.isOptional == true
            switch step {
            case .field(Self.json):
                shown = .needing(.init(support: [.sortedJSON]), .member(shown, Self.json))
            case .field(let name): shown = .member(shown, name)
            case .element(let index):
                if index > 0 { shown = .call(.member(shown, "dropFirst"), [.init(nil, .number("\(index)"))]) }
                shown = .member(shown, "first")
                isOptional = true
            case .cast(let type):
                shown = .cast(shown, "as?", subject.types.spelled(type))
                isOptional = true
            case .success:
                shown = .tuple([.init(nil, .prefix("try? ", .call(.member(shown, "get"))))])
                isOptional = true
            case .carried: shown = .name(bound(by: claim))
            }
        }
        return shown
    }

    /// The name that a test gives to what a case carries.
    private func bound(by claim: Claim) -> String {
        var name = "value"
        if let position = claim.path.firstIndex(where: \.isCarried),
            case .carried(let found, let index, _) = claim.path[position],
            let type = partType(claim, upTo: position)
        {
            let fact = subject.types.enumCases(type).first { $0.name.plain == found }
            name = fact?.payload[index].label ?? name
        }
        while names.contains(name) || name.isKeyword { name = "carried" + name.capitalisedFirst }
        return name
    }

    /// The member of data that gives the JSON it is.
    private static let json = "sortedJSON"

    private mutating func seen(_ claim: Claim) -> Code.Expression? {
        switch claim.subject {
        case .calls(let member):
            guard let double = methodDouble(member.dependency, member.member) else { return nil }
            return .path("deps", member.dependency, double.callsCount.name)
        case .argument(let member, let position): return received(member, position)
        case .earlierArgument(let member, let position, let call): return received(member, position, call: call)
        case .state(let name):
            if let member = claim.underWay { return .name(Self.witness(member.member, name)) }
            usesSUT = true
            return .path("sut", name)
        case .port(let member): return .path("deps", member.dependency, member.member)
        case .object(let name): return locals[handed(name)].map { .name($0) }
        case .result: return .name("result")
        case .thrown: return nil
        case .callbacks(let name): return .path("\(name)Calls", "count")
        case .callback(let name, let position):
            let isSingle = (scenario.recorder(name)?.functionType?.parameters.count ?? 0) == 1
            let last = Code.Expression.path("\(name)Calls", "last")
            return isSingle ? last : .member(.chained(last), "\(position)")
        case .sent(let publisher, _): return signalLists[publisher].map { .name($0) }
        }
    }

    func received(_ member: PortMember, _ position: Int) -> Code.Expression? {
        guard let double = methodDouble(member.dependency, member.member), let received = double.received else {
            return nil
        }
        let parameter = double.fact.parameters[position]
        guard double.recorded.contains(parameter) else { return nil }
        let all = Code.Expression.path("deps", member.dependency, received.name)
        return double.recorded.count == 1 ? all : .member(.chained(all), parameter.name)
    }

    /// What a call got that had others after it.
    private func received(_ member: PortMember, _ position: Int, call: Int) -> Code.Expression? {
        guard let double = methodDouble(member.dependency, member.member), let list = double.receivedInvocations else {
            return nil
        }
        let parameter = double.fact.parameters[position]
        guard double.recorded.contains(parameter) else { return nil }
        let all = Code.Expression.path("deps", member.dependency, list.name)
        let rest = call == 0 ? all : .call(.member(all, "dropFirst"), [.init(nil, .number("\(call)"))])
        let one = Code.Expression.member(rest, "first")
        guard double.recorded.count == 1 else { return .member(.chained(one), parameter.name) }
        // The list holds optionals, of which the first would be an optional in another.
        return parameter.type.isOptional ? .tuple([.init(nil, .binary(one, "??", .null))]) : one
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
        let isDecimal = claim.type?.bare.lastName == "Decimal"
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

    /// The type of the part that a claim looks at, where each step to it is declared.
    private func partType(_ claim: Claim, upTo end: Int? = nil) -> TypeRef? {
        claim.path.prefix(end ?? claim.path.count).reduce(declaredType(of: claim)) { type, step in
            type.flatMap { part(step, of: $0) }
        }
    }

    /// The declared type of what a claim looks at, before any step.
    private func declaredType(of claim: Claim) -> TypeRef? {
        switch claim.subject {
        case .object(let name): writer.type(of: SymbolicValue(handed(name)))
        case .argument(let member, let position), .earlierArgument(let member, let position, _):
            methodDouble(member.dependency, member.member)?.fact.parameters[position].type
        default: claim.type
        }
    }

    /// The type of a part of a value.
    private func part(_ step: Claim.Step, of type: TypeRef) -> TypeRef? {
        let type = type.optionalWrapped ?? type
        return switch step {
        case .field(let name): subject.types.fieldType(name, of: type)
        case .element: subject.types.elementType(type)
        case .cast(let type): type
        case .success: nil
        case .carried(let name, let index, _): carried(name, index, of: type)
        }
    }

    private func carried(_ name: String, _ index: Int, of type: TypeRef) -> TypeRef? {
        guard let payload = subject.types.enumCases(type).first(where: { $0.name.plain == name })?.payload,
            index < payload.count, let fact = subject.types.declaration(type)
        else { return nil }
        return subject.types.qualify(payload[index].type, in: fact)
    }

    /// Whether what a claim looks at is an optional in an optional, so that `nil` has to be the inner one.
    func isNested(_ claim: Claim) -> Bool {
        guard case .callback(let name, let position) = claim.subject, claim.path.isEmpty,
            let parameters = scenario.recorder(name)?.functionType?.parameters
        else { return false }
        return parameters.count == 1 && parameters[position].type.isOptional
    }

    /// Whether what a claim looks at is an optional, so that its parts need a chain.
    func isOptionalShown(_ claim: Claim) -> Bool {
        switch claim.subject {
        case .argument(let member, let position), .earlierArgument(let member, let position, _):
            guard let double = methodDouble(member.dependency, member.member) else { return false }
            return double.recorded.count == 1 || double.fact.parameters[position].type.isOptional
        case .state: return claim.isState && claim.type?.isOptional ?? false
        case .result, .port: return claim.type?.isOptional ?? false
        case .callback(let name, let position):
            let parameters = scenario.recorder(name)?.functionType?.parameters ?? []
            return parameters.count == 1 || position < parameters.count && parameters[position].type.isOptional
        default: return false
        }
    }

    /// Asserts what a claim says.
    mutating func assert(_ claim: Claim) {
        if claim.subject == .thrown || scenario.lastPhase == 0 && claim.subject == .result { return }
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
