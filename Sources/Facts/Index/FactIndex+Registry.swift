extension FactIndex {
    /// A member that projects add to a container's type: `var x: Factory<P>` in `extension Container`.
    public struct RegistryMember: Sendable {
        /// The member.
        public var property: PropertyFact
        /// The type it is added to, by its simple name.
        public var container: String
        /// The scope it is written in.
        public var scope: LookupScope
    }

    /// Finds a member of a name in the extensions and declarations of types.
    ///
    /// - Parameters:
    ///   - name: The member's name.
    ///   - types: The types' names, in the order in which they are looked through.
    ///   - module: The module whose declarations are preferred.
    public func registryMember(_ name: String, of types: [String], from module: String) -> RegistryMember? {
        for type in types {
            let simple = String(type.split(separator: ".").last ?? "")
            var found: [RegistryMember] = []
            for file in files {
                for fact in file.types where fact.name == simple && fact.kind != .protocol {
                    found += members(name, in: fact.members, of: simple, scope: fact.scopeInside)
                }
                for fact in file.extensions where fact.extended.lastName == simple {
                    let path = fact.extended.name?.split(separator: ".").map(String.init) ?? []
                    let scope = LookupScope(path: path, module: file.module)
                    found += members(name, in: fact.members, of: simple, scope: scope)
                }
            }
            if let best = found.first(where: { $0.scope.module == module }) ?? found.first { return best }
        }
        return nil
    }

    private func members(
        _ name: String, in members: [Member], of type: String, scope: LookupScope
    ) -> [RegistryMember] {
        members.properties.filter { $0.name == name }.map {
            RegistryMember(property: $0, container: type, scope: scope)
        }
    }
}

extension Expression {
    /// The root and components of a key path argument, `\Module.Container.x` folded to `Container` and `x`.
    public var keyPathParts: (root: String?, path: [String])? {
        guard case .keyPath(let root, let components) = self else { return nil }
        var names = (root?.name).map { $0.split(separator: ".").map(String.init) } ?? []
        var path = components
        while path.count > 1, path[0].first?.isUppercase == true { names.append(path.removeFirst()) }
        return (names.last, path)
    }

    /// The expression under `!`, `?`, `try`, `await`, casts and `??`.
    public var unwrapped: Expression {
        switch self {
        case .forceUnwrap(let inner), .optionalChain(let inner), .try(_, let inner), .await(let inner),
            .cast(let inner, _, _), .binary(let inner, "??", _):
            inner.unwrapped
        default: self
        }
    }

    /// The type of a cast at the top: `P` in `x as! P`.
    public var castType: TypeRef? {
        switch self {
        case .cast(_, let word, let type) where word != "is": type
        case .forceUnwrap(let inner), .try(_, let inner), .await(let inner), .binary(let inner, "??", _):
            inner.castType
        default: nil
        }
    }

    /// The type named by an expression such as `P` or `Module.P` in `P.self`.
    public var typeName: TypeRef? {
        switch self {
        case .type(let type): type
        case .name(let name): .simple(name)
        case .member: path.map { .simple($0.joined(separator: ".")) }
        case .tuple(let elements) where elements.count == 1: elements[0].value.typeName
        case .prefix("any", let inner): inner.typeName
        default: nil
        }
    }

    /// The type in `P.self`.
    public var metatypeName: TypeRef? {
        guard case .member(let base?, "self") = self else { return nil }
        return base.typeName
    }
}
