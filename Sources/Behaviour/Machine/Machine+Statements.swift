import Facts

extension Machine {
    /// Runs statements in a scope of their own, `defer` included.
    func run(_ statements: [Statement], in outer: Scope, own: Bool = true) throws -> Completion {
        let scope = own ? Scope(outer) : outer
        for statement in statements {
            if case .function(let method) = statement.kind { scope.functions[method.name.plain] = method }
        }
        var deferred: [[Statement]] = []
        let passed = conditions.count
        defer { conditions.removeLast(conditions.count - passed) }
        var completion = Completion.normal
        do {
            for (index, statement) in statements.enumerated() {
                if case .defer(let body) = statement.kind {
                    deferred.append(body)
                    continue
                }
                completion = try run(statement, in: scope).leaving(statement.label)
                if isAtLoss { giveUp() }
                if case .normal = completion { continue }
                if case .mayLeave = completion { _ = joinRest(Array(statements[(index + 1)...]), in: scope) }
                break
            }
        } catch Exit.asleep {
            throw Exit.asleep
        } catch {
            for body in deferred.reversed() { _ = try run(body, in: scope) }
            throw error
        }
        for body in deferred.reversed() { _ = try run(body, in: scope) }
        return completion
    }

    func run(_ statement: Statement, in scope: Scope) throws -> Completion {
        try step()
        let outer = isAwaited
        isAwaited = false
        defer { isAwaited = outer }
        place = statement.location
        touched?.insert(place)
        switch statement.kind {
        case .expression, .throw, .return(.some):
            if place.file != FactIndex.Library.path { executed.insert(place) }
        default: break
        }
        if change == .skip(statement.location) { return leftOut(statement, in: scope) }
        switch statement.kind {
        case .expression(let value):
            if case .statement(let inner) = value { return try run(inner, in: scope) }
            _ = try evaluate(value, in: scope, expecting: nil)
            return .normal
        case .binding(_, let pattern, let type, let value, _):
            try bind(pattern, type: type, to: value, in: scope)
            return .normal
        case .return(let value):
            func returned() throws -> Term {
                try value.map { try evaluate($0, in: scope, expecting: scope.result) } ?? .void
            }
            guard scope.result?.bare.text == "Bool" else { return .returned(try returned()) }
            let (result, parts) = try withParts(atLeast: 1, returned)
            if !parts.isEmpty {
                branches.insert(Branch(location: statement.location, outcome: Branch.given, parts: parts))
            }
            return .returned(result)
        case .throw(let value):
            let error = try evaluate(value, in: scope, expecting: scope.thrown)
            throw Exit.thrown(error)
        case .if, .guard, .switch: return try choose(statement, in: scope)
        case .for, .while, .repeatWhile: return try loop(statement, in: scope)
        case .do(let body, let catches): return try attempt(body, catches, in: scope)
        case .break(let label): return .broke(label)
        case .continue(let label): return .continued(label)
        case .fallthrough: return .fell
        case .function, .defer: return .normal
        case .conditional(let clauses):
            miss(.statement("#if"))
            havoc(clauses.flatMap(\.body), in: scope)
            return .normal
        case .other(let text):
            miss(.statement(String(text.prefix { !$0.isWhitespace })))
            return .normal
        }
    }

    /// How it goes on where a statement is left out: what returns a value returns another one.
    private func leftOut(_ statement: Statement, in scope: Scope) -> Completion {
        guard case .return(let value?) = statement.kind, let type = scope.result, !type.isVoid else { return .normal }
        if case .boolean(let answer) = value { return .returned(.boolean(!answer)) }
        return .returned(.void)
    }

