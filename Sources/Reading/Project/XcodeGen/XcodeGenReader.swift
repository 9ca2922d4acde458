import Facts
import Project
import Yams

/// Reads the targets of XcodeGen's specifications, with the templates that stand in them.
struct XcodeGenReader {
    private let tree: FileTree
    /// The targets, in order.
    private(set) var targets: [DeclaredTarget] = []
    /// The specifications that were read.
    private(set) var files: [String] = []
    /// What could not be read.
    private(set) var diagnostics: [Diagnostic] = []
    /// The settings of the project, which targets inherit.
    private var settings: [String: String] = [:]
    /// The templates of targets.
    private var templates: [String: Node] = [:]

    /// Prepares to read specifications in a tree.
    init(tree: FileTree) {
        self.tree = tree
    }

    /// Reads a specification, those it includes first.
    mutating func read(_ path: String) throws {
        guard !files.contains(path) else { return }
        files.append(path)
        let root: Node?
        do {
            root = try Yams.compose(yaml: try tree.text(path))
        } catch let error as YamlError {
            return warn("cannot be read: \(error)", in: path, at: nil)
        }
        let folder = Path.folder(path)
        for name in (root?["include"]).entries.compactMap({ $0.scalar?.string ?? $0["path"]?.scalar?.string }) {
            let other = Path.join(folder, name)
            if tree.contains(other) { try read(other) }
        }
        settings.merge(texts(of: root?["settings"])) { _, new in new }
        for (name, template) in root?["targetTemplates"]?.mapping ?? [:] {
            if let name = name.scalar?.string { templates[name] = template }
        }
        for (name, target) in root?["targets"]?.mapping ?? [:] {
            guard let name = name.scalar?.string else { continue }
            if let unknown = (target["templates"]).entries.compactMap(\.scalar?.string).first(where: {
                templates[$0] == nil
            }) {
                warn(
                    "the target \(name) takes the template \(unknown), which is not read; if its sources are not found, "
                        + "name `sources` and `tests` in .testgen.yml", in: path, at: target.mark)
            }
            if let target = self.target(levels(of: target), named: name, in: folder) { targets.append(target) }
        }
    }

    /// A target after the templates that it takes, the most general first.
    private func levels(of target: Node, depth: Int = 0) -> [Node] {
        guard depth < 8 else { return [target] }
        let names = (target["templates"]).entries.compactMap(\.scalar?.string)
        return names.compactMap { templates[$0] }.flatMap { levels(of: $0, depth: depth + 1) } + [target]
    }

    private func target(_ levels: [Node], named name: String, in folder: String) -> DeclaredTarget? {
        guard let type = levels.last(where: { $0["type"] != nil })?["type"]?.scalar?.string else { return nil }
        let named = levels.map { ["TARGET_NAME": name, "target_name": name].merging(texts(of: $0["settings"])) { $1 } }
        let file = levels.last { $0["configFiles"] != nil }?["configFiles"]?.mapping?.first?.value.scalar?.string
        let base = file.map { BuildSettings.configurationFile(Path.join(folder, $0), in: tree) } ?? [:]
        let settings = BuildSettings(target: name, configuration: "Debug", [base, settings] + named)
        let sources = levels.flatMap { $0["sources"].entries }.compactMap { source($0, named: name, in: folder) }
        let dependencies = levels.flatMap { $0["dependencies"].entries }
        let products = dependencies.flatMap { dependency -> [String] in
            let products = dependency["products"].entries.compactMap(\.scalar?.string)
            let one = dependency["product"]?.scalar?.string ?? dependency["package"]?.scalar?.string
            return products.isEmpty ? [one].compactMap { $0 } : products
        }
        return DeclaredTarget(
            kind: Self.kind(type), name: name,
            module: (settings.complete("PRODUCT_MODULE_NAME") ?? name).asModuleName,
            product: settings.complete("PRODUCT_NAME") ?? name, folder: folder,
            files: sources.reduce(into: []) { $0.formUnion($1.files) }, folders: sources.compactMap(\.folder),
            dependencies: dependencies.compactMap { $0["target"]?.scalar?.string }, packageProducts: products,
            membership: .command("xcodegen generate"),
            isMainActorByDefault: settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor",
            languageMode: settings["SWIFT_VERSION"].flatMap { Int($0.prefix { $0.isNumber }) },
            flags: settings.plainFlags)
    }

    private static func kind(_ type: String) -> DeclaredTarget.Kind {
        switch type {
        case "bundle.unit-test": .unitTests
        case "bundle.ui-testing": .uiTests
        case _ where type.hasPrefix("application"): .application
        case _ where type.hasPrefix("framework") || type.hasPrefix("library"): .library
        default: .other
        }
    }

    /// The files that a source stands for, and the folder where all files in it belong to it.
    private func source(_ node: Node, named name: String, in folder: String) -> (files: Set<String>, folder: String?)? {
        guard let text = node.scalar?.string ?? node["path"]?.scalar?.string,
            node["buildPhase"]?.scalar?.string ?? "sources" == "sources"
        else { return nil }
        let path = Path.join(folder, text.replacing("${target_name}", with: name))
        let patterns = { (key: String) in
            node[key].entries.compactMap(\.scalar?.string).map { Path.join(path, $0) }
        }
        let (included, excluded) = (patterns("includes"), patterns("excludes"))
        let files = (included.isEmpty ? [path] : included).reduce(into: Set<String>()) {
            $0.formUnion(tree.swiftFiles(matching: $1, excluding: excluded))
        }
        return (files, included.isEmpty && !tree.contains(path) ? path : nil)
    }

    /// The texts of settings, those under `base` and of the configuration for debugging included.
    private func texts(of node: Node?) -> [String: String] {
        var result: [String: String] = [:]
        for (key, value) in node?.mapping ?? [:] {
            if let key = key.scalar?.string, let text = value.scalar?.string { result[key] = text }
        }
        if let base = node?["base"] { result.merge(texts(of: base)) { _, new in new } }
        for (name, value) in node?["configs"]?.mapping ?? [:] where name.scalar?.string.lowercased() == "debug" {
            result.merge(texts(of: value)) { _, new in new }
        }
        return result
    }

    private mutating func warn(_ message: String, in file: String, at mark: Mark?) {
        let place = SourceLocation(file: file, line: mark?.line ?? 1, column: mark?.column ?? 1)
        diagnostics.append(Diagnostic(.warning, message, at: place, rule: "xcodegen"))
    }
}

extension Node? {
    /// The elements of a list, or a single node as a list.
    fileprivate var entries: [Node] {
        guard let self else { return [] }
        return self.sequence.map { Array($0) } ?? [self]
    }
}
