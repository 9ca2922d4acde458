/// A place in a source file.
public struct SourceLocation: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
    /// The path of the file, relative to the project's root.
    public var file: String
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1, in UTF-8 bytes.
    public var column: Int

    /// Creates a place in a file.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.line == right.line && left.column == right.column && left.file == right.file
    }

    /// Hashes the line and the column: places in several files seldom share both.
    public func hash(into hasher: inout Hasher) { hasher.combine(line &* 1_024 &+ column) }

    /// `path:line:column`, as Xcode and editors link it.
    public var description: String { "\(file):\(line):\(column)" }

    public static func < (left: Self, right: Self) -> Bool {
        guard left.file == right.file else { return left.file < right.file }
        return (left.line, left.column) < (right.line, right.column)
    }
}
