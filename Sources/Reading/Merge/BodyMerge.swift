import SwiftSyntax

/// Adds what is missing in a function that a person has edited: parameters, arguments and statements.
struct BodyMerge {
    private let ours: Outline
    private let theirs: Outline
    /// The changes of the person's text.
    private(set) var edits = TextEdits()
    /// What was added, in words.
    private(set) var added: [String] = []
    /// What the person's text hands over and testgen's no longer does, in words.
    private(set) var obsolete: [String] = []
    /// Whether something differs that only a person can judge.
    private(set) var differs = false

    init(of ours: Outline, into theirs: Outline) {
        self.ours = ours
        self.theirs = theirs
    }

    /// Merges one function into another of the same name.
    mutating func merge(_ new: Syntax, into old: Syntax) {
        if let new = new.as(FunctionDeclSyntax.self), let old = old.as(FunctionDeclSyntax.self) {
            merge(new.signature.parameterClause, into: old.signature.parameterClause)
            guard let new = new.body, let old = old.body else {
                differs = true
                return
            }
            merge(new.statements, into: old)
        } else if let new = new.as(InitializerDeclSyntax.self), let old = old.as(InitializerDeclSyntax.self) {
            merge(new.signature.parameterClause, into: old.signature.parameterClause)
            guard let new = new.body, let old = old.body else {
                differs = true
                return
            }
            merge(new.statements, into: old)
        } else {
            differs = true
        }
    }

    // MARK: Lists with commas

    private struct Element {
        var name: String
        var node: Syntax
        var comma: TokenSyntax?

        init(_ node: some SyntaxProtocol, name: String, comma: TokenSyntax?) {
            self.node = Syntax(node)
            self.name = name
            self.comma = comma
        }

        /// Where it begins.
        var start: Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }

        /// Where it ends, without a comma.
        var end: Int {
            guard let comma else { return node.endPositionBeforeTrailingTrivia.utf8Offset }
            let last = comma.previousToken(viewMode: .sourceAccurate)
            return last?.endPositionBeforeTrailingTrivia.utf8Offset ?? node.endPositionBeforeTrailingTrivia.utf8Offset
        }

        var isOnItsOwnLine: Bool { node.leadingTrivia.contains { $0.isNewline } }
    }

    private mutating func merge(_ new: FunctionParameterClauseSyntax, into old: FunctionParameterClauseSyntax) {
        let elements = { (clause: FunctionParameterClauseSyntax) in
            clause.parameters.map { Element($0, name: ($0.secondName ?? $0.firstName).text, comma: $0.trailingComma) }
        }
        let missing = add(elements(new), to: elements(old), after: old.leftParen)
        added += missing.map { "the parameter \($0)" }
    }

    private mutating func merge(_ new: FunctionCallExprSyntax, into old: FunctionCallExprSyntax) {
        let elements = { (call: FunctionCallExprSyntax) in
            call.arguments.compactMap { argument in
                argument.label.map { Element(argument, name: $0.text, comma: argument.trailingComma) }
            }
        }
        guard let open = old.leftParen else {
            differs = true
            return
        }
        let (new, old) = (elements(new), elements(old))
        let missing = add(new, to: old, after: open)
        added += missing.map { "the argument \($0)" }
        let names = Set(new.map(\.name))
        obsolete += old.map(\.name).filter { !names.contains($0) }.map { "the argument \($0)" }
    }

    /// - Returns: The names of the elements that were added.
    private mutating func add(_ new: [Element], to old: [Element], after open: TokenSyntax) -> [String] {
        var missing: [String] = []
        var before: Element?
        for element in new {
            if let same = old.first(where: { $0.name == element.name }) {
                before = same
                continue
            }
            missing.append(element.name)
            let text = ours.text(element.start..<element.end)
            if let before {
                let space = gap(before: before)
                if let comma = before.comma {
                    edits.insert(space + text + ",", at: comma.endPositionBeforeTrailingTrivia.utf8Offset)
                } else {
                    edits.insert("," + space + text, at: before.end)
                }
            } else if let first = old.first {
                edits.insert(text + "," + gap(before: first), at: first.start)
            } else {
                let isFirst = missing.count == 1
                edits.insert((isFirst ? "" : ", ") + text, at: open.endPositionBeforeTrailingTrivia.utf8Offset)
            }
        }
        return missing
    }

    private func gap(before element: Element) -> String {
        element.isOnItsOwnLine ? theirs.ending + theirs.indentation(at: element.start) : " "
    }

    // MARK: Statements

    private mutating func merge(_ new: CodeBlockItemListSyntax, into old: CodeBlockSyntax) {
        let known = old.statements.map {
            (key: StatementKey(of: $0, isLast: $0.id == old.statements.last?.id), item: $0)
        }
        var taken: Set<Int> = []
        var partners: [CodeBlockItemSyntax?] = []
        for item in new {
            let key = StatementKey(of: item, isLast: item.id == new.last?.id)
            let index = known.indices.first { !taken.contains($0) && known[$0].key == key }
            if let index { taken.insert(index) }
            partners.append(index.map { known[$0].item })
        }
        var before: CodeBlockItemSyntax?
        for (item, partner) in zip(new, partners) {
            if let partner {
                merge(item, into: partner, in: old)
                before = partner
            } else if let call = item.outermostCall, let other = old.only(calling: call.calledExpression.said) {
                // The person keeps what testgen hands on.
                merge(call, into: other)
            } else {
                let next = partners.lazy.compactMap { $0 }.first
                add(item, after: before, before: next, in: old)
            }
        }
    }

    private mutating func merge(
        _ new: CodeBlockItemSyntax, into old: CodeBlockItemSyntax, in body: CodeBlockSyntax
    ) {
        guard new.said != old.said else { return }
        guard let call = new.outermostCall else {
            differs = true
            return
        }
        let callee = call.calledExpression.said
        let other = old.outermostCall.flatMap { $0.calledExpression.said == callee ? $0 : nil }
        guard let other = other ?? body.only(calling: callee) else {
            differs = true
            return
        }
        merge(call, into: other)
    }

    private mutating func add(
        _ new: CodeBlockItemSyntax, after before: CodeBlockItemSyntax?, before next: CodeBlockItemSyntax?,
        in body: CodeBlockSyntax
    ) {
        let range = new.positionAfterSkippingLeadingTrivia.utf8Offset..<new.endPositionBeforeTrailingTrivia.utf8Offset
        let text = Moved(ours.text(range), at: range.lowerBound, of: ours, to: theirs)
        let place = before ?? next ?? body.statements.last
        let anchor = place?.positionAfterSkippingLeadingTrivia.utf8Offset
        let space = anchor.map(theirs.indentation) ?? ""
        if let before {
            let offset = before.endPositionBeforeTrailingTrivia.utf8Offset
            edits.insert(theirs.ending + space + text.indented(by: space), at: offset)
        } else if let anchor {
            edits.insert(text.indented(by: space) + theirs.ending + space, at: anchor)
        } else {
            differs = true
            return
        }
        added.append("`\(new.said)`")
    }
}

