import Facts

extension Machine {
    /// The value of an expression, with its effects; `expecting` gives implicit members their type.
    func evaluate(_ expression: Expression, in scope: Scope, expecting: TypeRef?) throws -> Term {
        try step()
        guard joining.isOn else { return try evaluateWhole(expression, in: scope, expecting) }
        return try joined(expression, in: scope) { try evaluateWhole(expression, in: scope, expecting) }
    }

    private func evaluateWhole(_ expression: Expression, in scope: Scope, _ expecting: TypeRef?) throws -> Term {
        guard expression.hasChain, !inChain else { return try value(of: expression, in: scope, expecting: expecting) }
        inChain = true
        defer { inChain = false }
        do {
            return try value(of: expression, in: scope, expecting: expecting)
        } catch Exit.chain {
            return .null
        }
    }

    /// Evaluates something that is not part of the chain around it.
    func detached(_ expression: Expression, in scope: Scope, expecting: TypeRef? = nil) throws -> Term {
        let (chain, isFree) = (inChain, orderIsFree)
        (inChain, orderIsFree) = (false, false)
        defer { (inChain, orderIsFree) = (chain, isFree) }
        return try evaluate(expression, in: scope, expecting: expecting)
    }

    private func value(of expression: Expression, in scope: Scope, expecting: TypeRef?) throws -> Term {
        if let watched, watched.contains(expression) { reached.insert(expression) }
        if case .part(_, let part)? = change, part.expression == expression {
            return try changed(part, in: scope, expecting: expecting)
        }
        return try unchanged(expression, in: scope, expecting: expecting)
    }

    /// The value of an expression as it is written, whatever is changed within it.
    func unchanged(_ expression: Expression, in scope: Scope, expecting: TypeRef?) throws -> Term {
        switch expression {
        case .integer(let text):
            let number = SwiftLiteral.integer(text)
            if let number, expecting.map(subject.types.family) == .float { return .float(Double(number)) }
            return number.map(Term.integer) ?? .verbatim(text)
        case .float(let text): return Double(text.filter { $0 != "_" }).map(Term.float) ?? .verbatim(text)
        case .boolean(let value): return .boolean(change == .flip(place) ? !value : value)
        case .string(let text): return .string(text)
        case .nil: return .null
        case .interpolation(let pieces):
            return .interpolation(
                try pieces.map { piece in
                    switch piece {
                    case .literal(let text): .literal(text)
                    case .expression(let inner): .term(whole(try shown(inner, in: scope), of: inner, in: scope))
                    }
                })
        case .name(let name): return try lookup(name, in: scope)
        case .member(let base, let name): return try member(base, name, in: scope, expecting: expecting)
        case .call(let callee, let arguments):
            return try call(callee, arguments, in: scope, expecting: expecting)
        case .subscript(let base, let arguments):
            if let named = try named(expression, in: scope) {
                return try value(of: named, in: scope, expecting: expecting)
            }
            return try element(of: base, arguments, in: scope)
        case .closure(let closure):
            closures.append(ClosureRecord(expression: closure, scope: try captured(by: closure, in: scope)))
            return .closure(closures.count - 1)
        case .array(let items):
            if let type = expecting, isOptionSet(type) {
                return optionSet(try items.map { try detached($0, in: scope, expecting: type) }, of: type) ?? .unknown
            }
            let element = expecting.map { subject.types.elementType($0) ?? $0 }
            return .list(try items.map { try detached($0, in: scope, expecting: element) })
        case .dictionary(let items):
            let types = expecting.flatMap(subject.types.dictionaryTypes)
            return .dictionary(
                try items.map {
                    Term.Entry(
                        key: try detached($0.key, in: scope, expecting: types?.key),
                        value: try detached($0.value, in: scope, expecting: types?.value))
                })
        case .tuple(let items) where items.count == 1 && items[0].label == nil:
            return try detached(items[0].value, in: scope, expecting: expecting)
        case .tuple(let items):
            return try tuple(items, in: scope, expecting: expecting)
        case .assignment(let target, let word, let source):
            try assign(target, word, source, in: scope)
            return .void
        case .binary(let left, let word, let right): return try binary(left, word, right, in: scope, expecting)
        default: return try wrapped(expression, in: scope, expecting: expecting)
        }
    }

