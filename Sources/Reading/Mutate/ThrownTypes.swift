import SwiftSyntax

extension SyntaxProtocol {
    /// Whether what is around it says which errors it throws: the function, or a `do` that catches a bare case.
    var throwsOneType: Bool {
        var node = parent
        while let current = node {
            if let function = current.as(FunctionDeclSyntax.self) {
                return function.signature.effectSpecifiers?.throwsClause?.type != nil
            }
            if let initializer = current.as(InitializerDeclSyntax.self) {
                return initializer.signature.effectSpecifiers?.throwsClause?.type != nil
            }
            if let clause = current.as(DoStmtSyntax.self)?.throwsClause { return clause.type != nil }
            if let body = current.as(CodeBlockSyntax.self), let around = body.parent?.as(DoStmtSyntax.self),
                around.catchesCases
            {
                return true
            }
            node = current.parent
        }
        return false
    }
}

extension DoStmtSyntax {
    /// `catch .offline`: the compiler has to know the type of the errors to find the case.
    fileprivate var catchesCases: Bool {
        catchClauses.contains { clause in
            clause.catchItems.contains { item in
                let pattern = item.pattern?.as(ExpressionPatternSyntax.self)?.expression
                return pattern?.implicitCase != nil
            }
        }
    }
}
