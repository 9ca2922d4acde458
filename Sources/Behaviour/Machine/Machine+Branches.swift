import Facts

extension Machine {
    /// Runs `if`, `guard` and `switch`.
    func choose(_ statement: Statement, in scope: Scope) throws -> Completion {
        switch statement.kind {
        case .if(let tests, let then, let otherwise):
            let inner = Scope(scope)
            let holds = try branch(tests, at: statement.location, in: inner)
            if isAtLoss { return join(statement, in: inner) }
            if holds {
                conditions.append(texts(of: tests, at: statement.location).holding)
                defer { conditions.removeLast() }
                return try run(then, in: inner)
            }
            guard let otherwise else { return .normal }
            conditions.append(texts(of: tests, at: statement.location).failing)
            defer { conditions.removeLast() }
            return try run(otherwise, in: scope)
        case .guard(let tests, let otherwise):
            let holds = try branch(tests, at: statement.location, in: scope)
            if isAtLoss { return join(statement, in: scope) }
            if holds {
                conditions.append(texts(of: tests, at: statement.location).holding)
                return .normal
            }
            conditions.append(texts(of: tests, at: statement.location).failing)
            defer { conditions.removeLast() }
            if let last = otherwise.last { touched?.insert(last.location) }
            if let last = otherwise.last, case .throw = last.kind, change == .skip(last.location) {
                // A `guard` must leave: instead of its error there is another one.
                _ = try run(Array(otherwise.dropLast()), in: scope)
                throw Exit.thrown(Self.otherError)
            }
            return try run(otherwise, in: scope)
        case .switch(let subject, _):
            let term = try evaluate(subject, in: scope, expecting: nil)
            return try select(term, statement, in: scope)
        default: return .normal
        }
    }

    /// An error that changed code throws instead of its own, unlike any other.
    static let otherError = Term.enumCase(.simple("#OtherError"), "other", [])

    /// What is noted where conditions hold, and where they do not.
    private func texts(
        of tests: [Statement.Condition], at location: SourceLocation
    ) -> (holding: String, failing: String) {
        if let known = subject.known.conditions[location] { return known }
        let text = tests.text
        subject.known.conditions[location] = (text, "!(\(text))")
        return (text, "!(\(text))")
    }

    private func branch(_ tests: [Statement.Condition], at location: SourceLocation, in scope: Scope) throws -> Bool {
        let asked = oracle.asked
        let (result, parts) = try withParts { try evaluate(tests, in: scope, passing: change == .pass(location)) }
        if isAtLoss { return false }
        let held = change == .fail(location) ? false : result
        place = location
        branches.insert(Branch(location: location, outcome: held ? 1 : 0, parts: parts))
        note(held, for: subject.known.wishes[location], since: asked)
        return held
    }

    /// Notes that a condition comes out otherwise than where code goes through.
    func note(_ holds: Bool, for wish: Bool?, since asked: Int) {
        guard let wish, wish != holds, !isReplay else { return }
        refusals.append(Refusal(asked: asked..<max(asked, oracle.asked)))
    }

    /// Something with what the parts of conditions in it came to; none where there are fewer, or more than tests tell
    /// apart.
    func withParts<Result>(atLeast fewest: Int = 2, _ body: () throws -> Result) rethrows
        -> (result: Result, parts: [Bool])
    {
        let outer = parts
        parts = ([], depth, true)
        defer { parts = outer }
        let result = try body()
        return (result, (fewest...Self.mostParts).contains(parts.values.count) ? parts.values : [])
    }

    private static let mostParts = 5

    /// Whether all conditions hold, binding their names in the scope; `passing` leaves out those that bind nothing.
    func evaluate(_ tests: [Statement.Condition], in scope: Scope, passing: Bool = false) throws -> Bool {
        for test in tests {
            switch test {
            case .expression(let value):
                if passing { continue }
                if try !decide(evaluate(value, in: scope, expecting: .simple("Bool"))) { return false }
            case .optionalBinding(_, let pattern, let type, let value):
                var source = value
                if source == nil, case .identifier(let name) = pattern { source = .name(name) }
                let term = try source.map { try evaluate($0, in: scope, expecting: type) } ?? .unknown
                guard try isPresent(term) else { return false }
                if case .identifier(let name) = pattern, let known = type ?? typeOf(term) {
                    scope.types[name] = known.optionalWrapped ?? known
                }
                declare(pattern, unwrapped(term), in: scope)
            case .pattern(let pattern, let value):
                if passing, pattern.bindsNothing { continue }
                let term = try evaluate(value, in: scope, expecting: nil)
                if try !match(pattern, term, in: scope) { return false }
            case .availability: continue
            }
        }
        return true
    }

