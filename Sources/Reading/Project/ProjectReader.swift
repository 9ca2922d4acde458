import Facts
import Project

/// Finds a project's modules and test targets: in all formats that its root contains, else from its folders. The
/// configuration takes precedence.
public func readProject(_ tree: FileTree, configuration: Configuration = Configuration()) throws -> Diagnosed<Project> {
    var reader = ProjectReader(tree: tree)
    let formats = ProjectFormat.all.filter { !$0.isFallback && $0.isIn(tree) }
    for format in formats.isEmpty ? ProjectFormat.all.filter({ $0.isFallback && $0.isIn(tree) }) : formats {
        try reader.read(format)
    }
    reader.apply(configuration)
    return Diagnosed(reader.project, reader.diagnostics)
}

private struct ProjectReader {
    let tree: FileTree
    var project = Project()
    var diagnostics: [Diagnostic] = []
    private var isFound = false

    init(tree: FileTree) {
        self.tree = tree
    }

    /// Adds the parts of a format. An earlier format takes precedence for a module or test target that both declare.
    mutating func read(_ format: ProjectFormat) throws {
        let parts = try format.read(tree)
        if !isFound { project.discovery = format.discovery }
        isFound = true
        let modules = Set(project.modules.map(\.name))
        let tests = Set(project.tests.map(\.name))
        project.modules += parts.modules.filter { !modules.contains($0.name) }
        project.tests += parts.tests.filter { !tests.contains($0.name) }
        diagnostics += parts.diagnostics
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

    /// Replaces the modules' sources by some folders. Each folder stays part of the module that contains it.
    private mutating func replaceModules(with sources: [String], named name: String?) {
        let found = project.modules
        if found.isEmpty { project.discovery = .configuration }
        project.modules = []
        for source in sources {
            guard tree.containsFolder(source) || tree.contains(source) else {
                config("sources", "names \(source), which does not exist")
                continue
            }
            var module =
                found.first { $0.owns(source) }
                ?? found.first { $0.name == name }
                ?? Project.Module(name: name ?? Path.stem(source).asModuleName, sources: [])
            module.sources = [source]
            if let index = project.modules.firstIndex(where: { $0.name == module.name }) {
                project.modules[index].sources.append(source)
            } else {
                project.modules.append(module)
            }
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
        target.dependencies += names.filter { !target.dependencies.contains($0) }
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
