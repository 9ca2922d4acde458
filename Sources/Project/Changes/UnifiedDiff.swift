/// Prints the difference of two texts as `diff -u` does.
public enum UnifiedDiff {
    /// The unified diff from one text to another, three lines of context around each change; empty when they are equal.
    public static func text(from old: String?, to new: String?, path: String) -> String {
        let before = lines(old ?? "")
        let after = lines(new ?? "")
        let hunks = hunks(script(before, after))
        if hunks.isEmpty { return "" }
        var output = old == nil ? "--- /dev/null\n" : "--- a/\(path)\n"
        output += new == nil ? "+++ /dev/null\n" : "+++ b/\(path)\n"
        for hunk in hunks { output += hunk.text }
        return output
    }

    /// One line of an edit script.
    private struct Edit {
        var sign: Character
        var line: Substring
    }

    private struct Hunk {
        var oldStart: Int
        var newStart: Int
        var edits: ArraySlice<Edit>

        var text: String {
            let old = edits.count { $0.sign != "+" }
            let new = edits.count { $0.sign != "-" }
            var output = "@@ -\(range(oldStart, old)) +\(range(newStart, new)) @@\n"
            for edit in edits {
                output += "\(edit.sign)\(edit.line)"
                output += edit.line.utf8.last == 0x0A ? "" : "\n\\ No newline at end of file\n"
            }
            return output
        }

        private func range(_ start: Int, _ count: Int) -> String {
            let first = count == 0 ? start : start + 1
            return count == 1 ? "\(first)" : "\(first),\(count)"
        }
    }

    /// The lines of a text, each with its line break.
    package static func lines(_ text: String) -> [Substring] {
        var result: [Substring] = []
        var start = text.utf8.startIndex
        while start < text.utf8.endIndex {
            let end = text.utf8[start...].firstIndex(of: 0x0A).map { text.utf8.index(after: $0) } ?? text.utf8.endIndex
            result.append(text[start..<end])
            start = end
        }
        return result
    }

    private static func script(_ old: [Substring], _ new: [Substring]) -> [Edit] {
        let difference = new.difference(from: old)
        var removed: Set<Int> = []
        var inserted: [Int: Substring] = [:]
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, let line, _): inserted[offset] = line
            }
        }
        var edits: [Edit] = []
        var oldIndex = 0
        var newIndex = 0
        while oldIndex < old.count || newIndex < new.count {
            if oldIndex < old.count, removed.contains(oldIndex) {
                edits.append(Edit(sign: "-", line: old[oldIndex]))
                oldIndex += 1
            } else if let line = inserted[newIndex] {
                edits.append(Edit(sign: "+", line: line))
                newIndex += 1
            } else {
                edits.append(Edit(sign: " ", line: old[oldIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        return edits
    }

    private static func hunks(_ edits: [Edit], context: Int = 3) -> [Hunk] {
        var ranges: [Range<Int>] = []
        for (index, edit) in edits.enumerated() where edit.sign != " " {
            let around = max(0, index - context)..<min(edits.count, index + context + 1)
            if let last = ranges.last, around.lowerBound <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<around.upperBound
            } else {
                ranges.append(around)
            }
        }
        return ranges.map { range in
            let before = edits[..<range.lowerBound]
            return Hunk(
                oldStart: before.count { $0.sign != "+" }, newStart: before.count { $0.sign != "-" },
                edits: edits[range])
        }
    }
}
