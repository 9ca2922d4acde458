import Algorithms
import Facts

extension Machine {
    /// `callee(arguments)`
    func call(_ callee: Expression, _ arguments: [Argument], in scope: Scope, expecting: TypeRef?) throws -> Term {
        calls += 1
        underWay.append((calls, callee))
        defer { underWay.removeLast() }
        switch callee {
        case .name(let name): return try callName(name.plain, arguments, in: scope, expecting: expecting)
        case .type(let type): return try construct(filled(type, by: expecting), arguments, in: scope)
        case .member(nil, let name):
            if let spelled = spelledOut(name, of: expecting, arguments) {
                return try call(spelled, arguments, in: scope, expecting: expecting)
            }
            if let type = expecting?.bare, let made = try callAdded(name, to: type, arguments, in: scope) {
                return made
            }
            return try implicit(name, payload(arguments, case: name, of: expecting, in: scope), expecting: expecting)
        case .member(let base?, let name): return try callMember(base, name, arguments, in: scope, expecting: expecting)
        case .optionalChain(let inner), .forceUnwrap(let inner):
            if case .name(let name) = inner, let local = scope.value(name.plain), isRecorder(local) {
                return try notify(name.plain, local, arguments, in: scope)
            }
            if case .member(let base?, let name) = inner,
                let done = try callField(name, of: detached(base, in: scope), arguments, in: scope)
            {
                return done
            }
            guard let property = property(inner, in: scope) else {
                return try callValue(evaluate(callee, in: scope, expecting: nil), arguments, in: scope)
            }
            return try callback(property, arguments, in: scope)
        default: return try callValue(evaluate(callee, in: scope, expecting: nil), arguments, in: scope)
        }
    }

    /// What `.name(…)` calls where a type of the project is expected: its initializer or a static method of it; `nil` for
    /// a case and whatever else it may be.
    private func spelledOut(_ name: String, of expecting: TypeRef?, _ arguments: [Argument]) -> Expression? {
        guard let type = expecting?.bare, let fact = subject.types.declaration(type) else { return nil }
        if name == "init" { return .type(type) }
        guard !subject.types.enumCases(type).contains(where: { $0.name.plain == name.plain }) else { return nil }
        let isMethod = subject.types.allMembers(of: fact).methods(named: name.plain).contains { method in
            method.info.isStatic && method.parameters.matched(to: arguments) != nil
        }
        return isMethod ? .member(.type(type), name) : nil
    }

    private func callName(
        _ name: String, _ arguments: [Argument], in scope: Scope, expecting: TypeRef?
    ) throws -> Term {
        if let local = scope.value(name) {
            if isRecorder(local) { return try notify(name, local, arguments, in: scope) }
            return try provided(by: local, arguments, in: scope) ?? callValue(local, arguments, in: scope)
        }
        if let function = scope.function(name) {
            return try invoke(function, arguments, on: scope.selfTerm, in: scope, expecting: expecting, inner: scope)
        }
        if let required = try requirement(name, arguments, in: scope) { return required }
        if case .listening(let sink) = scope.selfTerm { return try callSink(sink, name, arguments, in: scope) }
        if name == "Task" { return try startTask(arguments, in: scope) }
        if name == "DispatchWorkItem", let item = try workItem(arguments, in: scope) { return item }
        if Self.isTaskGroup(name) { return try runGroup(name, arguments, in: scope) }
        if Self.isContinuation(name) { return try awaitContinuation(arguments, in: scope, expecting: expecting) }
        if name == "abs", arguments.count == 1, method(name, arguments, in: scope) == nil {
            let value = try detached(arguments[0].value, in: scope)
            guard !value.hasUnknown else { return .unknown }
            return try decide(.binary(value, "<", .integer(0))) ? reduce(.binary(.integer(0), "-", value)) : value
        }
        if name == "max" || name == "min", arguments.count > 1, method(name, arguments, in: scope) == nil {
            return try extreme(name, arguments, in: scope)
        }
        if name == "zip", arguments.count == 2, method(name, arguments, in: scope) == nil {
            return try zipped(arguments, in: scope)
        }
        if let number = try roundDecimal(name, arguments, in: scope) ?? numberFunction(name, arguments, in: scope) {
            return number
        }
        if name == "stride", let numbers = try stride(arguments, in: scope) { return numbers }
        if let done = try callSystem(nil, name, arguments, in: scope, expecting: expecting) { return done }
        if case .subject = scope.selfTerm {
            if let port = subject.providers[name] {
                for argument in arguments { _ = try detached(argument.value, in: scope) }
                return .dependency(port)
            }
            if let method = method(name, arguments, in: scope, expecting: expecting) {
                return try invoke(method, arguments, on: .subject, in: scope, expecting: expecting)
            }
            if subject.property(name)?.type?.functionType != nil { return try callback(name, arguments, in: scope) }
        }
        if let result = try callGlobal(name, arguments, in: scope, expecting: expecting) { return result }
        if name.first?.isUppercase == true {
            let type = filled(.simple(qualified(name, in: scope)), by: expecting)
            return try construct(type, arguments, in: scope)
        }
        switch scope.selfTerm {
        case .place, .list, .construct, .updated, .string, .binary, .member, .method, .integer, .float, .boolean,
            .enumCase, .dictionary, .stream, .object:
            return try callMember(.name("self"), name, arguments, in: scope, expecting: expecting)
        case .dependency(let port): return try callPort(port, name, arguments, in: scope, expecting: expecting)
        default: break
        }
        // Where code runs on no value, its own type's static methods stand there by their names.
        if let owner = scope.owner { return try callType(owner, name, arguments, in: scope) }
        return try foreign(arguments, in: scope)
    }

