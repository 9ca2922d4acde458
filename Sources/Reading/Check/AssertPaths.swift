import SwiftSyntax

/// Says whether a condition or a loop around an assert can pass without any test having looked.
struct AssertPaths {
    let file: TestFile
    let test: TestCase

    /// The innermost condition or loop around an assert that can skip it unnoticed; `nil` where there is none.
    func skip(of assertion: Assertion) -> Syntax? {
        guard test.surroundings(of: assertion.node).isDirect else { return nil }
        var child = assertion.node
        while let node = child.parent, child.id != Syntax(test.function.node).id {
            if let condition = condition(node, around: child), canSkip(condition, from: child) { return condition }
            child = node
        }
        return nil
    }

    /// The node as a condition, when a child is what it guards.
    private func condition(_ node: Syntax, around child: Syntax) -> Syntax? {
        switch node.kind {
        case .ifExpr, .forStmt, .whileStmt, .catchClause:
            return child.is(CodeBlockSyntax.self) || child.is(IfExprSyntax.self) ? node : nil
        case .switchExpr: return child.is(SwitchCaseListSyntax.self) ? node : nil
        case .closureExpr: return forEachCall(node) == nil ? nil : node
        default: return nil
        }
    }

    private func canSkip(_ condition: Syntax, from child: Syntax) -> Bool {
        if !child.is(IfExprSyntax.self), signals(child.bytes) { return false }
        switch condition.kind {
        case .ifExpr: return condition.as(IfExprSyntax.self).map { canSkip($0) } ?? false
        case .switchExpr:
            guard let node = condition.as(SwitchExprSyntax.self) else { return false }
            return !looksAtAll(node) && !isLookedAt(node.subject, outside: condition)
        case .catchClause:
            guard let node = condition.parent?.parent?.as(DoStmtSyntax.self) else { return false }
            return !always(node.body.statements)
        case .forStmt:
            guard let node = condition.as(ForStmtSyntax.self) else { return false }
            return !isFilled(node.sequence) && !isLookedAt(node.sequence, outside: condition)
        case .closureExpr:
            guard let base = forEachCall(condition)?.base else { return false }
            return !isFilled(base) && !isLookedAt(base, outside: condition)
        default: return true
        }
    }

