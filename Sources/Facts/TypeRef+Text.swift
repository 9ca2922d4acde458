extension TypeRef: CustomStringConvertible {
    /// The type in canonical spelling: single spaces, no comments.
    public var description: String { text }

    /// The type in canonical spelling: single spaces, no comments.
    public var text: String {
        switch self {
        case .named(let components):
            components.count == 1 ? components[0].text : components.map(\.text).joined(separator: ".")
        case .optional(let wrapped):
            wrapped.postfixed + "?"
        case .implicitlyUnwrapped(let wrapped):
            wrapped.postfixed + "!"
        case .array(let element):
            "[\(element.text)]"
        case .dictionary(let key, let value):
            "[\(key.text): \(value.text)]"
        case .tuple(let elements):
            "(\(elements.map(\.text).joined(separator: ", ")))"
        case .function(let function):
            function.text
        case .existential(let inner):
            "any \(inner.text)"
        case .opaque(let inner):
            "some \(inner.text)"
        case .composition(let parts):
            parts.map(\.text).joined(separator: " & ")
        case .metatype(let inner, let name):
            inner.postfixed + "." + name
        case .attributed(let attributes, let specifiers, let inner):
            (specifiers + attributes + [inner.text]).joined(separator: " ")
        case .packExpansion(let inner):
            "repeat \(inner.text)"
        case .packElement(let inner):
            "each \(inner.text)"
        case .suppressed(let inner):
            "~\(inner.text)"
        case .other(let text):
            text
        }
    }

    /// The type's text, in parentheses where `?`, `!` or `.Type` could not follow it directly.
    package var postfixed: String {
        switch self {
        case .function, .existential, .opaque, .composition, .attributed, .packExpansion, .packElement, .suppressed:
            "(\(text))"
        default:
            text
        }
    }
}

extension TypeRef.Component {
    /// `Name<A, B>`
    public var text: String {
        arguments.isEmpty ? name : "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
    }
}

extension TypeRef.Element {
    /// `label name: Type...`
    public var text: String {
        let names = [label, secondName].compactMap { $0 }.joined(separator: " ")
        return (names.isEmpty ? "" : names + ": ") + type.text + (isVariadic ? "..." : "")
    }
}

extension TypeRef.Function {
    /// `(A, B) async throws -> C`
    public var text: String {
        let effects = effects.text.isEmpty ? "" : effects.text + " "
        return "(\(parameters.map(\.text).joined(separator: ", "))) \(effects)-> \(result.text)"
    }
}
