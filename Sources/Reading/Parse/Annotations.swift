import Algorithms
import Facts
import SwiftSyntax

/// The annotations for generators in a file's comments.
///
/// Understood are Sourcery's forms (its documentation, "Source annotations"): a line, doc or block comment before the
/// declaration, `sourcery:begin: a, b` … `sourcery:end` around several, `sourcery:file: a` for the whole file; and the
/// same with `testgen:`; and Mockolo's `@mockable`, with what stands in parentheses as its value.
struct AnnotationBlocks {
    /// An annotation that applies from one position in the file to another.
    private struct Span {
        var range: Range<Int>
        var annotations: [Annotation]
    }

    private static let tools = ["sourcery", "testgen"]
    private static let mockable = "@mockable"
    private static let introducers: Set<Keyword> = [
        .protocol, .class, .struct, .enum, .actor, .extension, .func, .var, .let, .`init`, .subscript, .typealias,
        .associatedtype, .case,
    ]
    private let spans: [Span]
    private let isEmpty: Bool

    init(source: String, tree: SourceFileSyntax) {
        let utf8 = source.utf8
        isEmpty = !(Self.tools.map { $0 + ":" } + [Self.mockable]).contains { utf8.contains(text: $0) }
        guard !isEmpty, source.contains(":begin") || source.contains(":file") else {
            spans = []
            return
        }
        spans = Self.spans(in: tree)
    }

    /// The annotations that apply to a declaration.
    func annotations(before node: some SyntaxProtocol) -> [Annotation] {
        guard !isEmpty else { return [] }
        var result: [Annotation] = []
        for span in spans where span.range.contains(node.positionAfterSkippingLeadingTrivia.utf8Offset) {
            result += span.annotations
        }
        // A comment may stand between attributes and what they belong to.
        for token in node.tokens(viewMode: .sourceAccurate).prefix(16) {
            for piece in token.leadingTrivia { result += Self.annotations(in: piece, directive: nil) }
            if case .keyword(let word) = token.tokenKind, Self.introducers.contains(word) { break }
        }
        return result
    }

    private static func spans(in tree: SourceFileSyntax) -> [Span] {
        var open: [(start: Int, annotations: [Annotation])] = []
        var result: [Span] = []
        let end = tree.endPosition.utf8Offset
        for token in tree.tokens(viewMode: .sourceAccurate) {
            var offset = token.position.utf8Offset
            for piece in token.leadingTrivia {
                let begun = annotations(in: piece, directive: "begin")
                if !begun.isEmpty { open.append((offset, begun)) }
                let file = annotations(in: piece, directive: "file")
                if !file.isEmpty { result.append(Span(range: 0..<end, annotations: file)) }
                if let text = piece.commentText, tools.contains(where: { text.contains("\($0):end") }),
                    let last = open.popLast()
                {
                    result.append(Span(range: last.start..<offset, annotations: last.annotations))
                }
                offset += piece.sourceLength.utf8Length
            }
        }
        return result + open.map { Span(range: $0.start..<end, annotations: $0.annotations) }
    }

    /// The annotations of one comment that stand behind `tool:` or, with a directive, behind `tool:directive:`.
    private static func annotations(in piece: TriviaPiece, directive: String?) -> [Annotation] {
        guard let text = piece.commentText else { return [] }
        return text.split(whereSeparator: \.isNewline).flatMap { line -> [Annotation] in
            let words = line.drop { " \t/*".contains($0) }
            if directive == nil, let wish = mockable(words) { return [wish] }
            for tool in tools {
                let opening = tool + ":" + (directive.map { $0 + ":" } ?? "")
                guard words.hasPrefix(opening) else { continue }
                let rest = words.dropFirst(opening.count)
                if directive == nil, ["begin", "end", "file", "inline"].contains(where: { rest.hasPrefix($0 + ":") }) {
                    return []
                }
                return keys(of: rest, tool: tool)
            }
            return []
        }
    }

    /// `@mockable(override: name = StoreMock)`
    private static func mockable(_ words: Substring) -> Annotation? {
        guard words.hasPrefix(mockable) else { return nil }
        let rest = words.dropFirst(mockable.count)
        if let next = rest.first, next != "(", !next.isWhitespace, next != "*" { return nil }
        let value = rest.first == "(" ? rest.lastIndex(of: ")").map { rest[..<$0].dropFirst() } : nil
        return Annotation(tool: "mockolo", key: "mockable", value: value.map(String.init))
    }

    private static func keys(of text: Substring, tool: String) -> [Annotation] {
        var list = text
        if let end = list.firstRange(of: "*/") { list = list[..<end.lowerBound] }
        return list.split(separator: ",").compactMap { item in
            let parts = item.split(separator: "=", maxSplits: 1).map { part in
                String(part.trimming { $0.isWhitespace || $0 == "\"" })
            }
            guard let key = parts.first, !key.isEmpty, key != "end" else { return nil }
            return Annotation(tool: tool, key: key, value: parts.count > 1 ? parts[1] : nil)
        }
    }
}

extension TriviaPiece {
    fileprivate var commentText: String? {
        switch self {
        case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
            text
        default: nil
        }
    }
}