/// The calls in a body.
private final class Calls: SyntaxVisitor {
    private(set) var all: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        all.append(node)
        return .visitChildren
    }
}

extension CodeBlockSyntax {
    /// The call of a function, where there is exactly one.
    fileprivate func only(calling callee: String) -> FunctionCallExprSyntax? {
        let calls = Calls(viewMode: .sourceAccurate)
        calls.walk(self)
        let found = calls.all.filter { $0.calledExpression.said == callee }
        return found.count == 1 ? found[0] : nil
    }
}

/// What a statement does, by which it is known again when its details differ.
private struct StatementKey: Hashable {
    private let text: String

    init(of item: CodeBlockItemSyntax, isLast: Bool) {
        switch item.item {
        case .stmt(let statement) where statement.is(ReturnStmtSyntax.self): text = "return"
        case .decl(let decl):
            let names = decl.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.said)
            text = "let " + (names?.joined(separator: ", ") ?? decl.said)
        case .expr(let expression):
            if isLast, expression.is(FunctionCallExprSyntax.self) {
                text = "return"
            } else if let sequence = expression.as(SequenceExprSyntax.self),
                let left = sequence.elements.first,
                sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
            {
                text = left.said + " ="
            } else {
                text = expression.said
            }
        default: text = item.said
        }
    }
}

extension SyntaxProtocol {
    /// The text, with one space where there is any.
    fileprivate var said: String {
        trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The call that a statement is about: of a value it keeps, returns, or makes for its own sake.
    fileprivate var outermostCall: FunctionCallExprSyntax? {
        var node = Syntax(self)
        while true {
            if let call = node.as(FunctionCallExprSyntax.self) { return call }
            let inner: Syntax? =
                switch node.as(SyntaxEnum.self) {
                case .codeBlockItem(let item): Syntax(item.item)
                case .returnStmt(let statement): statement.expression.map { Syntax($0) }
                case .tryExpr(let expression): Syntax(expression.expression)
                case .awaitExpr(let expression): Syntax(expression.expression)
                case .variableDecl(let decl): decl.bindings.first?.initializer.map { Syntax($0.value) }
                case .sequenceExpr(let sequence): sequence.elements.last.map { Syntax($0) }
                default: nil
                }
            guard let inner else { return nil }
            node = inner
        }
    }
}
