import Behaviour
import SwiftSyntax

/// Statements that come another time: after the one behind them, or while what follows goes on.
extension MutantFinder {
    /// A statement that changes places with the one behind it, where somebody may see that, and one that is begun and not
    /// waited for.
    func plantOrder(of expression: ExprSyntax, in node: CodeBlockItemSyntax) {
        guard !isInInitializer, isRemovable(expression, in: node), node.semicolon == nil else { return }
        if let next = node.next, case .expr(let other) = next.item, isRemovable(other, in: next), next.semicolon == nil,
            Effects(expression).areSeen(with: Effects(other))
        {
            let (first, second) = (node.trimmedDescription, next.trimmedDescription)
            planting.plant(.order, around: node, to: next, replacement: "\(second); \(first)") {
                "if testgenMutant(\($0)) { \(second)\n\(first) } else { "
            } _: { _ in
                " }"
            }
        }
        guard isOnMainActor, expression.waits else { return }
        let text = "Task { \(node.trimmedDescription) }"
        planting.plant(.waiting, around: node, isGuess: true, replacement: text) {
            "if testgenMutant(\($0)) { \(text) } else { "
        } _: { _ in
            " }"
        }
    }

    /// A value that is asked for only after the statement behind it, where that changes what comes of it.
    func plantOrder(of variable: VariableDeclSyntax, in node: CodeBlockItemSyntax) {
        guard !isInInitializer, node.semicolon == nil, let value = variable.bindings.first?.initializer?.value,
            variable.bindings.count == 1, value.isCalling, let next = node.next, case .expr(let other) = next.item,
            isRemovable(other, in: next), next.semicolon == nil
        else { return }
        let names = Set(variable.bindings.first?.pattern.tokens(viewMode: .sourceAccurate).map(\.text) ?? [])
        guard next.tokens(viewMode: .sourceAccurate).allSatisfy({ !names.contains($0.text) }),
            Effects(value).areSeen(with: Effects(other))
        else { return }
        let (first, second) = (node.trimmedDescription, next.trimmedDescription)
        planting.plant(.order, around: node, to: next, replacement: "\(second); \(first)") {
            "if testgenMutant(\($0)) { \(second) }; "
        } _: { _ in
            " }"
        }
        planting.amend(before: next) { "if !testgenMutant(\($0)) { " }
    }

    /// Whether the code still compiles without a statement.
    func isRemovable(_ expression: ExprSyntax, in item: CodeBlockItemSyntax) -> Bool {
        let bare = expression.unmarked
        if let assignment = bare.as(InfixOperatorExprSyntax.self),
            !assignment.operator.is(BinaryOperatorExprSyntax.self) || assignment.isCompound
        {
            guard let name = assignment.leftOperand.ownProperty else { return true }
            if isInInitializer, unset.keys.contains(name) { return false }
            return !item.declaresLater(name)
        }
        guard let call = bare.wholeCall else { return false }
        let name = call.calledExpression.dottedPath?.last ?? ""
        if ["fatalError", "preconditionFailure", "assertionFailure"].contains(name) { return false }
        if call.calledExpression.dottedPath?.first == "super" || name == "init" { return false }
        return !item.givesValue
    }
}

/// What a statement does that makes a difference to the one beside it. What closures do comes another time.
private struct Effects {
    /// Names that it sets.
    private var written: Set<String> = []
    /// Names that it speaks of.
    private var mentioned: Set<String> = []
    /// Whether it may end what is under way, or let others in between.
    private var canLeave = false
    /// Whether something else is called that notices when.
    private var callsOut = false
    /// Whether it calls what cannot be looked into.
    private var isUnknown = false

    init(_ node: ExprSyntax) {
        add(Syntax(node), depth: 0)
        if let target = node.unmarked.as(InfixOperatorExprSyntax.self)?.leftOperand, let name = target.rootName {
            written.insert(name)
        } else if let call = node.unmarked.as(FunctionCallExprSyntax.self), call.isFilling,
            let name = call.calledExpression.rootName
        {
            written.insert(name)
        }
    }

    /// Whether it makes a difference which of two statements is first.
    func areSeen(with other: Effects) -> Bool {
        canLeave || other.canLeave || isUnknown || other.isUnknown || (callsOut && other.callsOut)
            || !written.isDisjoint(with: other.mentioned) || !other.written.isDisjoint(with: mentioned)
    }

