import Facts

extension Machine {
    /// `target = source` and its relatives.
    func assign(_ written: Expression, _ word: String, _ source: Expression, in scope: Scope) throws {
        let here = place
        defer { place = here }
        let target = try named(written, in: scope) ?? written
        if target == .name("_") {
            _ = try detached(source, in: scope)
            return
        }
        if word == "=", case .tuple(let targets) = target { return try assign(targets, source, in: scope) }
        if word == "=", try assignBox(target, source, in: scope) { return }
        if word == "=", let held = heldValue(target, in: scope) {
            guard case .call(_, let arguments) = source, arguments.count == 1 else {
                _ = try detached(source, in: scope)
                state[held.name] = .unknown
                return
            }
            let value = try detached(arguments[0].value, in: scope, expecting: held.type)
            return try setState(held.name, value)
        }
        let expected = declaredType(of: target, in: scope)
        if target.hasChain { try checkChain(target, in: scope) }
        let chain = inChain
        inChain = false
        defer { inChain = chain }
        if word == "=" {
            let value = try detached(source, in: scope, expecting: expected)
            return try store(value, in: target, scope)
        }
        // What is added may change what it is added to.
        let change = try detached(source, in: scope, expecting: expected)
        let old = try detached(target, in: scope)
        if try applyOwn(word, to: target, old, change, in: scope) { return }
        try store(sum(old, String(word.dropLast()), change), in: target, scope)
    }

    /// `(self.api, self.limit) = (api, limit)`: the right is known before anything is put on the left.
    private func assign(_ targets: [Argument], _ source: Expression, in scope: Scope) throws {
        let values: [Term]
        if case .tuple(let parts) = source, parts.count == targets.count {
            values = try zip(targets, parts).map { target, part in
                try detached(part.value, in: scope, expecting: declaredType(of: target.value, in: scope))
            }
        } else {
            let whole = try detached(source, in: scope)
            values = elements(of: whole, count: targets.count) ?? targets.map { _ in .unknown }
        }
        for (target, value) in zip(targets, values) where target.value != .name("_") {
            try store(value, in: target.value, scope)
        }
    }

    func simplified(_ term: Term) -> Term {
        switch reduce(term) {
        case .integer(let value): .integer(value)
        case .string(let value): .string(value)
        default: term
        }
    }

    private func checkChain(_ target: Expression, in scope: Scope) throws {
        switch target {
        case .member(let base?, _), .subscript(let base, _): _ = try evaluate(base, in: scope, expecting: nil)
        default: break
        }
    }

    /// The declared type of a name, a path of names, or an element of what they name.
    func declaredType(of target: Expression, in scope: Scope) -> TypeRef? {
        if case .subscript(let base, _) = target {
            let type = declaredType(of: base, in: scope)
            return type.flatMap { subject.types.dictionaryTypes($0)?.value ?? subject.types.elementType($0) }
        }
        if target.makesSet { return .simple("Set") }
        guard let path = target.path else { return nil }
        if path.count == 1 || (path.count == 2 && path[0] == "self") {
            let name = path[path.count - 1].plain
            if path.count == 1, let local = scope.type(name) { return local }
            if let type = scope.holder?.types["self"], path.count == 2 || scope.holder?.fields?[name] != nil {
                return subject.types.fieldType(name, of: type)
            }
            if let property = ownField(target, in: scope) {
                return typeOf(scope.selfTerm).flatMap { subject.types.fieldType(name, of: $0) } ?? property.type
                    ?? property.initialValue?.valueType
            }
            let property = subject.property(name)
            return property?.type ?? property?.initialValue?.valueType ?? state[name].flatMap(typeOf)
        }
        let inner = path.drop { $0 == "self" }.joined(separator: ".")
        if scope.value(path[0]) == nil, let property = subject.property(inner) { return property.type }
        if let port = port(at: .name(path.dropLast().joined(separator: ".")), in: scope)
            ?? subject.paths[path.dropLast().filter { $0 != "self" }.joined(separator: ".")]
        {
            return subject.ports[port]?.property(path[path.count - 1])?.type
        }
        if case .member(let owner?, let name) = target, let type = declaredType(of: owner, in: scope) {
            return subject.types.fieldType(name.plain, of: type.bare)
        }
        return nil
    }

