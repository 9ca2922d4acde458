/// The test target for a module, and why it is the one.
public struct TestChoice: Hashable, Sendable {
    /// The target.
    public var target: Project.TestTarget
    /// Why, as a clause about the target: `it depends on App`.
    public var reason: String
}

extension Project {
    /// The test target for a module.
    public func tests(for module: String) -> TestTarget? { testChoice(for: module)?.target }

    /// The test target for a module: of those that are meant to import it `<Module>Tests`, else the nearest, else the one
    /// that is most about it. Without any, one that can import it because a module that it imports does.
    public func testChoice(for module: String) -> TestChoice? {
        let able = tests.filter { $0.dependencies.contains(module) }
        if let best = best(of: able, for: module) {
            let others = able.filter { $0.name != best.name }.map(\.name)
            return TestChoice(
                target: best, reason: best.reason(for: module) + best.preference(over: others, for: module))
        }
        if let named = tests.first(where: { $0.name == module + "Tests" }) {
            return TestChoice(target: named, reason: "it has the name of \(module)")
        }
        return best(of: tests.filter { !$0.isStrict && reachable(from: $0).contains(module) }, for: module).map {
            TestChoice(target: $0, reason: "a module that it imports depends on \(module)")
        }
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

extension Project.TestTarget {
    /// Why the tests are for a module.
    fileprivate func reason(for module: String) -> String {
        switch grounds[module] {
        case .host: "it runs in \(module)"
        case .imports(1): "1 of its files imports \(module) as @testable"
        case .imports(let files): "\(files) of its files import \(module) as @testable"
        case .configuration: "`tests` in .testgen.yml names it"
        case nil: "it depends on \(module)"
        }
    }

    /// What sets it apart from others that are for the module as well; empty where there is none.
    fileprivate func preference(over others: [String], for module: String) -> String {
        if others.isEmpty { return "" }
        let shown = others.prefix(3).joined(separator: ", ") + (others.count > 3 ? ", …" : "")
        return name == module + "Tests" ? " and has its name, unlike \(shown)" : " and is nearer to it than \(shown)"
    }
}

extension String {
    /// How many folders two paths have in common, from the root.
    fileprivate func sharedFolders(with other: String) -> Int {
        zip(split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
    }
}
