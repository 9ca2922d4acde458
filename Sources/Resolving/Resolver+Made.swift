import Facts

extension Resolver {
    /// A class of the project that takes protocols itself: it is made, and the doubles sit one level below.
    mutating func readMade(_ point: InjectionPoint) -> Bool {
        guard
            case .concrete(let fact) = index.dependencyKind(
                of: point.parameter.type, from: point.scope, generics: sut.generics)
        else { return false }
        let maker = CollaboratorMaker(resolver: self, place: point.place)
        let made = maker.make(
            fact, of: point.parameter.type, as: point.name, paths: point.names + [point.parameter.name])
        guard let made else { return readStandIn(point, fact) }
        dependencies += made.parts
        dependencies.append(
            Dependency(
                name: point.name, type: point.parameter.type, style: .initializer, origin: .declared(point.place),
                double: .object(made.object),
                handover: .argument(label: point.parameter.label), accessPaths: point.paths,
                isOptional: point.parameter.type.isOptional, imports: imports(of: [fact])))
        return true
    }
}

extension Resolver {
    /// A class that is open to it: a subclass takes its place; or the real one, where that does no harm.
    private mutating func readStandIn(_ point: InjectionPoint, _ fact: TypeFact) -> Bool {
        guard let found = subclass(of: fact) ?? object(fact, as: point.parameter.type) else { return false }
        add(
            Dependency(
                name: freeName(point.name), type: point.parameter.type, style: .initializer,
                origin: .declared(point.place), double: found.double,
                handover: .argument(label: point.parameter.label), accessPaths: point.paths,
                isOptional: point.parameter.type.isOptional, imports: found.imports))
        return true
    }
}

/// Makes a concrete collaborator out of doubles.
struct CollaboratorMaker {
    let resolver: Resolver
    /// Where it is asked for.
    let place: SourceLocation

    /// A collaborator and the dependencies it is made of.
    struct Collaborator {
        var object: Dependency.Object
        var parts: [Dependency]
    }

    /// What is passed for a parameter, and the dependencies that it brings.
    private struct Given {
        var content: Dependency.Object.Content
        var parts: [Dependency] = []
    }

    /// Makes a class or a struct of dependencies, or says that it cannot with `nil`: nothing of it is a double, or something has no value here.
    ///
    /// - Parameter type: The class as it is asked for, with what it is generic over.
    func make(
        _ fact: TypeFact, of type: TypeRef, as name: String, paths: [String], depth: Int = 0
    ) -> Collaborator? {
        let index = resolver.index
        guard depth < 3, fact.info.access.isTestable, let arguments = genericArguments(of: fact, in: type) else {
            return nil
        }
        let isolation = index.isolation(of: fact, defaultActor: resolver.options.defaultActor)
        guard isolation == resolver.isolation || isolation == .nonisolated || isolation == .actor else { return nil }
        let construction = ConstructionChoice(sut: fact, index: index, wanted: nil).construction()
        let isMemberwise = construction.kind == .memberwise && fact.kind == .struct
        guard isMemberwise || [.initializer, .inherited].contains(construction.kind),
            construction.effects == Effects(), !construction.isFailable
        else { return nil }
        let initializer = index.members(of: fact).initializers.first { $0.info.location == construction.location }
        var parts: [Dependency] = []
        var given: [Dependency.Object.Part] = []
        for written in construction.parameters {
            guard let parameter = concrete(written, of: fact, initializer?.generics, arguments) else { return nil }
            guard var part = self.part(parameter, of: fact, construction, as: name, paths: paths, depth: depth)
            else {
                if parameter.defaultValue != nil { continue }
                return nil
            }
            if let generic = written.type.bare.name, let generics = initializer?.generics,
                let last = part.parts.indices.last
            {
                part.parts[last].typeArguments =
                    generics.associatedTypes(of: generic).mapValues { $0.substituting(arguments) }
            }
            parts += part.parts
            given.append(.init(label: parameter.label, content: part.content))
        }
        guard !parts.isEmpty else { return nil }
        let whole = fact.generics.isEmpty ? nil : type.bare
        return Collaborator(object: .init(fact: fact, type: whole, parts: given), parts: parts)
    }

