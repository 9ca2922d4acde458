import Facts
import Project

extension ProjectFormat {
    /// `Package.swift`, and the packages it depends on by path.
    static let swiftPackage = ProjectFormat(
        .package, .first, isIn: { $0.contains("Package.swift") },
        read: { tree in
            var packages = PackageFinder(tree: tree)
            try packages.read(in: "")
            return packages.parts
        })
}

/// Reads the packages of a tree, each once.
struct PackageFinder {
    let tree: FileTree
    private(set) var parts = ProjectParts()
    private var packagesRead: Set<String> = []

    init(tree: FileTree) {
        self.tree = tree
    }

    /// The packages anywhere in a tree that is no package itself.
    static func all(in tree: FileTree) throws -> ProjectParts {
        var packages = PackageFinder(tree: tree)
        for path in tree.paths where Path.name(path) == "Package.swift" && !path.contains("checkouts/") {
            try packages.read(in: Path.folder(path))
        }
        return packages.parts
    }

    /// Reads a package and those it depends on by path.
    mutating func read(in folder: String) throws {
        guard packagesRead.insert(folder).inserted else { return }
        let file = Path.join(folder, "Package.swift")
        let manifest = readManifest(try tree.text(file))
        parts.files.append(file)
        if manifest.targets.isEmpty, !manifest.hasNoCode {
            parts.diagnostics.append(
                Diagnostic(
                    .warning,
                    "no target with a literal name was found; name `sources` and `tests` in .testgen.yml",
                    at: SourceLocation(file: file, line: 1, column: 1),
                    rule: "manifest"))
        }
        parts.products.merge(manifest.products) { first, _ in first }
        for target in manifest.targets { add(target, of: manifest, in: folder) }
        for package in manifest.localPackages {
            let path = Path.join(folder, package)
            if tree.contains(Path.join(path, "Package.swift")) {
                try read(in: path)
            } else if path.hasPrefix("../") {
                parts.elsewhere.append(path)
            }
        }
    }

    private mutating func add(_ target: Manifest.Target, of manifest: Manifest, in folder: String) {
        let mode = target.languageMode ?? manifest.languageMode
        guard let path = self.path(of: target, in: manifest, folder: folder) else { return }
        if target.kind == .test {
            parts.tests.append(
                Project.TestTarget(
                    name: target.name, path: path, dependencies: target.dependencies, isStrict: true,
                    isMainActorByDefault: target.isMainActorByDefault, languageMode: mode))
        } else {
            parts.modules.append(
                Project.Module(
                    name: target.name.asModuleName,
                    sources: target.sources.map { $0.map { Path.join(path, $0) } } ?? [path],
                    exclude: target.exclude.map { Path.join(path, $0) },
                    dependencies: target.dependencies,
                    isMainActorByDefault: target.isMainActorByDefault, languageMode: mode, flags: target.flags))
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
        // A target that has no files yet gets them where SwiftPM would look first.
        return isAlone
            ? parents.map { Path.join(folder, $0) }.first { tree.containsFolder($0) }
            : Path.join(folder, "Sources/\(target.name)")
    }
}
