extension Code.Expression {
    /// What the expression and its parts need.
    public var needs: Code.Needs {
        var needs = Code.Needs()
        walk {
            needs.formUnion($0.ownNeeds)
        } statement: {
            needs.formUnion($0.ownNeeds)
        }
        return needs
    }

    /// What evaluating the expression may do, closures in it aside.
    public var effects: Effects {
        var effects = Effects()
        walk(intoClosures: false) { node in
            switch node {
            case .try: effects.throwing = .any
            case .await: effects.isAsync = true
            default: break
            }
        } statement: { _ in
        }
        return effects
    }

    /// Visits the expression and its parts, the outer first.
    func walk(
        intoClosures: Bool = true, _ visit: (Code.Expression) -> Void, statement: (Code.Statement) -> Void
    ) {
        visit(self)
        for part in parts { part.walk(intoClosures: intoClosures, visit, statement: statement) }
        guard intoClosures, let closure else { return }
        for line in closure.body { line.walk(visit, statement: statement) }
    }

    /// What the expression itself needs, its parts aside.
    fileprivate var ownNeeds: Code.Needs {
        switch self {
        case .type(let type), .cast(_, _, let type): Code.Needs(types: [type])
        case .needing(let needs, _): needs
        default: Code.Needs()
        }
    }

    private var closure: Code.Closure? {
        switch self {
        case .closure(let closure), .followed(_, _, let closure): closure
        case .call(_, _, let closure), .macro(_, _, let closure): closure
        default: nil
        }
    }

    /// The expressions it is made of, closures aside.
    private var parts: [Code.Expression] {
        switch self {
        case .name, .type, .number, .boolean, .string, .null, .verbatim, .closure: []
        case .member(let base, _): base.map { [$0] } ?? []
        case .chained(let inner), .unwrapped(let inner), .prefix(_, let inner), .cast(let inner, _, _),
            .try(let inner), .await(let inner), .needing(_, let inner), .followed(let inner, _, _):
            [inner]
        case .isCase(_, of: let value, where: let condition): [value, condition]
        case .element(let base, let arguments), .call(let base, let arguments, _), .column(let base, let arguments):
            [base] + arguments.map(\.value)
        case .interpolation(let pieces): pieces.compactMap { if case .value(let value) = $0 { value } else { nil } }
        case .array(let items): items
        case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
        case .tuple(let arguments), .macro(_, let arguments, _): arguments.map(\.value)
        case .binary(let left, _, let right): [left, right]
        }
    }
}

extension Code.Statement {
    /// Whether a name stands in the statement; what others wrote is not looked into.
    public func mentions(_ name: String) -> Bool {
        var isThere = false
        walk {
            isThere = isThere || $0 == .name(name)
        } statement: { _ in
        }
        return isThere
    }

    /// What the statement and its parts need.
    public var needs: Code.Needs {
        var needs = Code.Needs()
        walk {
            needs.formUnion($0.ownNeeds)
        } statement: {
            needs.formUnion($0.ownNeeds)
        }
        return needs
    }

    /// What executing the statement may do, closures in it aside.
    public var effects: Effects {
        switch self {
        case .doCatch(let body, let handler):
            Effects(
                isAsync: (body + handler).contains { $0.effects.isAsync },
                throwing: handler.contains { $0.effects.canThrow } ? .any : .never)
        case .guardLet(let binding, let otherwise):
            Self.joined([Code.Statement.binding(binding).effects] + otherwise.map(\.effects))
        case .if(let conditions, let body): Self.joined(conditions.map(\.effects) + body.map(\.effects))
        case .throw: Effects(throwing: .any)
        default: Self.joined(expressions.map(\.effects))
        }
    }

    private static func joined(_ effects: [Effects]) -> Effects {
        Effects(
            isAsync: effects.contains(where: \.isAsync),
            throwing: effects.contains(where: \.canThrow) ? .any : .never)
    }

    /// What the statement itself needs, its parts aside.
    fileprivate var ownNeeds: Code.Needs {
        switch self {
        case .binding(let binding), .guardLet(let binding, _): Code.Needs(types: Set([binding.type].compactMap { $0 }))
        case .verbatim(_, let needs): needs
        default: Code.Needs()
        }
    }

    fileprivate func walk(_ visit: (Code.Expression) -> Void, statement: (Code.Statement) -> Void) {
        statement(self)
        for expression in expressions { expression.walk(visit, statement: statement) }
        for inner in inner { inner.walk(visit, statement: statement) }
    }

    /// The statements within it.
    private var inner: [Code.Statement] {
        switch self {
        case .doCatch(let body, let handler): body + handler
        case .guardLet(_, let otherwise): otherwise
        case .if(_, let body): body
        default: []
        }
    }

    /// The expressions that stand in it directly.
    private var expressions: [Code.Expression] {
        switch self {
        case .expression(let value), .return(let value), .throw(let value): [value]
        case .binding(let binding), .guardLet(let binding, _): [binding.value].compactMap { $0 }
        case .assignment(let target, let value): [target, value]
        case .if(let conditions, _): conditions
        case .doCatch, .verbatim: []
        }
    }
}