    /// Puts a value where an expression says.
    func store(_ value: Term, in target: Expression, _ scope: Scope) throws {
        switch target {
        case .name("self") where scope.holder != nil: scope.holder.map { replace($0, by: value) }
        case .member(.name("self"), let name) where scope.holder?.fields?[name.plain] != nil:
            scope.holder?.values[name.plain] = value
        case .name(let name):
            if scope.assign(name.plain, value) { return }
            try storeMember(name.plain, of: scope.selfTerm, value)
        case .optionalChain(let inner), .forceUnwrap(let inner): try store(value, in: inner, scope)
        case .member(let base?, let name):
            if try write(name.plain, of: base, value, in: scope) { return }
            if let property = stateName(base, in: scope) {
                return try setState(property, assigned(read(property), name, value))
            }
            if case .name(let local) = base.unchained, let old = scope.value(local.plain), local != "self",
                !isReference(old)
            {
                _ = scope.assign(local.plain, try assigned(old, name, value))
                return
            }
            let old = try detached(base, in: scope)
            if isPart(base.unchained) || isSettable(base, in: scope), isKept(base, in: scope),
                !isReference(old) || isUnknownStruct(old, base, in: scope)
            {
                return try store(assigned(old, name, value), in: base, scope)
            }
            try storeMember(name.plain, of: old, value)
        case .call(.member(.name("self")?, MethodFact.subscriptName), let index):
            try store(value, inSubject: index, in: scope)
        case .subscript(let base, let index):
            let old = try detached(base, in: scope)
            if try store(value, inPort: old, index, in: scope) || store(value, inObject: old, index, in: scope) {
                return
            }
            guard isKept(base, in: scope) else { return }
            let type = declaredType(of: base, in: scope)
            let new =
                try replaced(in: old, of: type, bySubscript: index, scope, value)
                ?? replaced(in: old, of: type, at: index, scope, value)
            try store(new, in: base, scope)
        case .tuple: break
        default: break
        }
    }

    /// Whether an expression names an element or a member of something: what is put into it is put into all of it.
    private func isPart(_ expression: Expression) -> Bool {
        switch expression {
        case .subscript, .member(.some, _): true
        default: false
        }
    }

    /// Whether an expression names a computed property of the SUT that is set as a whole when a part of it is.
    private func isSettable(_ expression: Expression, in scope: Scope) -> Bool {
        guard var path = expression.path, case .subject = scope.selfTerm else { return false }
        if path.count > 1, path.first == "self" { path.removeFirst() }
        guard path.count == 1, scope.value(path[0].plain) == nil, let property = subject.property(path[0].plain) else {
            return false
        }
        return property.accessors?.setterBody != nil
    }

    /// Whether nothing is known of a value, but that it is a struct, which is set as a whole.
    private func isUnknownStruct(_ term: Term, _ expression: Expression, in scope: Scope) -> Bool {
        guard case .unknown = term, let type = declaredType(of: expression, in: scope)?.bare else { return false }
        return subject.types.declaration(type)?.kind == .struct
    }

    func isReference(_ term: Term) -> Bool {
        switch term {
        case .subject, .holder, .dependency, .object, .unknown, .task, .stream, .listening: true
        default: false
        }
    }

    private func storeMember(_ name: String, of base: Term, _ value: Term) throws {
        switch base {
        case .subject:
            guard let property = subject.property(name), !subject.isPort(name) else { return }
            if property.isStored { return try setState(name, value) }
            if isInitializing, state["_" + name] == nil, let made = try wrapped(value, in: "_" + name) {
                return try setState("_" + name, made)
            }
            guard let body = property.accessors?.setterBody else { return }
            let inner = Scope(selfTerm: .subject)
            inner.values["newValue"] = value
            _ = try inline(body, in: inner)
        case .holder(let holder):
            guard subject.property("\(holder).\(name)") != nil else { return }
            try setState("\(holder).\(name)", value)
        case .dependency(let port):
            guard subject.ports[port]?.property(name) != nil else { return try setHelper(port, name, value) }
            ports[PortMember(dependency: port, member: name)] = value
            record(.set(dependency: port, property: name, value))
        default: _ = try write(name, of: base, value)
        }
    }

