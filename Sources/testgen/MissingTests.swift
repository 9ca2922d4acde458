import Facts
import Project

extension Project {
    /// Says that no test target can import a module: what was looked at, and the line to write.
    func noTests(for module: String, at location: SourceLocation? = nil) -> Failure {
        Failure(
            "no test target can import \(module)\(seen); \(wayOut(for: module))", at: location,
            rule: "no-tests")
    }

    /// What was looked at: the files that declare targets, and the test targets with what they are for.
    private var seen: String {
        let places = files.isEmpty ? "the names of folders" : files.formatted(limit: 3)
        guard !tests.isEmpty else { return ": in \(places) there is none" }
        let targets = tests.prefix(4).map { target in
            let subjects = target.dependencies.filter { name in modules.contains { $0.name == name } }
            let list = subjects.isEmpty ? "none" : subjects.formatted(limit: 5)
            return "\(target.name) in \(target.path) is for \(list)"
        }
        let more = tests.count > targets.count ? [", …"] : []
        return ": by \(places) and what tests import as @testable, " + (targets.joined(separator: ", ") + more.joined())
    }

    /// The line that gives a module tests.
    func lineForTests(of module: String) -> String {
        if discovery == .package { return ".testTarget(name: \"\(module)Tests\", dependencies: [\"\(module)\"])" }
        return "tests: \(tests.first?.path ?? module + "Tests")"
    }

    /// What can be done about it.
    private func wayOut(for module: String) -> String {
        let named = tests.first.map { "if one of them can, write `tests: \($0.path)` in .testgen.yml" }
        if discovery == .package {
            return "add .testTarget(name: \"\(module)Tests\", dependencies: [\"\(module)\"]) to Package.swift, or name "
                + "a folder under `tests` in .testgen.yml"
        }
        if let named { return named + "; else add a unit test target for it" }
        let target = discovery == .folders ? "make a folder \(module)Tests" : "add a unit test target for it"
        return "\(target), or write `tests: \(module)Tests` in .testgen.yml with the folder's name"
    }
}
