import SwiftSyntax

extension SyntaxProtocol {
    /// The name of a declaration, with labels where it has parameters: `make(_:for:)`.
    var signature: String {
        switch Syntax(self).as(SyntaxEnum.self) {
        case .functionDecl(let node):
            let name = node.name.plainText
            return node.name.tokenKind.isOperator ? name : name + node.signature.parameterClause.labels
        case .initializerDecl(let node): return "init" + node.signature.parameterClause.labels
        case .subscriptDecl(let node): return "subscript" + node.parameterClause.labels
        case .variableDecl(let node):
            return node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText ?? ""
        default: return Syntax(self).asProtocol((any NamedDeclSyntax).self)?.name.plainText ?? ""
        }
    }

    /// Whether the node is `other` or within it.
    func isInside(_ other: some SyntaxProtocol) -> Bool {
        other.position <= position && endPosition <= other.endPosition
    }
}

extension FunctionParameterClauseSyntax {
    /// The labels of the parameters: `(_:for:)`.
    fileprivate var labels: String { "(" + parameters.map { $0.firstName.plainText + ":" }.joined() + ")" }
}

extension TokenSyntax {
    /// The text without backticks.
    var plainText: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }
}

extension TokenKind {
    /// Whether it is the name of an operator.
    var isOperator: Bool {
        switch self {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }
}
