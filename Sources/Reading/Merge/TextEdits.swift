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

    /// How many lines end in what is put in at a place.
    func lines(at offset: Int) -> Int {
        edits.filter { $0.range.isEmpty && $0.range.lowerBound == offset }.reduce(0) {
            $0 + $1.text.count { $0 == 0x0A }
        }
    }

    /// The end of what is left before a place, space aside, when all is taken out that is to be.
    func endOfRest(before offset: Int, in bytes: [UInt8]) -> Int {
        var end = offset
        while end > 0 {
            if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) {
                end -= 1
            } else if let cut = edits.first(where: { $0.text.isEmpty && $0.range.contains(end - 1) }) {
                end = cut.range.lowerBound
            } else {
                break
            }
        }
        return end
    }

    /// The text with all changes made.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var position = 0
        for edit in sorted {
            // What is taken out twice, such as the space between two declarations, is taken out once.
            result += bytes[position..<max(position, edit.range.lowerBound)]
            result += edit.text
            position = max(position, edit.range.upperBound)
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
    /// How deep a step of the text is, in spaces.
    private let width: Int
    /// A step of the file it goes to.
    private let step: String
    private let ending: String

    /// - Parameters:
    ///   - text: The text, its first line without the space before it.
    ///   - offset: Where it begins in the file that it comes from.
    ///   - source: That file.
    ///   - target: The file it goes to.
    init(_ text: String, at offset: Int, of source: Outline, to target: Outline) {
        self.text = text
        indentation = source.indentation(at: offset)
        width = max(source.step.count, 1)
        // Space within a literal of several lines is part of it.
        step = text.contains("\"\"\"") ? source.step : target.step
        ending = target.ending
    }

    /// The text with a space before each line but the first.
    func indented(by space: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, line in
            if number == 0 { return String(line) }
            if line.allSatisfy(\.isWhitespace) { return "" }
            let rest = line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line
            let deep = rest.prefix { $0 == " " }.count
            return space + String(repeating: step, count: deep / width) + String(repeating: " ", count: deep % width)
                + rest.dropFirst(deep)
        }.joined(separator: ending)
    }
}
