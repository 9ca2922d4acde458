import Project

extension ProjectFormat {
    /// Bazel's `BUILD` files with rules for Swift, and the packages beside them. A project that is built otherwise as well
    /// is read so first.
    static let bazel = ProjectFormat(
        Project.Discovery(rawValue: "bazel"), .other, isIn: { !BazelReader.buildFiles(in: $0).isEmpty },
        read: { tree in
            let reader = BazelReader(tree: tree)
            let packages = try PackageFinder.all(in: tree)
            var own = DeclaredModules(reader.targets, in: tree).parts.linked(by: packages)
            own.files = reader.files
            own.add(packages)
            return own
        })
}
