/// Changes of a text, by places of the text as it was.
struct TextEdits {
    private var edits: [(range: Range<Int>, text: [UInt8])] = []

    var isEmpty: Bool { edits.isEmpty }

    /// Everything that is put in, in no order.
    var inserted: String { edits.map { String(decoding: $0.text, as: UTF8.self) }.joined(separator: "\n") }

    /// Replaces a range. What is put in at one place stands in the order of the calls.
    mutating func replace(_ range: Range<Int>, by text: String) {
        edits.append((range, Array(text.utf8)))
    }

    mutating func insert(_ text: String, at offset: Int) {
        replace(offset..<offset, by: text)
    }

    mutating func append(_ other: TextEdits) { edits += other.edits }

    /// The text with all changes made.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var position = 0
        for edit in sorted {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.text
            position = edit.range.upperBound
        }
        return result + bytes[position...]
    }

    /// Where a place of the old text is in the new one.
    func moved(_ offset: Int) -> Int {
        var moved = offset
        for edit in sorted where edit.range.upperBound <= offset && edit.range.lowerBound < max(offset, 1) {
            moved += edit.text.count - edit.range.count
        }
        return moved
    }

    private var sorted: [(range: Range<Int>, text: [UInt8])] {
        edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }.map(\.element)
    }
}

/// The text of a declaration, moved to another depth.
struct Moved {
    private let text: String
    private let indentation: String
    private let step: String
    private let ending: String

    /// - Parameters:
    ///   - text: The text, its first line without the space before it.
    ///   - indentation: The space before its first line where it comes from.
    ///   - target: The file it goes to.
    init(_ text: String, from indentation: String, to target: Outline) {
        self.text = text
        self.indentation = indentation
        // Space within a literal of several lines is part of it.
        step = text.contains("\"\"\"") ? "    " : target.step
        ending = target.ending
    }

    /// The text with a space before each line but the first.
    func indented(by space: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, line in
            if number == 0 { return String(line) }
            if line.allSatisfy(\.isWhitespace) { return "" }
            let rest = line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line
            let deep = rest.prefix { $0 == " " }.count
            return space + String(repeating: step, count: deep / 4) + String(repeating: " ", count: deep % 4)
                + rest.dropFirst(deep)
        }.joined(separator: ending)
    }
}