    private func wrapped(_ expression: Expression, in scope: Scope, expecting: TypeRef?) throws -> Term {
        switch expression {
        case .prefix("!", let inner):
            return reduceOnce(.not(try detached(inner, in: scope, expecting: .simple("Bool"))))
        case .prefix("-", let inner):
            switch try detached(inner, in: scope, expecting: expecting) {
            case .integer(let value): return .integer(-value)
            case .float(let value): return .float(-value)
            case let value:
                let family = typeOf(reduce(value)).map { $0.isOptional ? .other : subject.types.family($0) }
                guard family == .integer || family == .float, !value.hasUnknown else { return .unknown }
                return reduce(.binary(.integer(0), "-", value))
            }
        case .try("?", let inner):
            do {
                return try detached(inner, in: scope, expecting: expecting)
            } catch Exit.thrown {
                inChain = false
                return .null
            }
        case .try(_, let inner):
            let outermost = calls + 1
            let result = try evaluate(inner, in: scope, expecting: expecting)
            // What is not read may throw.
            if unread.contains(outermost), !isClient(inner) { giveUp() }
            return result
        case .await(let inner):
            let outer = isAwaited
            isAwaited = true
            defer { isAwaited = outer }
            return try evaluate(inner, in: scope, expecting: expecting)
        case .inOut(let inner): return try evaluate(inner, in: scope, expecting: expecting)
        case .optionalChain(let inner):
            let term = try value(of: inner, in: scope, expecting: nil)
            guard try isPresent(term) else { throw Exit.chain }
            return unwrapped(term)
        case .forceUnwrap(let inner):
            let term = try value(of: inner, in: scope, expecting: expecting)
            if case .unknown = term { return unwrappedUnknown(inner) }
            guard try isPresent(term) else { throw Exit.infeasible }
            return unwrapped(term)
        case .cast(let inner, let word, let type): return try cast(inner, word, type, in: scope)
        case .ternary(let test, let first, let second):
            let asked = oracle.asked
            let term = try detached(test, in: scope, expecting: .simple("Bool"))
            if isOpenToChance(term), first.callsNothing, second.callsNothing { return unknownValue() }
            let isFirst = try decide(term)
            note(isFirst, for: Wishes.ofChoice(first, second), since: asked)
            turns.append(isFirst)
            defer { turns.removeLast() }
            branches.insert(Branch(location: place, outcome: Branch.chosen, parts: turns))
            return try detached(isFirst ? first : second, in: scope, expecting: expecting)
        case .statement(let statement): return try valued(statement, in: scope, expecting: expecting)
        case .keyPath(_, let components): return .verbatim("\\." + components.joined(separator: "."))
        case .type(let type): return .verbatim(type.text)
        default: return .unknown
        }
    }

    /// Whether a call is one of a closure that a test has filled in.
    private func isClient(_ call: Expression) -> Bool {
        guard case .call(let callee, _) = call.unmarked, let path = callee.path?.drop(while: { $0 == "self" }),
            path.count > 1
        else { return false }
        return subject.clients.contains(path.dropLast().joined(separator: "."))
    }

    private func reduceOnce(_ term: Term) -> Term {
        if case .not(.boolean(let value)) = term { return .boolean(!value) }
        if case .not(.not(let inner)) = term { return inner }
        return term
    }

    private func cast(_ inner: Expression, _ word: String, _ type: TypeRef, in scope: Scope) throws -> Term {
        let type = scope.known(type)
        if word == "as?", let stored = try stored(inner, as: type, in: scope) { return stored }
        let term = try detached(inner, in: scope, expecting: word == "as" ? type : nil)
        switch word {
        // A bridged value has other members than the one that it was.
        case "as!" where type.bare.text == "HTTPURLResponse":
            guard isOf(type, term) else { throw Exit.infeasible }
            return term
        case "as", "as!": return type.bare.lastName?.hasPrefix("NS") == true && typeOf(term) != type ? .unknown : term
        case "is": return .boolean(isOf(type, term))
        default: return isOf(type, term) ? term : .null
        }
    }

    /// The value of `if` or `switch` used as an expression: that of the branch taken.
    private func valued(_ statement: Statement, in scope: Scope, expecting: TypeRef?) throws -> Term {
        let inner = Scope(scope, result: expecting)
        switch try run(statement.returningValues, in: inner) {
        case .returned(let value): return value
        default: return .unknown
        }
    }
}

extension Statement {
    /// The statement with `return` put before each branch that is one expression.
    var returningValues: Statement {
        func body(_ statements: [Statement]) -> [Statement] {
            guard statements.count == 1 else { return statements }
            switch statements[0].kind {
            case .expression(let value): return [Statement(.return(value), at: statements[0].location)]
            case .if, .switch: return [statements[0].returningValues]
            default: return statements
            }
        }
        switch kind {
        case .if(let tests, let then, let otherwise):
            return Statement(.if(tests, then: body(then), otherwise: otherwise.map(body)), at: location)
        case .switch(let subject, let cases):
            return Statement(.switch(subject, cases.map { .init(items: $0.items, body: body($0.body)) }), at: location)
        default: return self
        }
    }
}

extension Expression {
    /// Whether `?` stands on the way from the outermost member or call to its base.
    var hasChain: Bool {
        switch self {
        case .optionalChain: true
        case .member(let base, _): base?.hasChain ?? false
        case .call(let base, _), .subscript(let base, _), .forceUnwrap(let base): base.hasChain
        case .assignment(let target, _, _): target.hasChain
        default: false
        }
    }

    /// Whether it does nothing but give a value.
    var callsNothing: Bool {
        var isQuiet = true
        walk(at: SourceLocation(file: "", line: 0, column: 0)) { expression, _ in
            switch expression {
            case .call(.member(nil, _), _): break
            case .call(.name(let name), _) where Self.giving.contains(name): break
            case .call, .assignment, .await, .try, .inOut, .statement, .closure, .other: isQuiet = false
            default: break
            }
        }
        return isQuiet
    }

    /// Types whose initialisers do nothing but give a value; a function by a name alone may be one of the SUT's own.
    private static let giving: Set<String> = [
        "String", "Int", "Double", "Decimal", "Float", "NSNumber", "NSDecimalNumber", "Date", "Array", "Set",
    ]
}
