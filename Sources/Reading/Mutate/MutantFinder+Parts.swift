import Behaviour
import SwiftSyntax

/// Parts that are left out: of a list, of the rounds of a loop, of what a closure is for.
extension MutantFinder {
    /// What becomes of a statement that comes another time, takes the place of what it adds to, or is not done.
    func plantFurther(_ expression: ExprSyntax, in node: CodeBlockItemSyntax) {
        plantOrder(of: expression, in: node)
        plantReplacement(of: expression, in: node)
        plantSilence(of: expression, in: node)
    }

    /// Another member in the place of one.
    func plantOther(of node: MemberAccessExprSyntax) {
        plantOpposite(of: node)
        plantSibling(of: node)
    }

    /// Another field of the same type: `totals.total` for `totals.subtotal`.
    private func plantSibling(of node: MemberAccessExprSyntax) {
        guard let base = node.base, !base.isTypeName, node.declName.argumentNames == nil,
            !ExprSyntax(node).holdsMarks, node.isOnlyRead,
            let other = types.sibling(base.ownProperty, node.declName.baseName.text)
        else { return }
        planting.plant(.value, around: node, .replaced("\(base.trimmedDescription).\(other)"), isDaring: true)
    }

    /// One of two values, whichever is the smaller or larger.
    func plantSides(of node: FunctionCallExprSyntax) {
        let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard name == "min" || name == "max", node.arguments.count == 2, !node.holdsMarks,
            node.arguments.allSatisfy({ $0.label == nil })
        else { return }
        for argument in node.arguments {
            planting.plant(.limit, around: node, .replaced(argument.expression.trimmedDescription), isGuess: true)
        }
    }

    /// What is put in order by several values, `(a.last, a.first) < (b.last, b.first)`, by the second of them first, and by
    /// the first of them only.
    func plantKeys(of node: InfixOperatorExprSyntax) {
        guard let left = node.leftOperand.tuple, let right = node.rightOperand.tuple, left.count == right.count,
            left.count > 1, !node.holdsMarks
        else { return }
        let word = node.operator.trimmedDescription
        func text(_ values: [String]) -> String { "(\(values.joined(separator: ", ")))" }
        func turned(_ values: [String]) -> String { text([values[1], values[0]] + values.dropFirst(2)) }
        planting.plant(.value, around: node, .replaced("\(turned(left)) \(word) \(turned(right))"), isGuess: true)
        planting.plant(.value, around: node, .replaced("\(left[0]) \(word) \(right[0])"), isGuess: true)
    }

    /// A list without its last element.
    func plantShorter(_ node: ArrayExprSyntax) {
        let elements = node.elements.map(\.expression.trimmedDescription)
        guard elements.count > 1, !node.holdsMarks else { return }
        planting.plant(
            .value, around: node, .replaced("[\(elements.dropLast().joined(separator: ", "))]"), isDaring: true)
    }

    /// A call without the last of several values that one parameter takes.
    func plantFewer(in node: FunctionCallExprSyntax, _ labels: [String?]) {
        let run = labels.reversed().prefix { $0 == nil }.count
        guard run > 0, node.trailingClosure == nil, !node.holdsMarks else { return }
        // The first of them may have a label.
        let first = run == labels.count ? 1 : labels.count - run
        let shortened = Array(labels.prefix(first))
        guard labels.count > first, types.taken(by: node.calledExpression, shortened) != nil else { return }
        let text = node.text(with: node.arguments.dropLast().map { ($0, $0.expression) })
        planting.plant(.argument, around: node, .replaced(text), isDaring: true)
    }

    /// A loop that ends after its first round.
    func plantOneRound(of body: CodeBlockSyntax, over what: some SyntaxProtocol) {
        // What comes after a loop that never ends is never reached: a value may be missing there.
        let condition = Syntax(what).as(ConditionElementListSyntax.self)?.first?.condition
        guard isThoroughHere, let last = body.statements.last, !last.leaves,
            !(condition?.is(BooleanLiteralExprSyntax.self) ?? false)
        else { return }
        planting.plant(.limit, around: what) { _ in
            ""
        } _: { _ in
            ""
        }
        planting.amend(after: last) { "; if testgenMutant(\($0)) { break }" }
    }

    /// A closure that does not do the only thing it is for: to call a method of the type that gives nothing back.
    private func plantSilence(of expression: ExprSyntax, in node: CodeBlockItemSyntax) {
        guard node.givesValue, node.semicolon == nil, node.parent?.parent?.is(ClosureExprSyntax.self) ?? false,
            expression.isOwnProcedure
        else { return }
        planting.plant(.removal, around: node, isDaring: true, replacement: "") {
            "if !testgenMutant(\($0)) { "
        } _: { _ in
            " }"
        }
    }
}

extension MemberAccessExprSyntax {
    /// Whether it is a value that is read: neither called nor set, nor a part of what is.
    fileprivate var isOnlyRead: Bool {
        var whole: any SyntaxProtocol = self
        while let parent = whole.parent {
            if let call = parent.as(FunctionCallExprSyntax.self) { return call.calledExpression.id != whole.id }
            if parent.is(InOutExprSyntax.self) || parent.is(KeyPathExprSyntax.self) { return false }
            if let infix = parent.as(InfixOperatorExprSyntax.self) {
                let sets = infix.operator.is(AssignmentExprSyntax.self) || infix.isCompound
                return !sets || infix.leftOperand.id != whole.id
            }
            guard
                parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
                    || parent.is(SubscriptCallExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
            else { return true }
            whole = parent
        }
        return true
    }
}

extension CodeBlockItemSyntax {
    /// Whether nothing behind it is reached.
    fileprivate var leaves: Bool {
        switch item {
        case .stmt(let statement):
            [.returnStmt, .throwStmt, .breakStmt, .continueStmt].contains(statement.kind)
        default: false
        }
    }
}

extension ExprSyntax {
    /// Whether it calls a method of the type around it that gives nothing back.
    fileprivate var isOwnProcedure: Bool {
        guard let call = unmarked.wholeCall, let name = call.calledExpression.ownName else { return false }
        let methods = call.ownMethods(of: name)
        return !methods.isEmpty && !methods.contains(where: \.givesValue)
    }
}

extension ExprSyntax {
    /// The values of a tuple without labels, as written; `nil` for anything else.
    fileprivate var tuple: [String]? {
        guard let elements = self.as(TupleExprSyntax.self)?.elements, elements.allSatisfy({ $0.label == nil }) else {
            return nil
        }
        return elements.map(\.expression.trimmedDescription)
    }

    /// Whether it reads as the name of a type: `Key`, `Settings.Key`.
    fileprivate var isTypeName: Bool { dottedPath?.last?.first?.isUppercase ?? false }
}
