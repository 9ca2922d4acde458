import SwiftSyntax

/// Clauses of `#if` that ask for a version of the compiler or of the language: what they contain need not parse, for a
/// compiler of another version does not look at it ("Conditional Compilation Block" in The Swift Programming Language).
final class VersionedClauses: SyntaxVisitor {
    private var ranges: [Range<AbsolutePosition>] = []

    /// The places in a file that need not parse.
    static func ranges(in tree: SourceFileSyntax) -> [Range<AbsolutePosition>] {
        let visitor = VersionedClauses(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.ranges
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var asks = false
        for clause in node.clauses {
            asks = asks || clause.asksForVersion
            if asks { ranges.append(clause.position..<max(clause.position.advanced(by: 1), clause.endPosition)) }
        }
        return .visitChildren
    }
}

/// Looks for what does not parse outside of clauses that ask for a version.
private final class SyntaxErrors: SyntaxVisitor {
    private(set) var found = false

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
        found = true
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if token.presence == .missing { found = true }
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            if clause.asksForVersion { break }
            walk(clause)
        }
        return .skipChildren
    }
}

extension IfConfigClauseSyntax {
    /// Whether what it contains does not parse, clauses within that ask for a version aside.
    var isBroken: Bool {
        guard hasError, let elements else { return false }
        let errors = SyntaxErrors(viewMode: .all)
        errors.walk(elements)
        return errors.found
    }

    /// Whether its condition asks for a version.
    var asksForVersion: Bool {
        guard let text = condition?.trimmedDescription else { return false }
        return text.contains("compiler(") || text.contains("swift(")
    }
}
