import Behaviour
import SwiftSyntax

/// Changes of one file, with the text to insert before and after each place.
struct Planting {
    private let path: String
    private let converter: SourceLocationConverter
    /// Lines on which nothing is changed.
    private let skipped: Set<Int>
    /// Lines on which only that is changed which compiles wherever it stands.
    private let careful: Set<Int>
    /// Lines on which nothing daring is changed.
    private let timid: Set<Int>
    /// Lines on which something daring was changed.
    private(set) var daring: Set<Int> = []
    private var number: Int
    /// Which lines of the project's file those of the source are.
    private let lines: LineOrigins
    private var insertions: [Insertion] = []
    private var depth = 0
    /// Whether the change that was asked for last was planted, and not left out.
    private var isLastPlanted = false
    /// The expressions that are turned round, so that none is twice.
    private var turned: Set<SyntaxIdentifier> = []
    /// The changes, in the order of the walk.
    private(set) var mutants: [Mutant] = []

    /// Text that is put in, and the line that it is about.
    private struct Insertion {
        var offset: Int
        var isEnd: Bool
        var depth: Int
        var text: String
        var line: Int
    }

    init(
        path: String, converter: SourceLocationConverter, first: Int, skipping skipped: Set<Int>,
        carefulOn careful: Set<Int>, timidOn timid: Set<Int> = [], lines: LineOrigins = LineOrigins()
    ) {
        self.lines = lines
        self.path = path
        self.converter = converter
        self.skipped = skipped
        self.careful = careful
        self.timid = timid
        number = first
    }

    /// The source with the changes put in.
    func planted(in source: String) -> PlantedSource {
        let ordered = insertions.sorted { left, right in
            if left.offset != right.offset { return left.offset < right.offset }
            if left.isEnd != right.isEnd { return left.isEnd }
            return left.isEnd ? left.depth > right.depth : left.depth < right.depth
        }
        let bytes = Array(source.utf8)
        var (result, origins, position): ([UInt8], [Int], Int) = ([], [lines.origin(of: 1)], 0)
        var line = 1
        func take(_ part: ArraySlice<UInt8>) {
            result += part
            for byte in part where byte == Self.newline {
                line += 1
                origins.append(lines.origin(of: line))
            }
        }
        for insertion in ordered {
            take(bytes[position..<insertion.offset])
            let text = Array(insertion.text.utf8)
            result += text
            origins += Array(repeating: insertion.line, count: text.count { $0 == Self.newline })
            position = insertion.offset
        }
        take(bytes[position...])
        return PlantedSource(
            text: String(decoding: result, as: UTF8.self), mutants: mutants, daring: daring,
            lines: LineOrigins(origins))
    }

    private static let newline = UInt8(ascii: "\n")

    /// The line of the project's file on which something begins.
    private func line(of position: AbsolutePosition) -> Int {
        lines.origin(of: converter.location(for: position).line)
    }

    /// Notes a change.
    ///
    /// - Parameters:
    ///   - isGuess: Whether the code may not compile with it.
    ///   - isDaring: Whether that is likely enough for other changes of the line to be tried again without it.
    ///   - last: The last node of the place, where it is more than one.
    ///   - replacement: What stands there instead; empty for nothing, `nil` where it cannot be written down.
    ///   - before: The text before the place, by the change's number.
    ///   - after: The text after it.
    mutating func plant(
        _ kind: Mutant.Kind, around node: some SyntaxProtocol, to last: (any SyntaxProtocol)? = nil,
        isGuess: Bool = false, isDaring: Bool = false, replacement: String? = nil, _ before: (Int) -> String,
        _ after: (Int) -> String
    ) {
        let start = node.positionAfterSkippingLeadingTrivia
        let end = (last ?? node).endPositionBeforeTrailingTrivia
        let (place, close) = (converter.location(for: start), converter.location(for: end))
        let line = lines.origin(of: place.line)
        isLastPlanted = false
        guard !skipped.contains(line), !(isGuess || isDaring) || !careful.contains(line),
            !isDaring || !timid.contains(line)
        else { return }
        if isDaring { daring.insert(line) }
        insertions.append(.init(offset: start.utf8Offset, isEnd: false, depth: depth, text: before(number), line: line))
        insertions.append(.init(offset: end.utf8Offset, isEnd: true, depth: depth, text: after(number), line: line))
        mutants.append(
            Mutant(
                number: number, kind: kind,
                location: .init(file: path, line: line, column: place.column),
                code: [node.trimmedDescription, last?.trimmedDescription].compactMap { $0 }.joined(separator: "; ")
                    .onOneLine,
                end: .init(file: path, line: lines.origin(of: close.line), column: close.column),
                replacement: replacement?.onOneLine))
        number += 1
        depth += 1
        isLastPlanted = true
    }

    /// Adds text for the change that was planted last, after a node and all that is planted in it later.
    mutating func amend(after node: some SyntaxProtocol, _ text: (Int) -> String) {
        guard isLastPlanted else { return }
        let end = node.endPositionBeforeTrailingTrivia
        insertions.append(
            .init(
                offset: end.utf8Offset, isEnd: true, depth: depth - 1, text: text(number - 1), line: line(of: end)))
    }

    /// Adds text for the change that was planted last, before a node.
    mutating func amend(before node: some SyntaxProtocol, _ text: (Int) -> String) {
        guard isLastPlanted else { return }
        let start = node.positionAfterSkippingLeadingTrivia
        insertions.append(
            .init(offset: start.utf8Offset, isEnd: false, depth: -1, text: text(number - 1), line: line(of: start)))
    }

    /// Notes that a value is another one; nothing where there is no other.
    mutating func plant(
        _ kind: Mutant.Kind, around node: some SyntaxProtocol, _ value: PlantedValue?, isGuess: Bool = false,
        isDaring: Bool = false
    ) {
        guard let value else { return }
        if case .turned = value, !turned.insert(node.id).inserted { return }
        plant(
            kind, around: node, isGuess: isGuess, isDaring: isDaring,
            replacement: Self.shown(value, for: Syntax(node)), value.before, value.after)
    }

    /// What stands in place of a node, with the parentheses that it needs there when it is written by hand.
    private static func shown(_ value: PlantedValue, for node: Syntax) -> String {
        let code = node.trimmedDescription
        switch value {
        case .next where Int(code) == nil, .marked:
            return value.shown(for: node.isCalculated ? "(\(code))" : code)
        case .replaced(let other):
            guard node.is(InfixOperatorExprSyntax.self), let outer = node.parent?.as(InfixOperatorExprSyntax.self)
            else { return other }
            let factor = ["*", "/", "%"].contains(outer.operator.trimmedDescription)
            let looser = ["||", "??"] + (factor ? ["+", "-"] : [])
            return looser.contains { other.contains(" \($0) ") } ? "(\(other))" : other
        default: return value.shown(for: code)
        }
    }
}

extension Syntax {
    /// Whether it has operators of its own, which would take apart what is added to it.
    fileprivate var isCalculated: Bool { self.is(InfixOperatorExprSyntax.self) || self.is(TernaryExprSyntax.self) }
}

extension String {
    /// The text with single spaces for all space in it.
    fileprivate var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
