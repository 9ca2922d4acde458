import Facts
import Project

/// The result of a command.
struct Outcome {
    /// How the command ended, unless a diagnostic makes it worse.
    var status = ExitStatus.done
    /// The data for a person, printed to standard output.
    var text = ""
    /// The whole output in a format of the command's own, printed as it is instead of text or object.
    var rendered: String?
    /// The data for programs: its members become members of the printed object.
    var data: (any Encodable)?
    /// The files it wrote, or would write.
    var changes: ChangeSet?
    /// Whether nothing was written, whatever the options say.
    var isDryRun = false
    /// Commands that make sense next.
    var nextSteps: [String] = []
    /// Diagnostics of the command itself, besides those of its steps.
    var diagnostics: [Diagnostic] = []
}
