import Facts

/// What testgen wrote into a file, declaration by declaration, as the last lines of the file keep it.
///
/// Each entry is a hash of the declaration's name and one of its text, of 24 and 30 bits in the alphabet of base 64. So it
/// shows whether a declaration is as testgen wrote it, wherever it stands now, and which ones a person has removed.
struct MergeRecord: Hashable {
    private var names: Set<String> = []
    private var contents: Set<String> = []
    private var entries: [String] = []

    private static let mark = "// testgen:parts "
    /// Entries of one line, so that it is no longer than 120 characters.
    private static let entriesOfLine = 10

    /// Whether nothing is known of what testgen wrote.
    var isEmpty: Bool { entries.isEmpty }

    /// Adds a declaration.
    mutating func add(name: UInt64, content: UInt64) {
        insert(Self.digits(name, count: 4) + Self.digits(content, count: 5))
    }

    private mutating func insert(_ entry: String) {
        names.insert(String(entry.prefix(4)))
        contents.insert(String(entry.dropFirst(4)))
        entries.append(entry)
    }

    /// Whether testgen wrote a declaration of a name.
    func knows(name: UInt64) -> Bool { names.contains(Self.digits(name, count: 4)) }

    /// Whether testgen wrote a declaration with a text.
    func knows(content: UInt64) -> Bool { contents.contains(Self.digits(content, count: 5)) }

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
        for line in text.linesWithEndings {
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

extension String {
    /// The lines of a text, each with the characters that end it.
    var linesWithEndings: [Substring] {
        var lines: [Substring] = []
        var start = utf8.startIndex
        while start < utf8.endIndex {
            let end = utf8[start...].firstIndex(of: 0x0A).map { utf8.index(after: $0) } ?? utf8.endIndex
            lines.append(self[start..<end])
            start = end
        }
        return lines
    }
}
