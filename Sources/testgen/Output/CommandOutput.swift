import Facts
import Project

/// The object that a command prints with `--format json`: common members, and those of the command's own data.
struct CommandOutput: Encodable {
    var schemaVersion = 1
    var command: String
    var diagnostics: [DiagnosticOutput]
    var nextSteps: [String]
    /// The files the command wrote, or would write; left out where it writes none.
    var files: [FileOutput]?
    /// Whether the files were written.
    var written: Bool?
    /// The command's own data.
    var data: (any Encodable)?

    private enum CodingKeys: CodingKey {
        case schemaVersion, command, diagnostics, nextSteps, files, written
    }

    func encode(to encoder: any Encoder) throws {
        try data?.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(schemaVersion, forKey: .schemaVersion)
        try container.encode(command, forKey: .command)
        try container.encode(diagnostics, forKey: .diagnostics)
        try container.encode(nextSteps, forKey: .nextSteps)
        try container.encodeIfPresent(files, forKey: .files)
        try container.encodeIfPresent(written, forKey: .written)
    }
}

/// A diagnostic for programs.
struct DiagnosticOutput: Encodable {
    var severity: Diagnostic.Severity
    var message: String
    var rule: String
    var notes: [String]
    @OrNull var file: String?
    @OrNull var line: Int?
    @OrNull var column: Int?

    init(_ diagnostic: Diagnostic) {
        severity = diagnostic.severity
        message = diagnostic.message
        rule = diagnostic.rule
        notes = diagnostic.notes
        file = diagnostic.location?.file
        line = diagnostic.location?.line
        column = diagnostic.location?.column
    }
}

/// What happens to a file, for programs.
struct FileOutput: Encodable {
    var path: String
    var action: String
    var diff: String?
    /// What becomes of each declaration of a file that a person has edited; those that stay as they are in a dry run only.
    var declarations: [DeclarationOutput]?

    /// - Parameter showsDiff: Whether the diff is written; that of a conflict always is.
    init(_ change: FileChange, showsDiff: Bool) {
        path = change.path
        action = change.kind.rawValue
        diff = showsDiff || change.kind == .conflict && change.problem == nil ? change.diff : nil
        let shown = change.declarations.filter { showsDiff || $0.state.isNews }
        declarations = shown.isEmpty ? nil : shown.map(DeclarationOutput.init)
    }
}

/// What becomes of a declaration, for programs.
struct DeclarationOutput: Encodable {
    var name: String
    var state: String
    var line: Int
    var detail: String?

    init(_ change: DeclarationChange) {
        name = change.name
        state = change.state.rawValue
        line = change.line
        detail = change.detail.isEmpty ? nil : change.detail
    }
}
