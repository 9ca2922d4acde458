import Project

extension ProjectFormat {
    /// Folders named alike, `App/` and `AppTests/`, folders beside one with all tests, `Production/` and `Tests/`, those beside an Xcode project, and the packages below them.
    static let folders = ProjectFormat(
        .folders, .guess, isIn: { _ in true },
        read: { tree in
            let packages = try PackageFinder.all(in: tree)
            var folders = FolderReader(tree: tree)
            folders.read(beside: packages)
            folders.parts.add(packages)
            return folders.parts
        })
}

/// Derives targets from the names of folders.
private struct FolderReader {
    let tree: FileTree
    var parts = ProjectParts()

    /// Reads every folder that has a sibling of the same name with `Tests` as a module, and so every other folder with
    /// sources beside an Xcode project.
    mutating func read(beside packages: ProjectParts) {
        let folders = sourceFolders
        for folder in folders.sorted() where folders.contains(folder + "Tests") {
            add(module: folder, tests: folder + "Tests")
        }
        if parts.tests.isEmpty { readModulesOfTests(folders, beside: packages) }
        for path in tree.paths where path.hasSuffix(".xcodeproj") {
            let place = Path.folder(path)
            let own = Path.join(place, Path.stem(path))
            let beside = folders.filter { Path.folder($0) == place && $0 != own }.sorted()
            for folder in [own] + beside where folders.contains(folder) && isTargetFolder(folder) {
                add(module: folder, tests: nil)
            }
        }
    }

    /// Reads the folders beside a folder with all tests: as the modules that these import, if folders have their names,
    /// else as the one that they import most.
    private mutating func readModulesOfTests(_ folders: Set<String>, beside packages: ProjectParts) {
        let top = folders.filter { !$0.contains("/") }.sorted()
        let tests = top.filter { ["Tests", "Test", "UnitTests", "Specs"].contains($0) }
        guard tests.count == 1 else { return }
        let ours = top.filter { !tests.contains($0) && isTargetFolder($0) }
        let imports = tree.testableImports(in: tests).map(\.name).filter { name in
            !packages.modules.contains { $0.name == name }
        }
        let named = ours.filter { imports.contains($0.asModuleName) }
        if !named.isEmpty {
            for folder in named { add(module: folder, tests: nil) }
        } else if let module = imports.first, !ours.isEmpty {
            parts.modules.append(Project.Module(name: module, sources: ours))
        } else {
            return
        }
        parts.tests.append(Project.TestTarget(name: tests[0], path: tests[0]))
    }

    /// Whether a folder beside an Xcode project contains a target's sources, and no module has them.
    private func isTargetFolder(_ folder: String) -> Bool {
        let name = Path.name(folder)
        return !name.hasSuffix("Tests") && !["pods", "carthage", "fastlane", "scripts"].contains(name.lowercased())
            && !parts.modules.contains { $0.sources.contains { $0.isInside(folder) || folder.isInside($0) } }
            && !tree.paths.contains { Path.name($0) == "Package.swift" && $0.isInside(folder) }
    }

    private mutating func add(module folder: String, tests: String?) {
        let name = Path.name(folder).asModuleName
        parts.modules.append(Project.Module(name: name, sources: [folder]))
        guard let tests else { return }
        parts.tests.append(
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
}
