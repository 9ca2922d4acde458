import Behaviour
import Doubles
import Facts

extension TestWriter {
    mutating func wait(_ phase: Int) {
        guard let check = scenario.waits[phase] else { return }
        guard let condition = condition(check) else { return fail() }
        add(.wait(until: condition), from: source(of: check))
    }

    /// Declares the locals that checks speak of while the test still arranges.
    mutating func prepareChecks() {
        for check in scenario.checks + scenario.waits.values.map({ $0 }) where check.probe != .thrown {
            _ = spelled(check.term)
        }
    }

    /// What a check looks at.
    mutating func shown(_ check: Check) -> Code.Expression? {
        guard var shown = shown(check.probe) else { return nil }
        var isOptional = isOptionalShown(check)
        for step in check.path {
            if isOptional { shown = .chained(shown) }
            isOptional = false
            switch step {
            case .field(let name): shown = .member(shown, name)
            case .element(let index):
                if index > 0 { shown = .call(.member(shown, "dropFirst"), [.init(nil, .number("\(index)"))]) }
                shown = .member(shown, "first")
                isOptional = true
            }
        }
        return shown
    }

    private mutating func shown(_ probe: Check.Probe) -> Code.Expression? {
        switch probe {
        case .calls(let member):
            guard let double = methodDouble(member.dependency, member.member) else { return nil }
            return .path("deps", member.dependency, double.callsCount.name)
        case .argument(let member, let position): return received(member, position)
        case .state(let name):
            usesSUT = true
            return .path("sut", name)
        case .port(let member): return .path("deps", member.dependency, member.member)
        case .result: return .name("result")
        case .thrown: return nil
        case .during(let member, let name): return .name(Self.witness(member, name))
        case .callbacks(let name): return .path("\(name)Calls", "count")
        case .callback(let name, let position):
            let isSingle = (scenario.run.recorder(name)?.functionType?.parameters.count ?? 0) == 1
            let last = Code.Expression.path("\(name)Calls", "last")
            return isSingle ? last : .member(.chained(last), "\(position)")
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

    /// A check as a condition; `nil` when it cannot be written.
    mutating func condition(_ check: Check) -> Code.Expression? { assertion(check)?.condition }

    /// A check as a claim; `nil` when it cannot be written.
    mutating func assertion(_ check: Check) -> Assertion? {
        guard let left = shown(check) else { return nil }
        if check.isPattern {
            guard case .enumCase(_, let name, _) = check.term else { return nil }
            return .isCase(left, name: name)
        }
        if check.term == .subject {
            usesSUT = true
            return .identical(left, .name("sut"))
        }
        switch spelled(check.term) {
        case .boolean(let value)? where isPlainBoolean(check, left): return value ? .holds(left) : .fails(left)
        case .null? where isNested(check):
            return .equal(left, .call(.member(nil, "some"), [.init(nil, .null)]))
        case let right?: return .equal(left, right)
        case nil: return nil
        }
    }

    /// Whether what a check looks at is a Boolean that can stand alone.
    private func isPlainBoolean(_ check: Check, _ shown: Code.Expression) -> Bool {
        check.isOfState && !shown.isChain && !(check.path.isEmpty && isOptionalShown(check))
    }

    /// Whether what a check looks at is an optional in an optional, so that `nil` has to be the inner one.
    func isNested(_ check: Check) -> Bool {
        guard case .callback(let name, let position) = check.probe, check.path.isEmpty,
            let parameters = scenario.run.recorder(name)?.functionType?.parameters
        else { return false }
        return parameters.count == 1 && parameters[position].type.isOptional
    }

    /// Whether what a check looks at is an optional, so that its parts need a chain.
    func isOptionalShown(_ check: Check) -> Bool {
        switch check.probe {
        case .argument(let member, let position):
            guard let double = methodDouble(member.dependency, member.member) else { return false }
            return double.recorded.count == 1 || double.fact.parameters[position].type.isOptional
        case .state(let name):
            let property = subject.property(name)
            return (property?.type ?? property?.initialValue?.valueType)?.isOptional ?? false
        case .result: return scenario.run.declaredResult?.isOptional ?? false
        case .port(let member):
            return subject.ports[member.dependency]?.property(member.member)?.type?.isOptional ?? false
        default: return false
        }
    }

    /// Claims what a check is about.
    mutating func claim(_ check: Check) {
        if check.probe == .thrown || scenario.run.lastPhase == 0 && check.probe == .result { return }
        guard var assertion = assertion(check) else { return }
        if subject.isolation == .actor, check.isState { assertion.subject = .await(assertion.subject) }
        add(.expect(assertion), from: source(of: check))
    }

    /// The code that does what a check is about.
    private func source(of check: Check) -> SourceLocation? {
        scenario.run.settled.events.last { event in
            switch (check.probe, event.kind) {
            case (.calls(let member), .call(let dependency, let method, _)),
                (.argument(let member, _), .call(let dependency, let method, _)):
                member == PortMember(dependency: dependency, member: method.fullName)
            case (.state(let name), .change(let property, _)): name == property
            case (.port(let member), .set(let dependency, let property, _)):
                member == PortMember(dependency: dependency, member: property)
            case (.callbacks(let name), .callback(let property, _)),
                (.callback(let name, _), .callback(let property, _)):
                name == property
            default: false
            }
        }?.location
    }
}

extension Code.Expression {
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
