import SwiftSyntax

/// Finds the calls of functions by their names.
final class CallFinder: SyntaxVisitor {
    private let names: Set<String>
    private(set) var calls: [FunctionCallExprSyntax] = []

    init(named names: String...) {
        self.names = Set(names)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledName, names.contains(name) { calls.append(node) }
        return .visitChildren
    }
}
