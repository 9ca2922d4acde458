import Facts
import Resolving

/// Objects that a test hands over or that doubles give back: what the code puts into them is there for whoever holds them.
extension Machine {
    /// The object that a value is: one of a class of the sources in which something can change, and no double.
    func object(_ term: Term) -> SymbolicValue? {
        guard let object = instance(term), let fact = objectType(of: object).flatMap(subject.types.declaration),
            !subject.types.isLikeValue(fact)
        else { return nil }
        return object
    }

    /// The object that a value is: one of a class of the sources, and no double.
    func instance(_ term: Term) -> SymbolicValue? {
        guard case .place(let place) = reduce(term), let type = objectType(of: place),
            let fact = subject.types.declaration(type), fact.kind == .class
        else { return nil }
        if let port = subject.types.double(of: type), subject.ports[port] != nil { return nil }
        // Where nobody asked, there may be none.
        let object = canonical(place)
        return self.type(of: place)?.isOptional == true && decisions[object] == nil ? nil : object
    }

    /// Whether a value is an object in which something can change.
    func isObject(_ term: Term) -> Bool {
        if case .object = reduce(term) { return true }
        return object(term) != nil
    }

    /// Puts a value into a property of the object that an expression names; whether it names one.
    func write(_ name: String, of base: Expression, _ value: Term, in scope: Scope) throws -> Bool {
        let held: Term? = if case .name(let local) = base.unchained { scope.value(local.plain) } else { nil }
        guard let type = held.flatMap(typeOf) ?? declaredType(of: base.unchained, in: scope),
            subject.types.declaration((type.optionalWrapped ?? type).bare)?.kind == .class
        else { return false }
        let object = try detached(base, in: scope)
        return try object == .null || write(name, of: object, value)
    }

    /// Puts a value into a property of an object; whether the term is one.
    func write(_ name: String, of term: Term, _ value: Term) throws -> Bool {
        if case .object(let number) = reduce(term) {
            try write(name, ofMade: number, value)
        } else if let object = object(term) {
            try write(name, of: object, value)
        } else {
            return false
        }
        return true
    }

    /// The stored property of the object whose code runs that an expression names: `rows`, `self.rows`; `nil` for any other.
    func ownField(_ expression: Expression, in scope: Scope) -> PropertyFact? {
        guard let path = expression.path, let last = path.last, path.count == 1 || path.count == 2 && path[0] == "self",
            path.count == 2 || scope.value(last.plain) == nil, scope.selfTerm != .subject, isObject(scope.selfTerm),
            let type = typeOf(scope.selfTerm), let fact = subject.types.fieldFact(last.plain, of: type)
        else { return nil }
        return fact.property.isStored ? fact.property : nil
    }

    /// Forgets a stored property of the object whose code runs; whether an expression names one.
    func forgetOwnField(_ expression: Expression, in scope: Scope) -> Bool {
        guard let property = ownField(expression, in: scope) else { return false }
        if case .object(let number) = reduce(scope.selfTerm) {
            madeObjects[number].fields[property.name.plain] = .unknown
        } else if let object = object(scope.selfTerm) {
            objects[object.appending(.field(property.name.plain))] = .unknown
        }
        return true
    }

    private func objectType(of place: SymbolicValue) -> TypeRef? {
        type(of: place).map { ($0.optionalWrapped ?? $0).bare }
    }

    /// Whether two terms are one object.
    func identical(_ left: Term, _ right: Term) throws -> Bool {
        switch (reduce(left), reduce(right)) {
        case (.null, .null): return true
        case (.null, let other), (let other, .null):
            return try other.hasUnknown ? unknownChoice() : !isPresent(other)
        case (.object(let one), .object(let other)): return one == other
        case (.dependency(let one), .dependency(let other)): return one == other
        case (.object, let other), (let other, .object):
            return instance(other) == nil && unknownChoice()
        case (let one, let other):
            guard let first = instance(one), let second = instance(other) else {
                return one == other && !one.hasUnknown ? true : unknownChoice()
            }
            if first == second { return true }
            // What one of two holds by now the other does not.
            let isOpen = !objects.keys.contains { first.contains($0) || second.contains($0) }
            guard !isReplay, isOpen, oracle.choose(2) == 0 else { return false }
            try unify(first, second)
            return canonical(first) == canonical(second)
        }
    }

    /// The type of a field as its class declares it.
    private func fieldType(_ field: SymbolicValue) -> TypeRef? {
        let owner = SymbolicValue(field.root, Array(field.path.dropLast()))
        guard case .field(let name)? = field.path.last, let type = objectType(of: owner) else { return nil }
        return subject.types.fieldType(name, of: type)
    }

    /// What a field of an object holds now; `nil` where it is as it was arranged.
    func written(_ name: String, of place: SymbolicValue) -> Term? {
        objects.isEmpty ? nil : objects[canonical(place).appending(.field(name))]
    }

