import Project

extension ProjectFormat {
    /// XcodeGen's `project.yml`, or another file `project….yml` at the root, and the packages below it.
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

    /// The specifications of projects at the root; those that others include are read with them.
    private static func specifications(in tree: FileTree) -> [String] {
        let found = tree.paths.filter { path in
            Path.depth(path) == 0 && path.hasPrefix("project") && (path.hasSuffix(".yml") || path.hasSuffix(".yaml"))
        }
        let named = found.contains("project.yml") ? ["project.yml"] : found
        return named.filter { path in
            let text = (try? tree.text(path)) ?? ""
            return text.split(separator: "\n").contains { $0.hasPrefix("targets:") || $0.hasPrefix("include:") }
        }
    }
}
