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
        for container in owners(of: attribute, in: context) {
            if let injection = container.readWrapper(attribute, property, context) { return (container, injection) }
        }
        return nil
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

    private func owners(of attribute: AttributeFact, in context: ReadingContext) -> [Container] {
        let named = containers.filter { $0.wrappers.contains(attribute.name) }
        if isDeclaredByProject(attribute, in: context) { return named.filter { $0.modules.isEmpty } }
        if let qualifier = attribute.qualifier {
            let qualified = named.filter { $0.modules.contains(qualifier) }
            if !qualified.isEmpty { return qualified }
        }
        let described = named.filter { $0.modules.isEmpty }
        for imports in [context.imports, context.moduleImports] {
            let imported = named.filter { !$0.modules.isDisjoint(with: imports) }
            if !imported.isEmpty { return described + imported }
        }
        return named
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