    /// The wrapper that the compiler makes of the first value an initialiser gives a wrapped property.
    private func wrapped(_ value: Term, in name: String) throws -> Term? {
        guard let type = subject.property(name)?.type, subject.types.initializer(of: type, ["wrappedValue"]) != nil
        else { return nil }
        let scope = Scope(selfTerm: .unknown)
        scope.values["value"] = value
        return try construct(type, [Argument(label: "wrappedValue", value: .name("value"))], in: scope)
    }

    func updated(_ base: Term, _ field: String, _ value: Term) -> Term {
        if case .unknown = base { return .unknown }
        if let type = typeOf(base), subject.types.declaration(type)?.kind == .class { return .unknown }
        // Nothing is asked of a calendar of the code that depends on its language.
        if field == "locale", isCalendarOfCode(base) {
            // Only that of the factories says when weeks begin.
            let whole = Term.updated(base, field: field, reduce(value))
            return whole == Self.factoryCalendar ? whole : base
        }
        if case .updated(let inner, field, _) = base { return .updated(inner, field: field, value) }
        return made(base, field, value) ?? .updated(base, field: field, value)
    }

    /// Whether a test can give a value the parts that lead to a place: not where an initialiser checks them.
    func isGiven(_ place: SymbolicValue) -> Bool {
        place.path.indices.allSatisfy { depth in
            let owner = SymbolicValue(place.root, Array(place.path.prefix(depth)))
            guard case .field(let name) = place.path[depth], let type = type(of: owner),
                let fact = subject.types.declaration(type)
            else { return true }
            let written = subject.types.allMembers(of: fact).initializers
            return written.isEmpty
                || written.contains { initializer in
                    !initializer.isFailable && !initializer.effects.canThrow
                        && initializer.parameters.contains { $0.name.plain == name }
                }
        }
    }

    /// The initialiser's call with another value for a field, where it takes each field by its name.
    private func made(_ base: Term, _ field: String, _ value: Term) -> Term? {
        guard case .construct(let type, let arguments) = base, let fact = subject.types.declaration(type),
            let names = subject.types.memberwiseNames(of: fact), names.contains(field),
            arguments.allSatisfy({ $0.value.places.allSatisfy(isGiven) })
        else { return nil }
        var given = Dictionary(
            arguments.compactMap { argument in argument.label.map { ($0, argument.value) } },
            uniquingKeysWith: { first, _ in first })
        // Another initialiser than that which takes each field makes something else of what it is given.
        guard given.count == arguments.count, given.keys.allSatisfy(names.contains) else { return nil }
        given[field] = value
        return .construct(type, names.compactMap { name in given[name].map { LabelledTerm(name, $0) } })
    }

    /// Whether an expression names something that keeps what is put there: the SUT's state, a local variable, or an
    /// element of either.
    func isKept(_ expression: Expression, in scope: Scope) -> Bool {
        switch expression {
        case .name(let name):
            scope.value(name.plain) != nil || ownField(expression, in: scope) != nil
                || subject.property(name.plain) != nil
        case .subscript(let base, _), .optionalChain(let base), .forceUnwrap(let base): isKept(base, in: scope)
        case .member(let base?, _):
            stateName(expression, in: scope) != nil || ownField(expression, in: scope) != nil
                || isSettable(expression, in: scope) || isKept(base, in: scope)
        default: false
        }
    }

    private func replaced(
        in base: Term, of type: TypeRef?, at arguments: [Argument], _ scope: Scope, _ value: Term
    ) throws -> Term {
        if case .place(let given) = reduce(base), case let place = canonical(given), shape(place) == nil, !isReplay,
            let known = self.type(of: place), !known.isOptional, subject.types.dictionaryTypes(known) != nil
        {
            // Nothing is in it before.
            decide(place, .list(0))
        }
        if let entries = entries(base), let key = arguments.first {
            let keyType = type.flatMap(subject.types.dictionaryTypes)?.key
            return try setting(detached(key.value, in: scope, expecting: keyType), to: value, in: entries)
        }
        guard arguments.count == 1, case .integer(let index) = reduce(try detached(arguments[0].value, in: scope)),
            var elements = try list(base)
        else { return .unknown }
        guard elements.indices.contains(index) else { throw Exit.infeasible }
        elements[index] = value
        return .list(elements)
    }
}

extension Expression {
    /// The expression without marks for optionals.
    var unchained: Expression {
        switch self {
        case .optionalChain(let inner), .forceUnwrap(let inner): inner.unchained
        default: self
        }
    }
}
