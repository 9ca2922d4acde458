import Facts

/// Subscripts of dependencies: what a protocol requires, and what its extensions make of other requirements.
extension Machine {
    /// `rates[from, to]`: a call of the double; `preferences[.visits]` of an extension is read there. `nil` for no dependency.
    func element(ofPort term: Term, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard case .dependency(let port) = term, subject.ports[port] != nil else { return nil }
        if subject.ports[port]?.methods(MethodFact.subscriptName).isEmpty == false {
            return try callPort(port, MethodFact.subscriptName, arguments, in: scope, expecting: nil)
        }
        guard let fact = helper(port, arguments), let body = fact.accessors.getterBody else { return nil }
        let callee = try parameters(of: MethodFact(subscript: fact), arguments, on: term, in: scope)
        return try observed { try inline(body, in: callee) }
    }

    /// Puts something under a key of a dependency; `false` where that is none.
    func store(_ value: Term, inPort term: Term, _ arguments: [Argument], in scope: Scope) throws -> Bool {
        guard case .dependency(let port) = term, let protocols = subject.ports[port]?.protocols else { return false }
        guard let fact = helper(port, arguments), let body = fact.accessors.setterBody else {
            for argument in arguments { _ = try detached(argument.value, in: scope) }
            let labels = arguments.map(\.label)
            let required = protocols.flatMap(\.members.subscripts).first {
                $0.parameters.matched(to: labels) != nil && !$0.info.isStatic
            }
            if let setter = required.flatMap(MethodFact.init(setterOf:)) {
                record(.call(dependency: port, method: subject.called(setter), arguments: [try told(value)]))
            }
            return true
        }
        let callee = try parameters(of: MethodFact(subscript: fact), arguments, on: term, in: scope)
        callee.values["newValue"] = value
        callee.types["newValue"] = fact.result
        _ = try observed { try inline(body, in: callee) }
        return true
    }

    /// Puts something under a key of the SUT itself.
    func store(_ value: Term, inSubject arguments: [Argument], in scope: Scope) throws {
        let labels = arguments.map(\.label)
        let found = subject.members.subscripts.first {
            $0.parameters.matched(to: labels) != nil && !$0.info.isStatic && $0.accessors.setterBody != nil
        }
        guard let found, let body = found.accessors.setterBody else {
            _ = try unreadSelf(arguments, in: scope)
            return
        }
        let callee = try parameters(of: MethodFact(subscript: found), arguments, on: .subject, in: scope)
        callee.values["newValue"] = value
        callee.types["newValue"] = found.result
        _ = try observed { try inline(body, in: callee) }
    }

    /// The subscript that an extension of a dependency's protocol has for arguments.
    private func helper(_ port: String, _ arguments: [Argument]) -> SubscriptFact? {
        let labels = arguments.map(\.label)
        return subject.additions(to: port).subscripts.first {
            $0.parameters.matched(to: labels) != nil && !$0.info.isStatic
        }
    }
}
