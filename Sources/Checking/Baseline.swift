import Facts

/// The findings a project has accepted as old debt: each known by rule, file and the text of its line.
///
/// A finding keeps its entry when the lines above it change. The file is text, one entry a line, sorted, so that two
/// branches that pay off different debts merge.
public struct Baseline: Hashable, Sendable {
    /// What an entry is known by.
    public struct Entry: Hashable, Sendable, Comparable {
        /// The file, relative to the root.
        public var file: String
        /// The rule.
        public var rule: String
        /// The source line, without the spaces around it.
        public var line: String

        public static func < (left: Entry, right: Entry) -> Bool {
            (left.file, left.rule, left.line) < (right.file, right.rule, right.line)
        }
    }

    /// How often each entry may occur.
    public private(set) var counts: [Entry: Int]

    /// The baseline of a project's findings as they are now.
    public init(_ findings: [Finding]) {
        counts = [:]
        for finding in findings { counts[Self.entry(for: finding), default: 0] += 1 }
    }

    /// Reads a baseline file; lines it does not understand become warnings.
    public static func read(_ text: String, path: String) -> Diagnosed<Baseline> {
        var result = Baseline([])
        var diagnostics: [Diagnostic] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.last == "\r" ? line.dropLast() : line
            if line.isEmpty || line.hasPrefix("#") { continue }
            let fields = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 4, let count = Int(fields[2]), count > 0 else {
                diagnostics.append(
                    Diagnostic(
                        .warning, "is not an entry of a baseline; write it again with --update-baseline",
                        at: SourceLocation(file: path, line: index + 1, column: 1), rule: "baseline"))
                continue
            }
            result.counts[Entry(file: fields[0], rule: fields[1], line: fields[3]), default: 0] += count
        }
        return Diagnosed(result, diagnostics)
    }

    /// The text of the file.
    public var text: String {
        var lines = [
            "# Findings of `testgen check` that were there before; the rest fails the check.",
            "# Written by `testgen check --update-baseline`. File, rule, how often, source line.",
        ]
        for (entry, count) in counts.sorted(by: { $0.key < $1.key }) {
            lines.append([entry.file, entry.rule, String(count), entry.line].joined(separator: "\t"))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The findings that are new, how many were known, and how many entries match no finding any more.
    ///
    /// - Parameter files: The files that were checked: only their entries can be found out of date.
    public func subtract(from findings: [Finding], files: Set<String>) -> (new: [Finding], known: Int, stale: Int) {
        var left = counts
        let new = findings.filter { finding in
            let entry = Self.entry(for: finding)
            guard let count = left[entry], count > 0 else { return true }
            left[entry] = count - 1
            return false
        }
        let stale = left.filter { $0.value > 0 && files.contains($0.key.file) }.values.reduce(0, +)
        return (new, findings.count - new.count, stale)
    }

    /// The baseline with the entries of other files as they are in an older one.
    public func keeping(_ old: Baseline, outside files: Set<String>) -> Baseline {
        var result = self
        for (entry, count) in old.counts where !files.contains(entry.file) { result.counts[entry] = count }
        return result
    }

    private static func entry(for finding: Finding) -> Entry {
        let line = finding.line.map { $0 == "\t" ? " " : $0 }
        return Entry(file: finding.location.file, rule: finding.rule, line: String(line))
    }
}
