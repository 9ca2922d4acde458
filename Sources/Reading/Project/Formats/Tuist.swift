import Facts
import Project
import SwiftParser
import SwiftSyntax

extension ProjectFormat {
    /// Tuist's `Project.swift` and `Workspace.swift`, as far as they are literals, and the packages below them.
    static let tuist = ProjectFormat(
        Project.Discovery(rawValue: "tuist"), .described, isIn: { !TuistProjects(tree: $0).all.isEmpty },
        read: { tree in
            let projects = TuistProjects(tree: tree)
            var reader = TuistReader(tree: tree)
            for path in projects.all { reader.read(path) }
            let packages = try PackageFinder.all(in: tree)
            var own = DeclaredModules(reader.targets, in: tree).parts.linked(by: packages)
            own.files = projects.files
            own.diagnostics = reader.diagnostics
            own.add(packages)
            return own
        })
}

/// Finds the descriptions of projects below a root.
private struct TuistProjects {
    let tree: FileTree

    /// The workspace, where there is one.
    private var workspace: String? { tree.contains("Workspace.swift") ? "Workspace.swift" : nil }

    /// The projects: those that a workspace at the root lists, else all below the root, if there is one at the root.
    var all: [String] {
        let found = tree.paths.filter { Path.name($0) == "Project.swift" && isDescription($0) }
        if let workspace, isDescription(workspace) {
            let listed = folders(listedBy: workspace)
            if listed.isEmpty { return found }
            let globs = listed.map { Glob($0) }
            return found.filter { path in
                let folder = Path.folder(path)
                return listed.contains(folder) || globs.contains { $0.matches(path) && $0.matches(folder) }
            }
        }
        let isHere = found.contains("Project.swift") || tree.contains("Tuist.swift") || tree.containsFolder("Tuist")
        return isHere ? found : []
    }

    /// All files that were read.
    var files: [String] { [workspace].compactMap { $0 } + all }

    private func isDescription(_ path: String) -> Bool {
        ((try? tree.text(path)) ?? "").contains("import ProjectDescription")
    }

    private func folders(listedBy workspace: String) -> [String] {
        let tree = Parser.parse(source: (try? tree.text(workspace)) ?? "")
        let literals = ManifestLiterals(tree)
        let finder = CallFinder(named: "Workspace")
        finder.walk(tree)
        let lists = finder.calls.compactMap { $0.argument("projects") }
        return lists.flatMap(literals.list).compactMap(literals.string).map(Path.normalize)
    }
}
