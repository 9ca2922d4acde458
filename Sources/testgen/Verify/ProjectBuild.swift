import Facts
import Project
import Running

extension ProbeBench {
    /// Why the probes cannot be built: what is the project's is told from what testgen put there by a build of the
    /// project with nothing but the doubles and factories that it is going to get.
    func failure(of build: Sandbox.Build) async throws -> Failure {
        let own = support.filter { !Path.name($0.key).hasPrefix("TestgenLook") }
        try sandbox.update(overlay: own, without: replaced)
        let project = try await sandbox.build()
        let isOurs = project.isComplete || project.errors.first.map { own[$0.file] != nil } ?? false
        let broken = project.isComplete ? build : project
        return broken.failure(
            isOurs
                ? "what testgen would write does not build"
                : "the project does not build, before testgen has written anything")
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
