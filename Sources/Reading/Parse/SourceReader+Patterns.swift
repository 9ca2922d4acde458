import Facts
import SwiftSyntax

extension SourceReader {
    /// The pattern as a tree.
    func pattern(_ node: PatternSyntax) -> Statement.Pattern {
        switch node.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let node): .identifier(node.identifier.text)
        case .wildcardPattern: .wildcard
        case .tuplePattern(let node): .tuple(node.elements.map { pattern($0.pattern) })
        case .valueBindingPattern(let node): .binding(pattern(node.pattern))
        case .isTypePattern(let node): .typed(nil, typeRef(node.type))
        case .expressionPattern(let node): pattern(of: node.expression)
        default: .expression(.other(flatText(node)))
        }
    }

    /// The pattern an expression stands for: `.loaded(let items)`, `value?`, a literal.
    private func pattern(of node: ExprSyntax) -> Statement.Pattern {
        if let node = node.as(PatternExprSyntax.self) { return pattern(node.pattern) }
        if node.is(DiscardAssignmentExprSyntax.self) { return .wildcard }
        if let node = node.as(OptionalChainingExprSyntax.self) { return .optional(pattern(of: node.expression)) }
        if let node = node.as(AsExprSyntax.self) { return .typed(pattern(of: node.expression), typeRef(node.type)) }
        if let node = node.as(TupleExprSyntax.self) { return .tuple(node.elements.map { pattern(of: $0.expression) }) }
        if let node = node.as(MemberAccessExprSyntax.self) { return enumCase(node, payload: []) }
        if let node = node.as(FunctionCallExprSyntax.self),
            let member = node.calledExpression.as(MemberAccessExprSyntax.self), node.trailingClosure == nil
        {
            return enumCase(
                member,
                payload: node.arguments.map { .init(label: $0.label?.text, pattern: pattern(of: $0.expression)) })
        }
        return .expression(expression(node))
    }

    private func enumCase(
        _ node: MemberAccessExprSyntax, payload: [Statement.LabelledPattern]
    ) -> Statement.Pattern {
        .enumCase(type: node.base.map { flatText($0) }, name: node.declName.baseName.text, payload: payload)
    }
}
