import Facts
import Project
import Running

/// What would be written for some of several SUTs does not build; without them the others can be verified.
struct UnbuildableSuites: Error {
    /// The positions of the suites among those that are verified.
    var suites: Set<Int>
    var failure: Failure
}

extension ProbeBench {
    /// Why the probes cannot be built: what is the project's is told from what testgen put there by a build of the
    /// project with nothing but the doubles and factories that it is going to get.
    func failure(of build: Sandbox.Build) async throws -> any Error {
        let own = support.filter { !Path.name($0.key).hasPrefix("TestgenLook") }
        try sandbox.update(overlay: own, without: replaced)
        let project = try await sandbox.build()
        let isOurs = project.isComplete || project.errors.first.map { own[$0.file] != nil } ?? false
        let broken = project.isComplete ? build : project
        let failure = broken.failure(
            isOurs
                ? "what testgen would write does not build"
                : "the project does not build, before testgen has written anything")
        let suites = isOurs ? Set(broken.errors.flatMap(suites)) : []
        return suites.isEmpty ? failure : UnbuildableSuites(suites: suites, failure: failure)
    }

    /// The suites that an error in a factory or a double stands in the way of.
    private func suites(with error: BuildErrors.Entry) -> [Int] {
        let own = plan.suites.indices.filter { plan.factories[$0].path == error.file }
        guard own.isEmpty, let text = support[error.file] else { return own }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(error.line)
        // A double is declared at the margin of its file.
        let head = lines.last { line in
            line.first != " " && ["class ", "actor ", "struct "].contains { line.contains($0) }
        }
        return plan.suites.indices.filter { index in
            plan.known[index].recipe.dependencies.compactMap(\.doubleType).contains { name in
                head?.contains(" \(name)") ?? false
            }
        }
    }
}

extension Sandbox.Build {
    /// The first error as the reason why a command ends.
    func failure(_ what: String) -> Failure {
        guard let error = errors.first else {
            return Failure(
                "\(what): \(BuildErrors.placeless(output) ?? "see the log in .build/testgen/verify")", rule: "verify")
        }
        return Failure(
            "\(what): \(error.message)", at: SourceLocation(file: error.file, line: error.line, column: error.column),
            rule: "verify")
    }
}
