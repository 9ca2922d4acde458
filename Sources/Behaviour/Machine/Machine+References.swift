import Facts

/// Methods that are named without being called.
extension Machine {
    /// A method named without a call, as a closure that calls it.
    func reference(to method: MethodFact, in scope: Scope) -> Term {
        closure(calling: .member(.name("self"), method.name), passed(to: method), in: scope)
    }

    /// A static method named without a call: `.map(Self.normalized)`.
    func reference(to method: MethodFact, of type: String) -> Term {
        closure(
            calling: .member(.type(.simple(type)), method.name), passed(to: method), in: Scope(selfTerm: .unknown))
    }

    /// A function that belongs to no type, named without a call: `.map(normalized)`.
    func reference(toGlobal function: MethodFact) -> Term {
        closure(calling: .name(function.name), passed(to: function), in: Scope(selfTerm: .unknown))
    }

    /// A method of what the code runs on, named without a call: `.map(row)`, `.map(row(for:))`; `nil` for any other name.
    func reference(_ name: String, in scope: Scope) -> Term? {
        let labelled = Self.labelled(name)
        let methods = methods(named: labelled?.name ?? name, in: scope)
        if let (name, arguments) = labelled, methods.contains(where: { $0.accepts(arguments.map(\.label)) }) {
            return closure(calling: .member(.name("self"), name), arguments, in: scope)
        }
        return methods.first.map { reference(to: $0, in: scope) } ?? staticReference(name, in: scope)
    }

    /// A static method in code of the type itself: `.map(row)`.
    private func staticReference(_ name: String, in scope: Scope) -> Term? {
        guard let owner = owner(of: scope), let fact = subject.types.declaration(.simple(owner)) else { return nil }
        let methods = subject.types.allMembers(of: fact).methods(named: name.plain).filter {
            $0.info.isStatic && $0.body != nil
        }
        return methods.count == 1 ? reference(to: methods[0], of: owner) : nil
    }

    private func methods(named name: String, in scope: Scope) -> [MethodFact] {
        if case .subject = scope.selfTerm { return subject.methods(name) }
        guard let fact = typeOf(scope.selfTerm).flatMap(subject.types.declaration), subject.types.isLikeValue(fact)
        else {
            return []
        }
        return subject.types.allMembers(of: fact).methods.filter {
            $0.name.plain == name && !$0.info.isStatic && !$0.info.has("mutating")
        }
    }

    private func passed(to method: MethodFact) -> [Argument] {
        method.parameters.enumerated().map { index, parameter in
            Argument(label: parameter.label, value: .name("$\(index)"))
        }
    }

    /// `store.remove(id:)` or `store.remove` without a call; `nil` for any other name.
    func reference(_ base: Expression, _ name: String, in scope: Scope) -> Term? {
        if let port = port(at: base, in: scope) {
            let named = subject.ports[port]?.methods(name.plain) ?? []
            // Which of several is meant, the types say.
            for method in named where named.count > 1 { mayCall(method, of: port) }
            if named.count == 1, subject.ports[port]?.property(name) == nil {
                return closure(calling: .member(base, name), passed(to: named[0]), in: scope)
            }
        }
        if let resuming = resumption(base, name, in: scope) { return resuming }
        // `self.check` is what `check` is, where it names no property.
        if base == .name("self"), case .subject = scope.selfTerm, subject.property(name.plain) == nil,
            let method = subject.methods(name.plain).first
        {
            return reference(to: method, in: scope)
        }
        guard let (name, arguments) = Self.labelled(name), typeName(base, in: scope) == nil else { return nil }
        return closure(calling: .member(base, name), arguments, in: scope)
    }

    /// A method of a value, named without a call: `.filter(filter.admits)`; `nil` for any other name.
    func reference(to name: String, of value: Term) -> Term? {
        if let asking = asking(name, of: value) { return asking }
        switch value {
        case .place, .enumCase, .construct, .updated, .member: break
        default: return nil
        }
        guard let type = typeOf(value), !type.isOptional, let fact = subject.types.declaration(type),
            subject.types.isLikeValue(fact), subject.types.fieldFact(name.plain, of: type) == nil
        else { return nil }
        let methods = subject.types.allMembers(of: fact).methods.filter {
            $0.name.plain == name.plain && !$0.info.isStatic && !$0.info.has("mutating") && $0.body != nil
        }
        return methods.count == 1 ? reference(to: methods[0], in: Scope(selfTerm: value)) : nil
    }

    /// What a collection or a text is asked about each value it is given: `.filter(selection.contains)`.
    private func asking(_ name: String, of value: Term) -> Term? {
        guard ["contains", "hasPrefix", "hasSuffix"].contains(name) else { return nil }
        if let type = typeOf(value), type.isOptional || subject.types.declaration(type) != nil { return nil }
        let scope = Scope(selfTerm: .unknown)
        scope.values["asked"] = value
        scope.types["asked"] = typeOf(value)
        return closure(
            calling: .member(.name("asked"), name), [Argument(label: nil, value: .name("$0"))], in: scope)
    }

    /// `Row.init(page:)` of a type that the sources declare, or of a value of Foundation; `nil` for any other name.
    func initializerReference(_ type: TypeRef, _ name: String) -> Term? {
        guard subject.types.declaration(type) != nil || Self.valueTypes.contains(type.text),
            let (name, arguments) = Self.labelled(name), name == "init"
        else {
            return nil
        }
        return closure(calling: .type(type), arguments, in: Scope(selfTerm: .unknown))
    }

    /// `remove(id:)` as the name and what is passed on; `nil` where it names no labels.
    private static func labelled(_ name: String) -> (name: String, arguments: [Argument])? {
        guard name.utf8.last == UInt8(ascii: ")"), let open = name.firstIndex(of: "(") else { return nil }
        let labels = name[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
        let arguments = labels.enumerated().map { index, label in
            Argument(label: label == "_" ? nil : label, value: .name("$\(index)"))
        }
        return (String(name[..<open]), arguments)
    }

    /// Whether `Type.init` takes a value as it is, not the elements of it, as `Int.init` takes a text: the value may be
    /// missing where it is mapped.
    func isWhole(_ value: Term, for function: Term) -> Bool {
        switch reduce(value) {
        case .null, .integer, .float, .boolean: return true
        case .string:
            guard case .verbatim(let text) = function, text.hasSuffix(".init") else { return false }
            let type = TypeRef.simple(String(text.dropLast(5)))
            if let fact = subject.types.declaration(type) { return fact.kind == .enum }
            return [.integer, .float].contains(subject.types.family(type))
        default: return false
        }
    }

    /// The member that `value[keyPath: path]` names; `nil` for any other expression, and where nobody knows the path.
    func named(_ expression: Expression, in scope: Scope) throws -> Expression? {
        guard case .subscript(let base, let arguments) = expression, arguments.map(\.label) == ["keyPath"],
            case .verbatim(let path) = reduce(try detached(arguments[0].value, in: scope)), path.hasPrefix("\\.")
        else { return nil }
        let names = Self.names(ofPath: path)
        guard names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }) else { return nil }
        return names.reduce(base) { .member($0, $1) }
    }

    func closure(calling callee: Expression, _ arguments: [Argument], in scope: Scope) -> Term {
        let body = [Statement(.expression(.call(callee, arguments)), at: place)]
        closures.append(ClosureRecord(expression: ClosureExpression(body: body), scope: scope))
        return .closure(closures.count - 1)
    }
}
