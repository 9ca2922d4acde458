import Facts
import Project
import SwiftParser

/// What comes of writing a draft over a file that a person has edited.
public struct MergedFile {
    /// The whole text, every byte of the person's kept.
    public var text: String
    /// What becomes of each declaration, in the order of the text; those that stay as testgen writes them are left out.
    public var declarations: [DeclarationChange]
}

extension Draft {
    /// The text with a record of its declarations at its end, by which they are known again; errors where it does not parse.
    public var recorded: Diagnosed<String> {
        guard path.hasSuffix(".swift") else { return Diagnosed(content) }
        let pieces = concurrentMap(pieces(of: content, atLeast: 65_536).map(String.init), grain: 1) { [grain] text in
            let tree = Parser.parse(source: text)
            var record = MergeRecord()
            Outline(text, of: tree, grain: grain, isShallow: true).add(to: &record)
            return (hasError: tree.hasError, record: record)
        }
        if pieces.contains(where: \.hasError) {
            let errors = syntaxErrors(in: content, path: path)
            if !errors.isEmpty { return Diagnosed(content, errors) }
        }
        var record = MergeRecord()
        for piece in pieces { record.add(piece.record) }
        guard policy != .once || !command.isEmpty, !content.isEmpty else { return Diagnosed(content) }
        return Diagnosed(content + (content.hasSuffix("\n") ? "" : "\n") + record.lines())
    }
}

/// Adds to a file what a draft has and the file lacks, renews what testgen wrote and nobody touched, and leaves the rest.
///
/// - Parameters:
///   - draft: The file as testgen would write it.
///   - text: The file as it is, with its fingerprint. It parses.
///   - mentioned: Names that other files of the tests use. What a person removed comes back if it is one of them.
public func merge(
    _ draft: Draft, into text: String, mentioned: Set<String> = [], wishes: MergeWishes = MergeWishes()
) -> MergedFile {
    let (body, record) = MergeRecord.split(text)
    let theirs = Outline(body, grain: draft.grain)
    let ours = Outline(draft.content, grain: draft.grain)
    var mentioned = mentioned
    while true {
        var merge = FileMerge(theirs: theirs, ours: ours, record: record, mentioned: mentioned, wishes: wishes)
        merge.run()
        let needed = merge.absent.intersection(identifiers(in: merge.edits.inserted)).subtracting(mentioned)
        if needed.isEmpty { return merge.result }
        mentioned.formUnion(needed)
    }
}

/// The names that a text says.
public func identifiers(in text: String) -> Set<String> {
    var names: Set<String> = []
    for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { names.insert(name) }
    }
    return names
}
