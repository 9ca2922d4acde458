import Facts
import Project
import Reading

/// Compares drafts with the files there are, and merges them into those that a person has edited.
struct FileMerging {
    private let drafts: [Draft]
    private let recorded: [String]
    private let texts: [String: String]
    private let wishes: MergeWishes

    /// - Parameters:
    ///   - drafts: The files as they should be. They parse.
    ///   - recorded: Their texts with what keeps what they declare.
    ///   - texts: The files as they are, by path.
    init(_ drafts: [Draft], _ recorded: [String], over texts: [String: String], wishes: MergeWishes) {
        self.drafts = drafts
        self.recorded = recorded
        self.texts = texts
        self.wishes = wishes
    }

    /// What has to happen for the drafts to exist.
    func changes() throws -> ChangeSet {
        let whole = zip(drafts, recorded).map { draft, text in
            var draft = draft
            draft.content = text
            return draft
        }
        var changes = compare(whole) { texts[$0] }
        for index in changes.changes.indices where isEdited(changes.changes[index], drafts[index]) {
            let change = changes.changes[index]
            changes.changes[index].problem = change.before.flatMap { syntaxErrors(in: $0, path: change.path).first }
        }
        let edited = changes.changes.indices.filter {
            isEdited(changes.changes[$0], drafts[$0]) && changes.changes[$0].problem == nil
        }
        for index in edited where drafts[index].isSuite {
            changes.changes[index] = merged(changes.changes[index], drafts[index], [])
        }
        // What suites use comes back into a factory from which it was removed, so the others are merged then.
        let others = edited.filter { !drafts[$0].isSuite }
        if !others.isEmpty {
            let names = changes.changes.indices.filter { drafts[$0].grain == .members && !others.contains($0) }.reduce(
                into: Set<String>()
            ) { names, index in
                let change = changes.changes[index]
                if change.path.hasSuffix(".swift") { names.formUnion(identifiers(in: change.textThatStays)) }
            }
            for index in others { changes.changes[index] = merged(changes.changes[index], drafts[index], names) }
        }
        if !edited.isEmpty { noteStaleUses(at: edited, in: &changes) }
        try refuseUnknownNames(in: changes)
        return changes
    }

    /// Tells of edited tests and factories that use dependencies and members of doubles that are gone.
    private func noteStaleUses(at edited: [Int], in changes: inout ChangeSet) {
        let texts = changes.changes.map(\.textThatStays)
        let doubles = texts.indices.filter { drafts[$0].grain == .types }.map { texts[$0] }
        for index in edited where drafts[index].grain == .members {
            let folder = Path.folder(drafts[index].path)
            let factory = texts.indices.first { other in
                drafts[other].path.hasSuffix("TestFactory.swift") && Path.folder(drafts[other].path) == folder
            }
            guard let factory else { continue }
            let uses = StaleUses(factory: texts[factory], doubles: doubles).found(
                in: texts[index], membersOfSUT: drafts[index].membersOfSUT)
            let states: [DeclarationChange.State] = [.stale, .orphaned]
            let told = Set(changes.changes[index].declarations.filter { states.contains($0.state) }.map(\.name))
            changes.changes[index].declarations += uses.filter { !told.contains($0.name) }
        }
    }

    /// Whether a file is testgen's, but edited.
    private func isEdited(_ change: FileChange, _ draft: Draft) -> Bool {
        [.conflict, .kept].contains(change.kind) && change.reason == .edited && draft.policy != .once
            && draft.path.hasSuffix(".swift")
    }

    private func merged(_ change: FileChange, _ draft: Draft, _ mentioned: Set<String>) -> FileChange {
        guard let before = change.before else { return change }
        let text = Fingerprint.renamed(before, command: draft.command)
        let merged = merge(draft, into: text, mentioned: mentioned, wishes: wishes)
        guard syntaxErrors(in: merged.text, path: change.path).isEmpty else { return change }
        var result = change
        result.declarations = merged.declarations
        if Fingerprint.sameBody(merged.text, change.after) {
            result.kind = .update
        } else {
            result.kind = merged.text == before ? .unchanged : .extend
            result.after = merged.text
        }
        return result
    }

    /// Refuses a name to take that nothing has which is merged.
    private func refuseUnknownNames(in changes: ChangeSet) throws {
        let known = changes.changes.flatMap(\.declarations)
        for name in wishes.taken {
            let isKnown = known.contains { $0.name == name || $0.name.hasSuffix("." + name) }
            guard !isKnown else { continue }
            let open = known.filter { [.differs, .theirs, .removed, .extended].contains($0.state) }.map(\.name)
            let near = open.isEmpty ? "there is none to take" : "there are " + open.joined(separator: ", ")
            throw Failure("nothing called \(name) differs from what testgen would write; \(near)", rule: "take")
        }
    }
}

extension Draft {
    /// Whether it is a suite.
    fileprivate var isSuite: Bool { command.hasPrefix("suite") }
}

extension FileChange {
    /// The text that will be on disk.
    fileprivate var textThatStays: String {
        [.unchanged, .kept, .conflict].contains(kind) ? before ?? after : after
    }

    /// What a person should know of the declarations of a file.
    var noticed: [Diagnostic] {
        declarations.compactMap { change in
            let name = change.name.split(separator: ".").last.map(String.init) ?? change.name
            let (severity, message, rule): (Diagnostic.Severity, String, String)
            switch change.state {
            case .stale:
                (severity, rule) = (.warning, "stale")
                message =
                    "\(change.name) is as testgen wrote it, and the code no longer asks for it; `--prune` takes it out"
            case .orphaned where change.detail.isEmpty:
                (severity, rule) = (.warning, "stale")
                message = "\(change.name) was edited, and the code no longer asks for what testgen wrote here"
            case .orphaned:
                (severity, rule) = (.warning, "stale")
                message =
                    "\(change.name) was edited, and still has \(change.detail), which testgen would no longer write"
            case .differs:
                (severity, rule) = (.note, "edited")
                message =
                    "\(change.name) was edited and stays; testgen would write it otherwise now: `--dry-run --take \(name)` "
                    + "shows how, `--take \(name)` takes it"
            default: return nil
            }
            return Diagnostic(
                severity, message, at: SourceLocation(file: path, line: change.line, column: 1), rule: rule)
        }
    }

    /// What was added, in a few words: ` (3 added, 1 updated)`.
    var additions: String {
        guard kind == .extend else { return "" }
        let states: [DeclarationChange.State] = [.added, .extended, .updated, .pruned]
        let counts = states.compactMap { state in
            let count = declarations.count { $0.state == state }
            return count == 0 ? nil : "\(count) \(state.rawValue)"
        }
        return counts.isEmpty ? "" : " (\(counts.joined(separator: ", ")))"
    }

    /// A table of whose each declaration is, for a file that a person has edited.
    func declarationTable(_ path: String) -> String {
        guard !declarations.isEmpty else { return "" }
        let width = declarations.map(\.state.rawValue.count).max() ?? 0
        let lines = declarations.map { change in
            let state = change.state.rawValue
            let detail = change.detail.isEmpty ? "" : ": \(change.detail)"
            return "  \(state)\(String(repeating: " ", count: width - state.count))  \(change.name)\(detail)\n"
        }
        return path + "\n" + lines.joined()
    }
}