    /// What a class is generic over, where the type that is asked for says it; `nil` where it does not.
    private func genericArguments(of fact: TypeFact, in type: TypeRef) -> [String: TypeRef]? {
        let names = fact.generics.parameters.map(\.name)
        guard names.count == type.bare.arguments.count || names.isEmpty else { return nil }
        return Dictionary(zip(names, type.bare.arguments), uniquingKeysWith: { first, _ in first })
    }

    /// A parameter with the types that are asked for: one that a generic initialiser takes becomes one of the protocol
    /// that it must conform to, `init<C: Coordinator>(_ coordinator: C) where C.Route == Route`.
    private func concrete(
        _ parameter: ParameterFact, of fact: TypeFact, _ generics: GenericClause?, _ arguments: [String: TypeRef]
    ) -> ParameterFact? {
        var parameter = parameter
        if let generics, let name = parameter.type.bare.name, let constraint = generics.constraint(of: name) {
            guard let type = existential(of: constraint, for: name, generics, from: fact.scopeInside) else {
                return nil
            }
            parameter.type = type
        }
        parameter.type = parameter.type.substituting(arguments)
        return parameter
    }

    /// `any Coordinator<Route>`, by what the `where` clause says of a generic parameter.
    private func existential(
        of constraint: TypeRef, for name: String, _ generics: GenericClause, from scope: LookupScope
    ) -> TypeRef? {
        guard constraint.bare.arguments.isEmpty, let fact = resolver.index.declaration(of: constraint, from: scope),
            case .named(var components) = constraint.bare
        else { return .existential(constraint.bare) }
        let fixed = generics.associatedTypes(of: name)
        let types = fact.primaryAssociatedTypes.map { fixed[$0] }
        guard types.allSatisfy({ $0 != nil }) else { return nil }
        components[components.count - 1].arguments = types.compactMap(\.self)
        return .existential(.named(components))
    }

    private func part(
        _ parameter: ParameterFact, of fact: TypeFact, _ construction: Construction, as owner: String,
        paths: [String], depth: Int
    ) -> Given? {
        let origin = Origin.registered(construction.location ?? place, askedAt: place)
        let own = parameter.name == owner ? "double" : parameter.name
        let name = resolver.freeName(owner + own.prefix(1).uppercased() + own.dropFirst())
        let inner = paths.map { "\($0).\(parameter.name)" }
        let scope = fact.scopeInside
        if case .concrete(let next) = resolver.index.dependencyKind(of: parameter.type, from: scope) {
            let made = make(next, of: parameter.type, as: name, paths: inner, depth: depth + 1)
            let whole = made.map {
                Replacement(double: .object($0.object), imports: resolver.imports(of: [next]))
            }
            guard let found = whole ?? resolver.object(next, as: parameter.type) else { return nil }
            let itself = dependency(name, parameter, origin, owner: owner, paths: inner, found)
            return Given(content: .dependency(name), parts: (made?.parts ?? []) + [itself])
        }
        guard let found = resolver.replacement(for: parameter.type, from: scope) else {
            return parameter.defaultValue == nil ? Given(content: .value(parameter)) : nil
        }
        if found.isUnresolved { return nil }
        return Given(
            content: .dependency(name + found.projection),
            parts: [dependency(name, parameter, origin, owner: owner, paths: inner, found)])
    }

    private func dependency(
        _ name: String, _ parameter: ParameterFact, _ origin: Origin, owner: String, paths: [String],
        _ found: Replacement
    ) -> Dependency {
        Dependency(
            name: name, type: parameter.type, style: .initializer, origin: origin, double: found.double,
            handover: .part(of: owner), accessPaths: paths, isOptional: parameter.type.isOptional,
            imports: found.imports, projection: found.projection, support: found.support)
    }
}
