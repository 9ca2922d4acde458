import Facts
import Resolving

/// What the SUT asks of itself and of its superclass.
extension Machine {
    /// `self.name(arguments)`
    func callSelf(
        _ name: String, _ arguments: [Argument], in scope: Scope, expecting: TypeRef?
    ) throws -> Term {
        if let method = method(name, arguments, in: scope, expecting: expecting) {
            return try invoke(method, arguments, on: .subject, in: scope, expecting: expecting)
        }
        if subject.property(name)?.type?.functionType != nil {
            return try call(.name(name), arguments, in: Scope(selfTerm: .subject), expecting: nil)
        }
        if Self.unwrapping.contains(name), arguments.count == 1 {
            // `self.map { … }`, where it is held weakly.
            return try perform(detached(arguments[0].value, in: scope), on: [.subject])
        }
        return try unreadSelf(arguments, in: scope)
    }

    /// `super.load()`, `super.init(main: main)`: the superclass's, where the sources declare it.
    func callSuper(_ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term {
        if name == "init", let begun = try begin(on: "super", arguments, in: scope) { return begun }
        let labels = arguments.map(\.label)
        if case .object = scope.selfTerm { return try callSuper(name, arguments, ofObject: scope.selfTerm, in: scope) }
        if name == "init" {
            let inherited = subject.members.initializers.filter { $0.info.location != subject.construction.location }
            guard let initializer = inherited.first(where: { $0.parameters.matched(to: labels) != nil }),
                let body = initializer.body
            else { return try foreign(arguments, in: scope) }
            let method = MethodFact(
                info: initializer.info, name: "init", parameters: initializer.parameters, effects: initializer.effects,
                body: body)
            let callee = try parameters(of: method, arguments, on: .subject, in: scope)
            return try inline(body, in: callee)
        }
        let overridden = subject.methods(name).filter { $0.accepts(labels) && $0.body != nil }.dropFirst()
        guard let method = overridden.first else { return try foreign(arguments, in: scope) }
        return try invoke(method, arguments, on: .subject, in: scope)
    }

    /// A method of the superclass of an object that the code made.
    private func callSuper(
        _ name: String, _ arguments: [Argument], ofObject object: Term, in scope: Scope
    ) throws -> Term {
        guard let fact = scope.owner.flatMap({ subject.types.declaration(.simple($0)) }),
            let next = subject.types.lineage(of: fact).dropFirst().first,
            let method = subject.types.allMembers(of: next).methods.first(where: {
                $0.name.plain == name && $0.accepts(arguments.map(\.label)) && $0.body != nil && !$0.info.isStatic
            })
        else { return try foreign(arguments, in: scope) }
        return try invoke(method, arguments, on: object, in: scope, owner: next.qualifiedName)
    }

    /// A method of the SUT that is not read, such as one of an unknown superclass: nothing is certain after it.
    func unreadSelf(_ arguments: [Argument], in scope: Scope) throws -> Term {
        for name in state.keys {
            if case .stream? = state[name] { continue }
            state[name] = .unknown
        }
        for source in Set(subscriptions.map(\.source)) { mayEmit(from: source) }
        return try foreign(arguments, in: scope)
    }
}
