import Facts

/// What the parameters of a method stand for in its body.
extension Machine {
    /// Stores what a method made of its `inout` parameters, also when it throws.
    func giveBack(
        _ method: MethodFact, _ arguments: [Argument], from callee: Scope, to scope: Scope
    ) throws {
        for (parameter, index) in zip(method.parameters, matched(method, to: arguments)) {
            guard let index, case .inOut(let target) = arguments[index].value else { continue }
            try store(callee.values[parameter.name.plain] ?? .unknown, in: target, scope)
        }
    }

    /// The position of the argument for each parameter.
    private func matched(_ method: MethodFact, to arguments: [Argument]) -> [Int?] {
        method.parameters.matched(to: arguments) ?? method.parameters.map { _ in nil }
    }

    /// The scope of a method's body, with the arguments of a call.
    func parameters(
        of method: MethodFact, _ arguments: [Argument], on base: Term, in scope: Scope, inner: Scope? = nil,
        owner: String? = nil
    ) throws -> Scope {
        let callee = Scope(inner, selfTerm: base, result: method.result, owner: owner)
        callee.result = method.result.map { spelled($0, in: callee) }
        callee.thrown = method.effects.thrownType
        for (written, index) in zip(method.parameters, matched(method, to: arguments)) {
            var (parameter, value) = (written, Term.unknown)
            parameter.type = spelled(filled(parameter.type, by: base), in: callee)
            if parameter.isVariadic {
                parameter.type = .array(parameter.type)
                value = try listed(arguments, from: index, in: scope, expecting: written.type)
            } else if let index {
                let argument = spelledOut(arguments[index].value, for: parameter)
                value = try detached(argument, in: scope, expecting: parameter.type)
            } else if let standard = parameter.defaultValue {
                value = try detached(standard, in: Scope(selfTerm: .unknown), expecting: parameter.type)
            }
            callee.values[parameter.name.plain] = labelled(value, as: parameter.type)
            callee.types[parameter.name.plain] = parameter.type
        }
        return callee
    }

    /// What a variadic parameter is given.
    func listed(
        _ arguments: [Argument], from first: Int?, in scope: Scope, expecting element: TypeRef
    ) throws -> Term {
        let taken = [ParameterFact].taken(from: first, of: arguments.map(\.label))
        // How the parts under a result builder are handed over; there is no such thing in Swift.
        if taken.count == 1, case .postfix(let list, "...") = arguments[taken.lowerBound].value {
            return try detached(list, in: scope)
        }
        return .list(try arguments[taken].map { try detached($0.value, in: scope, expecting: element) })
    }

    /// Notes what the generic parameters of a method stand for, as far as its arguments tell, or where its result goes.
    func bind(_ method: MethodFact, in callee: Scope, _ expecting: TypeRef?) {
        let names = Set(method.generics.parameters.map(\.name))
        var matching = TypeMatching(types: subject.types, names: names, scope: subject.types.scope)
        for parameter in method.parameters {
            let value = callee.values[parameter.name.plain] ?? .unknown
            if case .metatype(let type, _) = parameter.type.bare {
                metatype(value, in: callee).map { _ = matching.match(type, $0) }
            } else if let type = typeOf(reduce(value)) {
                _ = matching.match(parameter.type, type)
            }
        }
        if let result = method.result, let expecting { _ = matching.match(result, expecting) }
        callee.generics = matching.table
        callee.result = method.result.map(callee.filled)
    }

    /// A type in a method of a value, with what the value's type is generic over.
    private func filled(_ type: TypeRef, by base: Term) -> TypeRef {
        let owner: TypeRef? =
            switch base {
            case .construct(let owner, _): owner
            case .object(let number): madeObjects[number].type
            case .place(let place): self.type(of: place).map { subject.types.expanded($0) }
            default: nil
            }
        guard let owner, !owner.bare.arguments.isEmpty, let fact = subject.types.declaration(owner) else { return type }
        return subject.types.substitute(type, arguments: owner.bare, of: fact)
    }
}
