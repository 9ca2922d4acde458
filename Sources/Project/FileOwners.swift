/// Which module or test target each file of a project belongs to.
public struct FileOwners: Sendable {
    private let project: Project
    private let modulesBySource: [String: [Int]]
    private let testsBySource: [String: Int]

    /// Notes where the modules and test targets of a project are.
    public init(_ project: Project) {
        self.project = project
        var modules: [String: [Int]] = [:]
        for (index, module) in project.modules.enumerated() {
            for source in module.sources { modules[Path.normalize(source), default: []].append(index) }
        }
        modulesBySource = modules
        let tests = project.tests.enumerated().flatMap { index, target in
            target.sources.map { (Path.normalize($0), index) }
        }
        testsBySource = Dictionary(tests, uniquingKeysWith: { first, _ in first })
    }

    /// The test target that a path, relative to the root, belongs to: the one whose folder is the innermost around it.
    public func tests(owning path: String) -> Project.TestTarget? {
        Self.places(around: path).firstNonNil { testsBySource[$0] }.map { project.tests[$0] }
    }

    /// The module that a path, relative to the root, belongs to: the one whose folder is the innermost around it. What
    /// belongs to tests belongs to no module.
    public func module(owning path: String) -> Project.Module? {
        guard tests(owning: path) == nil else { return nil }
        let found = Self.places(around: path).firstNonNil { place in
            modulesBySource[place]?.first { index in
                !project.modules[index].exclude.contains { path.isInside($0) }
            }
        }
        return found.map { project.modules[$0] }
    }

    /// A path and the folders around it, the root included.
    private static func places(around path: String) -> [String] {
        var places = [path]
        while let last = places.last, !last.isEmpty { places.append(Path.folder(last)) }
        return places
    }
}
