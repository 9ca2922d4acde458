import SwiftSyntax

/// An assert of a test: `#expect`, `#require`, `Issue.record`, `XCTAssert…`, `confirmation`.
struct Assertion {
    /// What it is.
    enum Kind {
        case expect, require, record, xctest, confirmation
    }

    var kind: Kind
    var node: Syntax
    /// Its name: `expect`, `XCTAssertEqual`.
    var name: String
    var arguments: LabeledExprListSyntax
    /// The closure after `throws:`, or a trailing one.
    var throwsClosure: ClosureExprSyntax?

    /// Its bytes.
    var range: Range<Int> { node.bytes }

    /// The condition that it asserts: the first argument without a label.
    var condition: ExprSyntax? {
        guard let first = arguments.first, first.label == nil else { return nil }
        return first.expression
    }

    /// Whether `#require` only unwraps an optional: it has no operator.
    var unwraps: Bool {
        if name == "XCTUnwrap" { return true }
        guard kind == .require, let condition else { return false }
        return condition.comparisons.isEmpty && throwsClosure == nil
    }

    /// What it is about: the sides that XCTest compares, or the condition.
    var subjects: [ExprSyntax] {
        kind == .xctest
            ? arguments.prefix { $0.label == nil }.prefix(2).map(\.expression) : [condition].compactMap { $0 }
    }

    /// What it compares with what.
    var comparisons: [Comparison] {
        guard kind == .xctest, let word = Self.operators[name] else { return condition?.comparisons ?? [] }
        let sides = subjects
        guard sides.count == 2 else { return [] }
        return [Comparison(left: sides[0].elements, word: word, right: sides[1].elements)]
    }

    /// The operators that asserts of XCTest stand for.
    static let operators = [
        "XCTAssertEqual": "==", "XCTAssertNotEqual": "!=", "XCTAssertIdentical": "===", "XCTAssertNotIdentical": "!==",
        "XCTAssertGreaterThan": ">", "XCTAssertGreaterThanOrEqual": ">=", "XCTAssertLessThan": "<",
        "XCTAssertLessThanOrEqual": "<=",
    ]

    /// What it runs that may throw: the closure of `#expect(throws:)`, or what `XCTAssertThrowsError` is given.
    var attempt: [CodeBlockItemSyntax] {
        if let throwsClosure { return Array(throwsClosure.statements) }
        guard name == "XCTAssertThrowsError" || name == "XCTAssertNoThrow", let condition else { return [] }
        return [CodeBlockItemSyntax(item: .expr(condition))]
    }

    /// Whether a statement consists of it, and it is not nested deeper.
    func isOutermost(in item: CodeBlockItemSyntax) -> Bool {
        var current = node
        while let parent = current.parent {
            if parent.id == Syntax(item).id { return true }
            switch parent.kind {
            case .tryExpr, .awaitExpr, .sequenceExpr, .exprList, .initializerClause, .patternBinding,
                .patternBindingList, .variableDecl, .memberAccessExpr, .functionCallExpr:
                current = parent
            default: return false
            }
        }
        return false
    }

    /// The asserts within some bytes, in order.
    static func read(in nodes: NodeCollector, _ range: Range<Int>) -> [Assertion] {
        let macros = nodes.macros.within(range).compactMap(Assertion.init(macro:))
        let calls = nodes.calls.within(range).compactMap(Assertion.init(call:))
        return calls.isEmpty ? macros : (macros + calls).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Reads `#expect` and `#require`.
    init?(macro: MacroExpansionExprSyntax) {
        switch macro.macroName.text {
        case "expect": kind = .expect
        case "require": kind = .require
        default: return nil
        }
        node = Syntax(macro)
        name = macro.macroName.text
        arguments = macro.arguments
        let hasThrows = arguments.contains { $0.label?.text == "throws" }
        throwsClosure = hasThrows || condition == nil ? macro.trailingClosure : nil
    }

    /// Reads calls that assert.
    init?(call: FunctionCallExprSyntax) {
        let name = call.calleeText
        switch name {
        case _ where name.hasPrefix("XCTAssert") || name == "XCTFail" || name == "XCTUnwrap": kind = .xctest
        case "Issue.record": kind = .record
        case "confirmation", "Testing.confirmation": kind = .confirmation
        default: return nil
        }
        node = Syntax(call)
        self.name = name
        arguments = call.arguments
        throwsClosure = nil
    }
}

extension Array where Element: SyntaxProtocol {
    /// The nodes that begin within some bytes; the array is in the order of the source.
    func within(_ range: Range<Int>) -> ArraySlice<Element> {
        let start = firstIndex(from: range.lowerBound)
        return self[start..<Swift.max(start, firstIndex(from: range.upperBound))]
    }

    private func firstIndex(from offset: Int) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].positionAfterSkippingLeadingTrivia.utf8Offset < offset {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
