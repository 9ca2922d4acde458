extension Project {
    /// The test target for a module: of those that are meant to import it `<Module>Tests`, else the nearest, else the one
    /// that is most about it. Without any, one that can import it because a module that it imports does.
    public func tests(for module: String) -> TestTarget? {
        let able = tests.filter { $0.dependencies.contains(module) }
        if let best = best(of: able, for: module) { return best }
        if let named = tests.first(where: { $0.name == module + "Tests" }) { return named }
        return best(of: tests.filter { !$0.isStrict && reachable(from: $0).contains(module) }, for: module)
    }

    private func best(of targets: [TestTarget], for module: String) -> TestTarget? {
        let places = modules.first { $0.name == module }?.sources ?? []
        let rank = { (target: TestTarget) in
            let nearness = places.map { $0.sharedFolders(with: target.path) }.max() ?? 0
            let place = target.dependencies.firstIndex(of: module) ?? .max
            return (target.name == module + "Tests" ? 0 : 1, -nearness, place)
        }
        return targets.min { rank($0) < rank($1) }
    }

    /// The modules that a test target can import where everything built is in one place, as Xcode has it.
    private func reachable(from tests: TestTarget) -> Set<String> {
        var found = Set(tests.dependencies)
        var open = tests.dependencies
        while let name = open.popLast() {
            let next = modules.first { $0.name == name }?.dependencies ?? []
            open += next.filter { found.insert($0).inserted }
        }
        return found
    }
}

extension String {
    /// How many folders two paths have in common, from the root.
    fileprivate func sharedFolders(with other: String) -> Int {
        zip(split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
    }
}
