extension Collection where Element == Statement {
    /// Visits every statement, outer before inner, those of closures included.
    package func forEachStatement(_ visit: (Statement) -> Void) {
        for statement in self {
            visit(statement)
            for inner in statement.inner { inner.forEachStatement(visit) }
        }
        forEachExpression { expression, _ in
            if case .closure(let closure) = expression { closure.body.forEachDirect(visit) }
        }
    }

    /// Visits statements without looking into closures, which are visited by themselves.
    private func forEachDirect(_ visit: (Statement) -> Void) {
        for statement in self {
            visit(statement)
            for inner in statement.inner { inner.forEachDirect(visit) }
        }
    }
}

extension Statement {
    /// The blocks directly within.
    var inner: [[Statement]] {
        switch kind {
        case .if(_, let then, let otherwise): [then, otherwise ?? []]
        case .guard(_, let otherwise): [otherwise]
        case .switch(_, let cases): cases.map(\.body)
        case .for(_, _, _, let body, _), .while(_, let body), .repeatWhile(let body, _), .defer(let body): [body]
        case .do(let body, let catches): [body] + catches.map(\.body)
        case .conditional(let clauses): clauses.map(\.body)
        case .function(let method): [method.body ?? []]
        default: []
        }
    }
}

extension Statement {
    /// The conditions of `if`, `guard` and `while`.
    package var conditions: [Condition] {
        switch kind {
        case .if(let conditions, _, _), .guard(let conditions, _), .while(let conditions, _): conditions
        default: []
        }
    }
}
