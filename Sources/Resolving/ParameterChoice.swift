import Facts

/// Chooses a type for a generic parameter of the SUT that is no collaborator.
///
/// What the project fills in where it uses the SUT comes first, then `String`, then what suits tests of a library's
/// protocol, then a model of the project that fits.
struct ParameterChoice {
    let sut: TypeFact
    let index: FactIndex

    /// The type; `nil` when none is known that fits.
    func type(for parameter: GenericParameter) -> TypeRef? {
        let constraints = sut.generics.constraints(on: parameter)
        if let used = used(parameter) { return used }
        if constraints == nil { return nil }
        if constraints?.allSatisfy(\.text.isFulfilledByString) ?? false { return .simple("String") }
        if let constraint = constraints?.first, constraints?.count == 1, let type = library(constraint) { return type }
        let fitting = index.types.first { $0.canFillIn(sut, conformingTo: constraints ?? [], in: index) }
        return fitting.map { .simple($0.qualifiedName) }
    }

    /// The type of a library that conforms to one of its protocols and suits tests: a Combine scheduler that does not wait.
    private func library(_ constraint: TypeRef) -> TypeRef? {
        guard let name = constraint.lastName, index.type(named: name, from: sut.scopeInside) == nil else { return nil }
        return ["Scheduler": TypeRef.simple("ImmediateScheduler")][name]
    }

    /// What an alias of the SUT fills in, `typealias RecordLoader = Loader<Record>`, or a class that inherits from it.
    private func used(_ parameter: GenericParameter) -> TypeRef? {
        guard let position = sut.generics.parameters.firstIndex(where: { $0.name == parameter.name }) else {
            return nil
        }
        var uses: [(type: TypeRef, scope: LookupScope)] = []
        for file in index.files {
            for alias in file.allTypealiases where alias.generics.parameters.isEmpty {
                uses.append((alias.target, LookupScope(path: alias.scope, module: file.module)))
            }
        }
        for fact in index.types where fact.generics.parameters.isEmpty {
            uses += fact.inherits.map { ($0, fact.scopeInside) }
        }
        for (type, scope) in uses where type.unattributed.lastName == sut.name {
            let arguments = type.unattributed.arguments
            guard position < arguments.count else { continue }
            return index.expanded(arguments[position], from: scope)
        }
        return nil
    }
}

extension GenericClause {
    /// What must be true of the type that a parameter stands for; `nil` where more is asked than what it conforms to.
    package func constraints(on parameter: GenericParameter) -> [TypeRef]? {
        let related = requirements.filter { requirement in
            requirement.left == .simple(parameter.name)
                || requirement.left.name?.hasPrefix(parameter.name + ".") == true
        }
        guard related.allSatisfy({ $0.relation == .conforms && $0.left == .simple(parameter.name) }) else { return nil }
        return ([parameter.constraint].compactMap { $0 } + related.map(\.right)).flatMap(\.parts)
    }
}

extension TypeFact {
    /// Whether a test can fill it in for what a SUT leaves open: a plain model that every test sees and that conforms to
    /// what is asked for.
    package func canFillIn(_ sut: TypeFact, conformingTo constraints: [TypeRef], in index: FactIndex) -> Bool {
        guard [.struct, .enum].contains(kind), generics.parameters.isEmpty, index.isVisible(self),
            info.conditions.isEmpty, qualifiedName != sut.qualifiedName
        else { return false }
        let conformances = index.conformances(of: self)
        return constraints.allSatisfy { $0.lastName.map(conformances.contains) ?? false }
    }
}