    /// Puts a value into a property of an object.
    func write(_ name: String, of object: SymbolicValue, _ value: Term) throws {
        guard let type = objectType(of: object), let (property, _) = subject.types.fieldFact(name, of: type) else {
            return forget(object)
        }
        let inner = Scope(selfTerm: .place(object))
        guard property.isStored else {
            guard let body = property.accessors?.setterBody else { return forget(object) }
            inner.values["newValue"] = value
            _ = try inline(body, in: inner)
            return
        }
        let field = object.appending(.field(name))
        let old = objects[field] ?? .place(field)
        tellApart(field, from: value)
        if property.isPublished { try emit(value, from: .published(.place(object), name)) }
        objects[field] = value
        record(.write(field, value))
        if name == "value", isGivenSubject(object) { try emit(value, from: .given(object)) }
        guard let body = property.accessors?.didSetBody else { return }
        inner.values["oldValue"] = old
        _ = try inline(body, in: inner)
    }

    /// Has a test arrange something else in a field than what is put there, so that it shows; where a test cannot, it is
    /// what the object is made with.
    private func tellApart(_ field: SymbolicValue, from value: Term) {
        guard !isReplay, phase >= fixedPhases, decisions[canonical(field)] == nil else { return }
        guard isGiven(field) || isPreset(field) else {
            if let made = made(field) { decide(field, made) }
            return
        }
        guard let own = field.path.count > 1 ? type(of: field) : fieldType(field) else { return }
        switch reduce(value) {
        case .unknown: return
        case .updated(let base, let name, let part):
            if case .updated = base { tellApart(field, from: base) }
            let inner = field.appending(.field(name))
            if isGiven(inner) { tellApart(inner, from: part) }
        case .boolean(let value): decide(field, .boolean(!value))
        case .null: decide(field, .present)
        case _ where own.isOptional: decide(field, .null)
        case .enumCase(_, let name, _):
            let others = subject.types.enumCases(own).filter { $0.name.plain != name }
            if let other = others.first(where: \.payload.isEmpty) { decide(field, .enumCase(other.name.plain)) }
        default: sample(field)
        }
    }

    /// Whether a test sets a field of an object or a value that it made, since no initialiser takes it.
    func isPreset(_ field: SymbolicValue) -> Bool {
        guard field.path.count == 1, case .field(let name)? = field.path.last, !isGiven(field),
            let type = objectType(of: field.root.place),
            let property = subject.types.fieldFact(name, of: type)?.property,
            let fact = subject.types.declaration(type),
            object(.place(field.root.place)) != nil
                || fact.kind == .struct && !fact.hasMemberwiseInitializer
        else { return false }
        return property.isStored && !property.isLet && property.setterAccess.isTestable
    }

    /// What a field is made with that no parameter of the initialiser gives; `nil` where that is not written out.
    func made(_ field: SymbolicValue) -> Constraint? {
        switch madeValue(field) {
        case .boolean(let value)?: return .boolean(value)
        case .integer(let value)?: return .integer(value)
        case .string(let value)?: return .string(value)
        case .null?: return .null
        case .list([])?: return .list(0)
        case .enumCase(_, let name, let parts)? where parts.isEmpty: return .enumCase(name)
        default: return nil
        }
    }

    private func madeValue(_ field: SymbolicValue) -> Term? {
        let owner = SymbolicValue(field.root, Array(field.path.dropLast()))
        guard case .field(let name)? = field.path.last, let type = objectType(of: owner),
            let fact = subject.types.declaration(type)
        else { return nil }
        let written = subject.types.allMembers(of: fact)
        let stored = written.initializers.count == 1 ? subject.known.stored(by: written.initializers[0])?[name] : nil
        let property = subject.types.fieldFact(name, of: type)?.property
        guard let value = stored ?? property?.initialValue else {
            return property?.type?.isOptional == true ? .null : nil
        }
        return (try? evaluate(value, in: Scope(selfTerm: .unknown), expecting: fieldType(field))).map(reduce)
    }

    /// What a field of an element holds that no initialiser takes, as long as nobody sets it, or one of any value that no
    /// test can set; `nil` for any other: a test gives them as their initialisers make them.
    func untouched(_ property: PropertyFact, of place: SymbolicValue, as owner: TypeFact) -> Term? {
        let name = property.name.plain
        let field = place.appending(.field(name))
        guard !place.path.isEmpty || !property.setterAccess.isTestable, property.initialValue != nil, !property.isLet,
            decisions[field] == nil, !owner.hasMemberwiseInitializer, !isGiven(field), let value = madeValue(field),
            made(field) != nil || value == .dictionary([])
        else { return nil }
        let isSet = subject.types.allMembers(of: owner).initializers.compactMap(\.body).contains { body in
            var isSet = false
            body.forEachExpression { expression, _ in
                guard case .assignment(let target, _, _) = expression else { return }
                isSet = isSet || target.path?.last == name
            }
            return isSet
        }
        return isSet ? nil : value
    }

    /// Forgets what an object holds, for unread code may have changed it.
    func forget(_ object: SymbolicValue) {
        guard let type = objectType(of: object), let fact = subject.types.declaration(type) else { return }
        for property in subject.types.allMembers(of: fact).properties
        where property.isStored && !property.isLet && !property.info.isStatic {
            objects[object.appending(.field(property.name.plain))] = .unknown
        }
    }
}
