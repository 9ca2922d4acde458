import Facts

/// What has to happen on disk for the drafts to exist.
public struct ChangeSet: Hashable, Sendable {
    /// One change for each draft, in the order of the drafts.
    public var changes: [FileChange]

    /// Creates a change set.
    public init(_ changes: [FileChange] = []) {
        self.changes = changes
    }

    /// Whether nothing would be written and nothing stands in the way.
    public var isEmpty: Bool { changes.allSatisfy { $0.kind == .unchanged || $0.kind == .kept } }

    /// Files that cannot be written without losing something.
    public var conflicts: [FileChange] { changes.filter { $0.kind == .conflict } }

    /// Files that will be created, updated or extended.
    public var writes: [FileChange] { changes.filter { [.create, .update, .extend].contains($0.kind) } }
}

/// What has to happen to one file.
public struct FileChange: Hashable, Sendable {
    /// The file, relative to the root.
    public var path: String
    /// What has to happen.
    public var kind: Kind
    /// The text on disk; `nil` when there is no file.
    public var before: String?
    /// The text to write, fingerprint included.
    public var after: String
    /// Why a conflict is one, or a kept file is kept.
    public var reason: Fingerprint.Ownership?
    /// Why nothing can be added to a file that a person has edited, with the place.
    public var problem: Diagnostic?
    /// What becomes of the declarations of a file that a person has edited.
    public var declarations: [DeclarationChange] = []

    /// Creates a change.
    public init(
        path: String, kind: Kind, before: String? = nil, after: String, reason: Fingerprint.Ownership? = nil
    ) {
        self.path = path
        self.kind = kind
        self.before = before
        self.after = after
        self.reason = reason
    }

    /// What has to happen to a file.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// There is no such file yet.
        case create
        /// It is testgen's, nobody has edited it, and its text is out of date.
        case update
        /// A person has edited it, and what it lacks is added.
        case extend
        /// Its text is up to date.
        case unchanged
        /// It is out of date, but not testgen's to overwrite, and that is no obstacle.
        case kept
        /// It is not testgen's to overwrite.
        case conflict
    }

    /// The change as a unified diff; empty when the texts are equal.
    public var diff: String {
        let shown = kind == .unchanged || kind == .kept ? before ?? "" : after
        return UnifiedDiff.text(from: before, to: shown, path: path)
    }
}

/// Compares drafts with what is on disk.
public func compare(_ drafts: [Draft], with existing: (String) -> String?) -> ChangeSet {
    ChangeSet(drafts.map { draft in change(for: draft, over: existing(draft.path)) })
}

private func change(for draft: Draft, over before: String?) -> FileChange {
    let after = Fingerprint.stamp(draft.content, path: draft.path, command: draft.command)
    guard let before else { return FileChange(path: draft.path, kind: .create, after: after) }
    if before == after {
        return FileChange(path: draft.path, kind: .unchanged, before: before, after: after, reason: .untouched)
    }
    let owner = Fingerprint.ownership(of: before)
    let kind: FileChange.Kind =
        if Fingerprint.sameBody(before, after) {
            .unchanged
        } else if draft.policy != .once, owner == .untouched {
            .update
        } else {
            draft.policy == .owned ? .conflict : .kept
        }
    return FileChange(path: draft.path, kind: kind, before: before, after: after, reason: owner)
}
