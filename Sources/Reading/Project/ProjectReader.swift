import Facts
import Project

/// Finds a project's modules and test targets: in all formats that its root contains, else from its folders. The
/// configuration takes precedence.
public func readProject(_ tree: FileTree, configuration: Configuration = Configuration()) throws -> Diagnosed<Project> {
    var reader = ProjectReader(tree: tree)
    for turn in ProjectFormat.Turn.allCases {
        for format in ProjectFormat.all where format.turn == turn && (turn != .guess || reader.project.modules.isEmpty)
        {
            try reader.read(format)
        }
    }
    reader.readImports()
    reader.apply(configuration)
    return Diagnosed(reader.project, reader.diagnostics)
}

private struct ProjectReader {
    let tree: FileTree
    var project = Project()
    var diagnostics: [Diagnostic] = []
    /// How much the format that says how the project is built has to say.
    private var weight = -1

    init(tree: FileTree) {
        self.tree = tree
    }

    /// Adds the parts of a format. An earlier format takes precedence for a module or test target that both declare, and
    /// for sources that both name.
    mutating func read(_ format: ProjectFormat) throws {
        guard format.isIn(tree) else { return }
        let parts = try format.read(tree)
        // Tests are built by a format that has tests: a package for tools beside an application has none.
        let own = parts.modules.isEmpty ? 0 : parts.tests.isEmpty ? 1 : 2
        if own > weight { (weight, project.discovery) = (own, format.discovery) }
        let known = project.modules
        var otherNames: [String: String] = [:]
        for var module in parts.modules where !known.contains(where: { $0.name == module.name }) {
            let owner = known.first { module.sources.contains(where: $0.owns) }
            module.sources.removeAll { source in known.contains { $0.owns(source) } }
            if module.sources.isEmpty { otherNames[module.name] = owner?.name } else { project.modules.append(module) }
        }
        let tests = Set(project.tests.map(\.name))
        for var target in parts.tests where !tests.contains(target.name) {
            target.dependencies = target.dependencies.map { otherNames[$0] ?? $0 }
            let grounds = target.grounds.map { (otherNames[$0] ?? $0, $1) }
            target.grounds = Dictionary(grounds, uniquingKeysWith: { first, _ in first })
            project.tests.append(target)
        }
        project.files += parts.files
        project.elsewhere += parts.elsewhere
        diagnostics += parts.diagnostics
    }

    /// Adds to what test targets are meant to import the modules that their files import as `@testable`, those that most
    /// files do first; to what packages declare only the modules that no other tests are meant for.
    mutating func readImports() {
        let modules = Set(project.modules.map(\.name))
        let untested = modules.subtracting(project.tests.flatMap(\.dependencies))
        for index in project.tests.indices {
            let target = project.tests[index]
            let wanted = target.isStrict ? untested : modules.subtracting(target.dependencies)
            if wanted.isEmpty { continue }
            for (module, files) in tree.testableImports(in: target.sources) where wanted.contains(module) {
                project.tests[index].dependencies.append(module)
                project.tests[index].grounds[module] = .imports(files)
            }
        }
    }

    // MARK: Configuration

    mutating func apply(_ configuration: Configuration) {
        project.configuration = configuration
        if let sources = configuration.sources { replaceModules(with: sources, named: configuration.module) }
        if let tests = configuration.tests { replaceTests(with: tests) }
        if let isolation = configuration.isolation {
            for index in project.modules.indices {
                project.modules[index].isMainActorByDefault = isolation == .mainActor
            }
        }
        if let module = configuration.module, !project.modules.contains(where: { $0.name == module }) {
            missing(module)
        }
    }

    /// Replaces the modules' sources by some folders. Each folder stays part of the module that contains it; of modules
    /// that it contains the first gets what no other has.
    private mutating func replaceModules(with sources: [String], named name: String?) {
        let found = project.modules
        if found.isEmpty { project.discovery = .configuration }
        project.modules = []
        for source in sources {
            guard tree.containsFolder(source) || tree.contains(source) else {
                config("sources", "names \(source), which does not exist")
                continue
            }
            let within = found.filter { $0.sources.contains { $0.isInside(source) } }
            if let owner = found.first(where: { $0.owns(source) }) {
                add(source, to: owner, keeping: [])
            } else if name == nil, let first = within.first {
                for module in within { add(module == first ? source : nil, to: module, keeping: module.sources) }
            } else {
                let module = found.first { $0.name == name }
                add(
                    source, to: module ?? Project.Module(name: name ?? Path.stem(source).asModuleName, sources: []),
                    keeping: [])
            }
        }
    }

    /// Adds a source to a module, which is taken over with some of its sources if it is not there yet.
    private mutating func add(_ source: String?, to module: Project.Module, keeping sources: [String]) {
        let added = source.map { [$0] } ?? []
        if let index = project.modules.firstIndex(where: { $0.name == module.name }) {
            project.modules[index].sources += added
        } else {
            var module = module
            module.sources = sources + added
            project.modules.append(module)
        }
    }

    private mutating func replaceTests(with path: String) {
        let names = project.modules.map(\.name)
        var target =
            project.tests.first { path.isInside($0.path) }
            ?? Project.TestTarget(name: Path.name(path).asModuleName, path: path)
        target.path = path
        if !target.sources.contains(where: path.isInside) { target.sources.append(path) }
        target.isStrict = project.discovery == .package
        for name in names where !target.dependencies.contains(name) {
            target.dependencies.append(name)
            target.grounds[name] = .configuration
        }
        project.tests = [target]
    }

    private mutating func missing(_ module: String) {
        let names = project.modules.map(\.name)
        let nearest = Nearest.names(to: module, among: names)
        let known = nearest.isEmpty ? names : nearest
        config(
            "module",
            "names \(module), which is not a module of the project"
                + (known.isEmpty ? "" : "; there is \(known.joined(separator: ", "))"))
    }

    private mutating func config(_ key: String, _ message: String) {
        let place = project.configuration.places[key]
        diagnostics.append(Diagnostic(.error, "`\(key)` \(message)", at: place, rule: "config"))
    }
}
