import Foundation

/// Writes what is read now into the table a row stands in, so that the change shows in the diff.
enum Recording {
    private static let lock = NSLock()

    /// Replaces the expected lines of a row, which is found by its name.
    static func record(_ lines: [String], for snippet: Snippet) throws {
        try lock.withLock {
            let file = URL(filePath: snippet.path)
            let text = try String(contentsOf: file, encoding: .utf8)
            try Data(replacing(lines, of: snippet.name, in: text).utf8).write(to: file)
        }
    }

    /// Whether expected lines are written down rather than compared.
    static let isOn = ProcessInfo.processInfo.environment["UPDATE"] == "1"

    /// The text of a table with the lines of one row replaced; the same text where there is no such row.
    static func replacing(_ lines: [String], of name: String, in text: String) -> String {
        var all = text.components(separatedBy: "\n")
        guard let row = all.firstIndex(where: { $0.contains("\"\(name)\"") }),
            let opening = all[row...].firstIndex(where: { $0.contains("reads: \"\"\"") }),
            let closing = all[(opening + 1)...].firstIndex(where: { $0.drop { $0 == " " }.hasPrefix("\"\"\"") })
        else { return text }
        let indentation = all[closing].prefix { $0 == " " }
        all.replaceSubrange(opening + 1..<closing, with: lines.map { indentation + escaped($0) })
        return all.joined(separator: "\n")
    }

    private static func escaped(_ line: String) -> String {
        line.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
    }
}
