import Facts

/// How a SUT is made that is a struct of closures, by a function: `static func live(client: Client) -> Self`.
///
/// What such a struct does stands in the closures that the function gives it; its initialiser takes what it does.
struct FactoryChoice {
    /// The function as what makes the SUT.
    let construction: Construction
    /// The SUT's members as those of a type that keeps what the function takes, and whose methods do what the closures do.
    let members: [Member]

    /// Words in the names of functions that make what stands for the real one.
    private static let standIns: Set = [
        "mock", "stub", "fake", "preview", "test", "noop", "dummy", "unimplemented", "failing", "empty", "sample",
    ]

    /// Chooses the function called `live`, or else the first; `nil` where the SUT is none of closures, where no function
    /// makes it, and where the user asked for an initialiser.
    init?(_ sut: TypeFact, in index: FactIndex, wanted: String?) {
        guard wanted == nil, let closures = index.protocolOfClosures(sut)?.members.methods else { return nil }
        let makers = index.members(of: sut).methods.filter { Self.isReal($0, of: sut) }
        guard let maker = makers.first(where: { $0.name == "live" }) ?? makers.first else { return nil }
        let labels = maker.parameters.map { ($0.label ?? "_") + ":" }.joined()
        var construction = Construction(
            kind: .factory, parameters: maker.parameters, effects: maker.effects, location: maker.info.location,
            reason: "\(sut.name) is made of closures; \(maker.name)(\(labels)) gives it those that do something")
        construction.maker = maker.name
        self.construction = construction
        let info = DeclarationInfo(location: maker.info.location, access: .private)
        let kept = maker.parameters.map { parameter in
            Member.property(PropertyFact(info: info, name: parameter.name, type: parameter.type, isLet: true))
        }
        let written = maker.closures(closures.map(\.name))
        members = kept + closures.filter(\.info.access.isTestable).map { .method($0.doing(written[$0.name])) }
    }

    private static func isReal(_ method: MethodFact, of sut: TypeFact) -> Bool {
        guard method.info.isStatic, method.info.access.isTestable, method.generics.parameters.isEmpty,
            !method.parameters.isEmpty, let result = method.result, !result.isOptional,
            result.bare == .simple("Self") || result.bare.lastName == sut.name
        else { return false }
        return standIns.isDisjoint(with: method.name.camelWords)
    }
}

extension MethodFact {
    /// The closures that it gives what it makes, by the names of those there are; none where it does more than that.
    fileprivate func closures(_ names: [String]) -> [String: ClosureExpression] {
        guard let only = body?.first, body?.count == 1, case .call(_, let arguments)? = only.value else { return [:] }
        var closures: [String: ClosureExpression] = [:]
        var left = names[...]
        for argument in arguments {
            // What is trailing may have no label.
            guard let name = argument.label ?? left.first else { break }
            if let position = left.firstIndex(of: name) { left = left[(position + 1)...] }
            guard case .closure(let closure) = argument.value, !closure.mentions(names) else { continue }
            closures[name] = closure
        }
        return closures
    }

    /// The method with a closure's statements; with one that nobody can read where they are not known.
    fileprivate func doing(_ closure: ClosureExpression?) -> MethodFact {
        var method = self
        guard let closure, closure.captures.isEmpty, closure.parameters.count == parameters.count else {
            method.body = [Statement(.other(name), at: info.location)]
            return method
        }
        for (position, name) in closure.parameters.enumerated() where name != "_" {
            method.parameters[position].name = name
        }
        method.body = closure.body
        return method
    }
}

extension ClosureExpression {
    /// Whether it speaks of one of some names: in a static function they stand for something else than in a method.
    fileprivate func mentions(_ names: [String]) -> Bool {
        var isFound = false
        body.forEachExpression { expression, _ in
            if case .name(let name) = expression { isFound = isFound || names.contains(name) }
        }
        return isFound
    }
}

extension Statement {
    /// What it returns, or is the value of.
    fileprivate var value: Expression? {
        switch kind {
        case .return(let value): value
        case .expression(let value): value
        default: nil
        }
    }
}
