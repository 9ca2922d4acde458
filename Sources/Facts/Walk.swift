extension Collection where Element == Statement {
    /// Visits every expression of the statements, outer before inner, closures included.
    public func forEachExpression(_ visit: (Expression, SourceLocation) -> Void) {
        for statement in self { statement.forEachExpression(visit) }
    }
}

extension Statement {
    /// Visits every expression of the statement, outer before inner, closures included.
    public func forEachExpression(_ visit: (Expression, SourceLocation) -> Void) {
        func go(_ expression: Expression?) { expression?.walk(at: location, visit) }
        func go(_ conditions: [Condition]) { for condition in conditions { go(condition.expression) } }
        switch kind {
        case .expression(let value), .throw(let value): go(value)
        case .return(let value): go(value)
        case .binding(_, _, _, let value, _): go(value)
        case .if(let conditions, let then, let otherwise):
            go(conditions)
            then.forEachExpression(visit)
            otherwise?.forEachExpression(visit)
        case .guard(let conditions, let otherwise):
            go(conditions)
            otherwise.forEachExpression(visit)
        case .switch(let subject, let cases):
            go(subject)
            for item in cases { item.body.forEachExpression(visit) }
        case .for(_, let sequence, let condition, let body, _):
            go(sequence)
            go(condition)
            body.forEachExpression(visit)
        case .while(let conditions, let body):
            go(conditions)
            body.forEachExpression(visit)
        case .repeatWhile(let body, let condition):
            body.forEachExpression(visit)
            go(condition)
        case .do(let body, let catches):
            body.forEachExpression(visit)
            for clause in catches { clause.body.forEachExpression(visit) }
        case .defer(let body): body.forEachExpression(visit)
        case .conditional(let clauses): for clause in clauses { clause.body.forEachExpression(visit) }
        case .function(let method): method.body?.forEachExpression(visit)
        case .break, .continue, .fallthrough, .other: break
        }
    }
}

extension Statement.Condition {
    /// The expression a condition tests or unwraps.
    public var expression: Expression? {
        switch self {
        case .expression(let value), .pattern(_, let value): value
        case .optionalBinding(_, let pattern, _, let value):
            if let value { value } else if case .identifier(let name) = pattern { .name(name) } else { nil }
        case .availability: nil
        }
    }
}

extension Expression {
    /// Visits this expression and every one inside it, outer before inner.
    ///
    /// - Parameter location: The place of the statement the expression stands in.
    public func walk(at location: SourceLocation, _ visit: (Expression, SourceLocation) -> Void) {
        visit(self, location)
        for child in children { child.walk(at: location, visit) }
        if case .closure(let closure) = self { closure.body.forEachExpression(visit) }
        if case .statement(let statement) = self { statement.forEachExpression(visit) }
    }

    /// The expressions directly inside; the statements of closures are not among them.
    public var children: [Expression] {
        switch self {
        case .member(let base, _): base.map { [$0] } ?? []
        case .call(let callee, let arguments), .subscript(let callee, let arguments): [callee] + arguments.map(\.value)
        case .array(let elements): elements
        case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
        case .tuple(let elements): elements.map(\.value)
        case .assignment(let left, _, let right), .binary(let left, _, let right): [left, right]
        case .prefix(_, let inner), .postfix(let inner, _), .try(_, let inner), .await(let inner),
            .optionalChain(let inner), .forceUnwrap(let inner), .cast(let inner, _, _), .inOut(let inner):
            [inner]
        case .ternary(let condition, let first, let second): [condition, first, second]
        case .interpolation(let pieces):
            pieces.compactMap { if case .expression(let value) = $0 { value } else { nil } }
        default: []
        }
    }

    /// The dotted path of names: `self.services.api` gives `["self", "services", "api"]`; `nil` for anything else.
    ///
    /// `try`, `await`, `?` and `!` on the way are passed over.
    public var path: [String]? {
        switch self {
        case .name(let name): return [name]
        case .member(let base?, let name):
            guard let path = base.path else { return nil }
            return path + [name]
        case .optionalChain(let inner), .forceUnwrap(let inner), .try(_, let inner), .await(let inner):
            return inner.path
        default: return nil
        }
    }

    /// The expression under `try` and `await`.
    public var unmarked: Expression {
        switch self {
        case .try(_, let inner), .await(let inner): inner.unmarked
        default: self
        }
    }
}

extension Expression {
    /// The type the compiler infers for a literal or for `Type(…)`; `nil` where syntax does not tell.
    public var literalType: TypeRef? {
        switch self {
        case .integer: .simple("Int")
        case .float: .simple("Double")
        case .boolean: .simple("Bool")
        case .string, .interpolation: .simple("String")
        case .prefix("-", let inner): inner.literalType
        case .array(let elements): elements.first?.literalType.map(TypeRef.array)
        case .call(let callee, _):
            switch callee {
            case .type(let type): type
            case .name(let name) where name.first?.isUppercase == true: .simple(name)
            case .member:
                callee.path.flatMap { $0.last?.first?.isUppercase == true ? .simple($0.joined(separator: ".")) : nil }
            default: nil
            }
        default: nil
        }
    }
}
