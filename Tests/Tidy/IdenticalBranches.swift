import SwiftSyntax

extension HouseRule {
    static let branchesDiffer = HouseRule(
        "a decision decides something: its branches differ", in: .everything,
        breaches: [
            """
            let a = isOne ? "!(\\(text))" : "!(\\(text))"  // breach
            let b = isOne ? 1 : isTwo ? f(2) : f( 2 )  // breach
            func act() {
                if isOne { run() } else { run() }  // breach
                if isOne { stop() } else if isTwo { run() } else { run() }  // breach
                let c = if isOne { 1 } else { 1 }  // breach
            }
            """
        ],
        clean: [
            """
            let a = isOne ? 1 : 1 + x
            let b = isOne ? 1 : isTwo ? 2 : 1
            func act() {
                if isOne { run() } else { stop() }
                if isOne { run() } else if isTwo { stop() } else { run() }
                if let one { run() }
            }
            """
        ]
    ) { file in
        ternaries(in: file) + conditionals(in: file)
    }

    private static func ternaries(in file: House.File) -> [House.Finding] {
        file.all(UnresolvedTernaryExprSyntax.self, .unresolvedTernaryExpr).compactMap { node in
            guard let elements = node.parent?.as(ExprListSyntax.self).map(Array.init),
                let index = elements.firstIndex(where: { $0.id == node.id })
            else { return nil }
            let second = elements[(index + 1)...].flatMap(\.words)
            return node.thenExpression.words == second ? file.finding(node, "both branches are the same") : nil
        }
    }

    private static func conditionals(in file: House.File) -> [House.Finding] {
        file.all(IfExprSyntax.self, .ifExpr).compactMap { node in
            guard case .codeBlock(let otherwise) = node.elseBody,
                otherwise.statements.words == node.body.statements.words
            else { return nil }
            return file.finding(node, "both branches are the same")
        }
    }
}

extension SyntaxProtocol {
    /// The text of the tokens, without the space between them.
    fileprivate var words: [String] { tokens(viewMode: .sourceAccurate).map(\.text) }
}
