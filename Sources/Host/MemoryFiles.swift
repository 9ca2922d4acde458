import Foundation
import Project

/// A file system in memory, for tests.
public final class MemoryFiles: FileStore, @unchecked Sendable {
    private let lock = NSLock()
    private var contents: [String: [UInt8]]
    private let unreadable: Set<String>
    private let unwritable: Set<String>

    /// Creates a file system of texts by absolute path, some of them without permissions.
    public init(
        _ texts: [String: String] = [:], unreadable: Set<String> = [], unwritable: Set<String> = []
    ) {
        contents = texts.mapValues { Array($0.utf8) }
        self.unreadable = unreadable
        self.unwritable = unwritable
    }

    /// All files and their texts.
    public var texts: [String: String] {
        lock.withLock { contents.mapValues { String(decoding: $0, as: UTF8.self) } }
    }

    /// Puts bytes into a file, or removes it.
    public func put(_ bytes: [UInt8]?, at path: String) {
        lock.withLock { contents[path] = bytes }
    }

    /// The files below a folder.
    public func snapshot(of root: String) throws -> FileTree {
        let paths = lock.withLock { contents.keys.filter { $0.isInside(root) && $0 != root } }
        if paths.isEmpty { throw FileProblem.noFolder(root) }
        let found = paths.map { Path.relative($0, to: root) }.filter { !Ignored.path($0) }
        let files = Set(found.map(Ignored.bundle))
        return FileTree(paths: Array(files)) { path in
            guard let bytes = try self.bytes(Path.join(root, path), shown: path) else {
                throw FileProblem.missing(path)
            }
            return bytes
        }
    }

    /// The bytes of one file; `nil` when there is none.
    public func read(_ path: String) throws -> [UInt8]? { try bytes(path, shown: path) }

    private func bytes(_ path: String, shown: String) throws -> [UInt8]? {
        if unreadable.contains(path) { throw FileProblem.unreadable(shown, "Permission denied") }
        return lock.withLock { contents[path] }
    }

    /// Writes everything a change set creates or updates, or nothing at all.
    public func commit(_ changes: ChangeSet, under root: String) throws {
        try check(changes, under: root)
        let writes = changes.writes.map { (path: Path.join(root, $0.path), bytes: Array($0.after.utf8)) }
        for write in writes where unwritable.contains(where: { write.path.isInside($0) }) {
            throw FileProblem.unwritable(Path.folder(write.path), under: root, "Permission denied")
        }
        for write in writes { put(write.bytes, at: write.path) }
    }
}
