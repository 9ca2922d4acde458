import Facts
import Foundation
import Project

/// A copy of a folder that is brought up to date instead of made again, so that a build in it stays incremental.
public struct FolderCopy: Sendable {
    /// The folder that is copied, absolute.
    public var source: String
    /// The copy, absolute.
    public var target: String
    /// Names that are not copied, at any depth.
    public var excluded: Set<String>

    /// Creates a description of a copy.
    public init(
        from source: String, to target: String, excluding excluded: Set<String> = [".build", ".git", ".swiftpm"]
    ) {
        self.source = source
        self.target = target
        self.excluded = excluded
    }

    /// Makes the copy equal to the source with some files put over it.
    ///
    /// - Parameters:
    ///   - overlay: The texts of files that differ from the source, by path.
    ///   - removed: Files of the source that the copy is not to have.
    ///   - kept: Names in the copy's own folder that stay, such as that of its build.
    /// - Throws: When a file cannot be read or written.
    public func update(overlay: [String: String], without removed: Set<String> = [], keeping kept: Set<String>) throws {
        var wanted: Set<String> = []
        for path in try files("") where overlay[path] == nil && !removed.contains(path) {
            wanted.insert(path)
            try copy(path)
        }
        for (path, text) in overlay {
            wanted.insert(path)
            try write(Data(text.utf8), to: path)
        }
        for path in try FolderCopy(from: target, to: target, excluding: excluded.union(kept)).files("")
        where !wanted.contains(path) {
            try FileManager.default.removeItem(atPath: Path.join(target, path))
        }
    }

    /// A word for all texts that a copy would have: another one when any of them is.
    ///
    /// Large files are known by their size and date.
    ///
    /// - Parameter ignored: Files that do not count.
    public func fingerprint(overlay: [String: String], without ignored: Set<String> = []) throws -> String {
        let all = try fingerprints(overlay: overlay, without: ignored).sorted { $0.key < $1.key }
        return Fingerprint.hash(all.map { "\($0.key) \($0.value)" }.joined(separator: "\n"))
    }

    /// A word for each text that a copy would have, by the path of the file.
    public func fingerprints(overlay: [String: String], without ignored: Set<String> = []) throws -> [String: String] {
        let large = 1_000_000
        let paths = try Set(files("")).union(overlay.keys).subtracting(ignored)
        let words = try paths.map { path -> (String, String) in
            if let text = overlay[path] { return (path, Fingerprint.hash(text)) }
            let place = Path.join(source, path)
            let attributes = try FileManager.default.attributesOfItem(atPath: place)
            let size = attributes[.size] as? Int ?? 0
            if size > large { return (path, "\(size) \(attributes[.modificationDate] ?? "")") }
            let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: place)), as: UTF8.self)
            return (path, Fingerprint.hash(text))
        }
        return Dictionary(uniqueKeysWithValues: words)
    }

    /// The paths of all files, relative to the source.
    private func files(_ folder: String) throws -> [String] {
        let place = folder.isEmpty ? source : Path.join(source, folder)
        guard FileManager.default.fileExists(atPath: place) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: place).sorted().flatMap { name -> [String] in
            guard !excluded.contains(name) else { return [] }
            let path = folder.isEmpty ? name : Path.join(folder, name)
            switch kind(of: Path.join(source, path)) {
            case .typeDirectory: return try files(path)
            case .typeRegular: return [path]
            default: return []
            }
        }
    }

    /// What a path leads to; pipes and sockets are no files that can be copied.
    private func kind(of path: String) -> FileAttributeType? {
        let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        return (try? FileManager.default.attributesOfItem(atPath: resolved))?[.type] as? FileAttributeType
    }

    private func copy(_ path: String) throws {
        let (from, to) = (Path.join(source, path), Path.join(target, path))
        let now = try FileManager.default.attributesOfItem(atPath: from)
        if let then = try? FileManager.default.attributesOfItem(atPath: to),
            then[.size] as? Int == now[.size] as? Int,
            then[.modificationDate] as? Date == now[.modificationDate] as? Date
        {
            return
        }
        try write(try Data(contentsOf: URL(fileURLWithPath: from)), to: path)
        if let date = now[.modificationDate] {
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: to)
        }
    }

    private func write(_ data: Data, to path: String) throws {
        let place = Path.join(target, path)
        if (try? Data(contentsOf: URL(fileURLWithPath: place))) == data { return }
        let folder = place.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: place))
    }
}
