import Facts
import Project

/// A file system, as far as testgen needs one: look at a tree, read a file, commit a change set.
public protocol FileStore: Sendable {
    /// The files below a folder; throws when there is no such folder.
    func snapshot(of root: String) throws -> FileTree

    /// The bytes of one file; `nil` when there is none.
    func read(_ path: String) throws -> [UInt8]?

    /// Writes everything a change set creates or updates, or nothing at all.
    ///
    /// Nothing is written when the set holds a conflict, or when a file is no longer what it was compared with.
    func commit(_ changes: ChangeSet, under root: String) throws
}

extension FileStore {
    /// The text of a file; `nil` when there is none.
    public func text(_ path: String) throws -> String? {
        try read(path).map { try FileTree.text($0, path: path) }
    }

    /// Checks that every file still is what the changes were made for.
    func check(_ changes: ChangeSet, under root: String) throws {
        for conflict in changes.conflicts {
            throw Failure("\(conflict.path) would lose what a person wrote", rule: "conflict")
        }
        for change in changes.writes {
            let now = try read(Path.join(root, change.path))
            guard now == change.before.map({ Array($0.utf8) }) else {
                throw Failure(
                    "\(change.path) changed while testgen was running; nothing was written, run the command again",
                    rule: "changed-meanwhile")
            }
        }
    }
}
