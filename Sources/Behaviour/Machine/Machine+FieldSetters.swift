import Facts
import Resolving

/// What happens in a value when one of its properties is set from outside.
extension Machine {
    /// A value after a property of it was set: by the property's setter and observers, where it has any.
    func assigned(_ base: Term, _ name: String, _ value: Term) throws -> Term {
        guard let type = typeOf(base) ?? typeOf(reduce(base)),
            let (property, owner) = subject.types.fieldFact(name, of: type), subject.types.isLikeValue(owner)
        else { return updated(base, name, value) }
        // What a wrapper makes of it is not read in values.
        if let wrapper = subject.types.wrapper(of: property)?.type, !subject.types.isPlain(wrapper) { return .unknown }
        if !property.isStored {
            guard let body = property.accessors?.setterBody else { return .unknown }
            return try ran(body, on: base, type, ("newValue", value))
        }
        let old = member(base, name) ?? member(reduce(base), name) ?? .unknown
        var result = base
        if let body = property.accessors?.willSetBody { result = try ran(body, on: result, type, ("newValue", value)) }
        result = updated(result, name, value)
        if let body = property.accessors?.didSetBody { result = try ran(body, on: result, type, ("oldValue", old)) }
        return result
    }

    /// A value after a body of its own ran that can change it.
    private func ran(
        _ body: [Statement], on base: Term, _ type: TypeRef, _ given: (name: String, value: Term)
    ) throws -> Term {
        let holder = holder(of: base, type)
        let inner = Scope(holder, selfTerm: base)
        inner.values[given.name] = given.value
        _ = try observed { try inline(body, in: inner) }
        return value(in: holder)
    }
}
