import Facts

extension TypeRef {
    /// Whether a parameter pack stands anywhere in the type.
    var mentionsPack: Bool {
        var found = false
        _ = mapped { node in
            switch node {
            case .packElement, .packExpansion: found = true
            default: break
            }
            return node
        }
        return found
    }

    /// `Any` for what is generic over `some P`: `any P` need not fulfil what it asks of its parameter. Lists of any values
    /// convert.
    var withoutOpaqueArguments: TypeRef {
        mapped { node in
            guard case .named(let parts) = node, let last = parts.last, !["Array", "Optional"].contains(last.name),
                last.arguments.contains(where: \.mentionsOpaque)
            else { return node }
            return .simple("Any")
        }
    }

    var mentionsOpaque: Bool {
        var found = false
        _ = mapped { node in
            if case .opaque = node { found = true }
            return node
        }
        return found
    }

    /// `T!` as `T?`, which may stand anywhere.
    var withoutUnwrapping: TypeRef {
        mapped { node in
            if case .implicitlyUnwrapped(let inner) = node { return .optional(inner) }
            return node
        }
    }

    /// `sending T` as `T`.
    var withoutSending: TypeRef {
        guard case .attributed(let attributes, let specifiers, let inner) = self else { return self }
        let kept = specifiers.filter { $0 != "sending" }
        return attributes.isEmpty && kept.isEmpty ? inner : .attributed(attributes: attributes, specifiers: kept, inner)
    }
}
