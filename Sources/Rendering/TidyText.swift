/// Generated Swift with its white space put in order, so that templates may be laid out for reading.
///
/// Trailing spaces go, several blank lines become one, and none stays after an opening brace or before a closing one.
public func tidied(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
        var tidy = TidyText(capacity: bytes.count + 1)
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) { tidy.add(line) }
        return tidy.finished
    }
}

/// Lines as bytes, put in order as they come.
private struct TidyText {
    private typealias Line = Slice<UnsafeBufferPointer<UInt8>>

    private var out: [UInt8] = []
    /// Whether the last line is blank; so is what comes before the first.
    private var endsBlank = true
    /// Whether no blank line may follow the last one.
    private var isOpen = true

    init(capacity: Int) { out.reserveCapacity(capacity) }

    mutating func add(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
        var line = line
        while let last = line.last, Self.spaces.contains(last) { line.removeLast() }
        let first = line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        guard let first else {
            if !endsBlank, !isOpen {
                out.append(UInt8(ascii: "\n"))
                endsBlank = true
            }
            return
        }
        if endsBlank, !out.isEmpty, Self.closing.contains(first) { out.removeLast() }
        out.append(contentsOf: line)
        out.append(UInt8(ascii: "\n"))
        endsBlank = false
        isOpen = line.last == UInt8(ascii: "{") || isDocumentation(line)
    }

    /// The text, without blank lines at its end.
    var finished: String {
        var bytes = out[...]
        while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self) + "\n"
    }

    private static let spaces = Array(" \t\r".utf8)
    private static let closing = Array("})]".utf8)
    private static let documentation = Array("/// ".utf8)

    /// Whether the line documents what follows it.
    private func isDocumentation(_ line: Line) -> Bool {
        line.drop { $0 == UInt8(ascii: " ") }.starts(with: Self.documentation)
    }
}
