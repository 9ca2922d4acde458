import Facts
import SwiftSyntax

extension ExprSyntax {
    /// The expression under `try` and `await`.
    var unmarked: ExprSyntax {
        if let node = self.as(TryExprSyntax.self) { return node.expression.unmarked }
        if let node = self.as(AwaitExprSyntax.self) { return node.expression.unmarked }
        return self
    }

    /// The names of `a.b?.c`.
    var dottedPath: [String]? {
        if let node = self.as(DeclReferenceExprSyntax.self) { return [node.baseName.text] }
        if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.dottedPath }
        if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.dottedPath }
        if self.is(SuperExprSyntax.self) { return ["super"] }
        guard let node = self.as(MemberAccessExprSyntax.self), let base = node.base?.dottedPath else { return nil }
        return base + [node.declName.baseName.text]
    }
}

extension ExprSyntax {
    /// The name of `name` or `self.name`.
    var ownProperty: String? {
        let path = dottedPath?.filter { $0 != "self" }
        return path?.count == 1 ? path?.first : nil
    }

    /// The path of `.name`, which begins with an empty name.
    var implicitMember: [String]? {
        guard let node = self.as(MemberAccessExprSyntax.self), node.base == nil else { return nil }
        return ["", node.declName.baseName.text]
    }

    /// Whether it is marked with `try`, or assigns what is.
    var canThrow: Bool {
        if let node = self.as(TryExprSyntax.self) { return node.questionOrExclamationMark == nil }
        return self.as(InfixOperatorExprSyntax.self)?.rightOperand.canThrow ?? false
    }

    /// Whether it is marked with `try` or `await`.
    var isMarked: Bool { self.is(TryExprSyntax.self) || self.is(AwaitExprSyntax.self) }

    /// Whether it is a literal or a name, or a member of one.
    var isPlain: Bool {
        kind == .stringLiteralExpr || kind == .integerLiteralExpr || kind == .booleanLiteralExpr
            || kind == .floatLiteralExpr || kind == .arrayExpr || dottedPath != nil
    }
}

extension TypeSyntax {
    /// The type as far as changes of its values go: its name, and whether it is an optional.
    fileprivate var outline: TypeRef {
        if let list = self.as(ArrayTypeSyntax.self) { return .array(list.element.outline) }
        if let optional = self.as(OptionalTypeSyntax.self) { return .optional(optional.wrappedType.outline) }
        return .simple(trimmedDescription)
    }
}

extension TypeRef {
    /// `[Item]`
    var isArray: Bool { if case .array = unattributed { true } else { false } }
}

extension MemberBlockItemListSyntax {
    /// The stored properties without a value, under whatever condition they are compiled, with their types as far as
    /// they are written.
    var unset: [String: TypeRef?] {
        var unset: [String: TypeRef?] = [:]
        for member in self {
            for case .decls(let inner)? in member.decl.as(IfConfigDeclSyntax.self)?.clauses.map(\.elements) ?? [] {
                unset.merge(inner.unset) { first, _ in first }
            }
            for binding in member.decl.as(VariableDeclSyntax.self)?.bindings ?? []
            where binding.initializer == nil && binding.isStored {
                unset.updateValue(binding.typeAnnotation?.type.outline, forKey: binding.pattern.trimmedDescription)
            }
        }
        return unset
    }
}

extension ReturnStmtSyntax {
    /// The type of what it returns, where a function or a property around it says so; `nil` within a closure.
    var returnedType: TypeRef? {
        var node = parent
        while let current = node {
            if current.is(ClosureExprSyntax.self) { return nil }
            if let function = current.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.outline
            }
            if let binding = current.as(PatternBindingSyntax.self) {
                return binding.typeAnnotation?.type.outline
            }
            node = current.parent
        }
        return nil
    }
}

extension ExprSyntax {
    /// Whether it joins two conditions.
    var isLogical: Bool { self.as(InfixOperatorExprSyntax.self)?.isLogical ?? false }
}

extension SyntaxProtocol {
    /// Whether the function around it says which errors it throws.
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
            node = current.parent
        }
        return false
    }
}

extension InfixOperatorExprSyntax {
    private var word: String? { self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text }

    /// `??`
    var isFallback: Bool { word == "??" }

    /// `&&`, `||`
    var isLogical: Bool { ["&&", "||"].contains(word) }

    /// `==`, `<` and their relatives.
    var isComparison: Bool { ["==", "!=", "<", ">", "<=", ">=", "===", "!=="].contains(word) }

    /// Whether a mutant already negates it, as a condition or a part of one.
    var isConditionAlready: Bool {
        var node = parent
        while let current = node {
            switch current.kind {
            case .tupleExpr, .labeledExprList, .labeledExpr, .prefixOperatorExpr: node = current.parent
            case .conditionElement: return true
            case .ternaryExpr: return true
            default: return current.as(InfixOperatorExprSyntax.self)?.isLogical ?? false
            }
        }
        return false
    }

    /// `+=` and its relatives.
    var isCompound: Bool {
        guard let word = self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return word.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(word)
    }
}

extension CodeBlockItemSyntax {
    /// Whether the statement is a body's only one and its value is what the body gives.
    var givesValue: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
        if let closure = list.parent?.as(ClosureExprSyntax.self) { return !closure.isForEffect }
        if list.parent?.is(AccessorBlockSyntax.self) == true { return true }
        if let accessor = list.parent?.parent?.as(AccessorDeclSyntax.self) {
            return accessor.accessorSpecifier.text == "get"
        }
        if let function = list.parent?.parent?.as(FunctionDeclSyntax.self) {
            let result = function.signature.returnClause?.type.trimmedDescription
            return result != nil && result != "Void" && result != "()"
        }
        return list.parent?.is(SwitchCaseSyntax.self) == true && isInExpression
    }

    /// Whether a `switch` around it is used for its value.
    private var isInExpression: Bool {
        var node = parent?.parent?.parent?.parent
        if node?.is(ExpressionStmtSyntax.self) == true { node = node?.parent }
        guard let item = node?.as(CodeBlockItemSyntax.self) else { return true }
        return item.givesValue
    }

    /// Whether a name it assigns to was declared without a value in the same body.
    func declaresLater(_ name: String) -> Bool {
        var node = parent
        while let current = node, !current.is(FunctionDeclSyntax.self), !current.is(InitializerDeclSyntax.self) {
            if let list = current.as(CodeBlockItemListSyntax.self) {
                for item in list {
                    guard case .decl(let declaration) = item.item,
                        let variable = declaration.as(VariableDeclSyntax.self)
                    else { continue }
                    for binding in variable.bindings
                    where binding.initializer == nil && binding.pattern.trimmedDescription == name { return true }
                }
            }
            node = current.parent
        }
        return false
    }
}

extension ClosureExprSyntax {
    /// Whether the closure is run for what it does: a task, a sink.
    var isForEffect: Bool {
        var call = parent
        while let current = call, !current.is(FunctionCallExprSyntax.self) { call = current.parent }
        let name = call?.as(FunctionCallExprSyntax.self)?.calledExpression
        if let reference = name?.as(DeclReferenceExprSyntax.self) { return reference.baseName.text == "Task" }
        return ["sink", "detached", "async", "asyncAfter"].contains(
            name?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? "")
    }
}