    private func bind(_ pattern: Statement.Pattern, type: TypeRef?, to value: Expression?, in scope: Scope) throws {
        let term: Term
        let type = type.map { spelled($0, in: scope) }
        if case .prefix("async", let work)? = value {
            isAwaited = true
            switch try beside({ try evaluate(work, in: scope, expecting: type) }) {
            case .value(let value): term = value
            case .error(let error):
                term = .unknown
                if case .identifier(let name) = pattern { scope.failures[name.plain] = error }
            }
        } else if let value {
            term = try evaluate(value, in: scope, expecting: type)
        } else {
            term = type?.isOptional == true ? .null : .unknown
        }
        if case .identifier(let name) = pattern {
            let isOptional = type == nil && value.map { mayBeMissing($0, in: scope) } == true
            let found = typeOf(term) ?? (isOptional ? typeOf(reduce(term)) : nil)
            let made = value?.makesSet == true ? TypeRef.simple("Set") : nil
            let given = known(found, of: term, from: value, in: scope)
            let held = term == .list([]) ? value.flatMap { declaredType(of: $0, in: scope) } : nil
            let known = type ?? made ?? given.map { isOptional && !$0.isOptional ? .optional($0) : $0 } ?? held
            if let known { scope.types[name] = known }
        }
        declare(pattern, term, in: scope)
    }

    /// Gives the names of an irrefutable pattern their values.
    func declare(_ pattern: Statement.Pattern, _ term: Term, in scope: Scope) {
        switch pattern {
        case .identifier(let name):
            scope.values[name.plain] = term
            if case .place(let place) = term, place.path.isEmpty, names[place.root] == nil, place.root.member != nil,
                name.plain != "self"
            {
                names[place.root] = name.plain
            }
        case .binding(let inner): declare(inner, term, in: scope)
        case .tuple(let parts):
            let values = elements(of: term, count: parts.count)
            for (index, part) in parts.enumerated() { declare(part, values?[index] ?? .unknown, in: scope) }
        default: break
        }
    }

    /// The elements of a tuple of so many; `nil` for what is none that can be taken apart.
    func elements(of term: Term, count: Int) -> [Term]? {
        switch term {
        case .tuple(let values): return values.count == count ? values.map(\.value) : nil
        case .place(let place):
            let elements = type(of: place).map(subject.types.tupleElements) ?? []
            return elements.count == count ? elements.map { .place(place.appending(.field($0.name))) } : nil
        default: return nil
        }
    }

    /// Whether a loop takes an element, by its `where` clause or as that is changed.
    private func takes(_ isWanted: Bool, at location: SourceLocation) -> Bool {
        branches.insert(Branch(location: location, outcome: isWanted ? 1 : 0))
        return change == .pass(location) || isWanted && change != .fail(location)
    }

    private func loop(_ statement: Statement, in scope: Scope) throws -> Completion {
        switch statement.kind {
        case .for(let pattern, let sequence, let condition, let body, let isAsync):
            guard let elements = try elements(of: sequence, isAsync: isAsync, in: scope) else {
                miss(.loop)
                return joinRounds(body, in: scope)
            }
            for element in elements {
                if isAsync { suspend() }
                let inner = Scope(scope)
                // `for case let item? in items` passes over what does not match.
                if pattern.isRefutable {
                    guard try match(pattern, element.get(), in: inner) else { continue }
                } else {
                    declare(pattern, try element.get(), in: inner)
                }
                let isWanted = try condition.map { try decide(evaluate($0, in: inner, expecting: .simple("Bool"))) }
                if isAtLoss {
                    if case .mayLeave = join(statement, in: inner) { return .mayLeave }
                    continue
                }
                if let isWanted, !takes(isWanted, at: statement.location) { continue }
                switch try run(body, in: inner).inLoop(statement.label) {
                case .normal: continue
                case .mayLeave: return joinRest(body, in: inner)
                case .broke(nil): return .normal
                case let other: return other
                }
            }
            if isAsync { suspend() }
            return .normal
        case .while(let tests, let body):
            return try repeating(body, statement.label, in: scope) { inner in try self.evaluate(tests, in: inner) }
        case .repeatWhile(let body, let condition):
            switch try run(body, in: scope).inLoop(statement.label) {
            case .normal: break
            case .mayLeave: return joinRest(body, in: scope)
            case .broke(nil): return .normal
            case let other: return other
            }
            return try repeating(body, statement.label, in: scope) { inner in
                try self.decide(self.evaluate(condition, in: inner, expecting: .simple("Bool")))
            }
        default: return .normal
        }
    }

