/// The line by which testgen knows a file that nobody has edited since it was written.
///
/// The line carries a hash of the rest of the file. Line endings and blank lines at the end do not count, so a file
/// that went through a Windows checkout is still testgen's.
public enum Fingerprint {
    /// What the line begins with, after the signs of a comment.
    package static let mark = "testgen:fingerprint "

    /// What a file says about who wrote it.
    public enum Ownership: Hashable, Sendable {
        /// There is no fingerprint: testgen did not write the file.
        case foreign
        /// The text is as testgen wrote it.
        case untouched
        /// A person has changed the text.
        case edited
    }

    /// The text with its fingerprint as the first line, or as the last where the first line is not free for a comment;
    /// JSON has no comments and gets none.
    ///
    /// - Parameter command: The command that makes the file again, kept in the line.
    public static func stamp(_ text: String, path: String, command: String = "") -> String {
        if path.hasSuffix(".json") { return text }
        let line = comment(mark + hash(text) + (command.isEmpty ? "" : " " + command), for: path)
        if text.hasPrefix("#!") || text.hasPrefix("---") || text.hasPrefix("// swift-tools-version") {
            return text + (text.utf8.last == 0x0A ? "" : "\n") + line + "\n"
        }
        return line + "\n" + text
    }

    /// The text without its fingerprint line.
    public static func strip(_ text: String) -> String {
        split(text).body
    }

    /// The command that makes a file again, as its fingerprint says; `nil` without one.
    public static func command(of text: String) -> String? {
        guard let words = split(text).words, words.count > 1 else { return nil }
        return words.dropFirst().joined(separator: " ")
    }

    /// A text whose fingerprint names another command, and still says that a person has edited it.
    public static func renamed(_ text: String, command new: String) -> String {
        guard let old = command(of: text), old != new, !new.isEmpty, let mark = text.firstRange(of: Self.mark),
            let place = text[mark.upperBound...].firstRange(of: " " + old)
        else { return text }
        return text[..<place.lowerBound] + " " + new + text[place.upperBound...]
    }

    /// Who wrote a text.
    public static func ownership(of text: String) -> Ownership {
        let (body, words) = split(text)
        let stated = words?.first
        guard let stated else { return .foreign }
        return stated == hash(body) ? .untouched : .edited
    }

    /// Whether two texts differ in nothing but fingerprint, line endings and blank lines at the end.
    public static func sameBody(_ left: String, _ right: String) -> Bool {
        let (left, right) = (split(left).body, split(right).body)
        return left == right || canonical(left) == canonical(right)
    }

    private static func split(_ text: String) -> (body: String, words: [String]?) {
        guard text.contains(mark) else { return (text, nil) }
        var lines = canonicalLines(text)
        guard
            let index = lines.firstIndex(where: { $0.contains(mark) && isComment($0) }),
            let words = lines[index].words(after: mark)
        else { return (text, nil) }
        lines.remove(at: index)
        return (lines.joined(separator: "\n"), words)
    }

    private static func isComment(_ line: Substring) -> Bool {
        ["//", "#", "<!--"].contains { line.hasPrefix($0 + " " + mark) }
    }

    private static func comment(_ text: String, for path: String) -> String {
        let kind = path.split(separator: ".").last ?? ""
        switch kind {
        case "swift", "js", "ts", "c", "h": return "// " + text
        case "md", "html", "xml", "plist": return "<!-- " + text + " -->"
        default: return "# " + text
        }
    }

    /// 64-bit FNV-1a over the canonical text, as 16 hexadecimal digits.
    package static func hash(_ text: String) -> String {
        var value: UInt64 = 0xcbf2_9ce4_8422_2325
        forEachCanonicalByte(of: text) { value = (value ^ UInt64($0)) &* 0x100_0000_01b3 }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Goes through a text without what Windows adds to line ends, and without line ends at its end.
    private static func forEachCanonicalByte(of text: String, _ body: (UInt8) -> Void) {
        var text = text
        text.withUTF8 { bytes in
            var end = bytes.count
            while end > 0, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
            for index in 0..<end where bytes[index] != 0x0D || bytes[index + 1] != 0x0A { body(bytes[index]) }
        }
    }

    private static func canonical(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        forEachCanonicalByte(of: text) { bytes.append($0) }
        return bytes
    }

    private static func canonicalLines(_ text: String) -> [Substring] {
        let unified = String(decoding: canonical(text), as: UTF8.self)
        return unified.split(separator: "\n", omittingEmptySubsequences: false)
    }
}

extension Substring {
    fileprivate func words(after mark: String) -> [String]? {
        guard let range = firstRange(of: mark) else { return nil }
        return self[range.upperBound...].split(separator: " ").map(String.init).filter { $0 != "-->" }
    }
}
