import Facts
import Resolving

extension TestedType {
    /// Where the statements stand that belong to an entry point: its own and those of private helpers it calls.
    func statements(of act: Act) -> Set<SourceLocation> { statements(of: act) { _ in true } }

    /// The places of those among them that a run notes when it passes them.
    func executables(of act: Act) -> Set<SourceLocation> {
        statements(of: act) { statement in
            switch statement.kind {
            case .expression(.statement): false
            case .expression, .throw, .return(.some): true
            default: false
            }
        }
    }

    private func statements(of act: Act, where isWanted: (Statement) -> Bool) -> Set<SourceLocation> {
        var places: Set<SourceLocation> = []
        for body in reachedCode(of: act) {
            body.forEachStatement { if isWanted($0) { places.insert($0.location) } }
        }
        return places
    }

    /// The statements in which `true` or `false` is written, in closures of theirs, too.
    var flagged: Set<SourceLocation> {
        if let flagged = known.flagged { return flagged }
        var places: Set<SourceLocation> = []
        func visit(_ statements: [Statement]) {
            statements.forEachStatement { statement in
                var isFlagged = false
                for expression in statement.expressions {
                    expression.walk(at: statement.location) { inner, _ in
                        if case .boolean = inner { isFlagged = true }
                    }
                }
                if isFlagged { places.insert(statement.location) }
            }
        }
        for fact in index.types {
            for member in types.allMembers(of: fact) { visit(member.bodies) }
        }
        for member in members { visit(member.bodies) }
        known.flagged = places
        return places
    }

    /// Visits every expression of an entry point's own code and of what it calls.
    func forEachPart(of act: Act, _ visit: (Expression, SourceLocation) -> Void) {
        for body in reachedCode(of: act) { body.forEachExpression(visit) }
    }

    /// Visits what an entry point's own code, and what it calls, asks as a condition of a statement, as far as it binds
    /// nothing.
    func forEachCondition(of act: Act, _ visit: (Expression, SourceLocation) -> Void) {
        for body in reachedCode(of: act) {
            body.forEachStatement { statement in
                let conditions: [Statement.Condition] =
                    switch statement.kind {
                    case .guard(let conditions, _), .if(let conditions, _, _): conditions
                    default: []
                    }
                for case .expression(let condition) in conditions { visit(condition, statement.location) }
            }
        }
    }
}

extension CodeChange {
    /// Where the change is made.
    var location: SourceLocation {
        switch self {
        case .skip(let place), .pass(let place), .fail(let place), .flip(let place), .part(let place, _): place
        }
    }
}
