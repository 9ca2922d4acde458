import Facts
import Project
import SwiftParser

/// What comes of writing a draft over a file that a person has edited.
public struct MergedFile {
    /// The whole text, every byte of the person's kept.
    public var text: String
    /// What becomes of each declaration, in the order of the text; those that stay as testgen writes them are left out.
    public var declarations: [DeclarationChange]
    /// Names that the text says of which the file has none any more because a person has removed them.
    public var lacks: Set<String>
}

extension Draft {
    /// The text with a record of its declarations at its end, by which they are known again.
    public var recorded: String {
        guard path.hasSuffix(".swift"), policy != .once, !content.isEmpty else { return content }
        let lines = Outline(content, grain: grain).record.lines()
        return content.hasSuffix("\n") ? content + lines : content + "\n" + lines
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

/// Merges what testgen writes into what a person has made of it.
struct FileMerge {
    let theirs: Outline
    let ours: Outline
    let record: MergeRecord
    let mentioned: Set<String>
    let wishes: MergeWishes

    /// The changes of the person's text.
    private(set) var edits = TextEdits()
    /// The names of declarations that a person removed and that stay away.
    private(set) var absent: Set<String> = []
    private var pairs = DeclarationPairs()
    private var changes: [(offset: Int, change: DeclarationChange)] = []
    private var next = MergeRecord()

    init(theirs: Outline, ours: Outline, record: MergeRecord, mentioned: Set<String>, wishes: MergeWishes) {
        self.theirs = theirs
        self.ours = ours
        self.record = record
        self.mentioned = mentioned
        self.wishes = wishes
    }

    /// The merged text.
    var result: MergedFile {
        let text = String(decoding: edits.applied(to: theirs.bytes), as: UTF8.self)
        let bytes = Array(text.utf8)
        let declarations = changes.sorted { $0.offset < $1.offset }.map { place, change in
            var change = change
            change.line = bytes[..<min(edits.moved(place), bytes.count)].count { $0 == 0x0A } + 1
            return change
        }
        let lines = next.lines(ending: theirs.ending)
        let gap = text.isEmpty || text.hasSuffix("\n") ? "" : theirs.ending
        return MergedFile(text: text + gap + lines, declarations: declarations, lacks: absent)
    }

    /// Finds what belongs together, and makes all changes.
    mutating func run() {
        pairs = DeclarationPairs(of: ours.declarations, and: theirs.declarations)
        next = ours.record
        settle(ours.declarations, among: theirs.declarations, in: nil)
        settleLeft(theirs.declarations)
    }

    // MARK: What testgen would write

    private mutating func settle(_ new: [Declaration], among old: [Declaration], in type: Declaration?) {
        let siblings = Set(old.map(\.range.lowerBound))
        let partners = new.compactMap { pairs[$0] }
        var place = Place.first(before: partners.first { siblings.contains($0.range.lowerBound) })
        for declaration in new {
            if let partner = pairs[declaration] {
                settle(declaration, over: partner)
                if siblings.contains(partner.range.lowerBound) { place = .after(partner) }
            } else if isWanted(declaration, among: old) {
                add(declaration, at: place, in: type, among: old)
            } else {
                absent.insert(declaration.name)
                note(declaration, .removed, at: type?.range.lowerBound ?? 0)
            }
        }
    }

    private mutating func settle(_ new: Declaration, over old: Declaration) {
        if new.content == old.content { return }
        let isOurs = record.knows(content: old.content)
        if isOurs || new.members == nil && new.isMeant(by: wishes.taken) {
            replace(old, by: new)
        } else if let members = new.members, let head = new.head, let oldMembers = old.members, let oldHead = old.head {
            settle(head, over: oldHead, of: old)
            settle(members, among: oldMembers, in: old)
        } else if record.knows(content: new.content) {
            note(old, .theirs)
        } else {
            var merge = BodyMerge(of: ours, into: theirs)
            merge.merge(new.syntax, into: old.syntax)
            edits.append(merge.edits)
            for part in merge.added { note(old, .extended, detail: part) }
            for part in merge.obsolete { note(old, .orphaned, detail: part) }
            if merge.differs { note(old, .differs) }
        }
    }

    private mutating func settle(_ new: Declaration.Head, over old: Declaration.Head, of type: Declaration) {
        guard new.content != old.content else { return }
        if record.knows(content: old.content) {
            edits.replace(old.range, by: moved(new.range).indented(by: theirs.indentation(at: old.range.lowerBound)))
            note(type, .updated)
        } else {
            note(type, record.knows(content: new.content) ? .theirs : .differs)
        }
    }

    private mutating func replace(_ old: Declaration, by new: Declaration) {
        // A name that a person gave stays.
        var text = moved(new.range)
        if old.name != new.name, let renamed = renamed(new, as: old.name) { text = renamed }
        edits.replace(old.range, by: text.indented(by: theirs.indentation(at: old.range.lowerBound)))
        note(old, .updated)
    }

    private func renamed(_ new: Declaration, as name: String) -> Moved? {
        guard let token = DeclarationLabel(of: new.syntax).token else { return nil }
        let lower = token.positionAfterSkippingLeadingTrivia.utf8Offset
        let upper = token.endPositionBeforeTrailingTrivia.utf8Offset
        let text = ours.text(new.range.lowerBound..<lower) + name + ours.text(upper..<new.range.upperBound)
        return Moved(text, from: ours.indentation(at: new.range.lowerBound), to: theirs)
    }

    /// Whether something that the file lacks belongs into it: a person who has taken it out does not want it.
    private func isWanted(_ new: Declaration, among old: [Declaration]) -> Bool {
        if new.isMeant(by: wishes.taken) { return true }
        if let members = new.members, !members.isEmpty {
            return members.contains { pairs[$0] == nil && isWanted($0, among: []) }
        }
        if !record.knows(name: new.key) || old.contains(where: { $0.name == new.name && $0.kind == new.kind }) {
            return true
        }
        return !new.isTest && new.kind != .import && mentioned.contains(new.name)
    }

    private mutating func add(_ new: Declaration, at place: Place, in type: Declaration?, among old: [Declaration]) {
        let text = addition(of: new)
        let gap = max(distance(before: new), new.kind == .import || new.kind == .variable ? 1 : 2)
        let space = indentation(of: old, in: type)
        let lines = String(repeating: theirs.ending, count: gap)
        let offset: Int
        switch place {
        case .after(let sibling):
            offset = sibling.range.upperBound
            edits.insert(lines + space + text.indented(by: space), at: offset)
        case .first(let sibling?):
            offset = sibling.range.lowerBound
            edits.insert(text.indented(by: space) + lines + space, at: offset)
        case .first(nil):
            if let last = old.last {
                offset = last.range.upperBound
                edits.insert(lines + space + text.indented(by: space), at: offset)
            } else if let body = type?.head?.body {
                offset = body.lowerBound
                let isOpen = theirs.lineEnds(in: body) > 0
                let close = isOpen ? "" : theirs.ending + theirs.indentation(at: body.lowerBound)
                edits.insert(theirs.ending + space + text.indented(by: space) + close, at: offset)
            } else {
                offset = theirs.bytes.count
                let start = theirs.bytes.last == 0x0A || theirs.bytes.isEmpty ? "" : theirs.ending
                edits.insert(start + text.indented(by: "") + theirs.ending, at: offset)
            }
        }
        note(new, .added, at: offset, shift: gap)
    }

    /// The text to add: with the heading that it stands under, unless the file has that; of a type only what is new.
    private func addition(of new: Declaration) -> Moved {
        var cuts = TextEdits()
        cut(new.members ?? [], from: &cuts)
        guard cuts.isEmpty else {
            let bytes = cuts.applied(to: ours.bytes)
            let upper = new.range.upperBound - (ours.bytes.count - bytes.count)
            let text = String(decoding: bytes[new.range.lowerBound..<upper], as: UTF8.self)
            return Moved(text, from: ours.indentation(at: new.range.lowerBound), to: theirs)
        }
        return moved(new.range)
    }

    private func cut(_ members: [Declaration], from cuts: inout TextEdits) {
        for member in members {
            if pairs[member] != nil || !isWanted(member, among: []) {
                cuts.replace(ours.wholeLines(of: member), by: "")
            } else {
                cut(member.members ?? [], from: &cuts)
            }
        }
    }

    private func moved(_ range: Range<Int>) -> Moved {
        Moved(ours.text(range), from: ours.indentation(at: range.lowerBound), to: theirs)
    }

    /// How many lines end between a declaration and what comes before it where testgen writes it.
    private func distance(before new: Declaration) -> Int {
        let before = ours.bytes[..<new.range.lowerBound]
        return before.reversed().prefix { $0 == 0x0A || $0 == 0x20 }.count { $0 == 0x0A }
    }

    /// The space before the members of a type.
    private func indentation(of members: [Declaration], in type: Declaration?) -> String {
        if let first = members.first { return theirs.indentation(at: first.range.lowerBound) }
        return type.map { theirs.indentation(at: $0.range.lowerBound) + theirs.step } ?? ""
    }

    // MARK: What only the file has

    /// - Returns: Whether all of it is taken out.
    @discardableResult
    private mutating func settleLeft(_ old: [Declaration]) -> Bool {
        var isGone = true
        for declaration in old where declaration.kind != .import {
            if pairs.isPaired(declaration) {
                settleLeft(declaration.members ?? [])
                isGone = false
            } else {
                isGone = settleLeft(declaration) && isGone
            }
        }
        return isGone
    }

    private mutating func settleLeft(_ old: Declaration) -> Bool {
        let isOurs = record.knows(content: old.content)
        if !isOurs, let members = old.members, let head = old.head {
            let before = (edits, changes.count)
            guard settleLeft(members), !members.isEmpty, record.knows(content: head.content) else { return false }
            edits = before.0
            edits.replace(theirs.wholeLines(of: old), by: "")
            return true
        }
        guard isOurs else {
            if record.knows(name: old.key) { note(old, .orphaned) } else { note(old, .theirs) }
            return false
        }
        guard wishes.prunes else {
            next.add(name: old.key, content: old.content)
            note(old, .stale)
            return false
        }
        edits.replace(theirs.wholeLines(of: old), by: "")
        note(old, .pruned)
        return true
    }

    // MARK: Notes

    private mutating func note(_ old: Declaration, _ state: DeclarationChange.State, detail: String = "") {
        note(old, state, at: old.range.lowerBound, detail: detail)
    }

    private mutating func note(
        _ declaration: Declaration, _ state: DeclarationChange.State, at offset: Int, shift: Int = 0, detail: String = ""
    ) {
        changes.append(
            (offset, DeclarationChange(name: declaration.qualifiedName, state: state, line: shift, detail: detail)))
    }

    /// Where something is put in.
    private enum Place {
        case after(Declaration)
        /// Before a declaration, or at the end of those there are.
        case first(before: Declaration?)
    }
}
