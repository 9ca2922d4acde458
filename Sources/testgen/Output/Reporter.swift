import Facts
import Foundation
import Host
import Project

/// Prints outcomes: data to standard output, everything else to standard error.
struct Reporter {
    let console: Console
    let options: CommonOptions
    let command: String

    /// Prints the outcome of a command and returns its exit status.
    func print(_ outcome: Outcome, noticed: [Diagnostic]) -> ExitStatus {
        var diagnostics = noticed + outcome.diagnostics
        let conflicts = outcome.changes?.conflicts ?? []
        diagnostics += conflicts.map(Self.diagnostic)
        diagnostics += outcome.changes?.changes.flatMap(\.noticed) ?? []
        let status = conflicts.isEmpty && !diagnostics.contains { $0.severity == .error } ? outcome.status : .failed
        if let rendered = outcome.rendered {
            printDiagnostics(diagnostics)
            console.write(rendered)
        } else if options.format == .json {
            printJSON(outcome, diagnostics, status)
        } else {
            printDiagnostics(diagnostics)
            for conflict in conflicts where conflict.problem == nil { console.report(conflict.diff) }
            if !options.quiet { printText(outcome, status) }
        }
        return status
    }

    /// Prints the failure of a command.
    func print(_ failure: Failure, noticed: [Diagnostic]) -> ExitStatus {
        if options.format == .json {
            printJSON(Outcome(), noticed + failure.diagnostics, .failed)
        } else {
            printDiagnostics(noticed + failure.diagnostics)
        }
        return .failed
    }

    /// Prints what was read and how long it took, to standard error.
    func printEffort(_ notes: Notes, milliseconds: Int) {
        var shown: Set<String> = []
        for choice in notes.choices where shown.insert(choice).inserted { console.report(choice + "\n") }
        console.report("scanned \(notes.scanned) files, parsed \(notes.parsed.count), took \(milliseconds) ms\n")
        for path in notes.parsed.sorted() { console.report("  parsed \(self.shown(path))\n") }
    }

    // MARK: Text

    private func printText(_ outcome: Outcome, _ status: ExitStatus) {
        console.write(outcome.text)
        if let changes = outcome.changes {
            if options.dryRun {
                for change in changes.changes where change.kind != .conflict {
                    console.write(change.declarationTable(shown(change.path)))
                    console.write(change.diff)
                }
            } else if changes.conflicts.isEmpty, !outcome.isDryRun {
                console.write(
                    changes.changes.map { "\(Self.word($0.kind)) \(shown($0.path))\($0.additions)\n" }.joined())
            }
        }
        guard status == .done || status == .nothingRan else { return }
        for step in outcome.nextSteps { console.report("next: \(step)\n") }
    }

    private func printDiagnostics(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics.sorted(by: Self.order) {
            if options.quiet, diagnostic.severity != .error { continue }
            console.report(line(for: diagnostic))
        }
    }

    private func line(for diagnostic: Diagnostic) -> String {
        let place = diagnostic.location.map { "\(shown($0.file)):\($0.line):\($0.column): " } ?? ""
        let severity = console.reportsInColour ? Self.coloured(diagnostic.severity) : diagnostic.severity.rawValue
        var text = "\(place)\(severity): \(diagnostic.message) [\(diagnostic.rule)]\n"
        for note in diagnostic.notes { text += "  \(note)\n" }
        return text
    }

    /// A path of the project, relative to the current folder.
    func shown(_ path: String) -> String {
        let root = Path.normalize(options.root)
        return root.isEmpty ? path : Path.join(root, path)
    }

    private static func coloured(_ severity: Diagnostic.Severity) -> String {
        let colour =
            switch severity {
            case .error: "31"
            case .warning: "33"
            case .note: "36"
            }
        return "\u{1B}[1;\(colour)m\(severity.rawValue)\u{1B}[0m"
    }

    private static func order(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        switch (left.location, right.location) {
        case (let left?, let right?): left < right
        case (nil, _?): false
        case (_?, nil): true
        case (nil, nil): false
        }
    }

    private static func word(_ kind: FileChange.Kind) -> String {
        switch kind {
        case .create: "created"
        case .update: "updated"
        case .extend: "extended"
        case .unchanged: "up to date"
        case .kept: "kept"
        case .conflict: "conflict"
        }
    }

    private static func diagnostic(for conflict: FileChange) -> Diagnostic {
        if let problem = conflict.problem {
            return Diagnostic(
                .error,
                "was edited, and \(problem.message), so that nothing can be added to it, and nothing was written; mend it and "
                    + "run the command again", at: problem.location, rule: "conflict")
        }
        let who =
            conflict.reason == .edited
            ? "was edited after testgen wrote it" : "is there already and was not written by testgen"
        return Diagnostic(
            .error,
            "\(who); nothing was written. Keep what the diff removes by moving it to a file of your own, then delete "
                + "or rename this file and run the command again",
            at: SourceLocation(file: conflict.path, line: 1, column: 1), rule: "conflict")
    }

    // MARK: JSON

    private func printJSON(_ outcome: Outcome, _ diagnostics: [Diagnostic], _ status: ExitStatus) {
        var output = CommandOutput(
            command: command, diagnostics: diagnostics.map(DiagnosticOutput.init),
            nextSteps: status == .failed ? [] : outcome.nextSteps, data: outcome.data)
        if let changes = outcome.changes {
            output.files = changes.changes.map { FileOutput($0, showsDiff: options.dryRun) }
            output.written = status != .failed && !options.dryRun && !outcome.isDryRun
        }
        guard let text = try? JSONOutput.text(output) else { return }
        console.write(text)
    }
}