    /// `max(a, b)`, `min(a, b, c)`: the one that is.
    private func extreme(_ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term {
        let given = try arguments.map { try detached($0.value, in: scope) }
        guard !given.contains(where: \.hasUnknown) else { return .unknown }
        let values = ofOneKind(given)
        noteBound(values, in: .call(.name(name), arguments))
        return try values.dropFirst().reduce(values[0]) { found, value in
            if let isBeyond = comparedDurations(value, name == "max" ? ">" : "<", found) {
                return try decide(isBeyond) ? value : found
            }
            chooseBeyond(found, value)
            // What is known is what the other one is compared with.
            if Self.number(reduce(found)) != nil, Self.number(reduce(value)) == nil {
                return try decide(.binary(value, name == "max" ? "<" : ">", found)) ? found : value
            }
            return try decide(.binary(found, name == "max" ? ">" : "<", value)) ? found : value
        }
    }

    /// Numbers of which one is a fraction, with literals that stand beside it as fractions too.
    private func ofOneKind(_ values: [Term]) -> [Term] {
        guard values.contains(where: { typeOf($0).map(subject.types.family) == .float }) else { return values }
        return values.map { if case .integer(let number) = $0 { .float(Double(number)) } else { $0 } }
    }

    /// `zip(one, other)`: pairs of elements, as many as the shorter one has.
    private func zipped(_ arguments: [Argument], in scope: Scope) throws -> Term {
        let lists = try arguments.map { try list(detached($0.value, in: scope)) }
        guard let first = lists[0], let second = lists[1], !hasFreeOrder else { return .unknown }
        return .list(zip(first, second).map { .tuple([LabelledTerm(nil, $0), LabelledTerm(nil, $1)]) })
    }

    /// Gives a number that is compared with a known one, the greater or lesser of which counts, a value that lies on
    /// either side of it, or beyond all numbers of the code: at the edge nothing tells which of them counts.
    private func chooseBeyond(_ one: Term, _ other: Term) {
        let (open, known) = isOpenNumber(reduce(one)) ? (one, other) : (other, one)
        guard !isReplay, case .place(let place) = reduce(open), isOpenNumber(.place(place)),
            let limit = Self.number(reduce(known)), limit.magnitude < 1e9, limit == limit.rounded(),
            let type = type(of: place)
        else { return }
        let number = Int(limit)
        let others = numbers.filter { $0.magnitude < 1_000_000 }
        let offered = [number + 1, number - 1, (others.max() ?? 0) + 1, (others.min() ?? 0) - 1].uniqued()
            .map { subject.types.family(type) == .integer ? Constraint.integer($0) : .float(Double($0)) }
            .filter { isPossible($0, at: place) }
        guard !offered.isEmpty else { return }
        decide(place, offered[oracle.choose(offered.count)])
    }

    /// A property of the SUT that an expression names directly.
    private func property(_ expression: Expression, in scope: Scope) -> String? {
        guard var path = expression.path, case .subject = scope.selfTerm else { return nil }
        if path.first == "self" { path.removeFirst() } else if scope.value(path.first ?? "") != nil { return nil }
        guard path.count == 1, subject.property(path[0])?.type?.functionType != nil else { return nil }
        return path[0]
    }

    /// Runs a method of the SUT, or of a value, in place.
    func invoke(
        _ method: MethodFact, _ arguments: [Argument], on base: Term, in scope: Scope, expecting: TypeRef? = nil,
        inner: Scope? = nil, owner: String? = nil
    ) throws -> Term {
        guard let body = code(of: method) else { return try foreign(arguments, in: scope) }
        let callee = try parameters(of: method, arguments, on: base, in: scope, inner: inner, owner: owner)
        if !method.generics.parameters.isEmpty { bind(method, in: callee, expecting.map(scope.filled)) }
        let result: Term
        do {
            result = try observed { try inline(body, in: callee) }
        } catch {
            try giveBack(method, arguments, from: callee, to: scope)
            throw error
        }
        try giveBack(method, arguments, from: callee, to: scope)
        return method.returnsVoid ? .void : result
    }

    /// Runs code that is not the initialiser's own.
    func observed(_ body: () throws -> Term) throws -> Term {
        let wasInitializing = isInitializing
        isInitializing = false
        defer { isInitializing = wasInitializing }
        return try body()
    }

    /// Runs a closure.
    func callValue(_ term: Term, _ arguments: [Argument], in scope: Scope) throws -> Term {
        if let done = try fulfil(term, arguments, in: scope) { return done }
        if case .place(let place) = term, case .assigned(let name, _) = place.root, isRecorder(term) {
            return try notify(name, term, arguments, in: scope)
        }
        guard case .closure(let number) = term else { return try foreign(arguments, in: scope, isClosure: true) }
        let values = try arguments.map { try detached($0.value, in: scope) }
        let targets = arguments.enumerated().compactMap { index, argument in
            if case .inOut(let target) = argument.value { (index, target) } else { nil }
        }
        guard !targets.isEmpty else { return try run(closure: number, values) }
        let record = closures[number]
        let inner = self.scope(of: record, values)
        let names = targets.map { index, target in
            let names = record.expression.parameters
            let name = index < names.count ? names[index].plain : "$\(index)"
            // A list without elements does not tell of which they would be.
            if inner.types[name] == nil { inner.types[name] = declaredType(of: target, in: scope) }
            return name
        }
        let result = try observed { try inline(record.expression.body, in: inner) }
        for (name, target) in zip(names, targets.map(\.1)) {
            try store(inner.values[name] ?? .unknown, in: target, scope)
        }
        return result
    }

    func run(closure number: Int, _ values: [Term]) throws -> Term {
        let record = closures[number]
        return try observed { try inline(record.expression.body, in: self.scope(of: record, values)) }
    }

    /// What a call gives of which nothing is known, not even whether it throws.
    func unreadCall(isClosure: Bool = false) -> Term {
        guard let call = underWay.last else { return .unknown }
        unread.insert(call.number)
        miss(isClosure ? .closure(call.callee.text) : .call(call.callee.text))
        return .unknown
    }

    /// A call of code that is not read: closures it is given may run or not.
    func foreign(_ arguments: [Argument], in scope: Scope, isClosure: Bool = false) throws -> Term {
        _ = unreadCall(isClosure: isClosure)
        for argument in arguments {
            if case .closure(let closure) = argument.value {
                havoc(closure.body, in: scope)
                continue
            }
            let value = try detached(argument.value, in: scope)
            if case .inOut(let target) = argument.value { try store(.unknown, in: target, scope) }
            havoc(value)
            // What sleeps on a test's clock there may never wake.
            if isClock(value) { giveUp() }
        }
        return .unknown
    }

    private func payload(
        _ arguments: [Argument], case name: String, of type: TypeRef?, in scope: Scope
    ) throws -> [LabelledTerm] {
        let fact = type.flatMap { subject.types.enumCases($0).first { $0.name.plain == name } }
        return try arguments.enumerated().map { index, argument in
            let expected = fact.flatMap { index < $0.payload.count ? $0.payload[index].type : nil }
            return LabelledTerm(argument.label, try detached(argument.value, in: scope, expecting: expected))
        }
    }
}

extension Collection where Element == Statement {
    /// Whether the SUT is reached from the statements: `self`, or an implicit member.
    var mentionsSelf: Bool {
        var found = false
        forEachExpression { expression, _ in
            switch expression {
            case .name, .call, .assignment: found = true
            default: break
            }
        }
        return found
    }
}
