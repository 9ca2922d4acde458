import SwiftParser
import SwiftSyntax
import Testing

@testable import Facts

/// Whatever the width, what is printed reads as the same Swift.
@Suite struct LayoutPropertyTests {
    @Test(arguments: 0..<200)
    func tokensAreTheSameAtAnyWidth(_ seed: UInt64) {
        var maker = TreeMaker(seed: seed)
        let statements = (0..<4).map { _ in maker.statement(3) }
        let whole = tokens(statements.lines(width: 1_000_000))
        #expect(!whole.hasError, "\(statements.lines(width: 1_000_000))")
        for width in [1, 20, 33, 48, 64, 80, 100, 120] {
            let lines = statements.lines(width: width)
            let broken = tokens(lines)
            #expect(broken.texts == whole.texts && !broken.hasError, "\(lines.joined(separator: "\n"))")
        }
    }

    @Test(arguments: 0..<200)
    func linesAreNoWiderThanAPageWhereBracketsLetThem(_ seed: UInt64) {
        var maker = TreeMaker(seed: seed)
        let lines = [maker.statement(3)].lines(width: 100)
        // What is left are single words, and texts that hold escapes.
        #expect(
            lines.allSatisfy { $0.count <= 100 || !$0.contains(", ") || $0.contains("\"") },
            "\(lines.joined(separator: "\n"))")
    }

    /// The tokens of Swift source, sums of literals taken as one literal.
    private func tokens(_ lines: [String]) -> (texts: [String], hasError: Bool) {
        let tree = Parser.parse(source: "func f() {\n" + lines.joined(separator: "\n") + "\n}")
        var texts: [String] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let text = token.text
            // `"a" + "b"` is `"ab"`: drop the quotation marks and the sign between.
            if text == "\"", texts.suffix(2) == ["\"", "+"], token.isOpeningQuote {
                texts.removeLast(2)
            } else {
                texts.append(text)
            }
        }
        return (texts.joined(separator: "\u{1}").replacing("\u{1}", with: "").map { String($0) }, tree.hasError)
    }
}

extension TokenSyntax {
    fileprivate var isOpeningQuote: Bool { parent?.as(StringLiteralExprSyntax.self)?.openingQuote.id == id }
}

/// Makes trees by chance, the same for the same seed.
private struct TreeMaker {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }

    private mutating func roll(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
    }

    private mutating func word() -> String {
        ["a", "items", "deps", "returnedLibraryPage", "connectivityManager", "createMockLibraryListItemModel"][roll(6)]
    }

    private mutating func text() -> String {
        [
            "", "short", "say \"hi\"", "a, (b) {c}\nd",
            "Write what loadLibrary must do: its effects cannot be read, so far",
        ][roll(5)]
    }

    mutating func statement(_ depth: Int) -> Code.Statement {
        switch roll(7) {
        case 0: .binding(.init(word(), expression(depth)))
        case 1:
            .binding(
                .init(
                    isVariable: true, word(), type: .array(.named([.init("Page", [.simple("Item")])])),
                    expression(depth)))
        case 2: .assignment(.path("deps", word()), expression(depth))
        case 3: .assignment(.name("_"), .try(.await(call(depth))))
        case 4: .doCatch([.expression(.try(call(depth)))], catch: [.assignment(.name(word()), .name("error"))])
        default: .expression(call(depth))
        }
    }

    mutating func expression(_ depth: Int) -> Code.Expression {
        guard depth > 0 else {
            return [.name(word()), .string(text()), .number("42"), .null, .member(nil, word())][roll(5)]
        }
        switch roll(14) {
        case 0: return .array((0..<roll(5)).map { _ in expression(depth - 1) })
        case 1: return .dictionary((0..<roll(3)).map { _ in .init(.string(text()), expression(depth - 1)) })
        case 2: return .tuple([.init(nil, expression(depth - 1)), .init(word(), expression(depth - 1))])
        case 3: return .binary(expression(depth - 1), ["+", "==", "*", "&&", "-"][roll(5)], expression(depth - 1))
        case 4: return .prefix("!", expression(depth - 1))
        case 5: return .member(call(depth - 1), word())
        case 6: return .chained(call(depth - 1)).asking(word())
        case 7: return .element(.name(word()), [.init(nil, expression(depth - 1))])
        case 8: return .interpolation([.text(text()), .value(.name(word())), .text(text())])
        case 9: return .closure(closure(depth))
        case 10: return .cast(call(depth - 1), "as?", .simple("Item"))
        default: return call(depth)
        }
    }

    private mutating func call(_ depth: Int) -> Code.Expression {
        let arguments = (0..<roll(4)).map { index in
            Code.Argument(index == 0 ? nil : word(), expression(depth - 1))
        }
        let callee = Code.Expression.path(word(), word())
        return .call(callee, arguments, trailing: roll(5) == 0 ? closure(depth) : nil)
    }

    private mutating func closure(_ depth: Int) -> Code.Closure {
        let body = depth > 0 ? (0..<roll(3)).map { _ in Code.Statement.expression(call(depth - 1)) } : []
        return Code.Closure(roll(2) == 0 ? [] : ["_", word()], body)
    }
}

extension Code.Expression {
    fileprivate func asking(_ name: String) -> Code.Expression { .member(self, name) }
}
