import Facts

extension Machine {
    /// A method of a dependency.
    func callPort(
        _ port: String, _ name: String, _ arguments: [Argument], in scope: Scope, expecting: TypeRef?
    ) throws -> Term {
        guard let fact = subject.ports[port] else { return try foreign(arguments, in: scope) }
        if fact.isStore { return try callStore(port, name, arguments, in: scope) }
        if fact.isSession, let done = try request(port, name, arguments, in: scope) { return done }
        let (method, labels) = required(of: fact, name, arguments, in: scope, expecting: expecting)
        let helpers = helpers(of: port, name, arguments)
        guard let method, let match = method.parameters.matched(to: labels),
            !isMeant(helpers, beside: method, arguments, labels, in: scope)
        else { return try helper(port, helpers, arguments, in: scope) }
        let here = place
        var values: [Term] = []
        for (parameter, index) in zip(method.parameters, match) {
            if parameter.isVariadic {
                values.append(try listed(arguments, from: index, in: scope, expecting: parameter.type))
            } else if let index {
                values.append(try told(detached(arguments[index].value, in: scope, expecting: parameter.type)))
            } else {
                values.append(.unknown)
            }
        }
        place = here
        return try answer(port, method, values, expecting: expecting)
    }

    /// The requirement that a call means, with the labels that it is called by.
    private func required(
        of port: TestedType.Port, _ name: String, _ arguments: [Argument], in scope: Scope, expecting: TypeRef?
    ) -> (method: MethodFact?, labels: [String?]) {
        var labels = arguments.map(\.label)
        var fitting = port.methods(name, labels: labels)
        func alike(in methods: [MethodFact]) -> [MethodFact] {
            methods.filter { $0.name.plain == name && $0.parameters.count == arguments.count }
        }
        if fitting.isEmpty, arguments.last?.isTrailing == true,
            let last = alike(in: port.methods).first?.parameters.last
        {
            labels[labels.count - 1] = last.label
            fitting = port.methods(name, labels: labels)
        }
        // A closure is called without labels, or with those that a macro gives it.
        if fitting.isEmpty, let closure = alike(in: port.closures).first {
            return (closure, closure.parameters.map(\.label))
        }
        return (meant(fitting, arguments, labels, in: scope, expecting: expecting), labels)
    }

    /// The helpers in protocol extensions that fit a call.
    private func helpers(of port: String, _ name: String, _ arguments: [Argument]) -> [MethodFact] {
        subject.additions(to: port).methods.filter {
            $0.name.plain == name && $0.parameters.matched(to: arguments) != nil && $0.body != nil
        }
    }

    /// Whether the arguments of a call are those of a helper and not of the requirement of the same name.
    private func isMeant(
        _ helpers: [MethodFact], beside method: MethodFact, _ arguments: [Argument], _ labels: [String?],
        in scope: Scope
    ) -> Bool {
        guard let helper = helpers.first else { return false }
        return meant([method, helper], arguments, labels, in: scope) == helper
    }

    /// A helper in a protocol extension runs on the double, and what it calls is seen there.
    private func helper(
        _ port: String, _ helpers: [MethodFact], _ arguments: [Argument], in scope: Scope
    ) throws -> Term {
        guard let method = helpers.first else { return try foreign(arguments, in: scope) }
        return try invoke(method, arguments, on: .dependency(port), in: scope)
    }

    /// What a double does: records, suspends when asynchronous, throws or returns what the test arranged.
    func answer(_ port: String, _ method: MethodFact, _ values: [Term], expecting: TypeRef? = nil) throws -> Term {
        let called = subject.called(method)
        // Where a double belongs to no actor, others may look before it is asked.
        if method.effects.isAsync, currentTask != nil { during.append(snapshot) }
        record(.call(dependency: port, method: called, arguments: values))
        let member = PortMember(dependency: port, member: called.identity)
        let site = lasting(try site(of: called, values, as: member))
        if method.effects.isAsync {
            if suspensions[member] == nil { suspensions[member] = snapshot }
            suspend()
        }
        try interrupt(member)
        try complete(site, method, values)
        keepClosures(values, at: site)
        keepTold(values, at: site)
        if method.effects.canThrow {
            let failed = outcomes[site] ?? (isReplay ? false : oracle.choose(2) == 1)
            outcomes[site] = failed
            let fails = failed && !recovers(site)
            branches.insert(Branch(location: place, outcome: fails ? 1 : 0))
            if fails {
                var type = TypeRef.existential(.simple("Error"))
                if case .typed(let written) = method.effects.throwing { type = written }
                throw Exit.thrown(
                    root(site.error.root, type: type))
            }
        }
        if let passed = try pass(site, method, values) { return passed }
        guard let result = method.result, !result.isVoid else { return .void }
        if result.isPublisher {
            guard publishes(result, at: site) else { return stream(StreamRecord(source: .port(member))) }
            _ = root(site.result.root, type: result)
            return stream(StreamRecord(source: .answer(site.result)))
        }
        let root = site.result.root
        if let product = subject.products[member] { return handedOut(product, root, result) }
        guard method.generics.parameters.isEmpty else { return try genericResult(root, method, values, expecting) }
        guard result.functionType == nil, subject.types.declaration(result)?.kind != .protocol, result.name != "Self"
        else {
            return .unknown
        }
        return self.root(root, type: result)
    }

