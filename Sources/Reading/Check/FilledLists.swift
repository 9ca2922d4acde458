import SwiftSyntax

/// Says whether a loop surely turns: its list is written out, a range of numbers, all cases, a constant of a type.
struct FilledLists {
    let file: TestFile
    let test: TestCase

    /// Whether a list surely has elements.
    func contains(_ sequence: ExprSyntax) -> Bool { isFilled(sequence, depth: 0) }

    private func isFilled(_ sequence: ExprSyntax, depth: Int) -> Bool {
        guard depth < 5 else { return false }
        let bare = sequence.unwrapped
        if let list = bare.as(ArrayExprSyntax.self) { return !list.elements.isEmpty }
        if let list = bare.as(DictionaryExprSyntax.self) {
            if case .elements(let elements) = list.content { return !elements.isEmpty }
            return false
        }
        if let node = bare.as(SequenceExprSyntax.self) {
            let elements = Array(node.elements)
            if elements.contains(where: { ["...", "..<"].contains($0.operatorText ?? "") }) {
                return elements.allSatisfy { $0.operatorText != nil || isNumber($0, depth: depth + 1) }
            }
            return elements.contains { isFilled($0, depth: depth + 1) }
        }
        if let call = bare.as(FunctionCallExprSyntax.self) { return isFilled(call, depth: depth) }
        return isFilled(named: Chain(bare), depth: depth)
    }

    private func isFilled(_ call: FunctionCallExprSyntax, depth: Int) -> Bool {
        if call.calleeText == "stride" { return true }
        if call.calleeText == "zip" { return call.arguments.allSatisfy { isFilled($0.expression, depth: depth + 1) } }
        if ["Array", "Set"].contains(call.calleeText), let first = call.arguments.first {
            if first.label?.text == "repeating" { return call.labelled("count")?.expression.trimmedDescription != "0" }
            return first.label == nil && isFilled(first.expression, depth: depth + 1)
        }
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let helper = file.nodes.functions.first(where: { $0.name == name })
        {
            let list = helper.node.body?.statements.last?.returned?.as(ArrayExprSyntax.self)
            return list.map { !$0.elements.isEmpty } ?? false
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
            return false
        }
        // Of all cases a part is meant, and that there are such cases is seen in their declaration.
        if member.declName.baseName.text == "filter" { return Chain(base).members.last == "allCases" }
        guard
            ["enumerated", "reversed", "sorted", "map", "shuffled", "makeIterator"].contains(
                member.declName.baseName.text)
        else {
            return false
        }
        return isFilled(base, depth: depth + 1)
    }

    private func isFilled(named chain: Chain, depth: Int) -> Bool {
        if chain.members.last == "allCases" { return true }
        guard !chain.hasCall, let root = chain.root else { return false }
        if root.first?.isUppercase == true || root == "Self" { return true }
        guard chain.members.isEmpty || ["values", "keys", "indices"].contains(chain.members[0]) else { return false }
        if let local = file.local(root, in: test) { return isFilled(local.value, depth: depth + 1) }
        if let outer = outerLoop(binding: root) { return isFilled(outer, depth: depth + 1) }
        // What a suite holds is arranged by it.
        return file.holdsProperty(root) && !test.subjects.contains(root) && !test.doubles.contains(root)
    }

    /// The list of the loop that gives a variable its value.
    private func outerLoop(binding name: String) -> ExprSyntax? {
        file.nodes.loops.within(test.function.range).first { loop in
            loop.pattern.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
        }?.sequence
    }

    /// Whether a bound of a range is a number, or the length of a list that has elements.
    private func isNumber(_ expression: ExprSyntax, depth: Int) -> Bool {
        if expression.is(IntegerLiteralExprSyntax.self) { return true }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
            return Chain(expression).root != nil
        }
        return member.declName.baseName.text == "count" && isFilled(base, depth: depth)
    }
}

extension TestFile {
    /// Whether a type of the file, or the file itself, has a property.
    func holdsProperty(_ name: String) -> Bool {
        nodes.properties.contains { node, _ in
            node.bindings.contains { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name }
        }
    }
}
