extension TypeRef {
    /// Hashes as much as tells most types apart: names, and how they are wrapped.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .named(let components):
            hasher.combine(components.last?.name)
            if let inner = components.last?.arguments.first { inner.hash(into: &hasher) }
        case .optional(let inner):
            hasher.combine(1)
            inner.hash(into: &hasher)
        case .array(let inner):
            hasher.combine(2)
            inner.hash(into: &hasher)
        case .dictionary(_, let inner):
            hasher.combine(3)
            inner.hash(into: &hasher)
        case .existential(let inner), .opaque(let inner), .implicitlyUnwrapped(let inner), .suppressed(let inner),
            .attributed(_, _, let inner), .metatype(let inner, _), .packExpansion(let inner), .packElement(let inner):
            hasher.combine(4)
            inner.hash(into: &hasher)
        case .tuple(let elements): hasher.combine(elements.count)
        case .function(let function): hasher.combine(function.parameters.count)
        case .composition(let parts): hasher.combine(parts.count)
        case .other(let text): hasher.combine(text)
        }
    }
}

extension Expression {
    /// Hashes as much as tells most expressions apart: their outermost words.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .integer(let text), .float(let text), .string(let text), .name(let text), .other(let text):
            hasher.combine(text)
        case .boolean(let value): hasher.combine(value)
        case .interpolation(let pieces): hasher.combine(pieces.count)
        case .nil: break
        case .member(let base, let name):
            hasher.combine(name)
            hasher.combine(base == nil)
        case .call(let callee, let arguments), .subscript(let callee, let arguments):
            hasher.combine(arguments.count)
            callee.hash(into: &hasher)
        case .closure(let closure): hasher.combine(closure.body.first?.location)
        case .array(let items): hasher.combine(items.count)
        case .dictionary(let items): hasher.combine(items.count)
        case .tuple(let items): hasher.combine(items.count)
        case .binary(let left, let word, let right), .assignment(let left, let word, let right):
            hasher.combine(word)
            left.hash(into: &hasher)
            right.hash(into: &hasher)
        case .prefix(let word, let inner), .postfix(let inner, let word), .try(let word, let inner):
            hasher.combine(word)
            inner.hash(into: &hasher)
        case .await(let inner), .optionalChain(let inner), .forceUnwrap(let inner), .cast(let inner, _, _),
            .inOut(let inner):
            hasher.combine(1)
            inner.hash(into: &hasher)
        case .ternary(let test, _, _): test.hash(into: &hasher)
        case .statement(let statement): hasher.combine(statement.location)
        case .keyPath(_, let components): hasher.combine(components)
        case .type(let type): type.hash(into: &hasher)
        }
    }
}
