import Facts

/// Code that decides by something unknown, taken as what may come of all of its ways: what any of them changes is unknown
/// afterwards, and what any of them calls may have been called.
///
/// That is how acts before the last are read, and the initialiser above all: a SUT of which one property is unknown can be
/// tested in all that does not depend on it.
extension Machine {
    /// What is not known to be decided.
    struct Joining {
        /// Whether what is unknown is joined rather than decided each way.
        var isOn = false
        /// How many events there were when the code began to go on by chance.
        var start: Int?
    }

    /// Whether the code just decided by something unknown, so that what it came to means nothing.
    var isAtLoss: Bool { joining.start != nil }

    /// Goes on by chance, until what depends on that is given up.
    func lose() -> Bool {
        miss(.condition)
        joining.start = joining.start ?? events.count
        return false
    }

    /// Ends an act; where what depends on chance was not given up by then, the whole act is.
    func endJoining() {
        if isAtLoss { giveUp() }
        joining = Joining()
    }

    /// Whether code is none of the SUT's: what it decides by something unknown makes what comes of it unknown, and no two
    /// ways of the SUT.
    func isElsewhere(_ scope: Scope) -> Bool {
        switch scope.selfTerm {
        case .subject, .dependency: false
        default: true
        }
    }

    /// The value of an expression, unknown where it depends on chance.
    func joined(_ expression: Expression, in scope: Scope, _ value: () throws -> Term) throws -> Term {
        let outer = joining.start
        joining.start = nil
        do {
            let known = try value()
            guard isAtLoss else {
                joining.start = outer
                return known
            }
            doubtEvents()
            switch expression {
            case .binary(_, "??", _), .binary(_, "||", _): break
            case .binary(_, "&&", let right): havoc([Statement(.expression(right), at: place)], in: scope)
            default: havoc([Statement(.expression(expression), at: place)], in: scope)
            }
            joining.start = outer
            return .unknown
        } catch {
            if case Exit.chain = error {
                joining.start = joining.start ?? outer
            } else {
                // What is thrown by chance is thrown on one of the ways only.
                if isAtLoss { giveUp() }
                joining.start = outer
            }
            throw error
        }
    }

    /// Joins the ways of a statement whose condition is not known.
    ///
    /// - Parameter passed: How many of its conditions are known to hold.
    func join(_ statement: Statement, in scope: Scope) -> Completion {
        doubtEvents()
        joining.start = nil
        for condition in statement.conditions {
            if case .optionalBinding(_, let pattern, _, _) = condition { declare(pattern, .unknown, in: scope) }
            if case .pattern(let pattern, _) = condition { forget(pattern, in: scope) }
        }
        let rest = statement.conditions.dropFirst().compactMap(\.expression)
        let unread = rest.map { Statement(.expression($0), at: statement.location) } + statement.blocks.flatMap(\.self)
        return joinRest(unread, in: scope)
    }

    /// Joins running some statements with not running them.
    func joinRest(_ statements: [Statement], in scope: Scope, isLoop: Bool = false) -> Completion {
        havoc(statements, in: scope)
        if statements.listens { giveUp() }
        let exits = statements.exits(inLoop: isLoop)
        if exits.mayThrow { giveUp() }
        return exits.mayLeave ? .mayLeave : .normal
    }

    /// Joins all numbers of rounds of a loop.
    func joinRounds(_ body: [Statement], in scope: Scope) -> Completion {
        if joining.isOn { return joinRest(body, in: scope, isLoop: true) }
        havoc(body, in: scope)
        if body.exits(inLoop: true).mayLeave { giveUp() }
        return .normal
    }

    /// What was recorded since the code went on by chance may not have happened.
    private func doubtEvents() {
        guard let start = joining.start, start < events.count else { return }
        for index in start..<events.count { events[index].isCertain = false }
    }

    private func forget(_ pattern: Statement.Pattern, in scope: Scope) {
        switch pattern {
        case .identifier, .binding: declare(pattern, .unknown, in: scope)
        case .optional(let inner): forget(inner, in: scope)
        case .tuple(let parts): for part in parts { forget(part, in: scope) }
        case .enumCase(_, _, let payload): for part in payload { forget(part.pattern, in: scope) }
        case .typed(let inner, _): if let inner { forget(inner, in: scope) }
        default: break
        }
    }
}

extension Machine.Completion {
    /// What a function gives that ends so.
    var result: Term {
        switch self {
        case .returned(let value): value
        case .mayLeave: .unknown
        default: .void
        }
    }
}

extension Statement {
    fileprivate var isLoop: Bool {
        switch kind {
        case .for, .while, .repeatWhile: true
        default: false
        }
    }
}

extension [Statement] {
    /// How the function that they stand in may go on elsewhere after them; a loop that they are the body of ends by its
    /// own `break`.
    fileprivate func exits(inLoop isLoop: Bool = false) -> (mayLeave: Bool, mayThrow: Bool) {
        var (mayLeave, mayThrow) = (false, false)
        for statement in self {
            switch statement.kind {
            case .function: continue
            case .break(nil), .continue(nil): if !isLoop { mayLeave = true }
            case .return, .break, .continue, .fallthrough: mayLeave = true
            case .throw: (mayLeave, mayThrow) = (true, true)
            default: break
            }
            if statement.expressions.contains(where: \.mayThrow) { (mayLeave, mayThrow) = (true, true) }
            for block in statement.blocks {
                let inner = block.exits(inLoop: isLoop || statement.isLoop)
                mayLeave = mayLeave || inner.mayLeave
                mayThrow = mayThrow || inner.mayThrow
            }
        }
        return (mayLeave, mayThrow)
    }

    /// Whether something that they begin may go on when they are done: nobody knows then what it does later.
    fileprivate var listens: Bool {
        var found = false
        forEachExpression { expression, _ in
            guard case .call(let callee, _) = expression else { return }
            switch callee {
            case .member(_, "sink"), .member(_, "assign"), .member(_, "addObserver"): found = true
            case .name("Task"), .member(_, "detached"), .member(_, "asyncAfter"): found = true
            case .member(_, "addTask"), .member(_, "addTaskUnlessCancelled"), .member(_, "addImmediateTask"):
                found = true
            default: break
            }
        }
        return found
    }
}

extension Expression {
    /// Whether an error leaves it, as far as `try` is written in it.
    fileprivate var mayThrow: Bool {
        switch self {
        case .try("?", _), .try("!", _), .closure: false
        case .try: true
        default: children.contains(where: \.mayThrow)
        }
    }
}
