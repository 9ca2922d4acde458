extension TypeRef {
    /// The type as it is laid out on a page: what stands in brackets may take lines of its own.
    public var layout: Layout {
        switch self {
        case .optional(let wrapped): wrapped.postfixedLayout + "?"
        case .implicitlyUnwrapped(let wrapped): wrapped.postfixedLayout + "!"
        case .array(let element): .list("[", [element.layout], "]", closesApart: true)
        case .dictionary(let key, let value):
            .list("[", [key.layout + ": " + value.layout], "]", closesApart: true)
        case .tuple(let elements): .list("(", elements.map(\.layout), ")")
        case .function(let function): function.layout
        case .existential(let inner): "any " + inner.layout
        case .opaque(let inner): "some " + inner.layout
        case .attributed(let attributes, let specifiers, let inner):
            Layout((specifiers + attributes).map { $0 + " " }.joined()) + inner.layout
        default: Layout(text)
        }
    }

    /// The type where `?` or `!` follows it.
    private var postfixedLayout: Layout {
        postfixed == text ? layout : .list("(", [layout], ")")
    }
}

extension TypeRef.Element {
    fileprivate var layout: Layout {
        let names = [label, secondName].compactMap { $0 }.joined(separator: " ")
        return Layout(names.isEmpty ? "" : names + ": ") + type.layout + (isVariadic ? "..." : "")
    }
}

extension TypeRef.Function {
    fileprivate var layout: Layout {
        let effects = effects.text.isEmpty ? "" : effects.text + " "
        return .list("(", parameters.map(\.layout), ")") + Layout(" \(effects)-> ") + result.layout
    }
}
