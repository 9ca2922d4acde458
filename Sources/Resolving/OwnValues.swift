import Facts

/// A type of the project whose members are reached by key path: `InjectedValues[\.api]`.
struct OwnValues {
    let type: TypeFact

    /// Reads a type; `nil` when it has no static subscript over its key paths.
    init?(_ type: TypeFact, index: FactIndex) {
        let subscripts = index.members(of: type).subscripts
        let isKeyed = subscripts.contains { fact in
            fact.info.isStatic && fact.parameters.count == 1 && fact.accessors.hasSetter
                && ["WritableKeyPath", "ReferenceWritableKeyPath"].contains(
                    fact.parameters[0].type.bare.lastName ?? "")
        }
        guard isKeyed else { return nil }
        self.type = type
    }

    /// The container that the type amounts to.
    func container(wrappers: Set<String>) -> Container {
        Container(
            name: type.name, modules: [], wrappers: wrappers, registries: [type.name], hasOwn: true,
            support: ContainerSupport(isGlobal: true),
            readWrapper: { attribute, property, context in
                guard let parts = attribute.arguments?.first?.value.keyPathParts else { return nil }
                return read(parts, annotation: property.type, context)
            },
            readCall: { expression, annotation, context in
                guard case .subscript(.name(type.name), let arguments) = expression.unwrapped,
                    let parts = arguments.first?.value.keyPathParts
                else { return nil }
                return read(parts, annotation: annotation, context)
            },
            handover: { injection, double in
                guard let target = injection.sharedObject else {
                    return .impossible("\(type.name) has no setter for it")
                }
                return .registration(["\(target) = \(double)"], undo: [])
            })
    }

    private func read(
        _ parts: (root: String?, path: [String]), annotation: TypeRef?, _ context: ReadingContext
    ) -> Injection? {
        guard parts.root == nil || parts.root == type.name, let name = parts.path.first,
            let member = context.index.registryMember(name, of: [type.name], from: context.scope.module),
            let written = member.property.type ?? annotation
        else { return nil }
        return Injection(
            type: written, key: .member(container: type.name, path: parts.path),
            declaredAt: member.property.info.location, typeScope: member.scope,
            sharedObject: target(of: member.property, path: parts.path, in: context.index))
    }

    /// What a test assigns: the member, or for one without a setter the key's own value.
    private func target(of property: PropertyFact, path: [String], in index: FactIndex) -> String? {
        if property.isSettable { return "\(type.qualifiedName)[\\.\(path.joined(separator: "."))]" }
        guard case .subscript(_, let arguments)? = property.accessors?.getterBody?.onlyExpression,
            let key = arguments.first?.value.metatypeName,
            let fact = index.declaration(of: key, from: type.scopeInside),
            fact.info.access.isTestable,
            let value = fact.members.properties.first(where: { $0.info.isStatic && $0.isSettable })
        else { return nil }
        return "\(fact.qualifiedName).\(value.name)"
    }
}
