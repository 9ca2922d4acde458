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
    private var insertions: [(offset: Int, isEnd: Bool, depth: Int, text: String)] = []
    private var depth = 0
    /// Whether the change that was asked for last was planted, and not left out.
    private var isLastPlanted = false
    /// The expressions that are turned round, so that none is twice.
    private var turned: Set<SyntaxIdentifier> = []
    /// The changes, in the order of the walk.
    private(set) var mutants: [Mutant] = []

    init(
        path: String, converter: SourceLocationConverter, first: Int, skipping skipped: Set<Int>,
        carefulOn careful: Set<Int>, timidOn timid: Set<Int> = []
    ) {
        self.path = path
        self.converter = converter
        self.skipped = skipped
        self.careful = careful
        self.timid = timid
        number = first
    }

    /// The source with the changes put in.
    func planted(in source: String) -> String {
        let ordered = insertions.sorted { left, right in
            if left.offset != right.offset { return left.offset < right.offset }
            if left.isEnd != right.isEnd { return left.isEnd }
            return left.isEnd ? left.depth > right.depth : left.depth < right.depth
        }
        let bytes = Array(source.utf8)
        var result: [UInt8] = []
        var position = 0
        for insertion in ordered {
            result += bytes[position..<insertion.offset]
            result += Array(insertion.text.utf8)
            position = insertion.offset
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
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
        let place = converter.location(for: start)
        let close = converter.location(for: end)
        isLastPlanted = false
        guard !skipped.contains(place.line), !(isGuess || isDaring) || !careful.contains(place.line),
            !isDaring || !timid.contains(place.line)
        else { return }
        if isDaring { daring.insert(place.line) }
        insertions.append((start.utf8Offset, false, depth, before(number)))
        insertions.append((end.utf8Offset, true, depth, after(number)))
        mutants.append(
            Mutant(
                number: number, kind: kind,
                location: .init(file: path, line: place.line, column: place.column),
                code: [node.trimmedDescription, last?.trimmedDescription].compactMap { $0 }.joined(separator: "; ")
                    .onOneLine,
                end: .init(file: path, line: close.line, column: close.column), replacement: replacement?.onOneLine))
        number += 1
        depth += 1
        isLastPlanted = true
    }

    /// Adds text for the change that was planted last, after a node and all that is planted in it later.
    mutating func amend(after node: some SyntaxProtocol, _ text: (Int) -> String) {
        guard isLastPlanted else { return }
        insertions.append((node.endPositionBeforeTrailingTrivia.utf8Offset, true, depth - 1, text(number - 1)))
    }

    /// Adds text for the change that was planted last, before a node.
    mutating func amend(before node: some SyntaxProtocol, _ text: (Int) -> String) {
        guard isLastPlanted else { return }
        insertions.append((node.positionAfterSkippingLeadingTrivia.utf8Offset, false, -1, text(number - 1)))
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
            replacement: value.shown(for: node.trimmedDescription), value.before, value.after)
    }
}

extension String {
    /// The text with single spaces for all space in it.
    fileprivate var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
