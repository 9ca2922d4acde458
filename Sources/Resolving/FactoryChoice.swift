import Facts

/// Chooses the function that makes a SUT which is a struct of closures: `static func live(client: Client) -> Self`.
///
/// What such a struct does stands in the closures that the function gives it; its initialiser takes what it does.
struct FactoryChoice {
    let sut: TypeFact
    let index: FactIndex
    /// The labels of the initialiser the user asked for; `nil` to choose.
    var wanted: String?

    /// Words in the names of functions that make what stands for the real one.
    private static let standIns = [
        "mock", "stub", "fake", "preview", "test", "noop", "dummy", "unimplemented", "failing", "empty", "sample",
    ]

    /// The function called `live`, or else the first; `nil` where the SUT is none of closures or no function makes it.
    func construction() -> Construction? {
        guard wanted == nil, index.protocolOfClosures(sut) != nil else { return nil }
        let makers = index.members(of: sut).methods.filter(isMaker)
        guard let best = makers.first(where: { $0.name == "live" }) ?? makers.first else { return nil }
        let labels = best.parameters.map { ($0.label ?? "_") + ":" }.joined()
        var construction = Construction(
            kind: .factory, parameters: best.parameters, effects: best.effects, location: best.info.location,
            reason: "\(sut.name) is made of closures; \(best.name)(\(labels)) gives it those that do something")
        construction.maker = best.name
        return construction
    }

    private func isMaker(_ method: MethodFact) -> Bool {
        guard method.makes(sut), method.info.access.isTestable, method.generics.parameters.isEmpty,
            !method.parameters.isEmpty, method.result?.isOptional == false
        else { return false }
        let name = method.name.lowercased()
        return !Self.standIns.contains { name.contains($0) }
    }

    /// The SUT's members as those of a type that keeps what the function takes, and whose methods do what the closures do.
    func members(_ construction: Construction) -> [Member] {
        let maker = index.members(of: sut).methods.first { $0.info.location == construction.location }
        let closures = maker.flatMap(closures) ?? [:]
        let methods = index.protocolOfClosures(sut)?.members.methods ?? []
        let kept = construction.parameters.map { parameter in
            let info = DeclarationInfo(location: construction.location ?? sut.info.location, access: .private)
            return Member.property(PropertyFact(info: info, name: parameter.name, type: parameter.type, isLet: true))
        }
        return kept
            + methods.filter(\.info.access.isTestable).map { .method($0.doing(closures[$0.name])) }
    }

    /// The closures that a function gives what it makes, by name; `nil` where it does more than that.
    private func closures(_ maker: MethodFact) -> [String: ClosureExpression]? {
        guard let only = maker.body?.first, maker.body?.count == 1, let value = only.value,
            case .call(_, let arguments) = value
        else { return nil }
        var names = index.protocolOfClosures(sut)?.members.methods.map(\.name) ?? []
        var closures: [String: ClosureExpression] = [:]
        for argument in arguments {
            // What is trailing may have no label.
            guard let name = argument.label ?? names.first else { break }
            if let position = names.firstIndex(of: name) { names.removeSubrange(...position) }
            if case .closure(let closure) = argument.value { closures[name] = closure }
        }
        return closures
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

extension MethodFact {
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

extension MethodFact {
    /// Whether it is a static function that gives a type's instance.
    func makes(_ type: TypeFact) -> Bool {
        guard info.isStatic, let result = result?.bare else { return false }
        return result == .simple("Self") || result.lastName == type.name
    }
}
