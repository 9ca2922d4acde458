extension TypeRef {
    /// A type without generic arguments: `.simple("Outer.Inner")`.
    public static func simple(_ dotted: String) -> TypeRef {
        guard dotted.utf8.contains(UInt8(ascii: ".")) else { return .named(dotted.isEmpty ? [] : [Component(dotted)]) }
        return .named(dotted.split(separator: ".").map { Component(String($0)) })
    }

    /// The empty tuple.
    public static let void = TypeRef.tuple([])

    /// Whether this is `()`, `Void` or `Swift.Void`.
    public var isVoid: Bool {
        switch self {
        case .tuple(let elements):
            elements.isEmpty || (elements.count == 1 && elements[0].label == nil && elements[0].type.isVoid)
        case .named(let components):
            components.last?.name == "Void"
                && (components.count == 1 || components.count == 2 && components[0].name == "Swift")
        default: false
        }
    }

    /// The type under redundant parentheses: `(T)` is `T`.
    public var unparenthesised: TypeRef {
        if case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil, !elements[0].isVariadic {
            return elements[0].type.unparenthesised
        }
        return self
    }

    /// The type under attributes and specifiers (`@escaping`, `inout`), and under parentheses.
    public var unattributed: TypeRef {
        switch unparenthesised {
        case .attributed(_, _, let inner): inner.unattributed
        case let other: other
        }
    }

    /// What an optional wraps (`T?`, `T!`, `Optional<T>`); `nil` when the type is not optional.
    public var optionalWrapped: TypeRef? {
        switch unattributed {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return wrapped.unparenthesised
        case .named(let components):
            guard let last = components.last, last.name == "Optional", last.arguments.count == 1,
                components.count == 1 || (components.count == 2 && components[0].name == "Swift")
            else { return nil }
            return last.arguments[0]
        default: return nil
        }
    }

    /// Whether the type is written as an optional.
    public var isOptional: Bool { optionalWrapped != nil }

    /// Whether its values hold places in a list: `delete(at offsets: IndexSet)`.
    package var isIndexSet: Bool { name == "IndexSet" || name == "Foundation.IndexSet" }

    /// The type without attributes, optionality, `any` and `some`: what a dependency is of.
    public var bare: TypeRef {
        if let wrapped = optionalWrapped { return wrapped.bare }
        switch unattributed {
        case .existential(let inner), .opaque(let inner): return inner.bare
        case let other: return other
        }
    }

    /// What is joined by `&`, or the type alone.
    package var parts: [TypeRef] {
        if case .composition(let parts) = unparenthesised { parts.flatMap(\.parts) } else { [self] }
    }

    /// `Outer.Inner` for a named type without regard to generic arguments; `nil` for any other type.
    public var name: String? {
        guard case .named(let components) = self else { return nil }
        return components.count == 1 ? components[0].name : components.map(\.name).joined(separator: ".")
    }

    /// The last component's name of a named type.
    public var lastName: String? {
        guard case .named(let components) = self else { return nil }
        return components.last?.name
    }

    /// The function type under attributes, parentheses and optionality; `sending`, which says nothing about the values that
    /// are given, is left out of its parameters.
    public var functionType: Function? {
        if let wrapped = optionalWrapped { return wrapped.functionType }
        guard case .function(let function) = unattributed else { return nil }
        guard function.parameters.contains(where: { $0.type.specifiers.contains("sending") }) else { return function }
        var sent = function
        for index in sent.parameters.indices { sent.parameters[index].type = sent.parameters[index].type.unsent }
        return sent
    }

    /// The type without `sending`.
    private var unsent: TypeRef {
        guard case .attributed(let attributes, let specifiers, let inner) = unparenthesised else { return self }
        let others = specifiers.filter { $0 != "sending" }
        return attributes.isEmpty && others.isEmpty
            ? inner : .attributed(attributes: attributes, specifiers: others, inner)
    }

    /// The attributes on the type itself, such as `@escaping`, with their arguments.
    public var attributes: [String] {
        switch unparenthesised {
        case .attributed(let attributes, _, let inner): attributes + inner.attributes
        default: []
        }
    }

    /// The type as that of a parameter whose closure outlives the call.
    package var escaping: TypeRef {
        if case .attributed(let attributes, let specifiers, let inner) = self {
            return .attributed(attributes: ["@escaping"] + attributes, specifiers: specifiers, inner)
        }
        return .attributed(attributes: ["@escaping"], specifiers: [], self)
    }

    /// The type of a closure as one that may be sent elsewhere; as it is where it is one, or no closure.
    package var sendable: TypeRef {
        guard functionType != nil, !isOptional, !attributes.contains("@Sendable") else { return self }
        if case .attributed(let attributes, let specifiers, let inner) = self {
            return .attributed(attributes: attributes + ["@Sendable"], specifiers: specifiers, inner)
        }
        return .attributed(attributes: ["@Sendable"], specifiers: [], self)
    }

    /// The specifiers on the type itself, such as `inout`.
    public var specifiers: [String] {
        switch unparenthesised {
        case .attributed(_, let specifiers, let inner): specifiers + inner.specifiers
        default: []
        }
    }
}

