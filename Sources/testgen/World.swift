import Facts
import Host
import Project
import Reading

/// The world a command runs in: what the host offers, and the options that every command has.
struct World {
    let machine: Machine
    let options: CommonOptions
    /// What is to happen with declarations that would be left alone.
    var wishes = MergeWishes()

    /// The project's folder, absolute.
    var root: String { Path.join(machine.currentFolder, options.root) }

    /// A path of the command line, which starts from the working folder, as seen from the root.
    func rooted(_ argument: String) -> String {
        Path.way(from: root, to: Path.join(machine.currentFolder, argument))
    }

    /// The text of a file of the project; `nil` when there is none.
    func existing(_ path: String) throws -> String? {
        try machine.files.text(Path.join(root, path))
    }

    /// The text of a file that a program wrote.
    func text(_ path: String) throws -> String {
        String(decoding: try machine.files.read(path) ?? [], as: UTF8.self)
    }

    /// The Swift files of a file or folder, as seen from the root, in a module of a name.
    func looseFiles(_ place: String, module: String = "") throws -> [SourceIndex.File] {
        let path = Path.join(root, place)
        if let bytes = try? machine.files.read(path) {
            return [SourceIndex.File(path: place, module: module, bytes: bytes)]
        }
        let tree = try machine.files.snapshot(of: path)
        return try tree.paths.filter { $0.hasSuffix(".swift") }.map {
            SourceIndex.File(path: Path.join(place, $0), module: module, bytes: try tree.bytes($0))
        }
    }

    /// The configuration of `.testgen.yml`, or of the file that an option names.
    func configuration(_ notes: inout Notes) throws -> Configuration {
        guard let text = try configurationText() else {
            guard let named = options.config else { return Configuration() }
            throw Failure("there is no configuration file \(named)", rule: "config")
        }
        return try notes.require(readConfiguration(text, path: Path.relative(configurationPath, to: root)))
    }

    /// The text of that file; `nil` where there is none.
    func configurationText() throws -> String? { try machine.files.text(configurationPath) }

    private var configurationPath: String {
        options.config.map { Path.join(machine.currentFolder, $0) } ?? Path.join(root, ".testgen.yml")
    }

    // MARK: Writing

    /// Compares drafts with the disk and writes those that differ, unless it is a dry run.
    func write(_ drafts: [Draft]) throws -> ChangeSet {
        let changes = try compared(drafts)
        if changes.conflicts.isEmpty { try commit(changes) }
        return changes
    }

    /// Compares drafts with the disk.
    ///
    /// It parses drafts in Swift first. A draft that does not parse is an error of testgen, and nothing is written.
    func compared(_ drafts: [Draft]) throws -> ChangeSet {
        let recorded = try drafts.map { draft in
            let recorded = draft.recorded
            guard recorded.diagnostics.isEmpty else { throw InternalError.failure(recorded.diagnostics, in: draft) }
            return recorded.value
        }
        var texts: [String: String] = [:]
        for draft in drafts { texts[draft.path] = try existing(draft.path) }
        return try FileMerging(drafts, recorded, over: texts, wishes: wishes).changes()
    }

    /// Writes changes, unless nothing is to be written.
    func commit(_ changes: ChangeSet) throws {
        if !options.dryRun { try machine.files.commit(changes, under: root) }
    }

    /// Copies a text to a path where nothing is yet.
    func copy(_ text: String, to path: String) throws -> ChangeSet {
        guard try existing(path) == nil else {
            throw Failure("\(path) is there already; edit it, or remove it first", rule: "conflict")
        }
        let changes = ChangeSet([FileChange(path: path, kind: .create, after: text)])
        try commit(changes)
        return changes
    }
}

/// The error that testgen reports when its own output is wrong.
enum InternalError {
    /// The rule of what testgen wrote and does not parse.
    static let rule = "generated-syntax"

    /// A double that is left out because of it.
    static func leftOut(_ double: String, _ errors: [Diagnostic], at place: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error,
            "\(double) is left out: testgen made Swift that does not parse (\(errors.first?.message ?? "")); this is a bug "
                + "in testgen", at: place, rule: rule)
    }

    static func failure(_ errors: [Diagnostic], in draft: Draft) -> Failure {
        let first = errors.first
        let lines = draft.content.split(separator: "\n", omittingEmptySubsequences: false)
        let line = first?.location.flatMap { $0.line <= lines.count ? String(lines[$0.line - 1]) : nil }
        return Failure(
            "testgen made Swift that does not parse (\(first?.message ?? "")); this is a bug in testgen or in a template "
                + "of the project, and nothing was written",
            at: first?.location, rule: rule, notes: line.map { ["the line is: \($0)"] } ?? [])
    }
}
