import Facts
import Resolving

/// Methods and subscripts that the project's code gives values: its own structs and enums, and types that it extends.
extension Machine {
    /// A method of a value; `nil` where the sources declare none.
    ///
    /// - Parameter base: What the method is called on: a mutating one puts the new value there.
    func callDeclared(
        _ base: Expression, _ term: Term, _ name: String, _ arguments: [Argument], in scope: Scope, declared: TypeRef?
    ) throws -> Term? {
        guard let type = valueType(of: term, declared) else { return nil }
        let method = subject.types.valueMembers(of: type).methods.first {
            !$0.info.isStatic && $0.name.plain == name && $0.parameters.matched(to: arguments) != nil && $0.body != nil
        }
        guard let method else { return nil }
        guard method.info.has("mutating") else {
            return try invoke(
                method, arguments, on: term, in: scope, owner: subject.types.superclass(with: method, among: type))
        }
        guard isKept(base, in: scope) else { return unreadCall() }
        let holder = holder(of: term, type)
        let result = try invoke(method, arguments, on: term, in: scope, inner: holder)
        try store(value(in: holder), in: base, scope)
        return result
    }

    /// What a subscript gives that the sources declare; `nil` for any other.
    func declaredElement(
        of term: Term, _ arguments: [Argument], in scope: Scope, declared: TypeRef?
    ) throws -> Term? {
        guard let (fact, type) = declaredSubscript(of: term, arguments, declared), let body = fact.accessors.getterBody
        else { return nil }
        let callee = try self.scope(of: fact, arguments, on: term, in: scope, inner: holder(of: term, type))
        return try inline(body, in: callee)
    }

    /// What a value is after something was put under a subscript that the sources declare; `nil` for any other.
    func replaced(
        in term: Term, of declared: TypeRef?, bySubscript arguments: [Argument], _ scope: Scope, _ value: Term
    ) throws -> Term? {
        guard let (fact, type) = declaredSubscript(of: term, arguments, declared), let body = fact.accessors.setterBody
        else { return nil }
        let holder = holder(of: term, type)
        let callee = try self.scope(of: fact, arguments, on: term, in: scope, inner: holder)
        callee.values["newValue"] = value
        callee.types["newValue"] = fact.result
        _ = try inline(body, in: callee)
        return self.value(in: holder)
    }

    /// `store[\.title] = text`: runs the subscript that the class of an object declares; whether it has one.
    func store(_ value: Term, inObject object: Term, _ arguments: [Argument], in scope: Scope) throws -> Bool {
        guard isObject(object), let (fact, _) = declaredSubscript(of: object, arguments, nil),
            let body = fact.accessors.setterBody
        else { return false }
        let callee = try parameters(of: MethodFact(subscript: fact), arguments, on: object, in: scope)
        callee.values["newValue"] = value
        callee.types["newValue"] = fact.result
        _ = try inline(body, in: callee)
        return true
    }

    private func declaredSubscript(
        of term: Term, _ arguments: [Argument], _ declared: TypeRef?
    ) -> (fact: SubscriptFact, type: TypeRef)? {
        guard let type = valueType(of: term, declared) else { return nil }
        let labels = arguments.map(\.label)
        let found = subject.types.valueMembers(of: type).compactMap { member -> SubscriptFact? in
            if case .subscript(let fact) = member { fact } else { nil }
        }.first { $0.parameters.matched(to: labels) != nil && !$0.info.isStatic }
        return found.map { ($0, type) }
    }

    private func scope(
        of fact: SubscriptFact, _ arguments: [Argument], on term: Term, in scope: Scope, inner: Scope
    ) throws -> Scope {
        try parameters(of: MethodFact(subscript: fact), arguments, on: term, in: scope, inner: inner)
    }

    /// The type of a value whose methods can be read: none that is shared.
    private func valueType(of term: Term, _ declared: TypeRef?) -> TypeRef? {
        switch term {
        case .subject, .holder, .dependency, .unknown, .task, .stream, .closure, .void, .null, .group: return nil
        default: break
        }
        guard let type = typeOf(reduce(term)) ?? declared else { return nil }
        if let fact = subject.types.declaration(type), !subject.types.isLikeValue(fact), !isObject(term) {
            return nil
        }
        if case .place = reduce(term), type.isOptional { return type.optionalWrapped }
        return type
    }

    // MARK: - The value a mutating method works on

    /// A scope in which a value's fields are names that can be set.
    func holder(of term: Term, _ type: TypeRef) -> Scope {
        let holder = Scope(Scope(selfTerm: term), selfTerm: term)
        let fact = subject.types.declaration(type)
        let fields = (fact.map { subject.types.allMembers(of: $0).properties } ?? []).filter {
            $0.isStored && !$0.info.isStatic
        }
        holder.fields = Dictionary(
            fields.map { field in
                let name = field.name.plain
                holder.types[name] = subject.types.fieldType(name, of: type)
                return (name, member(term, name) ?? .unknown)
            }, uniquingKeysWith: { first, _ in first })
        holder.values = Names(holder.fields ?? [:])
        holder.values["self"] = term
        holder.types["self"] = type
        return holder
    }

    /// The value with the fields as they are now.
    func value(in holder: Scope) -> Term {
        let value = holder.values["self"] ?? .unknown
        return (holder.fields ?? [:]).sorted { $0.key < $1.key }.reduce(value) { value, field in
            guard let new = holder.values[field.key], new != field.value else { return value }
            return new.hasUnknown ? .unknown : updated(value, field.key, new)
        }
    }

    /// Puts a whole value in place of the one that a mutating method works on.
    func replace(_ holder: Scope, by value: Term) {
        for name in (holder.fields ?? [:]).keys {
            let field = member(value, name) ?? .unknown
            holder.fields?[name] = field
            holder.values[name] = field
        }
        holder.values["self"] = value
    }
}

extension TypeLookup {
    /// Whether values of a type are like those of a struct: objects in which nothing changes are.
    func isLikeValue(_ fact: TypeFact) -> Bool {
        switch fact.kind {
        case .struct, .enum: true
        case .class:
            lineage(of: fact).count == 1
                && allMembers(of: fact).properties.allSatisfy { !$0.isStored || $0.info.isStatic || $0.isLet }
        default: false
        }
    }

    /// The members of a struct or enum that the sources declare, or those that they add to another type.
    /// The class of those that a class consists of that has a method; `nil` for one that inherits nothing.
    fileprivate func superclass(with method: MethodFact, among type: TypeRef) -> String? {
        guard let fact = declaration(type), fact.kind == .class, case let lineage = lineage(of: fact),
            lineage.count > 1
        else { return nil }
        return lineage.first { allMembers(of: $0).methods.contains(method) }?.qualifiedName
    }

    fileprivate func valueMembers(of type: TypeRef) -> [Member] {
        if let fact = declaration(type) { return lineage(of: fact).flatMap { allMembers(of: $0) } }
        return (extensions(of: type) + extensionsOfNumbers(like: type)).flatMap(\.members)
    }
}
