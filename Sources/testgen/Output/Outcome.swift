import Facts
import Project

/// What came of a command.
struct Outcome {
    /// How it ended, as far as nothing else makes it worse.
    var status = ExitStatus.done
    /// The data for a person, printed to standard output.
    var text = ""
    /// The whole output in a format of the command's own, printed as it is instead of text or object.
    var rendered: String?
    /// The data for programs: its members become members of the printed object.
    var data: (any Encodable)?
    /// The files it wrote, or would write.
    var changes: ChangeSet?
    /// Whether the changes were only looked at, whatever the options say.
    var onlyLooked = false
    /// Commands that make sense next.
    var nextSteps: [String] = []
    /// What was found, beyond what was noticed on the way.
    var diagnostics: [Diagnostic] = []
}
