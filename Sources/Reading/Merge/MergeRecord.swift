import Facts
import Project

/// What testgen wrote into a file, declaration by declaration, as the last lines of the file keep it.
///
/// Each entry is a hash of the declaration's name and one of its text, of 24 and 30 bits in the alphabet of base 64. So it
/// shows whether a declaration is as testgen wrote it, wherever it stands now, and which ones a person has removed.
struct MergeRecord: Hashable {
    private var names: Set<String> = []
    private var known: Set<String> = []
    private var entries: [String] = []

    private static let mark = "// testgen:parts "
    /// Entries of one line, so that it is no longer than 120 characters.
    private static let entriesOfLine = 10

    /// Whether nothing is known of what testgen wrote.
    var isEmpty: Bool { entries.isEmpty }

    /// Adds a declaration.
    mutating func add(name: UInt64, content: UInt64) {
        insert(Self.entry(name, content))
    }

    /// Adds another record.
    mutating func add(_ other: MergeRecord) {
        for entry in other.entries { insert(entry) }
    }

    private static func entry(_ name: UInt64, _ content: UInt64) -> String {
        digits(name, count: 4) + digits(content, count: 5)
    }

    private mutating func insert(_ entry: String) {
        names.insert(String(entry.prefix(4)))
        known.insert(entry)
        entries.append(entry)
    }

    /// Whether testgen wrote a declaration of a name.
    func knows(name: UInt64) -> Bool { names.contains(Self.digits(name, count: 4)) }

    /// Whether testgen wrote a declaration of a name with that text.
    func knows(name: UInt64, content: UInt64) -> Bool { known.contains(Self.entry(name, content)) }

    /// The lines that keep the record; empty without entries.
    func lines(ending: String = "\n") -> String {
        var left = entries[...]
        var text = ""
        while !left.isEmpty {
            text += Self.mark + left.prefix(Self.entriesOfLine).joined(separator: " ") + ending
            left = left.dropFirst(Self.entriesOfLine)
        }
        return text
    }

    /// Takes the record out of a text.
    static func split(_ text: String) -> (body: String, record: MergeRecord) {
        var record = MergeRecord()
        guard text.contains(mark) else { return (text, record) }
        var body: [Substring] = []
        for line in UnifiedDiff.lines(text) {
            guard line.hasPrefix(mark) else {
                body.append(line)
                continue
            }
            for word in line.dropFirst(mark.count).split(whereSeparator: \.isWhitespace) where word.utf8.count == 9 {
                record.insert(String(word))
            }
        }
        return (body.joined(), record)
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

    private static func digits(_ value: UInt64, count: Int) -> String {
        // The upper half of the hash is mixed into the lower one.
        var rest = value ^ (value >> 32)
        var text = ""
        for _ in 0..<count {
            text.append(alphabet[Int(rest & 63)])
            rest >>= 6
        }
        return text
    }
}
