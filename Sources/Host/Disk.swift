import Facts
import Project

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The computer's file system.
public struct Disk: FileStore {
    /// Creates access to the file system.
    public init() {}

    /// The files below a folder.
    public func snapshot(of root: String) throws -> FileTree {
        var status = stat()
        guard stat(root, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw FileProblem.noFolder(root) }
        var walk = DiskWalk(root: root)
        walk.list("")
        return FileTree(paths: walk.paths, problems: walk.problems) { path in
            guard let bytes = try Self.bytes(Path.join(root, path), shown: path) else {
                throw FileProblem.missing(path)
            }
            return bytes
        }
    }

    /// The bytes of one file; `nil` when there is none.
    public func read(_ path: String) throws -> [UInt8]? {
        try Self.bytes(path, shown: path)
    }

    private static func bytes(_ path: String, shown: String) throws -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        if file < 0 {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw FileProblem.unreadable(shown, reason())
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw FileProblem.unreadable(shown, reason()) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileProblem.unreadable(shown, "it is not a file") }
        return try all(of: file, size: Int(status.st_size), shown: shown)
    }

    private static func all(of file: Int32, size: Int, shown: String) throws -> [UInt8] {
        var failure = 0 as Int32
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = 0
            while count < size {
                let done = Self.system { readBytes(file, buffer.baseAddress! + count, size - count) }
                if done < 0 { failure = errno }
                if done <= 0 { return }
                count += done
            }
        }
        if failure != 0 { throw FileProblem.unreadable(shown, String(cString: strerror(failure))) }
        return bytes
    }

    /// Repeats a system call that a signal interrupted.
    static func system(_ call: () -> Int) -> Int {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }

    /// What the last system call says went wrong.
    static func reason() -> String { String(cString: strerror(errno)) }
}

/// `read`, which the store's own method hides.
private func readBytes(_ file: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    read(file, buffer, count)
}

/// A walk through a folder.
private struct DiskWalk {
    let root: String
    var paths: [String] = []
    var problems: [Diagnostic] = []
    private var entered: Set<String> = []

    init(root: String) {
        self.root = root
        if let real = real(root) { entered.insert(real) }
    }

    mutating func list(_ folder: String) {
        guard let stream = opendir(Path.join(root, folder)) else {
            problems.append(FileProblem.unlistable(folder, Disk.reason()))
            return
        }
        var folders: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            let path = folder.isEmpty ? name : folder + "/" + name
            switch kind(of: path, hint: entry.pointee.d_type) {
            case .file: paths.append(path)
            case .folder where Ignored.isBundle(name): paths.append(path)
            case .folder where !Ignored.folder(name): folders.append(path)
            default: break
            }
        }
        closedir(stream)
        for folder in folders { list(folder) }
    }

    private enum Kind { case file, folder, none }

    private mutating func kind(of path: String, hint: UInt8) -> Kind {
        if hint == UInt8(DT_REG) { return .file }
        if hint == UInt8(DT_DIR) { return .folder }
        var status = stat()
        guard stat(Path.join(root, path), &status) == 0 else {
            if hint == UInt8(DT_LNK), path.hasSuffix(".swift") { problems.append(FileProblem.deadLink(path)) }
            return .none
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return hint == UInt8(DT_LNK) && !leadsOutside(path) ? .none : .folder
        default: return .none
        }
    }

    /// Whether a link leads to a folder that the walk would not meet otherwise.
    private mutating func leadsOutside(_ path: String) -> Bool {
        guard let target = real(Path.join(root, path)), let top = real(root) else { return false }
        return !target.isInside(top) && !top.isInside(target) && entered.insert(target).inserted
    }

    private func real(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
