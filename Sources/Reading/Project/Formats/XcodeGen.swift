import Project

extension ProjectFormat {
    /// XcodeGen's `project.yml`, or another file `project….yml`, at the root, else in the folders next to it that have
    /// one, and the packages below the root.
    static let xcodeGen = ProjectFormat(
        Project.Discovery(rawValue: "xcodegen"), .described, isIn: { !specifications(in: $0).isEmpty },
        read: { tree in
            var reader = XcodeGenReader(tree: tree)
            for path in specifications(in: tree) { try reader.read(path) }
            let packages = try PackageFinder.all(in: tree)
            var own = DeclaredModules(reader.targets, in: tree).parts.linked(by: packages)
            own.files = reader.files
            own.diagnostics = reader.diagnostics
            own.add(packages)
            return own
        })

    /// The specifications of projects, those nearest to the root; those that others include are read with them.
    private static func specifications(in tree: FileTree) -> [String] {
        let found = tree.paths.filter { path in
            let name = Path.name(path)
            return name.hasPrefix("project") && (name.hasSuffix(".yml") || name.hasSuffix(".yaml"))
                && isSpecification(path, in: tree)
        }
        let nearest = found.map(Path.depth).min()
        let near = found.filter { Path.depth($0) == nearest }
        return near.filter { path in
            let named = Path.join(Path.folder(path), "project.yml")
            return path == named || !near.contains(named)
        }
    }

    private static func isSpecification(_ path: String, in tree: FileTree) -> Bool {
        let text = (try? tree.text(path)) ?? ""
        return text.split(separator: "\n").contains { $0.hasPrefix("targets:") || $0.hasPrefix("include:") }
    }
}
