import Facts
import Project

extension Workspace {
    /// The files of the test targets in the paths that a person named; all where none is named.
    ///
    /// Paths without any such file are an error: nothing that was looked at is no success.
    func testFiles(inside paths: [String]) throws -> [SourceIndex.File] {
        guard !paths.isEmpty else { return tests.files }
        let places = try paths.map(root.place)
        let found = tests.files.filter { file in places.contains(where: file.path.isInside) }
        if found.isEmpty { throw noTests(in: paths, places) }
        return found
    }

    /// What a person named to be tested: a path, which starts from the working folder, as seen from the root; a name as it is.
    func subjectName(_ argument: String) -> String {
        guard argument.contains("/") || argument.hasSuffix(".swift") else { return argument }
        let place = world.rooted(argument)
        return sources.file(place) == nil ? argument : place
    }

    private func noTests(in paths: [String], _ places: [String]) -> Failure {
        let targets = project.tests.map { "\($0.name) (\($0.path))" }
        let known = targets.isEmpty ? "there is none" : "those there are: \(targets.formatted(limit: 6))"
        let folder = places.first.map { root.tree.containsFolder($0) ? $0 : Path.folder($0) } ?? ""
        return Failure(
            "no test target has a file in \(paths.formatted(limit: 4)); \(known). If there are tests in it, write "
                + "`tests: \(folder)` in .testgen.yml",
            rule: "no-tests")
    }
}

extension ProjectRoot {
    /// A file or folder that a person named, as seen from the root: it starts from the working folder, or from the root
    /// where there is none. The nearest names where there is neither.
    func place(_ path: String) throws -> String {
        for place in [world.rooted(path), Path.normalize(path)]
        where tree.contains(place) || tree.containsFolder(place) { return place }
        let near = Nearest.names(to: Path.name(path), among: tree.paths.map { Path.name($0) })
        let hint = near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"
        throw Failure("there is no file or folder \(path) in the project\(hint)", rule: "missing-file")
    }
}

extension [String] {
    /// The first few, and how many more there are.
    func formatted(limit: Int) -> String {
        prefix(limit).joined(separator: ", ") + (count > limit ? " and \(count - limit) more" : "")
    }
}
