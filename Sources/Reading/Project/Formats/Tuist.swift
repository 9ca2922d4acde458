import Facts
import Project

extension ProjectFormat {
    /// Tuist's `Project.swift` and `Workspace.swift`, with the helpers that they call, and the packages below them.
    static let tuist = ProjectFormat(
        Project.Discovery(rawValue: "tuist"), .described,
        isIn: { tree in
            TuistRoot.all(in: tree).contains { !TuistProjects(TuistRoot($0, in: tree)).first.isEmpty }
        },
        read: { tree in
            let packages = try PackageFinder.all(in: tree)
            var targets: [DeclaredTarget] = []
            var (files, diagnostics): ([String], [Diagnostic]) = ([], [])
            for folder in TuistRoot.all(in: tree) {
                let projects = TuistProjects(TuistRoot(folder, in: tree))
                let read = projects.read()
                targets += read.reader.targets
                files += projects.workspace.map { [$0] } ?? []
                files += read.files
                diagnostics += read.reader.diagnostics
            }
            var own = DeclaredModules(targets, in: tree).parts.linked(by: packages)
            own.files = files
            own.diagnostics = diagnostics
            own.add(packages)
            return own
        })
}

/// Finds the descriptions of projects below a root.
private struct TuistProjects {
    let root: TuistRoot
    /// The workspace, where there is one.
    let workspace: String?
    /// All descriptions of projects below the root.
    private let all: [String]

    init(_ root: TuistRoot) {
        self.root = root
        let path = Path.join(root.folder, "Workspace.swift")
        workspace = DescriptionFile.isOne(path, in: root.tree) ? path : nil
        all = root.tree.files(in: root.folder).filter {
            Path.name($0) == "Project.swift" && DescriptionFile.isOne($0, in: root.tree)
        }
    }

    /// The projects to begin with: those that a workspace at the root lists, else all below the root.
    var first: [String] {
        guard let workspace else { return all }
        let listed = folders(listedBy: workspace)
        if listed.isEmpty { return all }
        let globs = listed.map { Glob($0) }
        return all.filter { path in
            let folder = Path.folder(path)
            return listed.contains(folder) || globs.contains { $0.matches(path) && $0.matches(folder) }
        }
    }

    /// Reads the projects, and those that their targets depend on.
    func read() -> (reader: TuistReader, files: [String]) {
        var reader = TuistReader(root)
        var (open, files) = (first, [String]())
        while !open.isEmpty {
            for path in open { reader.read(path) }
            files += open
            let wanted = reader.neighbours.map { Path.join($0, "Project.swift") }
            open = all.filter { wanted.contains($0) && !files.contains($0) }
        }
        return (reader, files)
    }

    private func folders(listedBy workspace: String) -> [String] {
        guard let file = root.file(workspace) else { return [] }
        let values = DescriptionMachine(root.helpers.adding(file)).declared(by: file)
        let lists = values.filter { $0.name == "Workspace" }.compactMap { $0["projects"]?.list }
        return lists.flatMap { $0 }.compactMap { root.path($0, from: root.folder) }
    }
}
