import Facts
import Project

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension Disk {
    /// Writes everything a change set creates or updates, or nothing at all.
    ///
    /// Every file is written beside its place first; only when all of them are there, they are renamed. What fails
    /// half-way is taken back.
    public func commit(_ changes: ChangeSet, under root: String) throws {
        try check(changes, under: root)
        for change in changes.writes { try refuseToLeave(root, for: change.path) }
        var work = DiskCommit(root: root)
        for change in changes.changes { work.removeLeftovers(of: change) }
        do {
            for change in changes.writes { try work.prepare(change) }
            try work.publish()
        } catch {
            work.takeBack()
            throw error
        }
    }
}

extension Disk {
    /// Refuses a file below the root whose folder is a link to somewhere else. What is named by a path that leads out of the
    /// root itself is meant.
    private func refuseToLeave(_ root: String, for path: String) throws {
        guard !path.hasPrefix("..") else { return }
        var folder = Path.join(root, path)
        var real: String?
        // The deepest part of the path that is there already.
        while real == nil, !folder.isEmpty, folder != root {
            real = Self.real(folder)
            folder = Path.folder(folder)
        }
        guard let real, let top = Self.real(root), !real.isInside(top), real != top else { return }
        throw FileProblem.outside(path, leadsTo: real)
    }

    private static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}

/// One commit on its way.
private struct DiskCommit {
    private struct Step {
        var temporary: String
        var target: String
        var before: String?
        var isPublished = false
    }

    private let root: String
    private var steps: [Step] = []
    private var createdFolders: [String] = []

    init(root: String) {
        self.root = root
    }

    /// Writes a change's text beside its place.
    mutating func prepare(_ change: FileChange) throws {
        let target = resolved(Path.join(root, change.path))
        let folder = Path.folder(target)
        try makeFolder(folder)
        let temporary = Path.join(folder, Self.mark(target) + "\(getpid())")
        steps.append(Step(temporary: temporary, target: target, before: change.before))
        var status = stat()
        let mode = stat(target, &status) == 0 ? status.st_mode & 0o7777 : 0o666
        try write(change.after, to: temporary, mode: mode, keepMode: change.before != nil)
    }

    /// What the name of the file begins with that is written beside another.
    private static func mark(_ target: String) -> String { ".\(Path.name(target)).testgen-" }

    /// Removes what a run that was killed left beside a file.
    func removeLeftovers(of change: FileChange) {
        let target = resolved(Path.join(root, change.path))
        let (folder, mark) = (Path.folder(target), Self.mark(target))
        guard let entries = opendir(folder) else { return }
        defer { closedir(entries) }
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            guard name.hasPrefix(mark), let process = pid_t(name.dropFirst(mark.count)) else { continue }
            if process != getpid(), kill(process, 0) != 0, errno == ESRCH { unlink(Path.join(folder, name)) }
        }
    }

    /// Renames every prepared file to its place.
    mutating func publish() throws {
        for index in steps.indices {
            guard rename(steps[index].temporary, steps[index].target) == 0 else {
                throw refusal(Path.folder(steps[index].target))
            }
            steps[index].isPublished = true
        }
    }

    /// Brings the disk back to what it was.
    mutating func takeBack() {
        for step in steps.reversed() {
            if !step.isPublished {
                unlink(step.temporary)
            } else if let before = step.before {
                try? write(before, to: step.target, mode: 0o666, keepMode: false)
            } else {
                unlink(step.target)
            }
        }
        for folder in createdFolders.reversed() { rmdir(folder) }
    }

    private func write(_ text: String, to path: String, mode: mode_t, keepMode: Bool) throws {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
        guard file >= 0 else { throw refusal(Path.folder(path)) }
        defer { close(file) }
        if keepMode { fchmod(file, mode) }
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let done = Disk.system { bytes.withUnsafeBytes { writeBytes(file, $0) } }
            guard done > 0 else { throw refusal(Path.folder(path)) }
            bytes = bytes.dropFirst(done)
        }
        guard fsync(file) == 0 || errno == EINVAL else { throw refusal(Path.folder(path)) }
    }

    /// What the last system call says about writing in a folder.
    private func refusal(_ folder: String) -> Failure {
        FileProblem.unwritable(folder, under: root, Disk.reason())
    }

    private mutating func makeFolder(_ folder: String) throws {
        var status = stat()
        if folder.isEmpty || stat(folder, &status) == 0 { return }
        try makeFolder(Path.folder(folder))
        guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
            throw refusal(folder)
        }
        createdFolders.append(folder)
    }

    /// Where a file really is, so that a link stays a link.
    private func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }
}

/// `write`, which the commit's own method hides.
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(file, bytes.baseAddress!, bytes.count)
}
