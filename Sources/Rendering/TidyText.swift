/// Generated Swift with its white space put in order, so that templates may be laid out for reading.
///
/// Trailing spaces go, several blank lines become one, and none stays after an opening brace or before a closing one.
public func tidied(_ text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let line = line.trimmingTrailingSpaces
        if line.isEmpty, lines.last.map({ $0.isEmpty || $0.hasSuffix("{") || $0.isDocumentation }) ?? true { continue }
        if line.isClosing, lines.last?.isEmpty == true { lines.removeLast() }
        lines.append(line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
}

extension Substring {
    fileprivate var trimmingTrailingSpaces: Substring {
        var part = self
        while let last = part.last, last == " " || last == "\t" || last == "\r" { part.removeLast() }
        return part
    }

    /// Whether the line documents what follows it.
    fileprivate var isDocumentation: Bool { drop { $0 == " " }.hasPrefix("/// ") }

    /// Whether the line begins with a closing brace, bracket or parenthesis.
    fileprivate var isClosing: Bool {
        guard let first = first(where: { $0 != " " && $0 != "\t" }) else { return false }
        return first == "}" || first == ")" || first == "]"
    }
}
