import Behaviour
import Facts
import SwiftSyntax

extension MutantFinder {
    /// Plants another value of a type, where there is one that can be written whatever the value is.
    func change(_ node: ExprSyntax, of type: TypeRef, _ kind: Mutant.Kind) {
        guard !node.is(InOutExprSyntax.self) else { return }
        if node.is(NilLiteralExprSyntax.self) { return changeNil(node, of: type, kind) }
        switch type.text {
        case "Bool":
            plant(kind, around: node) {
                "(testgenMutant(\($0)) != ("
            } _: { _ in
                "))"
            }
        case "Int", "Double", "Decimal", "TimeInterval":
            plant(kind, around: node) { _ in
                "(("
            } _: {
                ") + (testgenMutant(\($0)) ? 1 : 0))"
            }
        case "String":
            plant(kind, around: node) { _ in
                "(("
            } _: {
                ") + (testgenMutant(\($0)) ? \"*\" : \"\"))"
            }
        default:
            guard let nothing = nothing(of: type), nothing != node.trimmedDescription else { return }
            plant(kind, around: node) {
                "(testgenMutant(\($0)) ? \(nothing) : ("
            } _: { _ in
                "))"
            }
        }
    }

    /// What stands for nothing of a type: `nil`, an empty collection.
    private func nothing(of type: TypeRef) -> String? {
        switch type {
        case .array: "[]"
        case .dictionary: "[:]"
        default: type.isOptional ? "nil" : nil
        }
    }

    /// Plants something in place of nothing.
    private func changeNil(_ node: ExprSyntax, of type: TypeRef, _ kind: Mutant.Kind) {
        guard case .optional(let wrapped) = type else { return }
        let values = ["Bool": "true", "Int": "1", "Double": "1", "String": "\"*\""]
        guard let value = values[wrapped.text] else { return }
        plant(kind, around: node) {
            "(testgenMutant(\($0)) ? \(value) : "
        } _: { _ in
            ")"
        }
    }

    /// Plants another literal.
    func changeLiteral(_ node: ExprSyntax, _ kind: Mutant.Kind) {
        if node.is(BooleanLiteralExprSyntax.self) { return change(node, of: .simple("Bool"), kind) }
        if node.is(StringLiteralExprSyntax.self) { return change(node, of: .simple("String"), kind) }
        if node.is(IntegerLiteralExprSyntax.self) { change(node, of: .simple("Int"), kind) }
    }

    /// Plants another value where a body, or a branch of it, gives its only expression.
    func changeGiven(_ expression: ExprSyntax) {
        let value = expression.unmarked
        guard !value.is(IfExprSyntax.self), !value.is(SwitchExprSyntax.self), !value.isCondition,
            let type = expression.givenType
        else { return }
        change(value, of: type, .value)
    }

    /// Plants the value after `??`, whether or not there is one before.
    func changeDefault(_ node: InfixOperatorExprSyntax) {
        let fallback = node.rightOperand
        guard !fallback.isMarked, !node.leftOperand.isMarked, fallback.isPlain else { return }
        plant(.value, around: node) {
            "(testgenMutant(\($0)) ? (\(fallback.trimmedDescription)) : ("
        } _: { _ in
            "))"
        }
    }

    /// Plants a condition of two without one of them.
    func leaveOut(_ operand: ExprSyntax, of node: InfixOperatorExprSyntax) {
        guard !operand.isMarked else { return }
        let isBoth = node.operator.trimmedDescription == "&&"
        plant(.condition, around: operand) {
            isBoth ? "(testgenMutant(\($0)) || (" : "(!testgenMutant(\($0)) && ("
        } _: { _ in
            "))"
        }
    }

    /// Plants a calculation without one of its sides: `a` and `b` for `a + b`.
    func leaveOutSides(of node: InfixOperatorExprSyntax) {
        guard !node.holdsMarks, !node.leftOperand.holdsText, !node.rightOperand.holdsText else { return }
        for side in [node.leftOperand, node.rightOperand] {
            dare {
                plant(.value, around: node) {
                    "(testgenMutant(\($0)) ? (\(side.trimmedDescription)) : ("
                } _: { _ in
                    "))"
                }
            }
        }
    }

    /// Plants a pattern that is never met, and one that always is, where nothing is bound.
    func changePattern(_ node: MatchingPatternConditionSyntax) {
        plant(.condition, around: node) {
            _ in
            ""
        } _: {
            ", !testgenMutant(\($0))"
        }
        guard let pattern = node.pattern.as(ExpressionPatternSyntax.self)?.expression, pattern.isMember,
            !node.initializer.value.isMarked
        else { return }
        dare {
            plant(.condition, around: node.initializer.value) {
                "(testgenMutant(\($0)) ? (\(pattern.trimmedDescription)) : ("
            } _: { _ in
                "))"
            }
        }
    }
}
