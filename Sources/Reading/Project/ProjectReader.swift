import Facts
import Project

/// Finds a project's modules and test targets: from `Package.swift`, else from its folders, with what the
/// configuration says on top.
public func readProject(_ tree: FileTree, configuration: Configuration = Configuration()) throws -> Diagnosed<Project> {
    var reader = ProjectReader(tree: tree)
    if tree.contains("Package.swift") {
        try reader.readPackage(in: "")
        reader.project.discovery = .package
    } else {
        reader.readFolders()
        reader.project.discovery = .folders
        for path in tree.paths where Path.name(path) == "Package.swift" {
            try reader.readPackage(in: Path.folder(path))
        }
    }
    reader.apply(configuration)
    return Diagnosed(reader.project, reader.diagnostics)
}

private struct ProjectReader {
    let tree: FileTree
    var project = Project()
    var diagnostics: [Diagnostic] = []
    private var packagesRead: Set<String> = []

    init(tree: FileTree) {
        self.tree = tree
    }

    // MARK: Packages

    /// Reads a package and those it depends on by path.
    mutating func readPackage(in folder: String) throws {
        guard packagesRead.insert(folder).inserted else { return }
        let manifest = readManifest(try tree.text(Path.join(folder, "Package.swift")))
        if manifest.targets.isEmpty {
            diagnostics.append(
                Diagnostic(
                    .warning,
                    "no target with a literal name was found; name `sources` and `tests` in .testgen.yml",
                    at: SourceLocation(file: Path.join(folder, "Package.swift"), line: 1, column: 1),
                    rule: "manifest"))
        }
        for target in manifest.targets { add(target, of: manifest, in: folder) }
        for package in manifest.localPackages {
            let path = Path.join(folder, package)
            if tree.contains(Path.join(path, "Package.swift")) { try readPackage(in: path) }
        }
    }

    private mutating func add(_ target: Manifest.Target, of manifest: Manifest, in folder: String) {
        let mode = target.languageMode ?? manifest.languageMode
        guard let path = self.path(of: target, in: manifest, folder: folder) else { return }
        if target.kind == .test {
            project.tests.append(
                Project.TestTarget(
                    name: target.name, path: path, dependencies: target.dependencies,
                    isMainActorByDefault: target.isMainActorByDefault, languageMode: mode))
        } else {
            project.modules.append(
                Project.Module(
                    name: target.name.asModuleName,
                    sources: target.sources.map { $0.map { Path.join(path, $0) } } ?? [path],
                    exclude: target.exclude.map { Path.join(path, $0) },
                    dependencies: target.dependencies,
                    isMainActorByDefault: target.isMainActorByDefault, languageMode: mode))
        }
    }

    /// The folder of a target: the one it names, else where SwiftPM looks.
    private func path(of target: Manifest.Target, in manifest: Manifest, folder: String) -> String? {
        if let path = target.path { return Path.join(folder, path) }
        let parents = (target.kind == .test ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
        for parent in parents {
            let path = Path.join(folder, "\(parent)/\(target.name)")
            if tree.containsFolder(path) { return path }
        }
        if target.kind == .test { return Path.join(folder, "Tests/\(target.name)") }
        let isAlone = manifest.targets.count { $0.kind != .test } == 1
        return isAlone ? parents.map { Path.join(folder, $0) }.first { tree.containsFolder($0) } : nil
    }

    // MARK: Folders

    /// Takes every folder beside one of the same name with `Tests` for a module, and every other folder with sources
    /// beside an Xcode project: its targets lie there.
    mutating func readFolders() {
        let folders = sourceFolders
        for folder in folders.sorted() where folders.contains(folder + "Tests") {
            add(module: folder, tests: folder + "Tests")
        }
        for path in tree.paths where path.hasSuffix(".xcodeproj") {
            let place = Path.folder(path)
            let own = Path.join(place, Path.stem(path))
            let beside = folders.filter { Path.folder($0) == place && $0 != own }.sorted()
            for folder in [own] + beside where folders.contains(folder) && isTargetFolder(folder) {
                add(module: folder, tests: nil)
            }
        }
    }

    /// Whether a folder beside an Xcode project holds a target's sources, and is not known yet.
    private func isTargetFolder(_ folder: String) -> Bool {
        let name = Path.name(folder)
        return !name.hasSuffix("Tests") && !["pods", "carthage", "fastlane", "scripts"].contains(name.lowercased())
            && !project.modules.contains { $0.sources.contains { $0.isInside(folder) || folder.isInside($0) } }
            && !tree.paths.contains { Path.name($0) == "Package.swift" && $0.isInside(folder) }
    }

    private mutating func add(module folder: String, tests: String?) {
        let name = Path.name(folder).asModuleName
        project.modules.append(Project.Module(name: name, sources: [folder]))
        guard let tests else { return }
        project.tests.append(
            Project.TestTarget(name: Path.name(tests).asModuleName, path: tests, dependencies: [name]))
    }

    /// Folders with Swift files somewhere in them, at most two deep.
    private var sourceFolders: Set<String> {
        var folders: Set<String> = []
        for path in tree.paths where path.hasSuffix(".swift") {
            let parts = path.split(separator: "/").dropLast().prefix(2)
            for count in 0..<parts.count { folders.insert(parts[...count].joined(separator: "/")) }
        }
        return folders
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

    /// Only these folders are read; each stays part of the module it lies in.
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

extension String {
    /// The name a folder's or target's module has in code.
    fileprivate var asModuleName: String {
        var name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if name.first?.isNumber == true { name = "_" + name.dropFirst() }
        return name
    }
}
