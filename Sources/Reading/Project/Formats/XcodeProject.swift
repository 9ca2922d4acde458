import Facts
import Project

extension ProjectFormat {
    /// Xcode projects, those of workspaces included, and the packages beside them.
    static let xcodeProject = ProjectFormat(
        Project.Discovery(rawValue: "xcode"), .made,
        isIn: { !XcodeProjectReader(tree: $0).projects.isEmpty },
        read: { tree in
            var reader = XcodeProjectReader(tree: tree)
            try reader.read()
            return reader.parts
        })
}

/// Finds the Xcode projects of a tree and reads them together.
private struct XcodeProjectReader {
    private let tree: FileTree
    private(set) var parts = ProjectParts()

    init(tree: FileTree) {
        self.tree = tree
    }

    /// The projects at the root, in a folder of a folder there, and in workspaces.
    var projects: [String] {
        let near = tree.paths.filter { path in
            (path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")) && Path.depth(path) <= 2
        }
        let referred = near.filter { $0.hasSuffix(".xcworkspace") }.flatMap(shown)
        let found = (near + referred).filter { $0.hasSuffix(".xcodeproj") && tree.contains($0) }
        return Set(found).sorted { (Path.depth($0), $0) < (Path.depth($1), $1) }
    }

    /// The projects that a workspace shows.
    private func shown(byWorkspace path: String) -> [String] {
        guard let text = try? tree.text(path + "/contents.xcworkspacedata"), let root = MarkupElement.root(of: text)
        else { return [] }
        return Self.references(in: root, folder: Path.folder(path), top: Path.folder(path))
    }

    /// The paths of files in a group of a workspace, each as seen from its group or from the workspace.
    private static func references(in element: MarkupElement, folder: String, top: String) -> [String] {
        let words = (element.attributes["location"] ?? "group:").split(separator: ":", maxSplits: 1)
        let place = words.first == "container" ? top : folder
        let path = Path.join(place, words.count > 1 ? String(words[1]) : "")
        if element.name == "FileRef" { return [path] }
        return element.children.flatMap { references(in: $0, folder: path, top: top) }
    }

    /// Reads all projects, then the packages.
    mutating func read() throws {
        let targets = projects.flatMap { readTargets(of: $0) }
        let own = DeclaredModules(targets, in: tree).parts
        guard !own.modules.isEmpty else { return }
        let packages = try PackageFinder.all(in: tree)
        parts.add(own.linked(by: packages))
        parts.add(packages)
    }

    private mutating func readTargets(of project: String) -> [DeclaredTarget] {
        let path = project + "/project.pbxproj"
        guard let bytes = try? tree.bytes(path) else { return [] }
        parts.files.append(path)
        do throws(PropertyList.Problem) {
            let folder = Path.folder(project)
            guard let list = try PropertyList.read(bytes), let objects = XcodeObjects(list, in: folder) else {
                return []
            }
            return XcodeTargetReader(objects, file: path, tree: tree).targets
        } catch {
            let place = SourceLocation(file: path, line: error.line, column: 1)
            let message = "cannot be read; its targets are looked for by the names of folders"
            parts.diagnostics.append(Diagnostic(.warning, message, at: place, rule: "xcode"))
            return []
        }
    }
}
