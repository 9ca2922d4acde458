import SwiftSyntax

/// An expression such as `deps.repo.load(id: 1)?.name` as the name it starts from and what follows.
struct Chain {
    /// The first name: `deps`; `nil` when the expression starts with something else. `self.` is dropped.
    var root: String?
    /// The names after it: `repo`, `load`, `name`.
    var members: [String] = []
    /// Whether anything is called on the way.
    var hasCall = false
    /// Whether the last step is a call.
    var endsInCall = false

    /// Reads an expression; `try`, `await`, `!`, `?` and parentheses around a part do not count.
    init(_ expression: ExprSyntax) {
        var steps: [String] = []
        var current = expression.unwrapped
        var isOutermost = true
        while true {
            if let node = current.as(MemberAccessExprSyntax.self) {
                steps.append(node.declName.baseName.text)
                guard let base = node.base else { break }
                current = base.unwrapped
            } else if let node = current.as(FunctionCallExprSyntax.self) {
                hasCall = true
                if isOutermost { endsInCall = true }
                current = node.calledExpression.unwrapped
            } else if let node = current.as(SubscriptCallExprSyntax.self) {
                current = node.calledExpression.unwrapped
            } else if let node = current.as(GenericSpecializationExprSyntax.self) {
                current = node.expression.unwrapped
            } else if let node = current.as(DeclReferenceExprSyntax.self) {
                root = node.baseName.text
                break
            } else {
                break
            }
            isOutermost = false
        }
        members = steps.reversed()
        if root == "self", !members.isEmpty { root = members.removeFirst() }
    }

    /// All names with dots between: `NerdzInject.shared.registerObject`.
    var text: String { ([root].compactMap { $0 } + members).joined(separator: ".") }
}

extension ExprSyntax {
    /// The expression under `try`, `await`, `!`, `?`, `as` and redundant parentheses.
    var unwrapped: ExprSyntax {
        if let node = self.as(TryExprSyntax.self) { return node.expression.unwrapped }
        if let node = self.as(AwaitExprSyntax.self) { return node.expression.unwrapped }
        if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.unwrapped }
        if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.unwrapped }
        if let node = self.as(TupleExprSyntax.self), node.elements.count == 1, let only = node.elements.first,
            only.label == nil
        {
            return only.expression.unwrapped
        }
        return self
    }

    /// The elements of an expression with operators; the expression alone without operators.
    var elements: [ExprSyntax] {
        let bare = self.as(TryExprSyntax.self)?.expression ?? self
        return bare.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [bare]
    }

    /// The sides of `a == b`, `a != b` and the like, for each part between `&&` and `||`.
    var comparisons: [Comparison] {
        var parts: [[ExprSyntax]] = [[]]
        for element in elements {
            if let word = element.operatorText, word == "&&" || word == "||" {
                parts.append([])
            } else {
                parts[parts.count - 1].append(element)
            }
        }
        return parts.compactMap { part in
            let place = part.firstIndex { Comparison.words.contains($0.operatorText ?? "") }
            guard let place, place > 0, place + 1 < part.count else { return nil }
            return Comparison(
                left: Array(part[..<place]), word: part[place].operatorText ?? "", right: Array(part[(place + 1)...]))
        }
    }

    /// The text of a binary operator.
    var operatorText: String? { self.as(BinaryOperatorExprSyntax.self)?.operator.text }

    /// The names the expression starts from, wherever in it: the roots of all its chains.
    var names: Set<String> {
        var found: Set<String> = []
        for token in tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind,
                let reference = token.parent?.as(DeclReferenceExprSyntax.self)
            else { continue }
            let member = reference.parent?.as(MemberAccessExprSyntax.self)
            if let member, member.declName.id == reference.id { continue }
            found.insert(name)
        }
        return found
    }
}

/// `left == right`
struct Comparison {
    static let words: Set<String> = ["==", "!=", "===", "!==", "<", ">", "<=", ">="]

    var left: [ExprSyntax]
    var word: String
    var right: [ExprSyntax]

    /// The text of a side, without spaces at its ends.
    static func text(_ side: [ExprSyntax]) -> String {
        side.map(\.trimmedDescription).joined(separator: " ")
    }
}

extension FunctionCallExprSyntax {
    /// What is called: `Task.sleep`, `sleep`, `LibraryItem.init`.
    var calleeText: String { Chain(calledExpression).text }

    /// The last name of what is called: `load` in `deps.repo.load(…)`.
    var calleeName: String {
        let chain = Chain(calledExpression)
        return chain.members.last ?? chain.root ?? ""
    }

    /// Whether its name says that it asserts: `assertSnapshot(…)`, `expectPath(…)`, `verify(…)`, `expect(…).to(…)`.
    var isAssertByName: Bool {
        let chain = Chain(calledExpression)
        if ["expect", "verify", "Verify"].contains(chain.root) || chain.members.last == "verify" { return true }
        let words = chain.members.isEmpty ? ["assert", "expect", "verify", "Assert", "Expect", "Verify"] : ["assert"]
        return words.contains { calleeName.dropping(prefix: $0)?.first?.isUppercase ?? false }
            || chain.members.isEmpty && calleeName.contains("Snapshot") && calleeName.contains("erify")
    }

    /// The argument of a label.
    func labelled(_ label: String) -> LabeledExprSyntax? { arguments.first { $0.label?.text == label } }

    /// The closures given to it: trailing ones and arguments.
    var closures: [ClosureExprSyntax] {
        let plain = arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
        return plain + [trailingClosure].compactMap { $0 } + additionalTrailingClosures.map(\.closure)
    }
}

extension LabeledExprListSyntax {
    /// The traits among the arguments of `@Test` and `@Suite`: `.serialized`, `.tags(.unit)`.
    func trait(_ name: String) -> ExprSyntax? {
        for argument in self where argument.label == nil {
            let chain = Chain(argument.expression)
            if chain.members.last == name, chain.root == nil || chain.root?.first?.isUppercase == true {
                return argument.expression
            }
        }
        return nil
    }
}

extension AttributeSyntax {
    /// The arguments in parentheses.
    var argumentList: LabeledExprListSyntax? {
        if case .argumentList(let list)? = arguments { return list }
        return nil
    }

    /// A trait among the arguments.
    func trait(_ name: String) -> ExprSyntax? { argumentList?.trait(name) }

    /// Whether it switches a test off in any case.
    var isDisabled: Bool {
        guard let trait = trait("disabled") else { return false }
        let condition = trait.as(FunctionCallExprSyntax.self)?.labelled("if")?.expression
        return condition == nil || condition?.trimmedDescription == "true"
    }

    /// The display name as written; `nil` without one.
    var displayName: StringLiteralExprSyntax? {
        argumentList?.first.flatMap { $0.label == nil ? $0.expression.as(StringLiteralExprSyntax.self) : nil }
    }
}

extension StringLiteralExprSyntax {
    /// The text, when there is no interpolation in it.
    var plainText: String? {
        guard segments.count <= 1 else {
            return segments.allSatisfy { $0.is(StringSegmentSyntax.self) } ? segments.description : nil
        }
        guard let only = segments.first else { return "" }
        return only.as(StringSegmentSyntax.self)?.content.text
    }
}
