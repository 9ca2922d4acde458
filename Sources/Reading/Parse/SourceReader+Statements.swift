import Facts
import SwiftSyntax

extension SourceReader {
    /// The statements of a block, in order.
    func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
        items.flatMap { item -> [Statement] in
            switch item.item {
            case .decl(let node): return declarations(node)
            case .stmt(let node): return [statement(node)]
            case .expr(let node): return [Statement(.expression(expression(node)), at: place(of: node))]
            }
        }
    }

    private func declarations(_ node: DeclSyntax) -> [Statement] {
        let place = place(of: node)
        if let variable = node.as(VariableDeclSyntax.self) { return bindings(variable, at: place) }
        if let function = node.as(FunctionDeclSyntax.self) {
            return [Statement(.function(method(function, in: Context())), at: place)]
        }
        if let conditional = node.as(IfConfigDeclSyntax.self) { return self.conditional(conditional, at: place) }
        return [Statement(.other(flatText(node)), at: place)]
    }

    /// The statements under `#if`: those that run, where that is known of a debug build, as tests are; else every clause.
    private func conditional(_ node: IfConfigDeclSyntax, at place: Facts.SourceLocation) -> [Statement] {
        let branches = clauses(of: node, with: ["DEBUG": ""]).map { clause -> Statement.ConditionalClause in
            var body: [Statement] = []
            if case .statements(let items) = clause.elements { body = statements(items) }
            return .init(condition: clause.condition, body: body)
        }
        guard let first = branches.first else { return [] }
        return first.condition == nil ? first.body : [Statement(.conditional(branches), at: place)]
    }

    private func bindings(_ node: VariableDeclSyntax, at place: Facts.SourceLocation) -> [Statement] {
        node.bindings.map { binding in
            var value = binding.initializer.map { expression($0.value) }
            if value == nil, case .getter(let items)? = binding.accessorBlock?.accessors {
                value = .closure(ClosureExpression(body: statements(items)))
            }
            if node.modifiers.contains(where: { $0.name.text == "async" }) {
                value = value.map { .prefix("async", $0) }
            }
            return Statement(
                .binding(
                    isLet: node.bindingSpecifier.text == "let", pattern: pattern(binding.pattern),
                    type: binding.typeAnnotation.map { typeRef($0.type) }, value: value,
                    attributes: attributes(node.attributes)), at: place)
        }
    }

    func statement(_ node: StmtSyntax) -> Statement {
        let place = place(of: node)
        switch node.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let node):
            if let node = node.expression.as(IfExprSyntax.self) { return statement(node) }
            if let node = node.expression.as(SwitchExprSyntax.self) { return statement(node) }
            return Statement(.expression(expression(node.expression)), at: place)
        case .guardStmt(let node):
            return Statement(
                .guard(conditions(node.conditions), otherwise: statements(node.body.statements)), at: place)
        case .forStmt(let node):
            return Statement(
                .for(
                    pattern(node.pattern), in: expression(node.sequence),
                    where: node.whereClause.map { expression($0.condition) }, body: statements(node.body.statements),
                    isAsync: node.awaitKeyword != nil), at: place)
        case .whileStmt(let node):
            return Statement(.while(conditions(node.conditions), body: statements(node.body.statements)), at: place)
        case .repeatStmt(let node):
            return Statement(
                .repeatWhile(body: statements(node.body.statements), condition: expression(node.condition)), at: place)
        case .doStmt(let node):
            let catches = node.catchClauses.map { clause in
                Statement.CatchClause(
                    patterns: clause.catchItems.compactMap { item in
                        let condition = item.whereClause.map { expression($0.condition) }
                        // `catch where error.isTransient` has no pattern.
                        guard let written = item.pattern else {
                            return condition.map { .init(pattern: .wildcard, condition: $0) }
                        }
                        return .init(pattern: pattern(written), condition: condition)
                    }, body: statements(clause.body.statements))
            }
            return Statement(.do(statements(node.body.statements), catches: catches), at: place)
        case .labeledStmt(let node):
            var labelled = statement(node.statement)
            labelled.label = node.label.text
            return labelled
        default: return Statement(jump(node), at: place)
        }
    }

    private func jump(_ node: StmtSyntax) -> Statement.Kind {
        switch node.as(StmtSyntaxEnum.self) {
        case .returnStmt(let node): .return(node.expression.map { expression($0) })
        case .throwStmt(let node): .throw(expression(node.expression))
        case .deferStmt(let node): .defer(statements(node.body.statements))
        case .breakStmt(let node): .break(node.label?.text)
        case .continueStmt(let node): .continue(node.label?.text)
        case .fallThroughStmt: .fallthrough
        default: .other(flatText(node))
        }
    }

    func statement(_ node: IfExprSyntax) -> Statement {
        let otherwise: [Statement]? =
            switch node.elseBody {
            case .ifExpr(let inner): [statement(inner)]
            case .codeBlock(let block): statements(block.statements)
            case nil: nil
            }
        return Statement(
            .if(conditions(node.conditions), then: statements(node.body.statements), otherwise: otherwise),
            at: place(of: node))
    }

    func statement(_ node: SwitchExprSyntax) -> Statement {
        Statement(.switch(expression(node.subject), cases(node.cases)), at: place(of: node))
    }

    private func cases(_ list: SwitchCaseListSyntax) -> [Statement.SwitchCase] {
        list.flatMap { element -> [Statement.SwitchCase] in
            switch element {
            case .switchCase(let node):
                return [.init(items: items(node.label), body: statements(node.statements))]
            case .ifConfigDecl(let node):
                guard case .switchCases(let inner)? = node.clauses.first?.elements else { return [] }
                return cases(inner)
            }
        }
    }

    private func items(_ label: SwitchCaseSyntax.Label) -> [Statement.SwitchCase.Item] {
        guard case .case(let node) = label else { return [] }
        return node.caseItems.map {
            .init(pattern: pattern($0.pattern), condition: $0.whereClause.map { expression($0.condition) })
        }
    }

    private func conditions(_ list: ConditionElementListSyntax) -> [Statement.Condition] {
        list.map { element in
            switch element.condition {
            case .expression(let node): .expression(expression(node))
            case .optionalBinding(let node):
                .optionalBinding(
                    isLet: node.bindingSpecifier.text == "let", pattern: pattern(node.pattern),
                    type: node.typeAnnotation.map { typeRef($0.type) },
                    value: node.initializer.map { expression($0.value) })
            case .matchingPattern(let node): .pattern(pattern(node.pattern), expression(node.initializer.value))
            case .availability(let node): .availability(flatText(node))
            }
        }
    }
}