    private func canSkip(_ node: IfExprSyntax) -> Bool {
        if node.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) }) { return false }
        if looksOnAllPaths(node) || failsOnSomePath(node) { return false }
        return !node.conditions.contains { element in
            guard let subject = unwrapped(element) else { return false }
            return isLookedAt(subject, outside: Syntax(node))
        }
    }

    /// The value that `if let` or `if case` takes apart.
    private func unwrapped(_ element: ConditionElementSyntax) -> ExprSyntax? {
        switch element.condition {
        case .optionalBinding(let binding):
            return binding.initializer?.value
                ?? binding.pattern.as(IdentifierPatternSyntax.self).map {
                    ExprSyntax(DeclReferenceExprSyntax(baseName: $0.identifier))
                }
        case .matchingPattern(let pattern): return pattern.initializer.value
        case .expression(let condition):
            let first = condition.elements[0]
            return ["count", "isEmpty"].contains(Chain(first).members.last) ? first : nil
        default: return nil
        }
    }

    // MARK: Paths

    /// Whether every way through some statements asserts, fails or throws.
    private func always(_ items: CodeBlockItemListSyntax) -> Bool { items.contains { always($0) } }

    private func always(_ item: CodeBlockItemSyntax) -> Bool {
        switch item.item {
        case .stmt(let statement):
            switch statement.kind {
            case .throwStmt: return true
            case .expressionStmt:
                return statement.as(ExpressionStmtSyntax.self).map { always($0.expression) } ?? false
            case .doStmt: return statement.as(DoStmtSyntax.self).map { always($0) } ?? false
            case .repeatStmt: return statement.as(RepeatStmtSyntax.self).map { always($0.body.statements) } ?? false
            default: return false
            }
        case .expr(let expression): return always(expression)
        case .decl(let declaration): return declaration.is(VariableDeclSyntax.self) && looks(declaration.bytes)
        }
    }

    private func always(_ expression: ExprSyntax) -> Bool {
        if let node = expression.as(IfExprSyntax.self) { return looksOnAllPaths(node) }
        if let node = expression.as(SwitchExprSyntax.self) { return looksAtAll(node) }
        return looks(expression.bytes)
    }

    private func always(_ node: DoStmtSyntax) -> Bool {
        always(node.body.statements) && node.catchClauses.allSatisfy { always($0.body.statements) }
    }

    private func looksOnAllPaths(_ node: IfExprSyntax) -> Bool {
        guard let other = node.elseBody, always(node.body.statements) else { return false }
        switch other {
        case .codeBlock(let block): return always(block.statements)
        case .ifExpr(let inner): return looksOnAllPaths(inner)
        }
    }

    private func looksAtAll(_ node: SwitchExprSyntax) -> Bool {
        node.cases.allSatisfy { element in
            guard let item = element.as(SwitchCaseSyntax.self) else { return false }
            return always(item.statements)
        } || file.nodes.calls.within(node.bytes).contains(where: fails)
    }

    private func failsOnSomePath(_ node: IfExprSyntax) -> Bool {
        guard node.elseBody != nil else { return false }
        return file.nodes.calls.within(node.bytes).contains(where: fails)
    }

    private func looks(_ range: Range<Int>) -> Bool {
        test.asserts.contains { range.contains($0.range.lowerBound) && test.surroundings(of: $0.node).isDirect }
            || file.nodes.calls.within(range).contains { call in
                call.isAssertByName || fails(call) || file.assertingFunctions.contains(call.calleeName)
            }
    }

    private func fails(_ call: FunctionCallExprSyntax) -> Bool {
        ["Issue.record", "XCTFail", "fatalError", "preconditionFailure"].contains(call.calleeText)
    }

    // MARK: Branches that tell

    /// Whether a branch tells the test that it ran: it confirms, fulfils, resumes, or sets what an assert looks at.
    private func signals(_ branch: Range<Int>) -> Bool {
        let calls = file.nodes.calls.within(branch)
        if calls.contains(where: { call in
            ["fulfill", "resume", "confirm", "confirmation"].contains(call.calleeName)
                || (call.arguments.isEmpty && confirmations.contains(call.calleeText))
        }) {
            return true
        }
        let set = file.nodes.assignments.within(branch).compactMap { Chain($0.target).root }
        return test.asserts.contains { assertion in
            !branch.contains(assertion.range.lowerBound)
                && assertion.subjects.contains { !$0.names.isDisjoint(with: set) }
        }
    }

    /// The names by which closures of `confirmation` are given what confirms.
    private var confirmations: Set<String> {
        Set(
            file.nodes.calls.within(test.function.range).filter { $0.calleeName == "confirmation" }
                .flatMap(\.closures).compactMap { $0.signature?.parameterClause }
                .flatMap { clause -> [String] in
                    switch clause {
                    case .simpleInput(let names): names.map(\.name.text)
                    case .parameterClause(let list): list.parameters.map(\.firstName.text)
                    }
                })
    }

    /// Whether an assert outside, which runs whenever the condition does, looks at a value, at its count or at whether
    /// there is one.
    private func isLookedAt(_ subject: ExprSyntax, outside condition: Syntax) -> Bool {
        let lists = subject.lists
        let texts = lists.map(\.trimmedDescription)
        let names = Set(lists.compactMap { Chain($0).members.isEmpty ? Chain($0).root : nil })
        let asserts = test.asserts.contains { assertion in
            guard !condition.bytes.contains(assertion.range.lowerBound) else { return false }
            let around = test.surroundings(of: assertion.node).condition
            guard around.map({ $0.bytes.contains(condition.bytes.lowerBound) }) ?? true else { return false }
            return assertion.subjects.contains { expression in
                let text = expression.trimmedDescription
                return texts.contains { text.contains($0) } || !names.isDisjoint(with: expression.names)
            }
        }
        return asserts
            || file.nodes.calls.within(test.function.range).contains { call in
                !condition.bytes.contains(call.bytes.lowerBound)
                    && (file.assertingFunctions.contains(call.calleeName) || call.isAssertByName)
                    && call.arguments.contains { !$0.expression.names.isDisjoint(with: subject.names) }
            }
    }

    // MARK: Lists

    private func forEachCall(_ closure: Syntax) -> (call: FunctionCallExprSyntax, base: ExprSyntax)? {
        guard let call = closure.parent?.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "forEach", let base = member.base
        else { return nil }
        return (call, base)
    }

    private func isFilled(_ sequence: ExprSyntax) -> Bool { FilledLists(file: file, test: test).contains(sequence) }
}

extension ExprSyntax {
    /// The expression, and the lists that it is a view or an element of: `items` for `items.values`, `items.enumerated()`,
    /// `items.first?.name`, `items[0]`.
    fileprivate var lists: [ExprSyntax] {
        var found = [unwrapped]
        var current = unwrapped
        while true {
            if let call = current.as(FunctionCallExprSyntax.self) {
                current = call.calledExpression.unwrapped
            } else if let item = current.as(SubscriptCallExprSyntax.self) {
                current = item.calledExpression.unwrapped
                found.append(current)
            } else if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
                current = base.unwrapped
                if Self.views.contains(member.declName.baseName.text) { found.append(current) }
            } else {
                return found
            }
        }
    }

    private static let views: Set<String> = [
        "values", "keys", "indices", "first", "last", "enumerated", "reversed", "sorted", "count", "isEmpty",
    ]
}
