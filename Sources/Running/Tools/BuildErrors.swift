import OrderedCollections

/// The errors of a build, as compilers print them.
public enum BuildErrors {
    /// An error with its place.
    public struct Entry: Hashable, Sendable {
        /// The file as the compiler names it.
        public var file: String
        /// The line.
        public var line: Int
        /// The column.
        public var column: Int
        /// The message.
        public var message: String
    }

    /// Every error of an output with a place in a file, in order, each once.
    ///
    /// Once a test file has an error, macros add complaints about code nobody wrote: `@section`, `@const`, and errors
    /// in expansions. They come last, so that the first is one a person can mend.
    public static func read(_ output: String) -> [Entry] {
        var real: OrderedSet<Entry> = []
        var echoes: OrderedSet<Entry> = []
        for line in output.split(separator: "\n") {
            guard let entry = entry(in: line) else { continue }
            let isEcho =
                entry.file.hasPrefix("macro expansion") || entry.file.contains("@__swiftmacro")
                || ["@section", "@const", "'const'", "section attribute", "(from macro"].contains {
                    entry.message.contains($0)
                }
            if isEcho { echoes.append(entry) } else { real.append(entry) }
        }
        let macros = echoes.filter { $0.message.contains("(from macro") }
        return Array(real.union(macros).union(echoes))
    }

    /// The first line that says `error:` without a place, such as one of the linker or the package manager.
    public static func placeless(_ output: String) -> String? {
        for line in output.split(separator: "\n") {
            guard let range = line.firstRange(of: "error: "), !line[..<range.lowerBound].contains("`-") else {
                continue
            }
            return String(line[range.upperBound...])
        }
        return nil
    }

    /// `/path/File.swift:12:3: error: message`
    private static func entry(in line: Substring) -> Entry? {
        guard let range = line.firstRange(of: ": error: ") else { return nil }
        let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard place.count >= 3, let column = Int(place[place.count - 1]), let row = Int(place[place.count - 2]) else {
            return nil
        }
        let file = place.dropLast(2).joined(separator: ":")
        guard !file.isEmpty, !file.hasPrefix(" "), !file.hasPrefix("|") else { return nil }
        return Entry(file: file, line: row, column: column, message: String(line[range.upperBound...]))
    }
}

/// The message that Swift's runtime prints when a program crashes.
public enum CrashMessage {
    /// The last `file.swift:12: Fatal error: message` of an output.
    public static func read(_ output: String) -> TestIssue? {
        for line in output.split(separator: "\n").reversed() {
            guard let range = line.firstRange(of: "Fatal error") else { continue }
            let place = line[..<range.lowerBound].split(separator: ":").map { $0.filter { $0 != " " } }
            let message = String(line[range.lowerBound...])
            guard place.count >= 2, let row = Int(place[1]) else { return TestIssue(message) }
            return TestIssue(message, file: place[0], line: row)
        }
        return nil
    }
}
