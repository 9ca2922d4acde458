import Facts

/// Chooses the types that a test fills into a generic SUT and into doubles of protocols with associated types.
///
/// An injected parameter becomes its double. Any other becomes what the project fills in, `String`, or a model that fits,
/// and stays open where there is none.
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
            guard !isInjected, let type = ParameterChoice(sut: sut, index: index).type(for: parameter) else { continue }
            recipe.bindings[parameter.name] = type
            if let (identity, scope) = index.identity(named: type.text + ".ID", from: sut.scopeInside) {
                recipe.bindings["\(parameter.name).ID"] = index.expanded(identity, from: scope)
            }
        }
        let names = Set(parameters.map(\.name))
        let isParameter = { (position: Int) in
            recipe.dependencies[position].type.bare.name.map(names.contains) ?? false
        }
        // What the others are of may be spelled by the associated types of these.
        let order =
            recipe.dependencies.indices.filter(isParameter) + recipe.dependencies.indices.filter { !isParameter($0) }
        for position in order {
            specialise(&recipe.dependencies[position], in: recipe)
            let dependency = recipe.dependencies[position]
            guard let owner = dependency.type.bare.name, names.contains(owner), recipe.bindings[owner] == nil else {
                continue
            }
            recipe.bindings[owner] = dependency.doubleType.map { .simple($0) }
            for (name, type) in dependency.typeArguments { recipe.bindings["\(owner).\(name)"] = type }
            for (name, type) in defaults(of: dependency) where dependency.typeArguments[name] == nil {
                recipe.bindings["\(owner).\(name)"] = type
            }
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

    /// Writes the type arguments of the double of a protocol with associated types.
    private func specialise(_ dependency: inout Dependency, in recipe: Recipe) {
        guard case .generated(let type, let protocols) = dependency.double else { return }
        let openTypes = options.offer(protocols).openTypes
        guard !openTypes.isEmpty else { return }
        let known = known(for: dependency, protocols)
        let choice = AssociatedChoice(sut: sut, index: index, owner: dependency.type.bare, protocols: protocols)
        var table: [String: TypeRef] = [:]
        for name in openTypes {
            table[name] =
                known[name].map { recipe.bound(index.expanded($0, from: sut.scopeInside)) } ?? choice.type(for: name)
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

    /// What the protocols of a double say its associated types are unless another is named.
    private func defaults(of dependency: Dependency) -> [String: TypeRef] {
        let associated = dependency.protocols.flatMap(\.members.associatedTypes)
        return Dictionary(
            associated.compactMap { item in item.defaultType.map { (item.name, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The associated types that the code fixes, in the type's angle brackets or in a `where` clause.
    private func known(for dependency: Dependency, _ protocols: [TypeFact]) -> [String: TypeRef] {
        var known = dependency.typeArguments
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
    public var doubleName: String? {
        if case .statics(let type, _, _) = double { return type }
        return doubleType.map { String($0.prefix { $0 != "<" }) }
    }
}

extension Recipe {
    /// A type with the SUT's generic parameters, and their associated types, filled in.
    func bound(_ type: TypeRef) -> TypeRef {
        guard !bindings.isEmpty else { return type }
        return type.mapped { node in node.name.flatMap { bindings[$0] } ?? node }
    }
}