    /// The call that a double answers in the same way, where it was told nothing for one that only changed code makes:
    /// what it was told before holds.
    private func lasting(_ site: CallSite) -> CallSite {
        guard isReplay, site.asked == nil, !isTold(site) else { return site }
        var earlier = (0..<site.phase).reversed().map { CallSite(member: site.member, phase: $0) }
        // The closure that does something meanwhile is gone by then; the double answers as it would have ended.
        if let interruption, interruption.member == site.member, interruption.phase == site.phase {
            earlier.insert(CallSite(member: site.member, phase: site.phase + 1), at: 0)
        }
        return earlier.first(where: isTold) ?? site
    }

    private func isTold(_ site: CallSite) -> Bool {
        outcomes[site] != nil || completions[site] != nil || types[site.result.root] != nil
    }

    /// A double that another one hands out, or nothing where the type allows that.
    func handedOut(_ product: String, _ root: SymbolicValue.Root, _ type: TypeRef) -> Term {
        guard subject.ports[product]?.isOptional == true else { return .dependency(product) }
        let place = SymbolicValue(root)
        // A double that was told to hand out nothing does so until the end.
        if (0..<root.phase).contains(where: { decisions[SymbolicValue(root.moved(to: $0))] == .null }) { return .null }
        if shape(place) == nil {
            guard !isReplay, oracle.choose(2) == 1 else { return .dependency(product) }
            types[root] = type
            decide(place, .null)
        }
        return .null
    }

    /// What a generic method gives: a value of the type the call tells, or what the double gives by itself.
    private func genericResult(
        _ root: SymbolicValue.Root, _ method: MethodFact, _ values: [Term], _ expecting: TypeRef?
    ) throws -> Term {
        guard let result = method.result else { return .void }
        let names = Set(method.generics.parameters.map(\.name))
        var matching = TypeMatching(types: subject.types, names: names, scope: subject.types.scope)
        if matching.filled(result) != nil { return self.root(root, type: result) }
        note(method, values, expecting, in: &matching)
        if let type = matching.filled(result), types[root] == nil || types[root] == type {
            return self.root(root, type: type)
        }
        // The double returns nothing where it may; anything else it cannot make.
        if result.isOptional { return .null }
        throw Exit.infeasible
    }

    /// Notes what the generic parameters of a double's method stand for, as far as what it is given and the place its
    /// value goes to tell.
    private func note(
        _ method: MethodFact, _ values: [Term], _ expecting: TypeRef?, in matching: inout TypeMatching
    ) {
        for (parameter, value) in zip(method.parameters, values) {
            if case .metatype(let base, _) = parameter.type.bare {
                guard case .verbatim(let text) = value, text.hasSuffix(".self"),
                    let fact = subject.types.declaration(.simple(String(text.dropLast(5))))
                else { continue }
                _ = matching.match(base, .simple(fact.qualifiedName))
            } else if let type = typeOf(reduce(value)) {
                _ = matching.match(parameter.type, type)
            }
        }
        guard let result = method.result, let wanted = expecting.map({ $0.optionalWrapped ?? $0 }),
            subject.types.declaration(wanted)?.kind != .protocol
        else { return }
        _ = matching.match(result.optionalWrapped ?? result, wanted)
    }

    /// One of the closures that a method is given is called by the double at once, or none ever.
    private func complete(_ site: CallSite, _ method: MethodFact, _ values: [Term]) throws {
        guard !method.effects.isAsync else { return }
        let closures = callableClosures(method, values)
        guard !closures.isEmpty else { return }
        let answer = completions[site] ?? choose(closures.keys.sorted())
        completions[site] = answer
        guard case .calls(let position) = answer, let closure = closures[position],
            let function = subject.closure(position, of: method)?.functionType
        else { return }
        let answers = given(to: function, at: position, by: site.member, in: site.phase)
        switch closure {
        case .closure(let number): _ = try run(closure: number, answers)
        case .place(let place):
            record(.callback(property: place.wording, arguments: answers), given: place.root.givenPhase)
        default: return
        }
    }

    /// What a double gives a closure that it calls.
    ///
    /// - Parameters:
    ///   - position: The closure's, among what the double is given.
    ///   - told: The phase for which it was told what to give; the one that is under way where it is not said.
    func given(
        to function: TypeRef.Function, at position: Int = 0, by member: PortMember, in told: Int? = nil
    ) -> [Term] {
        function.parameters.enumerated().map { index, parameter in
            let root = SymbolicValue.Root.completion(
                dependency: member.dependency, method: member.member, closure: position, index: index,
                phase: told ?? phase)
            let value = self.root(root, type: parameter.type)
            return parameter.type.functionType == nil ? value : recorder(at: root.place, parameter.type)
        }
    }

    /// The last closure first: by convention it is the one that brings the result.
    private func choose(_ positions: [Int]) -> Completing {
        guard !isReplay else { return .never }
        let chosen = oracle.choose(positions.count + 1)
        return chosen < positions.count ? .calls(positions[positions.count - 1 - chosen]) : .never
    }

    /// Whether running a closure may show anything.
    func hasWork(_ term: Term) -> Bool {
        if case .closure(let number) = term { return !closures[number].expression.body.isEmpty }
        return true
    }

    func isFunctionValue(_ term: Term) -> Bool {
        switch term {
        case .closure: true
        case .place(let place): place.path.isEmpty && types[place.root]?.functionType != nil
        default: false
        }
    }

    /// Other work on the same actor may run here.
    func suspend() {
        during.append(snapshot)
        guard tasks.indices.contains(where: { !tasks[$0].isDone && $0 != currentTask && !isLeft($0) }) else { return }
        isRacy = true
        // The act itself waits: what others do meanwhile, nobody knows.
        if currentTask == nil { giveUp() }
    }
}
