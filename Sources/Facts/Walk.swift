extension Collection where Element == Statement {
    /// Visits every expression of the statements, outer before inner.
    ///
    /// - Parameter entersClosures: Whether what stands in closures is visited as well.
    public func forEachExpression(entersClosures: Bool = true, _ visit: (Expression, SourceLocation) -> Void) {
        for statement in self { statement.forEachExpression(entersClosures: entersClosures, visit) }
    }

    /// Visits every statement, outer before inner, those of closures included.
    public func forEachStatement(_ visit: (Statement) -> Void) {
        for statement in self {
            visit(statement)
            for expression in statement.expressions { expression.forEachStatement(visit) }
            for block in statement.blocks { block.forEachStatement(visit) }
        }
    }
}

extension Statement {
    /// Visits every expression of the statement, outer before inner.
    ///
    /// - Parameter entersClosures: Whether what stands in closures is visited as well.
    public func forEachExpression(entersClosures: Bool = true, _ visit: (Expression, SourceLocation) -> Void) {
        if case .repeatWhile(let body, _) = kind { body.forEachExpression(entersClosures: entersClosures, visit) }
        for expression in expressions { expression.walk(at: location, entersClosures: entersClosures, visit) }
        if case .repeatWhile = kind { return }
        for block in blocks { block.forEachExpression(entersClosures: entersClosures, visit) }
    }

    /// The expressions directly within, those of its blocks aside.
    public var expressions: [Expression] {
        switch kind {
        case .expression(let value), .throw(let value): [value]
        case .return(let value): value.map { [$0] } ?? []
        case .binding(_, _, _, let value, _): value.map { [$0] } ?? []
        case .if, .guard, .while: conditions.compactMap(\.expression)
        case .switch(let subject, let cases): [subject] + cases.flatMap(\.items).compactMap(\.condition)
        case .for(_, let sequence, let condition, _, _): [sequence] + (condition.map { [$0] } ?? [])
        case .repeatWhile(_, let condition): [condition]
        default: []
        }
    }

    /// The conditions of `if`, `guard` and `while`.
    public var conditions: [Condition] {
        switch kind {
        case .if(let conditions, _, _), .guard(let conditions, _), .while(let conditions, _): conditions
        default: []
        }
    }

    /// The blocks directly within.
    public var blocks: [[Statement]] {
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

extension Member {
    /// Visits every expression of the member: its bodies, and the value a property starts with.
    public func forEachExpression(_ visit: (Expression, SourceLocation) -> Void) {
        if case .property(let property) = self { property.initialValue?.walk(at: property.info.location, visit) }
        bodies.forEachExpression(visit)
    }

    /// The statements of its bodies.
    package var bodies: [Statement] {
        switch self {
        case .method(let method): method.body ?? []
        case .initializer(let initializer): initializer.body ?? []
        case .property(let property): property.accessors?.bodies.flatMap { $0 } ?? []
        case .subscript(let fact): fact.accessors.bodies.flatMap { $0 }
        default: []
        }
    }

    /// The last names of the types that it tells values apart by: `as? LoadError`, `case is Closed`.
    package var castTypes: Set<String> {
        var names: Set<String> = []
        forEachExpression { expression, _ in
            guard case .cast(_, let word, let type) = expression, word != "as" else { return }
            names.formUnion([type.bare.lastName].compactMap(\.self))
        }
        bodies.forEachStatement { names.formUnion($0.patterns.compactMap(\.castType?.bare.lastName)) }
        return names
    }
}

extension Statement.Pattern {
    /// The type that a pattern asks whether the whole value is of.
    fileprivate var castType: TypeRef? {
        switch self {
        case .typed(_, let type): type
        case .binding(let inner), .optional(let inner): inner.castType
        default: nil
        }
    }
}

extension Statement {
    /// The patterns directly within, those of its blocks aside.
    public var patterns: [Pattern] {
        switch kind {
        case .switch(_, let cases): cases.flatMap { $0.items.map(\.pattern) }
        case .do(_, let catches): catches.flatMap { $0.patterns.map(\.pattern) }
        default:
            conditions.compactMap { condition in
                if case .pattern(let pattern, _) = condition { pattern } else { nil }
            }
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
    /// - Parameters:
    ///   - location: The place of the statement the expression stands in.
    ///   - entersClosures: Whether what stands in closures is visited as well.
    public func walk(
        at location: SourceLocation, entersClosures: Bool = true, _ visit: (Expression, SourceLocation) -> Void
    ) {
        visit(self, location)
        for child in children { child.walk(at: location, entersClosures: entersClosures, visit) }
        if entersClosures, case .closure(let closure) = self { closure.body.forEachExpression(visit) }
        if case .statement(let statement) = self {
            statement.forEachExpression(entersClosures: entersClosures, visit)
        }
    }

    /// Visits the statements of closures, and of `if` and `switch` that stand for a value.
    fileprivate func forEachStatement(_ visit: (Statement) -> Void) {
        switch self {
        case .closure(let closure): closure.body.forEachStatement(visit)
        case .statement(let statement): [statement].forEachStatement(visit)
        default: for child in children { child.forEachStatement(visit) }
        }
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
