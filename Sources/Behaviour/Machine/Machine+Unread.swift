import Facts

/// What code may do of which nobody knows whether and when it runs, such as a closure that is given to foreign code.
extension Machine {
    /// Forgets everything that statements may have changed, and notes what they may have called or sent.
    func havoc(_ statements: [Statement], in scope: Scope) {
        var seen: Set<String> = []
        havoc(statements, in: scope, &seen)
    }

    /// The same for a value that foreign code was given.
    func havoc(_ value: Term) {
        switch value {
        case .closure(let number): havoc(closures[number].expression.body, in: closures[number].scope)
        case .holder(let holder): forgetHeld(by: holder)
        case .dependency(let port):
            forgetStore(port)
            for method in methods(of: port) { mayCall(method, of: port) }
        case .stream(let number): mayEmit(from: streams[number].source)
        case .place: mayNotify(value)
        case .construct, .enumCase, .updated, .tuple, .list: value.children.forEach(havoc)
        case .object(let number): madeObjects[number].fields.values.filter(isClosure).forEach(havoc)
        default: break
        }
    }

    private func isClosure(_ term: Term) -> Bool { if case .closure = term { true } else { false } }

    private func havoc(_ statements: [Statement], in scope: Scope, _ seen: inout Set<String>) {
        statements.forEachExpression { expression, _ in
            switch expression {
            case .assignment(let target, _, _):
                self.forget(target, in: scope)
                self.mayObserve(target, in: scope, &seen)
            case .inOut(let target): self.forget(target, in: scope)
            case .call(.member(let base?, let name), _)
            where !self.isLocal(base, in: scope) || Self.mutating.contains(name):
                self.forget(base, in: scope)
            case .subscript(let base, _):
                if let path = base.path, let port = self.port(path, in: scope) {
                    self.mayCall([MethodFact.subscriptName], of: port)
                    for setter in self.methods(of: port) where setter.name == MethodFact.subscriptSetName {
                        self.mayCall(setter, of: port)
                    }
                }
            default: break
            }
            if let path = expression.path { self.mayUse(path, in: scope, &seen) }
        }
    }

    /// What may come of a name that is mentioned: a method or a getter may run, and a closure or a subject may be used.
    private func mayUse(_ written: [String], in scope: Scope, _ seen: inout Set<String>) {
        let path = written.first == "self" ? Array(written.dropFirst()) : written
        guard let first = path.first?.plain else { return }
        if written.first != "self", let value = scope.value(first) {
            if path.count == 1 { return mayRun(value, &seen) }
            if case .subject = value { return mayUse(["self"] + path.dropFirst(), in: scope, &seen) }
            if case .dependency(let port) = value { mayCall(path.dropFirst(), of: port) }
            return
        }
        if path.count > 1, let port = subject.paths[path.dropLast().joined(separator: ".")] {
            return mayCall(path.suffix(1), of: port)
        }
        mayMake(first)
        guard path.count == 1, seen.insert(first).inserted else { return }
        let bodies = subject.methods(first).map(\.body) + [subject.property(first)?.accessors?.getterBody]
        for case let body? in bodies { havoc(body, in: Scope(selfTerm: .subject), &seen) }
        if let value = state[first] { mayNotify(value) }
        if subject.property(first)?.type?.functionType != nil {
            record(.callback(property: first, arguments: []), isCertain: false)
        }
        if case .stream(let number)? = state[first] { mayEmit(from: streams[number].source) }
    }

    /// A lazy property may be made, or not yet.
    private func mayMake(_ name: String) {
        guard let property = subject.stateProperty(name), property.isLazy, state[name] == nil,
            let value = property.fact.initialValue
        else { return }
        state[name] = .unknown
        havoc([Statement(.expression(value), at: property.fact.info.location)], in: Scope(selfTerm: .subject))
    }

    /// A closure that a local name stands for may run.
    private func mayRun(_ value: Term, _ seen: inout Set<String>) {
        if case .closure(let number) = value, seen.insert("closure \(number)").inserted {
            havoc(closures[number].expression.body, in: closures[number].scope, &seen)
        }
        mayNotify(value)
    }

