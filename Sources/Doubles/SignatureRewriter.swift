import Facts

/// Rewrites a requirement so that it means the same inside the double, which stands in another place than the protocol.
struct SignatureRewriter {
    let index: FactIndex
    let owner: TypeFact
    /// The double's name, which takes the place of `Self`.
    let double: String
    /// The double's generic parameters, which a member's own must not hide.
    var taken: [String] = []
    /// What the protocols name by `associatedtype` and `typealias`.
    var types: MemberTypes?
    /// What a double can keep.
    var keeping: Keeping?
    /// The conditions of `#if` around the double.
    var conditions: Set<String> = []
    /// The names of a member's own generic parameters, and what they are called in the double.
    private var own: [String: String] = [:]

    init(index: FactIndex, owner: TypeFact, double: String) {
        self.index = index
        self.owner = owner
        self.double = double
    }

    func rewritten(_ method: MethodFact) -> MethodFact {
        let inner = inside(method.generics)
        var method = method
        method.parameters = inner.parameters(method.parameters)
        method.result = method.result.map(inner.type)
        method.effects = inner.effects(method.effects)
        method.generics = inner.generics(method.generics)
        method.info = inside(method.info)
        return method
    }

    /// The rewriter for what stands within the scope of a member's own generic parameters.
    private func inside(_ clause: GenericClause) -> SignatureRewriter {
        var inner = self
        for name in clause.parameters.map(\.name) { inner.own[name] = taken.contains(name) ? name + "2" : name }
        inner.keeping = keeping?.inside(clause)
        return inner
    }

    func rewritten(_ property: PropertyFact) -> PropertyFact {
        var property = property
        property.info = inside(property.info)
        property.type = property.type.map(type)
        if let accessors = property.accessors { property.accessors?.getter = effects(accessors.getter) }
        return property
    }

    func rewritten(_ initializer: InitializerFact) -> InitializerFact {
        let inner = inside(initializer.generics)
        var initializer = initializer
        initializer.parameters = inner.parameters(initializer.parameters)
        initializer.effects = inner.effects(initializer.effects)
        initializer.generics = inner.generics(initializer.generics)
        initializer.info = inside(initializer.info)
        return initializer
    }

    func rewritten(_ fact: SubscriptFact) -> SubscriptFact {
        let inner = inside(fact.generics)
        var fact = fact
        fact.parameters = inner.parameters(fact.parameters)
        fact.result = inner.type(fact.result)
        fact.accessors.getter = inner.effects(fact.accessors.getter)
        fact.generics = inner.generics(fact.generics)
        fact.info = inside(fact.info)
        return fact
    }

    /// A declaration inside the double, which stands as a whole within the conditions around its protocols.
    private func inside(_ info: DeclarationInfo) -> DeclarationInfo {
        guard !conditions.isEmpty, !info.conditions.isEmpty else { return info }
        var info = info
        info.conditions.removeAll(where: conditions.contains)
        return info
    }

    /// What throws an associated type that is `Never` throws nothing.
    private func effects(_ effects: Effects) -> Effects {
        var effects = effects.mapped(type)
        if case .typed(let error) = effects.throwing, error.name.flatMap({ keeping?.fixed[$0] })?.text == "Never" {
            effects.throwing = .never
        }
        return effects
    }

    private func generics(_ clause: GenericClause) -> GenericClause {
        var clause = clause
        for position in clause.parameters.indices {
            let name = clause.parameters[position].name
            clause.parameters[position].name = own[name] ?? name
            clause.parameters[position].constraint = clause.parameters[position].constraint.map(type)
        }
        for position in clause.requirements.indices {
            clause.requirements[position].left = type(clause.requirements[position].left)
            clause.requirements[position].right = type(clause.requirements[position].right)
        }
        return clause
    }

    /// Parameters get a name where they have none, and lose ownership that a value which is kept does not need.
    private func parameters(_ list: [ParameterFact]) -> [ParameterFact] {
        list.enumerated().map { position, parameter in
            var parameter = parameter
            if parameter.name == "_" { parameter.name = list.count == 1 ? "arg" : "arg\(position)" }
            parameter.name = Keywords.escaped(parameter.name)
            parameter.type = withoutOwnership(type(parameter.type))
            return parameter
        }
    }

    private func withoutOwnership(_ type: TypeRef) -> TypeRef {
        guard case .attributed(let attributes, let specifiers, let inner) = type, keeping?.isNoncopyable(inner) != true
        else { return type }
        let kept = specifiers.filter { !["consuming", "borrowing", "__owned", "__shared", "sending"].contains($0) }
        return attributes.isEmpty && kept.isEmpty
            ? inner : .attributed(attributes: attributes, specifiers: kept, inner)
    }

    /// `Self` becomes the double; an alias that leads to an associated type what it stands for; a name found in an
    /// enclosing type is written with its path. Parentheses that say nothing go.
    func type(_ type: TypeRef) -> TypeRef {
        let type = types.map { $0.isPlain ? type : $0.expanded(type, hidden: Set(own.keys)) } ?? type
        return type.mapped { node in
            guard case .named(let components) = node, let first = components.first else {
                return node.withoutParentheses
            }
            if first.name == "Self" {
                if components.count > 1, types?.contains(components[1].name) == true {
                    return .named(Array(components.dropFirst()))
                }
                return .named([TypeRef.Component(double)] + components.dropFirst())
            }
            if let name = own[first.name] {
                return .named([TypeRef.Component(name, first.arguments)] + components.dropFirst())
            }
            guard !owner.scope.isEmpty, types?.contains(first.name) != true, let path = enclosingPath(of: first.name)
            else { return node }
            return .named(path.map { TypeRef.Component($0) } + components)
        }
    }

    private func enclosingPath(of name: String) -> [String]? {
        for depth in stride(from: owner.scope.count, to: 0, by: -1) {
            let scope = Array(owner.scope.prefix(depth))
            let isType = index.types(named: name).contains { $0.scope == scope }
            let isAlias = index.files.contains { $0.allTypealiases.contains { $0.name == name && $0.scope == scope } }
            if isType || isAlias { return scope }
        }
        return nil
    }
}

extension TypeRef {
    /// The type without parentheses that say nothing; a pack's are its tuple's.
    fileprivate var withoutParentheses: TypeRef {
        if case .packExpansion = unparenthesised { return self }
        return unparenthesised
    }
}

/// A parameter's name as the label of a tuple's element, where hardly any word needs backticks.
public func tupleLabel(_ name: String) -> String {
    let bare = name.replacing("`", with: "")
    return name == "`inout`" || DoubleNames.plain(bare) != bare ? name : bare
}

/// Words that need backticks where a name stands.
enum Keywords {
    private static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
    ]

    /// The name as it may be written in an expression or declaration.
    static func escaped(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }
}
