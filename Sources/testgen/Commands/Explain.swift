import ArgumentParser
import Project

/// `testgen explain <Module>`
struct ExplainCommand: Verb {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Prints what testgen understands of a module, and writes nothing.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "A module (LibraryList), a type (LibraryListViewModel) or a file.")
    var module: String

    func perform(in session: Session) throws -> Outcome {
        let known = try Scaffold(session: session).understand(module, writes: false)
        let explanation = Explanation(known)
        return Outcome(
            text: explanation.text, data: explanation.data, nextSteps: ["testgen suite \(known.subject.module)"])
    }
}