    /// What a loop goes through, in order; `nil` where the order or what there is cannot be known.
    private func elements(of sequence: Expression, isAsync: Bool, in scope: Scope) throws -> [Resumption]? {
        if let range = range(sequence), !isAsync { return try numbers(in: range, in: scope)?.map(Resumption.value) }
        let term = try evaluate(sequence, in: scope, expecting: nil)
        if isAsync { return sent(by: term) }
        return try self.sequence(term, declaredType(of: sequence, in: scope))?.map(Resumption.value)
    }

    private func sequence(_ term: Term, _ declared: TypeRef?) throws -> [Term]? {
        if let entries = entries(term) { return entries.count < 2 ? entries.map(\.pair) : nil }
        if let type = typeOf(term) ?? typeOf(reduce(term)), subject.types.family(type) == .string, !type.isOptional {
            return try string(term)?.map { .string(String($0)) }
        }
        guard let elements = try list(term) else { return nil }
        return declared.map(subject.types.isSet) == true && elements.count > 1 ? nil : elements
    }

    private func repeating(
        _ body: [Statement], _ label: String?, in scope: Scope, while test: (Scope) throws -> Bool
    ) throws -> Completion {
        var rounds = 0
        while rounds < Self.mostRounds {
            let inner = Scope(scope)
            let asked = oracle.asked
            let goesOn = try test(inner)
            if isAtLoss {
                joining.start = nil
                return joinRest(body, in: inner)
            }
            guard goesOn else { return .normal }
            switch try run(body, in: inner).inLoop(label) {
            // Rounds in which nothing is asked are all there are.
            case .normal: rounds += oracle.asked == asked ? 1 : Self.mostRounds / Self.mostAsked
            case .mayLeave: return joinRest(body, in: inner)
            case .broke(nil): return .normal
            case let other: return other
            }
        }
        // It may have no end at all.
        throw giveUp(.loop)
    }

    /// How many rounds of a loop are followed, and how many in which something is decided.
    private static let (mostRounds, mostAsked) = (96, 12)

    private func attempt(
        _ body: [Statement], _ catches: [Statement.CatchClause], in scope: Scope
    ) throws -> Completion {
        let chain = inChain
        do {
            return try run(body, in: scope)
        } catch Exit.thrown(let error) where !catches.isEmpty {
            inChain = chain
            for clause in catches {
                let inner = Scope(scope)
                inner.values["error"] = error
                guard try matches(clause, error, in: inner) else { continue }
                conditions.append("error")
                defer { conditions.removeLast() }
                return try run(clause.body, in: inner)
            }
            throw Exit.thrown(error)
        }
    }

    private func matches(_ clause: Statement.CatchClause, _ error: Term, in scope: Scope) throws -> Bool {
        if clause.patterns.isEmpty { return true }
        for item in clause.patterns {
            if try match(item.pattern, error, in: scope) {
                guard let condition = item.condition else { return true }
                if try decide(evaluate(condition, in: scope, expecting: nil)) { return true }
            }
        }
        return false
    }
}

extension Statement.Pattern {
    /// Whether there are values that do not match.
    fileprivate var isRefutable: Bool {
        switch self {
        case .identifier, .wildcard: false
        case .binding(let inner): inner.isRefutable
        case .tuple(let parts): parts.contains(where: \.isRefutable)
        case .enumCase, .optional, .typed, .expression: true
        }
    }
}

extension Machine.Completion {
    /// What is left of it after a statement of a label.
    fileprivate func leaving(_ label: String?) -> Machine.Completion {
        if let label, case .broke(label) = self { .normal } else { self }
    }

    /// What it is for a loop of a label, of which it ended one round.
    fileprivate func inLoop(_ label: String?) -> Machine.Completion {
        switch self {
        case .continued(nil): .normal
        case .continued(let name) where name == label: .normal
        case .broke(let name) where name == label: .broke(nil)
        default: self
        }
    }
}
