import Facts
import Project
import SwiftSyntax

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
            change.line += bytes[..<min(edits.moved(place), bytes.count)].count { $0 == 0x0A } + 1
            return change
        }
        let lines = next.lines(ending: theirs.ending)
        let gap = bytes.isEmpty || bytes.last == 0x0A ? "" : theirs.ending
        return MergedFile(text: text + gap + lines, declarations: declarations)
    }

    /// Finds what belongs together, and makes all changes.
    mutating func run() {
        pairs = DeclarationPairs(of: ours.declarations, and: theirs.declarations, by: record)
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
        // It is known by the name under which testgen wrote it.
        let isOurs = record.knows(name: new.key, content: old.content)
        if isOurs || new.members == nil && new.isMeant(by: wishes.taken) {
            replace(old, by: new)
        } else if let members = new.members, let head = new.head, let oldMembers = old.members, let oldHead = old.head {
            settle(head, over: oldHead, of: old)
            settle(members, among: oldMembers, in: old)
        } else if new.kind == .import {
            return
        } else if record.knows(name: new.key, content: new.content) {
            note(old, .theirs)
        } else if new.isTest {
            note(old, .differs)
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
        if record.knows(name: type.key, content: old.content) {
            edits.replace(old.range, by: moved(new.range).indented(by: theirs.indentation(at: old.range.lowerBound)))
            note(type, .updated)
        } else {
            note(type, record.isEmpty || record.knows(name: type.key, content: new.content) ? .theirs : .differs)
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
        return Moved(text, at: new.range.lowerBound, of: ours, to: theirs)
    }

    /// Whether something that the file lacks belongs into it: a person who has taken it out does not want it.
    private func isWanted(_ new: Declaration, among old: [Declaration]) -> Bool {
        // A name around nothing is of no use.
        if new.members?.isEmpty == true, new.syntax.is(EnumDeclSyntax.self) { return mentioned.contains(new.name) }
        if isRestored(new) { return true }
        if let members = new.members, !members.isEmpty {
            return members.contains { pairs[$0] == nil && isWanted($0, among: []) }
        }
        // A file without any import has lost them by accident.
        if new.kind == .import, !theirs.declarations.contains(where: { $0.kind == .import }) { return true }
        return !record.knows(name: new.key) || old.contains { $0.name == new.name && $0.kind == new.kind }
    }

    /// Whether something comes back although a person may have taken it out: it is asked for, or in use.
    private func isRestored(_ new: Declaration) -> Bool {
        new.isMeant(by: wishes.taken)
            || !new.isTest && !new.isSuite && new.kind != .import && mentioned.contains(new.name)
    }

    private mutating func add(_ new: Declaration, at place: Place, in type: Declaration?, among old: [Declaration]) {
        let text = addition(of: new)
        let gap = max(distance(before: new), new.kind == .import || new.kind == .variable ? 1 : 2)
        let space = indentation(of: old, in: type)
        let lines = String(repeating: theirs.ending, count: gap)
        let offset: Int
        switch place {
        case .first(let sibling?):
            note(new, .added, at: sibling.range.lowerBound)
            let isLast = new.kind == .import && sibling.kind != .import && !new.isFollowedByImport(in: ours)
            let lines = isLast ? lines + theirs.ending : lines
            return edits.insert(text.indented(by: space) + lines + space, at: sibling.range.lowerBound)
        case .after, .first(nil):
            if let last = place.sibling ?? old.last {
                offset = last.range.upperBound
                note(new, .added, at: offset, shift: gap)
                edits.insert(lines + space + text.indented(by: space), at: offset)
            } else if let body = type?.head?.body {
                offset = body.lowerBound
                let isOpen = theirs.lineEnds(in: body) > 0
                let close = isOpen ? "" : theirs.ending + theirs.indentation(at: body.lowerBound)
                note(new, .added, at: offset, shift: 1)
                edits.insert(theirs.ending + space + text.indented(by: space) + close, at: offset)
            } else {
                offset = theirs.bytes.count
                let isBelow = edits.lines(at: offset) > 0 && new.kind != .import
                let start = isBelow || ![nil, 0x0A].contains(theirs.bytes.last) ? theirs.ending : ""
                note(new, .added, at: offset)
                edits.insert(start + text.indented(by: "") + theirs.ending, at: offset)
            }
        }
    }

    /// The text to add: with the heading that it stands under, unless the file has that; of a type only what is new.
    private func addition(of new: Declaration) -> Moved {
        var cuts = TextEdits()
        if !isRestored(new) { cut(new.members ?? [], from: &cuts) }
        guard cuts.isEmpty else {
            let bytes = cuts.applied(to: ours.bytes)
            let upper = new.range.upperBound - (ours.bytes.count - bytes.count)
            let text = String(decoding: bytes[new.range.lowerBound..<upper], as: UTF8.self)
            return Moved(text, at: new.range.lowerBound, of: ours, to: theirs)
        }
        return moved(start(of: new)..<new.range.upperBound)
    }

    /// Where the text to add begins.
    private func start(of new: Declaration) -> Int {
        guard let heading = ours.heading(before: new), !theirs.text(0..<theirs.bytes.count).contains(ours.text(heading))
        else { return new.range.lowerBound }
        return heading.lowerBound
    }

    private func cut(_ members: [Declaration], from cuts: inout TextEdits) {
        for member in members {
            if pairs[member] != nil || !isWanted(member, among: []) {
                cuts.replace(ours.wholeLines(of: member, after: cuts), by: "")
            } else {
                cut(member.members ?? [], from: &cuts)
            }
        }
    }

    private func moved(_ range: Range<Int>) -> Moved {
        Moved(ours.text(range), at: range.lowerBound, of: ours, to: theirs)
    }

    /// How many lines end between a declaration and what comes before it where testgen writes it.
    private func distance(before new: Declaration) -> Int {
        let before = ours.bytes[..<start(of: new)]
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
        let isOurs = record.knows(name: old.key, content: old.content)
        if !isOurs, let members = old.members, let head = old.head {
            let before = edits
            let isKnown = record.knows(name: old.key, content: head.content)
            guard settleLeft(members), isKnown else {
                if isKnown { next.add(name: old.key, content: head.content) }
                return false
            }
            edits = before
            edits.replace(theirs.wholeLines(of: old, after: edits), by: "")
            return true
        }
        guard isOurs else {
            settleOrphan(old)
            return false
        }
        guard wishes.prunes else {
            next.add(name: old.key, content: old.content)
            note(old, .stale)
            return false
        }
        edits.replace(theirs.wholeLines(of: old, after: edits), by: "")
        note(old, .pruned)
        return true
    }

    /// Tells once that the code no longer asks for what a person edited. It stays known, should the code ask for it again.
    private mutating func settleOrphan(_ old: Declaration) {
        guard record.knows(name: old.key) else { return note(old, .theirs) }
        let mark = ContentHash.of("orphan \(old.key)")
        note(old, record.knows(name: old.key, content: mark) ? .theirs : .orphaned)
        next.add(name: old.key, content: mark)
    }

    // MARK: Notes

    private mutating func note(_ old: Declaration, _ state: DeclarationChange.State, detail: String = "") {
        note(old, state, at: old.range.lowerBound, detail: detail)
    }

    /// - Parameter shift: How many lines below that place it will begin, besides those that were put in there before.
    private mutating func note(
        _ declaration: Declaration, _ state: DeclarationChange.State, at offset: Int, shift: Int = 0,
        detail: String = ""
    ) {
        let line = shift + edits.lines(at: offset)
        changes.append(
            (offset, DeclarationChange(name: declaration.qualifiedName, state: state, line: line, detail: detail)))
    }

    /// Where something is put in.
    private enum Place {
        case after(Declaration)
        /// Before a declaration, or at the end of those there are.
        case first(before: Declaration?)

        /// What it is put behind.
        var sibling: Declaration? {
            if case .after(let sibling) = self { sibling } else { nil }
        }
    }
}
