extension Expression {
    /// The expression with every one inside it, closures and statements included, and then itself replaced.
    public func rewritten(_ change: (Expression) -> Expression) -> Expression {
        func inner(_ expression: Expression) -> Expression { expression.rewritten(change) }
        func all(_ arguments: [Argument]) -> [Argument] {
            arguments.map { Argument(label: $0.label, value: inner($0.value), isTrailing: $0.isTrailing) }
        }
        let changed: Expression =
            switch self {
            case .member(let base, let name): .member(base.map(inner), name)
            case .call(let callee, let arguments): .call(inner(callee), all(arguments))
            case .subscript(let base, let arguments): .subscript(inner(base), all(arguments))
            case .closure(var closure):
                {
                    closure.body = closure.body.rewritten(change)
                    closure.captured = all(closure.captured)
                    return .closure(closure)
                }()
            case .array(let elements): .array(elements.map(inner))
            case .dictionary(let pairs):
                .dictionary(pairs.map { KeyValue(key: inner($0.key), value: inner($0.value)) })
            case .tuple(let elements): .tuple(all(elements))
            case .assignment(let left, let word, let right): .assignment(inner(left), word, inner(right))
            case .binary(let left, let word, let right): .binary(inner(left), word, inner(right))
            case .prefix(let word, let operand): .prefix(word, inner(operand))
            case .postfix(let operand, let word): .postfix(inner(operand), word)
            case .try(let mark, let operand): .try(mark, inner(operand))
            case .await(let operand): .await(inner(operand))
            case .optionalChain(let operand): .optionalChain(inner(operand))
            case .forceUnwrap(let operand): .forceUnwrap(inner(operand))
            case .cast(let operand, let word, let type): .cast(inner(operand), word, type)
            case .ternary(let condition, let yes, let no): .ternary(inner(condition), inner(yes), inner(no))
            case .statement(let statement): .statement(statement.rewritten(change))
            case .inOut(let operand): .inOut(inner(operand))
            case .interpolation(let pieces):
                .interpolation(
                    pieces.map { piece in
                        if case .expression(let value) = piece { .expression(inner(value)) } else { piece }
                    })
            case .integer, .float, .boolean, .string, .nil, .name, .keyPath, .type, .other: self
            }
        return change(changed)
    }
}

extension [Statement] {
    /// The statements with every expression in them replaced.
    public func rewritten(_ change: (Expression) -> Expression) -> [Statement] { map { $0.rewritten(change) } }
}

extension Statement {
    /// The statement with every expression in it replaced, those of patterns aside.
    public func rewritten(_ change: (Expression) -> Expression) -> Statement {
        var copy = self
        copy.kind = kind.rewritten(change)
        return copy
    }
}

extension Statement.Kind {
    fileprivate func rewritten(_ change: (Expression) -> Expression) -> Statement.Kind {
        func new(_ expression: Expression) -> Expression { expression.rewritten(change) }
        func new(_ conditions: [Statement.Condition]) -> [Statement.Condition] {
            conditions.map { $0.rewritten(change) }
        }
        func new(_ items: [Statement.SwitchCase.Item]) -> [Statement.SwitchCase.Item] {
            items.map { .init(pattern: $0.pattern, condition: $0.condition.map(new)) }
        }
        return switch self {
        case .expression(let value): .expression(new(value))
        case .binding(let isLet, let pattern, let type, let value, let attributes):
            .binding(isLet: isLet, pattern: pattern, type: type, value: value.map(new), attributes: attributes)
        case .if(let conditions, let then, let otherwise):
            .if(new(conditions), then: then.rewritten(change), otherwise: otherwise?.rewritten(change))
        case .guard(let conditions, let otherwise): .guard(new(conditions), otherwise: otherwise.rewritten(change))
        case .switch(let subject, let cases):
            .switch(new(subject), cases.map { .init(items: new($0.items), body: $0.body.rewritten(change)) })
        case .for(let pattern, let sequence, let condition, let body, let isAsync):
            .for(
                pattern, in: new(sequence), where: condition.map(new), body: body.rewritten(change), isAsync: isAsync)
        case .while(let conditions, let body): .while(new(conditions), body: body.rewritten(change))
        case .repeatWhile(let body, let condition):
            .repeatWhile(body: body.rewritten(change), condition: new(condition))
        case .do(let body, let catches):
            .do(
                body.rewritten(change),
                catches: catches.map { .init(patterns: new($0.patterns), body: $0.body.rewritten(change)) })
        case .return(let value): .return(value.map(new))
        case .throw(let value): .throw(new(value))
        case .defer(let body): .defer(body.rewritten(change))
        case .function(var method):
            {
                method.body = method.body?.rewritten(change)
                return .function(method)
            }()
        case .conditional(let clauses):
            .conditional(
                clauses.map { clause in
                    var clause = clause
                    clause.body = clause.body.rewritten(change)
                    return clause
                })
        case .break, .continue, .fallthrough, .other: self
        }
    }
}

extension Statement.Condition {
    fileprivate func rewritten(_ change: (Expression) -> Expression) -> Statement.Condition {
        switch self {
        case .expression(let value): .expression(value.rewritten(change))
        case .optionalBinding(let isLet, let pattern, let type, let value):
            .optionalBinding(isLet: isLet, pattern: pattern, type: type, value: value?.rewritten(change))
        case .pattern(let pattern, let value): .pattern(pattern, value.rewritten(change))
        case .availability: self
        }
    }
}