    private func select(_ term: Term, _ statement: Statement, in scope: Scope) throws -> Completion {
        guard case .switch(let expression, let cases) = statement.kind else { return .normal }
        let location = statement.location
        var falling = false
        var filters: [Bool] = []
        for (index, item) in cases.enumerated() {
            let inner = Scope(scope)
            var matched: [Bool] = []
            if !falling {
                let found = try matches(item, term, at: location, in: inner, &filters)
                if isAtLoss { return join(statement, in: inner) }
                guard let found else { continue }
                // Each of several patterns is a way of its own.
                if (2...Self.mostPatterns).contains(item.items.count) {
                    matched = item.items.indices.map { $0 == found }
                }
            }
            branches.insert(Branch(location: location, outcome: index, parts: matched, filters: filters))
            conditions.append(item.isDefault ? "default of \(expression.text)" : "\(expression.text) is \(item.text)")
            defer { conditions.removeLast() }
            let completion = try run(item.body, in: inner)
            switch completion {
            case .fell: falling = true
            case .broke(nil): return .normal
            default: return completion
            }
        }
        return .normal
    }

    /// How many patterns of a case are told apart at most.
    private static let mostPatterns = 4

    /// Which of the patterns of a case matches; `nil` where none does.
    ///
    /// - Parameter filters: What the conditions behind `where` came to.
    private func matches(
        _ item: Statement.SwitchCase, _ term: Term, at location: SourceLocation, in scope: Scope,
        _ filters: inout [Bool]
    ) throws -> Int? {
        if item.isDefault { return 0 }
        for (index, entry) in item.items.enumerated() where try match(entry.pattern, term, in: scope) {
            guard let condition = entry.condition else { return index }
            let result = try decide(evaluate(condition, in: scope, expecting: .simple("Bool")))
            let holds = change == .pass(location) || change != .fail(location) && result
            filters.append(holds)
            if holds { return index }
        }
        return nil
    }

    /// Whether a pattern matches, binding its names.
    func match(_ pattern: Statement.Pattern, _ term: Term, in scope: Scope) throws -> Bool {
        switch pattern {
        case .wildcard: return true
        case .identifier(let name), .binding(.identifier(let name)):
            declare(pattern, term, in: scope)
            if let type = typeOf(term) { scope.types[name.plain] = type }
            return true
        case .binding(let inner): return try match(inner, term, in: scope)
        case .optional(let inner): return try isPresent(term) && match(inner, term, in: scope)
        case .tuple(let parts): return try matchTuple(parts, term, in: scope)
        case .enumCase(_, let name, let payload):
            if name == "none" && payload.isEmpty { return try !isPresent(term) }
            if name == "some", payload.count < 2 {
                return try isPresent(term) && (payload.first.map { try match($0.pattern, term, in: scope) } ?? true)
            }
            if payload.isEmpty, let constant = constant(pattern.typeName, name, comparedWith: term) {
                return try match(.expression(constant), term, in: scope)
            }
            guard let values = payloads(of: term, whenCase: name, type: pattern.typeName) else { return false }
            for (index, part) in payload.enumerated() {
                let value = index < values.count ? values[index] : .unknown
                if try !match(part.pattern, value, in: scope) { return false }
            }
            return true
        case .typed(let inner, let type):
            guard isOf(type, term) else { return false }
            return try inner.map { try match($0, term, in: scope) } ?? true
        case .expression(.nil): return try !isPresent(term)
        case .expression(let value) where range(value) != nil:
            guard let range = range(value) else { return unknownChoice() }
            return try isWithin(range, term, in: scope)
        case .expression(let value):
            let wanted = try evaluate(value, in: scope, expecting: typeOf(term))
            // A number that was decided by an earlier case may still be another one.
            if case .integer = wanted, case .integer = reduce(term) { return try decide(.binary(term, "==", wanted)) }
            return try equal(term, wanted)
        }
    }

