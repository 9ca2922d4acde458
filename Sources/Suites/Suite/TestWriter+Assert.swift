import Behaviour
import Doubles
import Facts
import MockData
import Project

extension TestWriter {
    mutating func wait(_ phase: Int) {
        guard let check = scenario.waits[phase] else { return }
        needsAsync = true
        guard let condition = condition(check) else { return fail() }
        lines.append("await waitUntil { \(condition) }")
    }

    /// Declares the locals that checks speak of while the test still arranges.
    mutating func prepareChecks() {
        for check in scenario.checks + scenario.waits.values.map({ $0 }) where check.probe != .thrown {
            _ = spelled(check.term)
        }
    }

    /// The left side of a check.
    mutating func shown(_ check: Check) -> String? {
        var text: String
        switch check.probe {
        case .calls(let member):
            guard let double = methodDouble(member.dependency, member.member) else { return nil }
            text = "deps.\(member.dependency).\(double.callsCount.name)"
        case .argument(let member, let position):
            guard let received = received(member, position) else { return nil }
            text = received
        case .state(let name):
            usesSUT = true
            text = "sut.\(name)"
        case .port(let member): text = "deps.\(member.dependency).\(member.member)"
        case .result: text = "result"
        case .thrown: return nil
        case .during(let member, let name): text = Self.witness(member, name)
        case .callbacks(let name): text = "\(name)Calls.count"
        case .callback(let name, let position):
            let isSingle = (scenario.run.recorder(name)?.functionType?.parameters.count ?? 0) == 1
            text = "\(name)Calls.last" + (isSingle ? "" : "?.\(position)")
        }
        var isOptional = isOptionalShown(check)
        for step in check.path {
            if isOptional { text += "?" }
            isOptional = false
            switch step {
            case .field(let name): text += ".\(name)"
            case .element(let index):
                text += index == 0 ? ".first" : ".dropFirst(\(index)).first"
                isOptional = true
            }
        }
        return text
    }

    func received(_ member: PortMember, _ position: Int) -> String? {
        guard let double = methodDouble(member.dependency, member.member), let received = double.received else {
            return nil
        }
        let parameter = double.fact.parameters[position]
        guard double.recorded.contains(parameter) else { return nil }
        if double.recorded.count == 1 { return "deps.\(member.dependency).\(received.name)" }
        return "deps.\(member.dependency).\(received.name)?.\(parameter.name)"
    }

    /// A check as a condition; `nil` when it cannot be written.
    mutating func condition(_ check: Check) -> String? { assertion(check)?.condition }

    /// A check as a claim; `nil` when it cannot be written.
    mutating func assertion(_ check: Check) -> Assertion? {
        guard let left = shown(check) else { return nil }
        if check.isPattern {
            guard case .enumCase(_, let name, _) = check.term else { return nil }
            return .isCase(left, pattern: "." + name)
        }
        if check.term == .subject {
            usesSUT = true
            return .identical(left, "sut")
        }
        switch spelled(check.term) {
        case "true"? where isPlainBoolean(check, left): return .holds(left)
        case "false"? where isPlainBoolean(check, left): return .fails(left)
        case "nil"? where isNested(check): return .equal(left, ".some(nil)")
        case let right?: return .equal(left, check.term.isComparison && right.contains(" ") ? "(\(right))" : right)
        case nil: return nil
        }
    }

    /// Whether what a check looks at is a Boolean that can stand alone.
    private func isPlainBoolean(_ check: Check, _ text: String) -> Bool {
        check.isOfState && !text.contains("?") && !(check.path.isEmpty && isOptionalShown(check))
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

    mutating func write(_ check: Check) {
        if check.probe == .thrown || scenario.run.lastPhase == 0 && check.probe == .result { return }
        guard var assertion = assertion(check) else { return }
        let awaits = subject.isolation == .actor && check.isState
        if case .isCase(_, let pattern) = assertion {
            let name = unique("is" + String(pattern.dropFirst()).capitalisedFirst)
            let value = (awaits ? "await " : "") + assertion.subject
            lines.append("let \(name) = if case \(pattern) = \(value) { true } else { false }")
            assertion = .holds(name)
        } else if awaits, context.style.framework == .xctest, case .state(let property) = check.probe {
            // XCTest's autoclosures cannot wait, so what an actor holds is fetched first.
            let name = unique(property)
            lines.append("let \(name) = await \(assertion.subject)")
            assertion.subject = name
        } else if awaits {
            lines.append("#expect(await \(assertion.condition))")
            return
        }
        lines.append(assertion.statement(in: context.style.framework))
    }
}

extension Term {
    /// Whether it is written with an operator that binds no closer than `==`.
    fileprivate var isComparison: Bool {
        guard case .binary(_, let word, _) = self else { return false }
        return !["+", "-", "*", "/", "%"].contains(word)
    }
}
