import Facts
import Project
import Yams

extension ProjectFormat {
    /// XcodeGen's `project.yml`, and the packages below it.
    static let xcodeGen = ProjectFormat(
        Project.Discovery(rawValue: "xcodegen"),
        isIn: { tree in
            let text = (try? tree.text(XcodeGenReader.file)) ?? ""
            return text.split(separator: "\n").contains { $0.hasPrefix("targets:") || $0.hasPrefix("include:") }
        },
        read: { tree in
            var reader = XcodeGenReader(tree: tree)
            try reader.read(XcodeGenReader.file)
            reader.relateTargets()
            reader.parts.add(try PackageFinder.all(in: tree))
            return reader.parts
        })
}

/// Reads the targets of XcodeGen's specifications, without their templates and conditions.
private struct XcodeGenReader {
    static let file = "project.yml"

    let tree: FileTree
    var parts = ProjectParts()
    private var filesRead: Set<String> = []
    /// Applications and extensions, which are embedded in others and cannot be imported by them.
    private var products: Set<String> = []
    private var applications: Set<String> = []
    /// The modules of targets.
    private var modules: [String: String] = [:]
    /// The settings of the project, which targets inherit.
    private var settings: [String: String] = [:]

    init(tree: FileTree) {
        self.tree = tree
    }

    /// Reads a specification, those it includes first.
    mutating func read(_ path: String) throws {
        guard filesRead.insert(path).inserted else { return }
        let root: Node?
        do {
            root = try Yams.compose(yaml: try tree.text(path))
        } catch let error as YamlError {
            return warn("cannot be read: \(error)", in: path, at: nil)
        }
        let folder = Path.folder(path)
        for name in paths(in: root?["include"]) {
            let other = Path.join(folder, name)
            if tree.contains(other) { try read(other) }
        }
        settings.merge(texts(of: root?["settings"])) { _, new in new }
        for (name, target) in root?["targets"]?.mapping ?? [:] {
            guard let name = name.scalar?.string else { continue }
            add(target, named: name, in: folder, path)
        }
    }

    /// Says dependencies by module, those on what is only embedded left out. Sources that an application has as well are
    /// not an extension's.
    mutating func relateTargets() {
        let owners = parts.modules.filter { applications.contains($0.name) }
        let extensions = products.subtracting(applications)
        for index in parts.modules.indices {
            let names = parts.modules[index].dependencies.map { modules[$0] ?? $0 }
            parts.modules[index].dependencies = names.filter { !products.contains($0) }
            if extensions.contains(parts.modules[index].name) {
                parts.modules[index].sources.removeAll { source in owners.contains { $0.owns(source) } }
            }
        }
        parts.modules.removeAll(where: \.sources.isEmpty)
        for index in parts.tests.indices {
            parts.tests[index].dependencies = parts.tests[index].dependencies.map { modules[$0] ?? $0 }
        }
    }

    private mutating func add(_ target: Node, named name: String, in folder: String, _ file: String) {
        if target["templates"] != nil {
            warn(
                "the target \(name) takes templates, which are not read; if its sources are not found, name `sources` "
                    + "and `tests` in .testgen.yml", in: file, at: target.mark)
        }
        let own = settings.merging(texts(of: target["settings"])) { _, new in new }
        let sources = paths(in: target["sources"]).map { Path.join(folder, $0) }
        let dependencies = entries(of: target["dependencies"]).compactMap { $0["target"]?.scalar?.string.asModuleName }
        let isMainActor = own["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        let mode = own["SWIFT_VERSION"].flatMap { Int($0.prefix { $0.isNumber }) }
        let module = (own["PRODUCT_MODULE_NAME"] ?? name).asModuleName
        modules[name.asModuleName] = module
        let type = target["type"]?.scalar?.string
        if let type, !type.hasPrefix("framework"), !type.hasPrefix("library") { products.insert(module) }
        if type?.hasPrefix("application") ?? false { applications.insert(module) }
        switch type {
        case "bundle.unit-test":
            guard let path = sources.first else { return }
            parts.tests.append(
                Project.TestTarget(
                    name: name, path: path, dependencies: dependencies,
                    isMainActorByDefault: isMainActor, languageMode: mode))
        case "bundle.ui-testing", "bundle", nil: return
        default:
            guard !sources.isEmpty else { return }
            parts.modules.append(
                Project.Module(
                    name: module, sources: sources,
                    exclude: excluded(by: target["sources"], in: folder), dependencies: dependencies,
                    isMainActorByDefault: isMainActor, languageMode: mode, flags: flags(in: own)))
        }
    }

    /// The flags that settings name for all configurations.
    private func flags(in settings: [String: String]) -> [String: String] {
        let words = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"]?.split(separator: " ").map(String.init) ?? []
        let names = words.filter { $0 != "DEBUG" && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        return Dictionary(names.map { ($0, "") }, uniquingKeysWith: { first, _ in first })
    }

    /// The paths of a node: one, a list, or a list of mappings with `path`.
    private func paths(in node: Node?) -> [String] {
        entries(of: node).compactMap { $0.scalar?.string ?? $0["path"]?.scalar?.string }
    }

    /// What `excludes` of the sources name without wildcards.
    private func excluded(by node: Node?, in folder: String) -> [String] {
        entries(of: node).flatMap { source -> [String] in
            guard let path = source["path"]?.scalar?.string else { return [] }
            let names = entries(of: source["excludes"]).compactMap(\.scalar?.string)
            return names.filter { !$0.contains("*") }.map { Path.join(Path.join(folder, path), $0) }
        }
    }

    /// The elements of a list, or a single node as a list.
    private func entries(of node: Node?) -> [Node] {
        guard let node else { return [] }
        return node.sequence.map { Array($0) } ?? [node]
    }

    /// The texts of settings, those under `base` included.
    private func texts(of node: Node?) -> [String: String] {
        var result: [String: String] = [:]
        for (key, value) in node?.mapping ?? [:] {
            if let key = key.scalar?.string, let text = value.scalar?.string { result[key] = text }
        }
        if let base = node?["base"] { result.merge(texts(of: base)) { _, new in new } }
        return result
    }

    private mutating func warn(_ message: String, in file: String, at mark: Mark?) {
        let place = SourceLocation(file: file, line: mark?.line ?? 1, column: mark?.column ?? 1)
        parts.diagnostics.append(Diagnostic(.warning, message, at: place, rule: "xcodegen"))
    }
}