    private mutating func add(_ node: Syntax, depth: Int) {
        if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) || node.isSubscription { return }
        if node.is(TryExprSyntax.self) || node.is(AwaitExprSyntax.self) { canLeave = true }
        if let call = node.as(FunctionCallExprSyntax.self) { add(call, depth) }
        if let name = node.as(ExprSyntax.self)?.ownName { mentioned.insert(name) }
        for child in node.children(viewMode: .sourceAccurate) { add(child, depth: depth) }
    }

    private mutating func add(_ call: FunctionCallExprSyntax, _ depth: Int) {
        let called = call.calledExpression.as(OptionalChainingExprSyntax.self)?.expression ?? call.calledExpression
        guard let name = called.ownName else {
            if !call.isFilling { callsOut = true }
            return
        }
        guard name != "Task", name.first?.isUppercase != true else { return }
        let bodies = call.ownBodies(of: name)
        guard depth < 3, !bodies.isEmpty else {
            isUnknown = true
            return
        }
        for body in bodies { addBody(body, depth + 1) }
    }

    /// What a method of the type does: it may set whatever it speaks of.
    private mutating func addBody(_ body: CodeBlockSyntax, _ depth: Int) {
        var inner = self
        inner.mentioned = []
        inner.add(Syntax(body), depth: depth)
        written.formUnion(inner.mentioned)
        mentioned.formUnion(inner.mentioned)
        (canLeave, callsOut, isUnknown) = (inner.canLeave, inner.callsOut, inner.isUnknown)
    }
}

extension Syntax {
    /// Whether it begins to listen, `a.sink { … }.store(in: &b)`: nobody is told by that.
    fileprivate var isSubscription: Bool {
        let called = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        return called?.declName.baseName.text == "store"
    }
}

extension FunctionCallExprSyntax {
    /// Whether it fills or empties a collection, or turns a value round, and does nothing else.
    fileprivate var isFilling: Bool {
        let name = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return name.map {
            ["append", "insert", "removeAll", "removeFirst", "removeLast", "remove", "toggle"].contains($0)
        } ?? false
    }

    /// The bodies of the methods of this name in the type around the call.
    fileprivate func ownBodies(of name: String) -> [CodeBlockSyntax] { ownMethods(of: name).compactMap(\.body) }

    /// The methods of this name in the type around the call.
    func ownMethods(of name: String) -> [FunctionDeclSyntax] {
        var owner = parent
        while let node = owner {
            if let members = node.as(MemberBlockSyntax.self) {
                return members.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
                    .filter { $0.name.text == name }
            }
            owner = node.parent
        }
        return []
    }
}

extension ExprSyntax {
    /// `name` for `name`, `self.name` and `self?.name`.
    var ownName: String? {
        if let reference = self.as(DeclReferenceExprSyntax.self) {
            if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
                return nil
            }
            return reference.baseName.text == "self" ? nil : reference.baseName.text
        }
        guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        let bare = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        return bare.trimmedDescription == "self" ? member.declName.baseName.text : nil
    }

    /// The own name at the beginning: `items` for `self.items[0].name`.
    fileprivate var rootName: String? {
        if let name = ownName { return name }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.rootName }
        if let item = self.as(SubscriptCallExprSyntax.self) { return item.calledExpression.rootName }
        return self.as(OptionalChainingExprSyntax.self)?.expression.rootName
    }

    /// Whether it is a call, with whatever marks.
    fileprivate var isCalling: Bool {
        if let node = self.as(TryExprSyntax.self) { return node.expression.isCalling }
        if let node = self.as(AwaitExprSyntax.self) { return node.expression.isCalling }
        return self.is(FunctionCallExprSyntax.self)
    }

    /// Whether it is a call that is waited for.
    fileprivate var waits: Bool {
        if let node = self.as(TryExprSyntax.self) { return node.expression.waits }
        return self.as(AwaitExprSyntax.self)?.expression.is(FunctionCallExprSyntax.self) ?? false
    }
}

extension CodeBlockItemSyntax {
    /// The statement behind it.
    fileprivate var next: CodeBlockItemSyntax? {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), let index = list.firstIndex(where: { $0.id == id })
        else { return nil }
        let after = list.index(after: index)
        return after < list.endIndex ? list[after] : nil
    }
}
