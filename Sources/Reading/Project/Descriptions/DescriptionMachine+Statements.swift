import SwiftSyntax

extension DescriptionMachine {
    /// How a piece of code ends.
    enum Ending {
        case next
        case returned(DescribedValue)
        /// The value of the last expression, which a body of one expression returns.
        case value(DescribedValue)

        /// What a body returns.
        var value: DescribedValue? {
            switch self {
            case .returned(let value), .value(let value): value
            case .next: nil
            }
        }

        var isReturn: Bool { if case .returned = self { true } else { false } }
    }

    /// What a body returns.
    func result(of body: CodeBlockItemListSyntax, _ scope: DescriptionScope, as type: String?) -> DescribedValue {
        run(body, scope, as: type).value ?? .unknown
    }

    /// Runs statements until one returns.
    @discardableResult
    func run(_ body: CodeBlockItemListSyntax, _ scope: DescriptionScope, as type: String? = nil) -> Ending {
        var last = Ending.next
        for item in body {
            last = run(item.item, scope, as: type)
            if last.isReturn { return last }
        }
        return last
    }

    private func run(_ item: CodeBlockItemSyntax.Item, _ scope: DescriptionScope, as type: String?) -> Ending {
        switch item {
        case .decl(let declaration):
            if let variable = declaration.as(VariableDeclSyntax.self) { declare(variable, scope) }
            return .next
        case .stmt(let statement):
            if let exit = statement.as(ReturnStmtSyntax.self) {
                return .returned(exit.expression.map { value($0, scope, as: type) } ?? .nothing)
            }
            if let wrapped = statement.as(ExpressionStmtSyntax.self) { return run(wrapped.expression, scope, as: type) }
            if let check = statement.as(GuardStmtSyntax.self) {
                let truth = holds(check.conditions, scope)
                // What cannot be known is taken to hold: a description that ends early describes nothing.
                return truth == false ? run(check.body.statements, DescriptionScope(in: scope), as: type) : .next
            }
            if let loop = statement.as(ForStmtSyntax.self) { return run(loop, scope, as: type) }
            return .next
        case .expr(let expression): return run(expression, scope, as: type)
        }
    }

    private func run(_ expression: ExprSyntax, _ scope: DescriptionScope, as type: String?) -> Ending {
        if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
            return branches(expression, scope, as: type)
        }
        return .value(value(expression, scope, as: type))
    }

    private func declare(_ variable: VariableDeclSyntax, _ scope: DescriptionScope) {
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName else { continue }
            let type = binding.typeAnnotation?.type.trimmedDescription
            scope.declare(name, binding.initializer.map { value($0.value, scope, as: type) } ?? .unknown)
        }
    }

    private func run(_ loop: ForStmtSyntax, _ scope: DescriptionScope, as type: String?) -> Ending {
        for element in value(loop.sequence, scope).list ?? [] {
            let inner = DescriptionScope(in: scope)
            if let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName {
                inner.declare(name, element)
            }
            let ending = run(loop.body.statements, inner, as: type)
            if ending.isReturn { return ending }
        }
        return .next
    }

    // MARK: Branches

    /// Runs the branch of an `if` or a `switch` that is taken; none where that cannot be known.
    func branches(_ expression: ExprSyntax, _ scope: DescriptionScope, as type: String?) -> Ending {
        if let choice = expression.as(SwitchExprSyntax.self) { return run(choice, scope, as: type) }
        guard let choice = expression.as(IfExprSyntax.self) else { return .next }
        let inner = DescriptionScope(in: scope)
        guard let truth = holds(choice.conditions, inner) else { return .next }
        if truth { return run(choice.body.statements, inner, as: type) }
        switch choice.elseBody {
        case .ifExpr(let other): return branches(ExprSyntax(other), scope, as: type)
        case .codeBlock(let block): return run(block.statements, DescriptionScope(in: scope), as: type)
        case nil: return .next
        }
    }

    /// Whether conditions hold; those that bind introduce their names.
    private func holds(_ conditions: ConditionElementListSyntax, _ scope: DescriptionScope) -> Bool? {
        var isKnown = true
        for element in conditions {
            switch element.condition {
            case .expression(let expression):
                guard let truth = value(expression, scope).truth else {
                    isKnown = false
                    continue
                }
                if !truth { return false }
            case .optionalBinding(let binding):
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName else {
                    return nil
                }
                let bound = binding.initializer.map { value($0.value, scope) } ?? scope[name] ?? .unknown
                if bound == .nothing { return false }
                if bound == .unknown { isKnown = false }
                scope.declare(name, bound)
            case .matchingPattern(let match):
                let subject = value(match.initializer.value, scope)
                switch matches(match.pattern, subject, scope) {
                case false: return false
                case nil: isKnown = false
                default: break
                }
            case .availability: isKnown = false
            }
        }
        return isKnown ? true : nil
    }

    private func run(_ choice: SwitchExprSyntax, _ scope: DescriptionScope, as type: String?) -> Ending {
        let subject = value(choice.subject, scope)
        for element in choice.cases {
            guard let branch = element.as(SwitchCaseSyntax.self) else { return .next }
            let inner = DescriptionScope(in: scope)
            switch branch.label {
            case .default: return run(branch.statements, inner, as: type)
            case .case(let label):
                for item in label.caseItems {
                    guard item.whereClause == nil, let isMatch = matches(item.pattern, subject, inner) else {
                        return .next
                    }
                    if isMatch { return run(branch.statements, inner, as: type) }
                }
            }
        }
        return .next
    }

    /// Whether a value is what a pattern says; names of the pattern are introduced.
    private func matches(_ pattern: PatternSyntax, _ subject: DescribedValue, _ scope: DescriptionScope) -> Bool? {
        if let binding = pattern.as(ValueBindingPatternSyntax.self) { return matches(binding.pattern, subject, scope) }
        if pattern.is(WildcardPatternSyntax.self) { return true }
        if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName {
            scope.declare(name, subject)
            return true
        }
        guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression, subject != .unknown else {
            return nil
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else {
            let wanted = value(expression, scope, as: subject.record?.type)
            // A case without its values stands for the case with any.
            if let one = wanted.record, let other = subject.record, one.arguments.isEmpty {
                return one.name == other.name
            }
            return wanted.isKnown && subject.isKnown ? wanted == subject : nil
        }
        guard let record = subject.record, call.calledName == record.name else { return false }
        for (argument, given) in zip(call.arguments, record.arguments) {
            guard let inner = argument.expression.as(PatternExprSyntax.self) else { continue }
            _ = matches(inner.pattern, given.value, scope)
        }
        return true
    }
}
