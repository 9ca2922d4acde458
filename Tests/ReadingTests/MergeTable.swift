import Foundation
import Project
import Reading
import TestSupport

/// A file of `Tests/Merge`: a text that testgen wrote, and rows of what a person and what testgen made of it since.
struct MergeTable {
    var head: String
    var written: String
    var rows: [Row]

    struct Row {
        /// What is shown, and after a bar what is asked for: `prune`, `take=name`, `mentions=name`, `types`, `crlf`, `unrecorded`.
        var title: String
        /// What the person changed in the written text.
        var theirs: String
        /// What testgen would change in it today.
        var ours: String
        /// What the person's text becomes, as a diff.
        var merged = ""
        /// What becomes of declarations.
        var said = ""
    }

    /// Reads the sections `-- written --`, and for each row `-- row: title --`, `-- theirs --`, `-- ours --`.
    init(_ text: String) {
        (head, written, rows) = ("", "", [])
        var section = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.hasPrefix("-- "), line.hasSuffix(" --") {
                section = String(line.dropFirst(3).dropLast(3))
                if section.hasPrefix("row: ") {
                    rows.append(Row(title: String(section.dropFirst(5)), theirs: "", ours: ""))
                }
                continue
            }
            let line = line + "\n"
            switch section {
            case "": head += line
            case "written": written += line
            case "theirs": rows[rows.count - 1].theirs += line
            case "ours": rows[rows.count - 1].ours += line
            case "merged": rows[rows.count - 1].merged += line
            default: rows[rows.count - 1].said += line
            }
        }
    }

    /// The file with the rows as they are now.
    var text: String {
        head + "-- written --\n" + written
            + rows.map { row in
                "-- row: \(row.title) --\n"
                    + [("theirs", row.theirs), ("ours", row.ours), ("merged", row.merged), ("said", row.said)]
                    .map { $1.isEmpty ? "" : "-- \($0) --\n\($1)" }.joined()
            }.joined()
    }

    /// The rows with what merging makes of them.
    func replayed() -> MergeTable {
        var table = self
        table.rows = rows.map { $0.merged(into: written.trimmingSuffix("\n")) }
        return table
    }
}

extension MergeTable.Row {
    private var options: [Substring] {
        title.split(separator: "|").dropFirst().first?.split(separator: " ") ?? []
    }

    private func values(_ name: String) -> [String] {
        options.filter { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    }

    fileprivate func merged(into written: String) -> Self {
        var row = self
        let result = result(of: written)
        row.merged = result.isEmpty ? "nothing changes\n" : result.diff
        row.said = result.said
        return row
    }

    private func result(of written: String) -> (diff: String, said: String, isEmpty: Bool) {
        var draft = Draft(path: "Tests.swift", content: written + "\n", command: "suite Cart")
        draft.grain = options.contains("types") ? .types : .members
        var before = Fingerprint.stamp(
            options.contains("unrecorded") ? draft.content : draft.recorded.value, path: draft.path,
            command: draft.command)
        before = before.patched(by: theirs)
        if options.contains("crlf") { before = before.replacingOccurrences(of: "\n", with: "\r\n") }
        draft.content = draft.content.patched(by: ours)
        let merged = merge(
            draft, into: before, mentioned: Set(values("mentions")),
            wishes: MergeWishes(prunes: options.contains("prune"), taken: values("take")))
        var again = merge(draft, into: merged.text, mentioned: Set(values("mentions")))
        again.declarations.removeAll { [.theirs, .removed, .stale].contains($0.state) }
        var said = merged.declarations.map { change in
            "\(change.line) \(change.state.rawValue) \(change.name)\(change.detail.isEmpty ? "" : ": " + change.detail)\n"
        }.joined()
        for error in syntaxErrors(in: merged.text, path: draft.path) { said += "\(error.message)\n" }
        if again.text != merged.text || !again.declarations.isEmpty { said += "a second run changes it again\n" }
        let visible = { (text: String) in
            text.replacingOccurrences(of: "\r", with: "␍").split(separator: "\n", omittingEmptySubsequences: false)
                .filter { !$0.hasPrefix("// testgen:parts") }.joined(separator: "\n")
        }
        let diff = UnifiedDiff.text(from: visible(before), to: visible(merged.text), path: "")
        let lines = diff.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).filter {
            !$0.hasPrefix("@@")
        }
        return (lines.joined(separator: "\n"), said, diff.isEmpty)
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        var text = self
        while text.hasSuffix(suffix) { text.removeLast(suffix.count) }
        return text
    }
}
