import Facts

/// Chooses the types that a test fills into a generic SUT and into doubles of protocols with associated types.
///
/// An injected parameter becomes its double. A parameter whose constraints `String` meets becomes `String`. Any other
/// parameter stays open.
struct Specialisation {
    let sut: TypeFact
    let index: FactIndex
    let options: ResolveOptions

    /// The recipe with its generic parameters bound and its doubles' types written out.
    func apply(to recipe: Recipe) -> Recipe {
        var recipe = recipe
        let parameters = sut.generics.parameters
        for parameter in parameters {
            let isInjected = recipe.dependencies.contains { $0.type.bare == .simple(parameter.name) }
            if !isInjected, isValue(parameter.name) { recipe.bindings[parameter.name] = .simple("String") }
        }
        for position in recipe.dependencies.indices { specialise(&recipe.dependencies[position], recipe.bindings) }
        for parameter in parameters where recipe.bindings[parameter.name] == nil {
            let double = recipe.dependencies.first { $0.type.bare == .simple(parameter.name) }?.doubleType
            recipe.bindings[parameter.name] = double.map { .simple($0) }
        }
        for dependency in recipe.dependencies {
            guard let owner = dependency.type.bare.name, recipe.bindings[owner] != nil else { continue }
            for (name, type) in dependency.typeArguments { recipe.bindings["\(owner).\(name)"] = type }
        }
        if !parameters.isEmpty {
            recipe.construction.parameters = recipe.construction.parameters.map { parameter in
                var parameter = parameter
                parameter.type = recipe.bound(index.expanded(parameter.type, from: sut.scopeInside))
                return parameter
            }
        }
        if let open = parameters.first(where: { recipe.bindings[$0.name] == nil }), recipe.construction.kind != .none {
            recipe.construction.kind = .none
            recipe.construction.reason =
                "\(sut.qualifiedName) is generic over \(open.name), and no type is known that fits it"
        }
        return recipe
    }

    /// Whether `String` meets all constraints of a generic parameter.
    private func isValue(_ name: String) -> Bool {
        let parameter = sut.generics.parameters.first { $0.name == name }
        let constraints =
            [parameter?.constraint].compactMap { $0 }
            + sut.generics.requirements.filter { $0.left == .simple(name) }.map(\.right)
        let isRelated = sut.generics.requirements.contains { requirement in
            requirement.left == .simple(name) && requirement.relation != .conforms
        }
        return !isRelated && constraints.allSatisfy(\.text.isFulfilledByString)
    }

    /// Writes the type arguments of the double of a protocol with associated types.
    private func specialise(_ dependency: inout Dependency, _ bindings: [String: TypeRef]) {
        guard case .generated(let type, let protocols) = dependency.double else { return }
        let owners = protocols.flatMap { [$0] + index.inheritedProtocols(of: $0).found }
        let openTypes = options.offer(protocols).openTypes
        guard !openTypes.isEmpty else { return }
        let known = known(for: dependency, protocols)
        var table: [String: TypeRef] = [:]
        for name in openTypes {
            let fits = owners.flatMap(\.members.associatedTypes).filter { $0.name == name }.flatMap(\.inherits)
                .allSatisfy(\.text.isFulfilledByString)
            table[name] = known[name]?.substituting(bindings) ?? (fits ? .simple("String") : nil)
        }
        guard let open = openTypes.first(where: { table[$0] == nil }) else {
            dependency.typeArguments = table
            let arguments = openTypes.compactMap { table[$0]?.text }.joined(separator: ", ")
            dependency.double = .generated(type: "\(type)<\(arguments)>", protocols: protocols)
            return
        }
        dependency.double = .unresolved(
            reason:
                "no type is known for \(open), an associated type of \(protocols.map(\.name).joined(separator: " & "))")
    }

    /// The associated types that the code fixes, in the type's angle brackets or in a `where` clause.
    private func known(for dependency: Dependency, _ protocols: [TypeFact]) -> [String: TypeRef] {
        var known: [String: TypeRef] = [:]
        var written = index.expanded(dependency.type, from: sut.scopeInside).bare
        if case .named(let components) = written, components.count == 1,
            let constraint = sut.generics.constraint(of: components[0].name)
        {
            for requirement in sut.generics.requirements where requirement.relation == .equals {
                guard let path = requirement.left.name, path.hasPrefix(components[0].name + ".") else { continue }
                known[String(path.dropFirst(components[0].name.count + 1))] = requirement.right
            }
            written = constraint.bare
        }
        let parts = if case .composition(let all) = written { all } else { [written] }
        for part in parts {
            guard let fact = protocols.first(where: { $0.name == part.lastName }) else { continue }
            for (name, argument) in zip(fact.primaryAssociatedTypes, part.arguments) { known[name] = argument }
        }
        return known
    }
}

extension Dependency {
    /// The name of the double's type without its arguments.
    public var doubleName: String? { doubleType.map { String($0.prefix { $0 != "<" }) } }
}

extension Recipe {
    /// A type with the SUT's generic parameters, and their associated types, filled in.
    func bound(_ type: TypeRef) -> TypeRef {
        guard !bindings.isEmpty else { return type }
        return type.mapped { node in node.name.flatMap { bindings[$0] } ?? node }
    }
}