    /// The constant that is written as a case is: `case Keys.scheme:`; `nil` where it is a case.
    private func constant(_ type: String?, _ name: String, comparedWith term: Term) -> Expression? {
        guard let owner = type.map(TypeRef.simple) ?? typeOf(reduce(term))?.bare,
            let fact = owner.text == "Self" ? subject.sut : subject.types.declaration(owner),
            !subject.types.enumCases(owner).contains(where: { $0.name.plain == name }),
            subject.types.allMembers(of: fact).properties.contains(where: { $0.info.isStatic && $0.name.plain == name })
        else { return nil }
        return .member(.name(owner.text), name)
    }

    /// The range that an expression is: written out, or a constant of the SUT or of another type.
    func range(_ expression: Expression) -> Expression.Range? {
        if let range = expression.range { return range }
        guard case .member(let base?, let name) = expression, case .name(let type) = base,
            type.first?.isUppercase == true
        else { return nil }
        let properties =
            type == "Self"
            ? subject.members.properties
            : subject.types.declaration(.simple(type)).map { subject.types.allMembers(of: $0).properties } ?? []
        return properties.first { $0.name == name && $0.info.isStatic && $0.isLet }?.initialValue?.range
    }

    /// A bound of a range: `Self.sizes.upperBound`.
    func bound(_ name: String, of expression: Expression, in scope: Scope) throws -> Term? {
        guard name == "lowerBound" || name == "upperBound", let range = range(expression) else { return nil }
        return try (name == "lowerBound" ? range.lower : range.upper).map { try detached($0, in: scope) }
    }

    /// Whether a number lies within a range.
    func isWithin(_ range: Expression.Range, _ term: Term, in scope: Scope) throws -> Bool {
        guard !term.hasUnknown else { return unknownChoice() }
        if let lower = range.lower,
            try !decide(.binary(term, ">=", detached(lower, in: scope, expecting: typeOf(term))))
        {
            return false
        }
        guard let upper = range.upper else { return true }
        let limit = try detached(upper, in: scope, expecting: typeOf(term))
        return try decide(.binary(term, range.isClosed ? "<=" : "<", limit))
    }

    private func matchTuple(_ parts: [Statement.Pattern], _ term: Term, in scope: Scope) throws -> Bool {
        guard let values = elements(of: term, count: parts.count) else {
            for part in parts { declare(part, .unknown, in: scope) }
            return unknownChoice()
        }
        for (part, value) in zip(parts, values) {
            if try !match(part, value, in: scope) { return false }
        }
        return true
    }
}

extension Statement.Pattern {
    fileprivate var typeName: String? {
        if case .enumCase(let type, _, _) = self { return type }
        return nil
    }
}

extension Expression {
    /// A range that is written out: `1...9`, `..<10`.
    struct Range {
        var lower: Expression?
        var upper: Expression?
        var isClosed: Bool
    }

    /// The range it is; `nil` for any other expression.
    var range: Range? {
        switch self {
        case .binary(let lower, let word, let upper) where word == "..." || word == "..<":
            Range(lower: lower, upper: upper, isClosed: word == "...")
        case .prefix(let word, let upper) where word == "..." || word == "..<":
            Range(lower: nil, upper: upper, isClosed: word == "...")
        case .postfix(let lower, "..."): Range(lower: lower, upper: nil, isClosed: true)
        case .tuple(let parts) where parts.count == 1: parts[0].value.range
        default: nil
        }
    }
}

extension ClosureExpression {
    /// Whether it uses `$1`, so that it takes a tuple apart.
    var takesSeveral: Bool {
        parameters.isEmpty && uses("$1")
    }

    /// Whether it is given anything: it names a parameter, or uses `$0`.
    var takesValue: Bool {
        !parameters.isEmpty || uses("$0")
    }

    /// Whether it uses one of its parameters without names; those of closures inside are others.
    private func uses(_ name: String) -> Bool {
        var found = false
        body.forEachExpression(entersClosures: false) { expression, _ in
            if expression == .name(name) { found = true }
        }
        return found
    }
}

extension Statement.Pattern {
    /// Whether it is a plain case, or a value to compare with: code behind it needs no name of it.
    fileprivate var bindsNothing: Bool {
        switch self {
        case .enumCase(_, _, let payload): payload.allSatisfy(\.pattern.bindsNothing)
        case .tuple(let parts): parts.allSatisfy(\.bindsNothing)
        case .expression, .wildcard: true
        case .identifier, .binding, .optional, .typed: false
        }
    }
}
