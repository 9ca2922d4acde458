import Facts
import Project
import Reading

/// A project before any Swift is parsed: modules, test targets, and an index of declarations.
struct Workspace {
    let root: ProjectRoot
    let project: Project
    /// Which module or test target files belong to.
    let owners: FileOwners
    /// Every source file of the project's modules, scanned but not parsed.
    let sources: SourceIndex
    /// Every file of the test targets, scanned but not parsed.
    let tests: SourceIndex
    /// What modules from elsewhere offer.
    let interfaces: ModuleInterfaces

    var world: World { root.world }
    var configuration: Configuration { root.configuration }

    /// How long tests wait where changes of the code may keep them waiting in vain.
    var shortWait: Configuration.AsyncWait {
        var wait = configuration.asyncWait
        wait.deadline = min(wait.deadline, 500_000_000)
        return wait
    }

    /// The types of the project that have the name of one in a module which every test imports; most projects have none.
    func nameClashes() throws -> NameClashes { try sources.nameClashes() }

    /// Reads the project in the folder that a command's options name.
    static func read(_ world: World, _ notes: inout Notes) throws -> Workspace {
        try Workspace(ProjectRoot.read(world, &notes), &notes)
    }

    /// Reads the project in a folder.
    init(_ root: ProjectRoot, _ notes: inout Notes) throws {
        self.root = root
        let project = try root.project(&notes)
        self.project = project
        interfaces = ModuleInterfaces(root, project)
        let owners = FileOwners(project)
        self.owners = owners
        // A module of doubles belongs to the tests.
        let mocks = project.mocksModule == nil ? nil : root.configuration.mocks.output
        let isDouble = { (path: String) in mocks.map(path.isInside) == true }
        sources = try Self.scan(root, &notes) { isDouble($0) ? nil : owners.module(owning: $0) }
        tests = try Self.scan(root, &notes) { path in
            if isDouble(path) { return project.mocksModule }
            return owners.tests(owning: path).map { Project.Module(name: $0.name, sources: []) }
        }
    }

    /// Scans the files of some modules and skips those that it cannot read.
    private static func scan(
        _ root: ProjectRoot, _ notes: inout Notes, module: (String) -> Project.Module?
    ) throws -> SourceIndex {
        let excluded = root.configuration.exclude.map { Glob($0) }
        var files: [SourceIndex.File] = []
        for path in root.tree.paths where path.hasSuffix(".swift") {
            guard let module = module(path), !excluded.contains(where: { $0.matches(path) }) else { continue }
            do {
                let bytes = try root.tree.bytes(path)
                guard bytes.count <= SourceIndex.largestFile else {
                    notes.diagnostics.append(SourceIndex.tooLarge(path, bytes.count))
                    continue
                }
                files.append(SourceIndex.File(path: path, module: module.name, bytes: bytes, flags: module.flags))
            } catch let failure as Failure {
                notes.diagnostics += failure.diagnostics.map { problem in
                    Diagnostic(.warning, problem.message, at: problem.location, rule: problem.rule)
                }
            }
        }
        notes.scanned += files.count
        return SourceIndex(files)
    }
}

extension SourceIndex {
    /// The size in bytes up to which a file is read: the tree of a larger one takes more memory than there may be.
    static let largestFile = 8_000_000

    static func tooLarge(_ path: String, _ size: Int) -> Diagnostic {
        Diagnostic(
            .warning,
            "is not read: it has \(size / 1_000_000) MB, and files up to \(largestFile / 1_000_000) MB are; split it, or list "
                + "it under `exclude` in .testgen.yml", at: SourceLocation(file: path, line: 1, column: 1),
            rule: "too-large")
    }

    /// The types that have the name of one in a module which every test imports.
    func nameClashes() throws -> NameClashes {
        let names = NameClashes.taken.sorted().filter { name in
            declarations(of: name).contains { $0.scope.isEmpty }
        }
        guard !names.isEmpty else { return NameClashes(in: FactIndex(files: [])) }
        var reader = DemandReader(self, depth: .requirements)
        return try NameClashes(in: FactIndex(files: reader.read([], naming: names).value))
    }
}
