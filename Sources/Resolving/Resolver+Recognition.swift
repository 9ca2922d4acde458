import Facts

/// Which container an attribute or a call belongs to.
///
/// A name alone never tells: `@Injected` belongs to many. Decided is, in this order, by a wrapper that the project
/// declares, by the module an attribute is qualified with, by the imports of the file and then of the module, by the
/// shape of the arguments, and by where a key path leads.
extension Resolver {
    /// What a wrapped property gets, and from which container.
    func injection(
        of attribute: AttributeFact, on property: PropertyFact, in context: ReadingContext
    ) -> (Container, Injection)? {
        let owners = owners(of: attribute, in: context)
        for container in owners.candidates {
            guard let injection = container.readWrapper(attribute, property, context) else { continue }
            if owners.areCertain || injection.isFoundByKeyPath { return (container, injection) }
        }
        return nil
    }

    /// Why the container behind a property wrapper's attribute is unknown; `nil` for any other attribute.
    func unknownWrapperReason(of attribute: AttributeFact, in context: ReadingContext) -> String? {
        let named = containers.filter { $0.wrappers.contains(attribute.name) }
        if isDeclaredByProject(attribute, in: context) {
            guard !named.isEmpty || known.contains(attribute.name) else { return nil }
            return "@\(attribute.name) is the project's own, and leads to no container that was understood"
        }
        // What views read of the environment is mostly the system's.
        guard !named.isEmpty, !named.contains(where: { $0.registries.contains("EnvironmentValues") }) else {
            return nil
        }
        guard owners(of: attribute, in: context).areCertain else {
            return "no import says whose @\(attribute.name) is"
        }
        if let path = attribute.arguments?.first?.value.keyPathParts?.path, !path.isEmpty {
            return "\\.\(path.joined(separator: ".")) is declared in none of the sources that were read"
        }
        return "this form of @\(attribute.name) is not known"
    }

    /// The names of wrappers that libraries declare.
    private var known: Set<String> {
        containers.filter { !$0.modules.isEmpty }.reduce(into: []) { $0.formUnion($1.wrappers) }
    }

    /// What a call or member access gets, and from which container.
    func injection(
        of expression: Expression, expecting type: TypeRef?, in context: ReadingContext
    ) -> (Container, Injection)? {
        for container in containers {
            guard let injection = container.readCall(expression, type, context) else { continue }
            let isKnown = container.modules.isEmpty || !container.modules.isDisjoint(with: context.imports)
            if isKnown || injection.declaredAt != nil { return (container, injection) }
        }
        return nil
    }

    /// The containers an attribute may belong to, and whether that is more than its name.
    private func owners(
        of attribute: AttributeFact, in context: ReadingContext
    ) -> (candidates: [Container], areCertain: Bool) {
        let named = containers.filter { $0.wrappers.contains(attribute.name) }
        if isDeclaredByProject(attribute, in: context) { return (named.filter { $0.modules.isEmpty }, true) }
        if let qualifier = attribute.qualifier {
            let qualified = named.filter { $0.modules.contains(qualifier) }
            if !qualified.isEmpty { return (qualified, true) }
        }
        let described = named.filter { $0.modules.isEmpty }
        for imports in [context.imports, context.moduleImports] {
            let imported = named.filter { !$0.modules.isDisjoint(with: imports) }
            if !imported.isEmpty { return (described + imported, true) }
        }
        return described.isEmpty ? (named, false) : (described, true)
    }

    /// Whether the project declares a wrapper of the name, in a module the file sees.
    private func isDeclaredByProject(_ attribute: AttributeFact, in context: ReadingContext) -> Bool {
        let owned = Set(containers.flatMap(\.modules))
        return index.types(named: attribute.name).contains { type in
            type.info.attribute("propertyWrapper") != nil && !owned.contains(type.module)
                && (type.module == context.scope.module || context.imports.contains(type.module))
        }
    }
}

extension Injection {
    /// Whether its key path leads to a declaration: that says whose it is, as an import would.
    fileprivate var isFoundByKeyPath: Bool {
        if case .member = key { declaredAt != nil } else { false }
    }
}
