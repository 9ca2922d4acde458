import Facts
import Resolving

extension Machine {
    /// The site of a call: calls that are asked different things in a phase are answered each for itself, since a double
    /// can tell them apart.
    func site(of method: CalledMethod, _ values: [Term], as member: PortMember) throws -> CallSite {
        var site = CallSite(member: member, phase: phase)
        guard method.hasAnswers, subject.products[member] == nil else { return site }
        let asked = Asked(zip(method.fact.parameters, values).map { fixed($1, as: $0.type) })
        guard let first = firstAsked[site] else {
            firstAsked[site] = asked
            return site
        }
        guard asked != first else { return site }
        let others = furtherAsked[site] ?? []
        if others.contains(asked) {
            site.asked = asked
        } else if ([first] + others).allSatisfy(asked.differs(from:)) {
            guard !isReplay, others.count < Self.mostAsked else { return site }
            if recoveries[site] != nil { throw Exit.infeasible }
            furtherAsked[site, default: []].append(asked)
            site.asked = asked
        } else if !others.isEmpty {
            // It may be asked the same as before, or not.
            giveUp()
        }
        return site
    }

    /// How many calls of a method in a phase get answers of their own besides the first.
    private static let mostAsked = 3

    /// An argument that the code fixes, of a type whose values a test can compare.
    func fixed(_ term: Term, as type: TypeRef) -> Constraint? {
        guard !type.isOptional else { return nil }
        switch (term, subject.types.family(type)) {
        case (.string(let text), .string): return .string(text)
        case (.integer(let number), .integer): return .integer(number)
        case (.boolean(let value), .boolean): return .boolean(value)
        case (.enumCase(_, let name, let payload), .enumeration) where payload.isEmpty:
            return subject.types.isEquatable(type) ? .enumCase(name) : nil
        default: return nil
        }
    }
}

extension TypeLookup {
    /// Whether a method has answers, and a double can be told several.
    func hasAnswers(_ method: MethodFact) -> Bool {
        guard method.generics.isEmpty, !method.info.isStatic, !method.parameters.isEmpty,
            method.parameters.allSatisfy({ $0.type.functionType == nil && !$0.isVariadic })
        else { return false }
        guard let result = method.result, !result.isVoid else { return method.effects.canThrow }
        return result.functionType == nil && result.sending == nil && result.name != "Self"
            && declaration(result)?.kind != .protocol
    }
}
