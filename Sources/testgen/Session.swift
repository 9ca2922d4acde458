import Facts
import Host
import Project
import Reading
import Rendering
import Templates

/// One run of a command: the world it runs in, and what it has read of the project so far.
final class Session {
    let machine: Machine
    let options: CommonOptions
    /// What was noticed on the way.
    var noticed: [Diagnostic] = []
    /// The source files whose bytes were looked at, by path.
    private(set) var scanned: Set<String> = []
    /// The source files that were parsed, by path.
    var parsed: Set<String> = []

    init(machine: Machine, options: CommonOptions) {
        self.machine = machine
        self.options = options
    }

    /// Notes a stage's diagnostics and goes on with its value.
    func take<Value>(_ diagnosed: Diagnosed<Value>) -> Value {
        noticed += diagnosed.diagnostics
        return diagnosed.value
    }

    /// Notes a stage's diagnostics; goes on with its value only when none is an error.
    func require<Value>(_ diagnosed: Diagnosed<Value>) throws -> Value {
        let errors = diagnosed.diagnostics.filter { $0.severity == .error }
        noticed += diagnosed.diagnostics.filter { $0.severity != .error }
        if !errors.isEmpty { throw Failure(errors) }
        return diagnosed.value
    }

    // MARK: The project

    /// The project's folder, absolute.
    var root: String { Path.join(machine.currentFolder, options.root) }

    /// The files below the root.
    private(set) lazy var tree = Result<FileTree, any Error> {
        let tree = try machine.files.snapshot(of: root)
        noticed += tree.problems
        return tree
    }

    /// What `.testgen.yml` says.
    private(set) lazy var configuration = Result<Configuration, any Error> {
        let path = options.config.map { Path.join(machine.currentFolder, $0) } ?? Path.join(root, ".testgen.yml")
        guard let text = try machine.files.text(path) else {
            guard let named = options.config else { return Configuration() }
            throw Failure("there is no configuration file \(named)", rule: "config")
        }
        return try require(readConfiguration(text, path: Path.relative(path, to: root)))
    }

    /// Goes on with a configuration that is about to be written.
    func adopt(configuration text: String) throws {
        configuration = .success(try require(readConfiguration(text, path: ".testgen.yml")))
        project = .success(try require(readProject(tree.get(), configuration: configuration.get())))
    }

    /// The modules and test targets.
    private(set) lazy var project = Result<Project, any Error> {
        let project = try require(readProject(tree.get(), configuration: configuration.get()))
        if project.modules.isEmpty { throw notAProject }
        return project
    }

    private var notAProject: Failure {
        Failure(
            "\(options.root) is not a project: it has neither Package.swift nor a folder App beside AppTests. Give the "
                + "project's folder with --root, or name `sources` and `tests` in .testgen.yml",
            rule: "not-a-project")
    }

    /// The built-in templates, those of the project in their stead.
    private(set) lazy var templates = Result<TemplateSet, any Error> {
        let builtIn = Catalog.all.map { TemplateFile(name: $0.name, group: $0.group, text: $0.text) }
        let tree = try tree.get()
        let own = try tree.files(in: templatesFolder).filter { $0.hasSuffix(".stencil") }.map { path in
            TemplateFile(
                name: String(Path.name(path).dropLast(".stencil".count)), text: try tree.text(path),
                origin: .project(path: path))
        }
        return TemplateSet(builtIn, overrides: own)
    }

    /// The folder of the project's own templates.
    var templatesFolder: String {
        get throws { try configuration.get().templates ?? "TestTemplates" }
    }

    // MARK: Sources

    /// Every source file of the project's modules, scanned but not parsed.
    private(set) lazy var sources = Result<SourceIndex, any Error> {
        let project = try project.get()
        return try scan { path in
            project.tests.contains { path.isInside($0.path) } ? nil : project.module(owning: path)?.name
        }
    }

    /// Every file of the test targets, scanned but not parsed.
    private(set) lazy var tests = Result<SourceIndex, any Error> {
        let project = try project.get()
        return try scan { path in project.tests.first { path.isInside($0.path) }?.name }
    }

    /// The doubles the test targets already have.
    private(set) lazy var doubles = Result<ExistingDoubles, any Error> {
        try ExistingDoubles(in: tests.get())
    }

    private func scan(_ module: (String) -> String?) throws -> SourceIndex {
        let tree = try tree.get()
        let excluded = try configuration.get().exclude.map { Glob($0) }
        var files: [SourceIndex.File] = []
        for path in tree.paths where path.hasSuffix(".swift") {
            guard let module = module(path), !excluded.contains(where: { $0.matches(path) }) else { continue }
            do {
                files.append(SourceIndex.File(path: path, module: module, bytes: try tree.bytes(path)))
            } catch let failure as Failure {
                noticed += failure.diagnostics.map { problem in
                    Diagnostic(.warning, problem.message, at: problem.location, rule: problem.rule)
                }
            }
        }
        scanned.formUnion(files.map(\.path))
        return SourceIndex(files)
    }

    // MARK: Writing

    /// The text of a file of the project; `nil` when there is none.
    func existing(_ path: String) throws -> String? {
        try machine.files.text(Path.join(root, path))
    }

    /// Compares drafts with the disk and, unless told otherwise, writes what differs.
    ///
    /// Drafts in Swift are parsed first: what does not parse is an error of testgen's, and nothing is written.
    func write(_ drafts: [Draft], onlyLook: Bool = false) throws -> ChangeSet {
        for draft in drafts where draft.path.hasSuffix(".swift") {
            let errors = syntaxErrors(in: draft.content, path: draft.path)
            guard errors.isEmpty else { throw OwnBug.failure(errors, in: draft) }
        }
        var texts: [String: String] = [:]
        for draft in drafts { texts[draft.path] = try existing(draft.path) }
        let changes = compare(drafts) { texts[$0] }
        let writes = !options.dryRun && !onlyLook
        if writes, changes.conflicts.isEmpty { try machine.files.commit(changes, under: root) }
        return changes
    }

    /// Copies a text to a path where nothing is yet.
    func copy(_ text: String, to path: String) throws -> ChangeSet {
        guard try existing(path) == nil else {
            throw Failure("\(path) is there already; edit it, or remove it first", rule: "conflict")
        }
        let changes = ChangeSet([FileChange(path: path, kind: .create, after: text)])
        if !options.dryRun { try machine.files.commit(changes, under: root) }
        return changes
    }
}

/// What is said when testgen itself wrote something wrong.
enum OwnBug {
    static func failure(_ errors: [Diagnostic], in draft: Draft) -> Failure {
        let first = errors.first
        let lines = draft.content.split(separator: "\n", omittingEmptySubsequences: false)
        let line = first?.location.flatMap { $0.line <= lines.count ? String(lines[$0.line - 1]) : nil }
        return Failure(
            "testgen made Swift that does not parse (\(first?.message ?? "")); this is a bug in testgen or in a template "
                + "of the project, and nothing was written",
            at: first?.location, rule: "generated-syntax", notes: line.map { ["the line is: \($0)"] } ?? [])
    }
}

extension Result where Failure == any Error {
    /// Keeps what a closure returns or throws.
    fileprivate init(_ body: () throws -> Success) {
        self.init(catching: body)
    }
}
