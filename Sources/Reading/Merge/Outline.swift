import Facts
import Project
import SwiftParser
import SwiftSyntax

/// The declarations of a file of tests, as merging sees them.
struct Outline {
    /// The text that the places below point into, as bytes.
    let bytes: [UInt8]
    /// The declarations at the top of the file.
    private(set) var declarations: [Declaration] = []
    /// How deep the members of a type stand to the right of it.
    private(set) var step = "    "
    /// What ends a line.
    let ending: String
    private let grain: Draft.Grain
    /// Whether members do not matter.
    private let isShallow: Bool

    /// Reads a text that parses.
    init(_ text: String, grain: Draft.Grain) {
        self.init(text, of: Parser.parse(source: text), grain: grain)
    }

    /// Reads a text that was parsed.
    ///
    /// - Parameter isShallow: Whether the members of types are left out where types are known as a whole.
    init(_ text: String, of tree: SourceFileSyntax, grain: Draft.Grain, isShallow: Bool = false) {
        self.isShallow = isShallow
        bytes = Array(text.utf8)
        ending = text.utf8.contains(0x0D) ? "\r\n" : "\n"
        self.grain = grain
        declarations = tree.statements.map { declaration($0.item, in: []) }
        let inner = declarations.first { $0.members?.isEmpty == false }?.members?.first
        if let space = inner.map({ indentation(at: $0.range.lowerBound) }), !space.isEmpty { step = space }
    }

    /// The text of a range.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The white space before the first other character of a line.
    func indentation(at offset: Int) -> String {
        let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let space = bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
        return String(decoding: space, as: UTF8.self)
    }

    /// How many lines end between two places.
    func lineEnds(in range: Range<Int>) -> Int { bytes[range].count { $0 == 0x0A } }

    /// What testgen wrote, for the last lines of the file.
    var record: MergeRecord {
        var record = MergeRecord()
        add(to: &record)
        return record
    }

    /// Adds what testgen wrote to a record.
    func add(to record: inout MergeRecord) {
        for declaration in declarations { add(declaration, to: &record) }
    }

    private func add(_ declaration: Declaration, to record: inout MergeRecord) {
        guard grain == .members, let members = declaration.members else {
            return record.add(name: declaration.key, content: declaration.content)
        }
        record.add(name: declaration.key, content: declaration.head?.content ?? 0)
        for member in members { add(member, to: &record) }
    }

    // MARK: Reading

    private func declaration(_ item: some SyntaxProtocol, in scope: [String]) -> Declaration {
        let node = Syntax(item)
        let (lower, comments) = start(of: node)
        let upper = end(of: node)
        let label = DeclarationLabel(of: node)
        let path = scope + [label.name]
        var result = Declaration(
            path: path, kind: label.kind, signature: label.signature, syntax: node, range: lower..<upper, content: 0,
            isTest: label.isTest)
        result.content =
            grain == .types && scope.isEmpty && label.kind != .import
            ? ContentHash.of(text(lower..<upper))
            : ContentHash.of(node.tokens(viewMode: .sourceAccurate), without: label.token, comments: comments)
        guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return result }
        let block = group.memberBlock
        let head = node.tokens(viewMode: .sourceAccurate).prefix { $0.id != block.leftBrace.id }
        let brace = block.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        result.head = Declaration.Head(
            range: lower..<(head.last?.endPositionBeforeTrailingTrivia.utf8Offset ?? brace),
            content: ContentHash.of(head, comments: comments),
            body: brace + 1..<block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
        guard grain == .members || !isShallow else { return result }
        result.members = block.members.map { declaration($0.decl, in: path) }
        return result
    }

    /// Where a declaration begins with the comments that belong to it, and these comments.
    private func start(of node: Syntax) -> (offset: Int, comments: String) {
        var offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        var start = offset
        var comments: [String] = []
        for piece in node.leadingTrivia.reversed() {
            offset -= piece.sourceLength.utf8Length
            switch piece {
            case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count):
                if count > 1 { return (start, comments.reversed().joined(separator: "\n")) }
            default:
                guard let comment = piece.comment else { continue }
                if comment.contains(Fingerprint.mark) { return (start, comments.reversed().joined(separator: "\n")) }
                comments.append(comment)
                start = offset
            }
        }
        return (start, comments.reversed().joined(separator: "\n"))
    }

    /// Where a declaration ends with the comment behind it.
    private func end(of node: Syntax) -> Int {
        var offset = node.endPositionBeforeTrailingTrivia.utf8Offset
        var end = offset
        for piece in node.trailingTrivia {
            offset += piece.sourceLength.utf8Length
            if piece.comment != nil { end = offset }
        }
        return end
    }
}

extension Outline {
    /// A declaration with the space that goes with it: what stands before it, or behind it where it is the first of its type.
    ///
    /// - Parameter cuts: What is taken out before it.
    func wholeLines(of declaration: Declaration, after cuts: TextEdits) -> Range<Int> {
        var lower = declaration.range.lowerBound
        var upper = declaration.range.upperBound
        while lower > 0, Self.isSpace(bytes[lower - 1]) { lower -= 1 }
        while upper < bytes.count, Self.isSpace(bytes[upper]) { upper += 1 }
        let rest = cuts.endOfRest(before: lower, in: bytes)
        let isFirst = rest > 0 && bytes[rest - 1] == UInt8(ascii: "{")
        if isFirst, upper < bytes.count, bytes[upper] != UInt8(ascii: "}") {
            return declaration.range.lowerBound..<upper
        }
        return lower..<declaration.range.upperBound
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    /// The line `// MARK: …` that a declaration stands right under.
    func heading(before declaration: Declaration) -> Range<Int>? {
        var end = declaration.range.lowerBound
        while end > 0, [0x20, 0x0A].contains(bytes[end - 1]) { end -= 1 }
        var start = end
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        while start < end, bytes[start] == 0x20 { start += 1 }
        return text(start..<end).hasPrefix("// MARK:") ? start..<end : nil
    }
}

extension Declaration {
    /// Whether the next declaration is an import.
    func isFollowedByImport(in outline: Outline) -> Bool {
        outline.declarations.first { $0.range.lowerBound > range.lowerBound }?.kind == .import
    }
}
