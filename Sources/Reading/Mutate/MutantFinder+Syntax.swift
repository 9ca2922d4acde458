import Facts
import SwiftSyntax

extension ExprSyntax {
    /// The expression under `try` and `await`.
    var unmarked: ExprSyntax {
        if let node = self.as(TryExprSyntax.self) { return node.expression.unmarked }
        if let node = self.as(AwaitExprSyntax.self) { return node.expression.unmarked }
        return self
    }

    /// The call that it is, `a.b()` or `a?.b()`; `nil` for anything else.
    var wholeCall: FunctionCallExprSyntax? {
        self.as(FunctionCallExprSyntax.self)
            ?? self.as(OptionalChainingExprSyntax.self)?.expression.as(FunctionCallExprSyntax.self)
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

    /// Whether it is marked with `try`, or assigns what is.
    var canThrow: Bool {
        if let node = self.as(TryExprSyntax.self) { return node.questionOrExclamationMark == nil }
        return self.as(InfixOperatorExprSyntax.self)?.rightOperand.canThrow ?? false
    }

    /// Whether it is marked with `try` or `await`.
    var isMarked: Bool { self.is(TryExprSyntax.self) || self.is(AwaitExprSyntax.self) }

    /// The last name of what is called: a function, a type, a case.
    var calledName: String? {
        self.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    /// The name of the case in `.closed` and `.closed(by: id)`; `nil` for anything else.
    var implicitCase: String? {
        let called = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
        guard let member = called.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
        return member.declName.baseName.text
    }

    /// Whether it is a member of a type that is known where it stands: `.ready`.
    var isMember: Bool { self.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false }

    /// Whether it compares or joins, so that it is changed as a condition.
    var isCondition: Bool { self.as(InfixOperatorExprSyntax.self).map { $0.isLogical || $0.isComparison } ?? false }

    /// Whether it is a literal or a name, or a member of one.
    var isPlain: Bool {
        kind == .stringLiteralExpr || kind == .integerLiteralExpr || kind == .booleanLiteralExpr
            || kind == .floatLiteralExpr || kind == .arrayExpr || dottedPath != nil
    }
}

extension SyntaxProtocol {
    /// Whether it holds a text literal.
    var holdsText: Bool { tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .stringQuote } }

    /// Whether anything in it is marked with `try` or `await`.
    var holdsMarks: Bool {
        tokens(viewMode: .sourceAccurate).contains { [.keyword(.try), .keyword(.await)].contains($0.tokenKind) }
    }
}

extension TypeSyntax {
    /// The type as far as changes of its values go: its name, and whether it is an optional or a collection.
    fileprivate var outline: TypeRef {
        if let list = self.as(ArrayTypeSyntax.self) { return .array(list.element.outline) }
        if let optional = self.as(OptionalTypeSyntax.self) { return .optional(optional.wrappedType.outline) }
        if let array = self.as(ArrayTypeSyntax.self) { return .array(array.element.outline) }
        if let dictionary = self.as(DictionaryTypeSyntax.self) {
            return .dictionary(key: dictionary.key.outline, value: dictionary.value.outline)
        }
        return .simple(trimmedDescription)
    }
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

extension SyntaxProtocol {
    /// The type of what is given back here, where a function, a property or a name around it says so; `nil` within a
    /// closure.
    fileprivate var typeAround: TypeRef? {
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

extension ConditionElementSyntax {
    /// Whether a loop goes on while it holds.
    var isInLoop: Bool { parent?.parent?.is(WhileStmtSyntax.self) ?? false }
}

extension ReturnStmtSyntax {
    /// The type of what it returns; `nil` where nothing around it says so.
    var returnedType: TypeRef? { typeAround }
}

extension FunctionCallExprSyntax {
    /// The two values of which `min` or `max` takes one; empty for any other call.
    var compared: [ExprSyntax] {
        guard let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            ["min", "max"].contains(name), arguments.count == 2, !holdsMarks,
            arguments.allSatisfy({ $0.label == nil })
        else { return [] }
        return arguments.map(\.expression)
    }

    /// Whether a literal among its arguments can be another one: a truth value anywhere, a text where a value is made of
    /// it and no other type is made of its literal.
    func takesAnother(_ argument: LabeledExprSyntax) -> Bool {
        if argument.expression.is(BooleanLiteralExprSyntax.self) { return true }
        guard argument.expression.is(StringLiteralExprSyntax.self), argument.label?.text != "localized" else {
            return false
        }
        if let member = calledExpression.as(MemberAccessExprSyntax.self), member.base == nil { return true }
        guard let name = calledExpression.dottedPath?.last, name.first?.isUppercase ?? false else { return false }
        return !["LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString", "Text", "Logger", "Selector"]
            .contains(name)
    }
}

extension ExprSyntax {
    /// Whether it joins two conditions.
    var isLogical: Bool { self.as(InfixOperatorExprSyntax.self)?.isLogical ?? false }
}

extension InfixOperatorExprSyntax {
    private var word: String? { self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text }

    /// `??`
    var isFallback: Bool { word == "??" }

    /// `&&`, `||`
    var isLogical: Bool { ["&&", "||"].contains(word) }

    /// `+`, `-`, `*`, `/` and `%`.
    var isArithmetic: Bool { word.map { ["+", "-", "*", "/", "%"].contains($0) } ?? false }

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

extension FunctionDeclSyntax {
    /// Whether it gives something back.
    var givesValue: Bool {
        let result = signature.returnClause?.type.trimmedDescription
        return result != nil && result != "Void" && result != "()"
    }
}

extension CodeBlockItemSyntax {
    /// Whether the statement is a body's only one and its value is what the body gives.
    var givesValue: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
        if let closure = list.parent?.as(ClosureExprSyntax.self) { return !closure.isForEffect }
        if list.parent?.is(AccessorBlockSyntax.self) == true { return true }
        let around = list.parent?.parent
        if let accessor = around?.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
        if let function = around?.as(FunctionDeclSyntax.self) {
            return function.givesValue
        }
        if let branch = around?.as(IfExprSyntax.self) { return branch.hasEveryBranch && branch.whole.isUsed }
        return (around?.parent?.as(SwitchExprSyntax.self)).map { ExprSyntax($0).isUsed } ?? false
    }

    /// The type of the value it gives; `nil` where nothing around it says so, and for a branch of several.
    var typeOfValue: TypeRef? {
        guard case .expr(let expression) = item, !expression.is(SwitchExprSyntax.self),
            !expression.is(IfExprSyntax.self)
        else { return nil }
        return typeAround
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

extension IfExprSyntax {
    /// The `if` that it is an `else` of, or itself.
    fileprivate var whole: ExprSyntax { parent?.as(IfExprSyntax.self)?.whole ?? ExprSyntax(self) }

    /// Whether it ends with an `else`, as one that gives a value has to.
    fileprivate var hasEveryBranch: Bool {
        switch elseBody {
        case .codeBlock: true
        case .ifExpr(let next): next.hasEveryBranch
        case nil: false
        }
    }
}

extension ExprSyntax {
    /// Whether the value of an `if` or a `switch` is used, be it as what the body around it gives.
    fileprivate var isUsed: Bool {
        let statement = parent?.is(ExpressionStmtSyntax.self) == true ? parent : Syntax(self)
        return statement?.parent?.as(CodeBlockItemSyntax.self)?.givesValue ?? true
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
