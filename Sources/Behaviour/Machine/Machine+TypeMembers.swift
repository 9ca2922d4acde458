import Facts
import Resolving

/// What belongs to a type instead of a value: cases, constants, static methods as values.
extension Machine {
    /// `Type.name(arguments)`
    func callType(_ type: String, _ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term {
        if name == "init" { return try construct(.simple(type), arguments, in: scope) }
        let resolved = type == "Self" ? subject.sut.qualifiedName : type
        if resolved == "Publishers", let made = try publisher(.simple(name), arguments, in: scope) { return made }
        if isResult(resolved), ["success", "failure"].contains(name), arguments.count == 1 {
            return .enumCase(nil, name, [LabelledTerm(nil, try detached(arguments[0].value, in: scope))])
        }
        guard let fact = subject.types.declaration(.simple(resolved)) else {
            return try callAdded(name, to: .simple(resolved), arguments, in: scope) ?? foreign(arguments, in: scope)
        }
        let inner = TypeRef.simple("\(fact.qualifiedName).\(name)")
        if subject.types.declaration(inner) != nil { return try construct(inner, arguments, in: scope) }
        let qualified = TypeRef.simple(fact.qualifiedName)
        if let found = subject.types.enumCases(qualified).first(where: { $0.name.plain == name }) {
            let values = try arguments.enumerated().map { index, argument in
                LabelledTerm(
                    argument.label,
                    try detached(
                        argument.value, in: scope,
                        expecting: index < found.payload.count ? found.payload[index].type : nil))
            }
            return .enumCase(qualified, name, values)
        }
        let fitting = subject.types.allMembers(of: fact).methods(named: name).filter {
            $0.info.isStatic && $0.parameters.matched(to: arguments) != nil && $0.body != nil
        }
        guard let method = meant(fitting, arguments, arguments.map(\.label), in: scope) ?? fitting.first else {
            return try foreign(arguments, in: scope)
        }
        if let text = try lookedUp(method, of: fact, arguments, in: scope) { return text }
        return try invoke(method, arguments, on: .unknown, in: scope, owner: fact.qualifiedName)
    }

    /// `Type.name`
    func typeMember(_ written: String, _ name: String) throws -> Term {
        if let known = subject.known.cases[written]?[name] { return known }
        let type = written == "Self" ? TypeRef.simple(subject.sut.qualifiedName) : .simple(written)
        if name == "self", written == "Self" {
            return subject.sut.generics.parameters.isEmpty ? .verbatim(type.text + ".self") : .unknown
        }
        if name == "self" || name == "init" || name == "init(rawValue:)" { return .verbatim(written + "." + name) }
        if let number = constant(name, of: type) { return number }
        if name == "isMainThread", let answer = isOnMainThread(type) { return answer }
        if let made = initializerReference(type, name) { return made }
        guard let fact = subject.types.declaration(type) else {
            return try addedProperty(name, of: type) ?? .verbatim(written + "." + name)
        }
        let qualified = TypeRef.simple(fact.qualifiedName)
        let members = subject.types.allMembers(of: fact)
        let methods = members.methods(named: name.plain).filter { $0.info.isStatic && $0.body != nil }
        if methods.count == 1 { return reference(to: methods[0], of: fact.qualifiedName) }
        if members.cases.contains(where: { $0.name.plain == name.plain }) {
            subject.known.cases[written, default: [:]][name] = .enumCase(qualified, name.plain, [])
            return .enumCase(qualified, name.plain, [])
        }
        if name == "allCases", members.cases.allSatisfy(\.payload.isEmpty),
            subject.index.conformances(of: fact).contains("CaseIterable"),
            members.staticProperty("allCases") == nil
        {
            return .list(members.cases.map { .enumCase(qualified, $0.name.plain, []) })
        }
        guard let property = members.staticProperty(name.plain) else { return .unknown }
        if let text = lookedUp(property, of: fact) { return text }
        if let body = code(of: property) {
            let scope = Scope(selfTerm: .unknown, result: property.type ?? qualified, owner: fact.qualifiedName)
            return try inline(body, in: scope)
        }
        guard property.isLet, let value = property.initialValue else { return changing(written + "." + name) }
        let scope = Scope(selfTerm: .unknown, owner: fact.qualifiedName)
        let made = try detached(value, in: scope, expecting: property.type ?? qualified)
        // What an object holds that everybody shares, others have changed.
        if case .object(let number) = made, !isUnchanging(madeObjects[number].type) {
            return changing(written + "." + name)
        }
        return made
    }

    /// Whether it is the main thread on which a test calls code that goes on on the main queue. On Linux the main actor has
    /// a thread of its own, so that it comes later there: a test waits for it on all platforms. `nil` for anything else.
    private func isOnMainThread(_ type: TypeRef) -> Term? {
        guard type.text == "Thread", subject.types.declaration(type) == nil, subject.deliversOnMain else { return nil }
        return .boolean(false)
    }

    func isUnchanging(_ type: TypeRef) -> Bool {
        subject.types.declaration(type).map(subject.types.isLikeValue) ?? false
    }

    /// Whether a type that the sources do not declare may be an enum: no number, text, list or publisher.
    func hasCases(_ type: TypeRef) -> Bool {
        !type.isPublisher && ![.integer, .float, .string, .boolean, .list].contains(subject.types.family(type))
    }

    /// A box of the SUT; what it holds is made where it was not asked for before.
    func opened(_ held: [PropertyFact], of name: String) throws -> Term {
        for property in held where property.info.has("lazy") && state[property.name.plain] == nil {
            _ = try read(property.name.plain)
        }
        return .holder(name)
    }

    /// `Decimal.zero`, `Double.pi`; `nil` for types other than those of numbers.
    func constant(_ name: String, of type: TypeRef) -> Term? {
        switch (name, subject.types.family(type)) {
        case ("zero", .integer): .integer(0)
        case ("zero", .float): .float(0)
        case ("pi", .float) where type.text == "Double": .float(Double.pi)
        default: nil
        }
    }

    /// What a property holds that other code changes.
    func changing(_ name: String) -> Term {
        miss(.state(name))
        return .unknown
    }
}
