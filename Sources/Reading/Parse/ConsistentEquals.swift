import SwiftParser
import SwiftSyntax

/// Takes an error back of which swift-syntax (603) cannot speak: its Fix-It for an `=` without even spaces wants to add a space
/// where one is missing, and ends the process where there are two already and a sign that is no name stands before.
final class ConsistentEquals: SyntaxRewriter {
    /// A tree of which every error can be told.
    static func tree(_ tree: SourceFileSyntax) -> SourceFileSyntax {
        ConsistentEquals(viewMode: .all).visit(tree)
    }

    override func visit(_ token: TokenSyntax) -> TokenSyntax {
        guard token.tokenDiagnostic?.kind == .equalMustHaveConsistentWhitespaceOnBothSides,
            token.previousToken(viewMode: .all)?.trailingTrivia.contains(where: \.isSpaceOrTab) == true,
            token.trailingTrivia.contains(where: \.isSpaceOrTab)
        else { return token }
        return TokenSyntax(
            token.tokenKind, leadingTrivia: token.leadingTrivia, trailingTrivia: token.trailingTrivia,
            presence: token.presence)
    }
}