extension TypeRef {
    /// The same tree with every node passed through `transform`, children first.
    public func mapped(_ transform: (TypeRef) -> TypeRef) -> TypeRef {
        func go(_ type: TypeRef) -> TypeRef { type.mapped(transform) }
        func element(_ element: Element) -> Element {
            Element(
                label: element.label, secondName: element.secondName, type: go(element.type),
                isVariadic: element.isVariadic)
        }
        let rebuilt: TypeRef =
            switch self {
            case .named(let components): .named(components.map { Component($0.name, $0.arguments.map(go)) })
            case .optional(let inner): .optional(go(inner))
            case .implicitlyUnwrapped(let inner): .implicitlyUnwrapped(go(inner))
            case .array(let inner): .array(go(inner))
            case .dictionary(let key, let value): .dictionary(key: go(key), value: go(value))
            case .tuple(let elements): .tuple(elements.map(element))
            case .function(let function):
                .function(
                    Function(
                        parameters: function.parameters.map(element), effects: function.effects.mapped(transform),
                        result: go(function.result)))
            case .existential(let inner): .existential(go(inner))
            case .opaque(let inner): .opaque(go(inner))
            case .composition(let parts): .composition(parts.map(go))
            case .metatype(let inner, let name): .metatype(go(inner), name: name)
            case .attributed(let attributes, let specifiers, let inner):
                .attributed(attributes: attributes, specifiers: specifiers, go(inner))
            case .packExpansion(let inner): .packExpansion(go(inner))
            case .packElement(let inner): .packElement(go(inner))
            case .suppressed(let inner): .suppressed(go(inner))
            case .other: self
            }
        return transform(rebuilt)
    }

    /// Every dotted name mentioned anywhere in the type, outermost first.
    public var mentionedNames: [String] {
        var names: [String] = []
        _ = mapped { type in
            if let name = type.name { names.append(name) }
            return type
        }
        return names.reversed()
    }

    /// Whether any of some names occurs in it.
    package func mentionsAny(of names: [String]) -> Bool { !Set(names).isDisjoint(with: mentionedNames) }
}

extension TypeRef {
    /// Whether closures of the type may be called on other threads than where they were made.
    package var isSharedFunction: Bool {
        switch self {
        case .attributed(let attributes, _, let inner):
            attributes.contains { $0.hasSuffix("Sendable") || $0.hasSuffix("Actor") } || inner.isSharedFunction
        case .optional(let inner), .implicitlyUnwrapped(let inner): inner.isSharedFunction
        case .tuple(let elements) where elements.count == 1: elements[0].type.isSharedFunction
        default: false
        }
    }
}

extension Effects {
    /// The same effects with the thrown type mapped.
    public func mapped(_ transform: (TypeRef) -> TypeRef) -> Effects {
        guard case .typed(let type) = throwing else { return self }
        return Effects(isAsync: isAsync, throwing: .typed(type.mapped(transform)))
    }
}

extension TypeRef.Function {
    /// Whether it takes one value and gives another of the same type, as what shuffles or formats does.
    public var isOfOneType: Bool {
        parameters.count == 1 && !result.isVoid && parameters[0].type.unattributed == result.unattributed
            && parameters[0].type.specifiers.isEmpty && result.functionType == nil
    }
}