    private func isLocal(_ base: Expression, in scope: Scope) -> Bool {
        guard let first = base.path?.first, first != "self" else { return false }
        return scope.value(first.plain) != nil
    }

    /// What runs when a property is set.
    private func mayObserve(_ target: Expression, in scope: Scope, _ seen: inout Set<String>) {
        guard let path = target.path?.drop(while: { $0 == "self" }), let name = path.first?.plain,
            !isLocal(target, in: scope), let accessors = subject.property(name)?.accessors,
            seen.insert("\(name) =").inserted
        else { return }
        for case let body? in [accessors.setterBody, accessors.willSetBody, accessors.didSetBody] {
            havoc(body, in: Scope(selfTerm: .subject), &seen)
        }
    }

    func methods(of port: String) -> [MethodFact] {
        subject.ports[port]?.methods ?? []
    }

    private func mayCall(_ path: ArraySlice<String>, of port: String) {
        guard path.count == 1, let name = path.first else { return }
        if StoredValue.types[name] == nil { forgetStore(port) }
        let named = methods(of: port).filter { $0.name.plain == name }
        // A helper of an extension may call any of them.
        let isHelper = named.isEmpty && subject.ports[port]?.property(name) == nil
        for method in isHelper ? methods(of: port) : named { mayCall(method, of: port) }
    }

    func mayCall(_ method: MethodFact, of port: String) {
        record(.call(dependency: port, method: subject.called(method), arguments: []), isCertain: false)
    }

    /// A closure of the test may be called.
    private func mayNotify(_ value: Term) {
        guard case .place(let place) = value, types[place.root]?.functionType != nil else { return }
        record(.callback(property: place.wording, arguments: []), isCertain: false, given: place.root.givenPhase)
    }

    /// Forgets what an object of the SUT holds.
    func forgetHeld(by name: String) {
        for held in subject.held[name] ?? [] {
            state[held.name] = .unknown
            mayEmit(from: .state(held.name))
        }
    }

    func forget(_ target: Expression, in scope: Scope) {
        if forgetOwnField(target, in: scope) { return }
        switch target {
        case .member(let base?, let name):
            if base.path == ["self"] { return forget(property: name) }
            if case .name(let local) = base.unchained, let value = scope.value(local.plain) {
                if case .object(let number) = value {
                    madeObjects[number].fields[name.plain] = .unknown
                    return
                }
                if let object = object(value) {
                    objects[object.appending(.field(name.plain))] = .unknown
                    return
                }
            }
            if let path = base.path, let port = port(path, in: scope), subject.ports[port]?.property(name) != nil {
                ports[PortMember(dependency: port, member: name)] = .unknown
                return
            }
            forget(base, in: scope)
        case .subscript(let base, _), .optionalChain(let base), .forceUnwrap(let base): forget(base, in: scope)
        case .name(let name):
            guard let value = scope.value(name.plain) else { return forget(property: name.plain) }
            if case .object(let number) = value {
                forget(made: number)
            } else if let object = object(value) {
                forget(object)
            } else if !isReference(value) {
                _ = scope.assign(name.plain, .unknown)
            }
        default: break
        }
    }

    /// The dependency that names lead to.
    private func port(_ path: [String], in scope: Scope) -> String? {
        if path.count == 1, case .dependency(let port)? = scope.value(path[0].plain) { return port }
        return subject.paths[path.drop { $0 == "self" }.joined(separator: ".")]
    }

    func forget(property name: String) {
        mayMake(name)
        forgetHeld(by: name)
        if case .stream(let number)? = state[name] {
            mayEmit(from: streams[number].source)
            if subject.property(name)?.isLet == true { return }
        }
        guard subject.property(name)?.isStored == true, !subject.isPort(name) else { return }
        // A subject is the same one whatever it is told.
        if subject.property(name)?.isLet == true, subject.held[name]?.isEmpty == false { return }
        state[name] = .unknown
        mayEmit(from: .state(name))
    }
}
