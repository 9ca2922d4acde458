import Facts

/// The changed lines of each file, as `git diff --unified=0` prints them.
public struct ChangedLines: Hashable, Sendable {
    private var lines: [String: [ClosedRange<Int>]] = [:]
    private var whole: Set<String> = []

    /// Reads a unified diff without context, and the files git does not know yet.
    ///
    /// - Parameters:
    ///   - diff: What `git diff --unified=0 --no-prefix --relative` prints.
    ///   - new: Files that are new as a whole.
    public init(diff: String, new: [String] = []) {
        whole = Set(new)
        var file: String?
        for line in diff.split(separator: "\n") {
            if line.hasPrefix("+++ ") {
                file = Self.path(line.dropFirst(4))
            } else if line.hasPrefix("@@ "), let file, let range = Self.hunk(line) {
                lines[file, default: []].append(range)
            }
        }
    }

    /// The files with changes.
    public var files: Set<String> { whole.union(lines.keys) }

    /// Whether a finding is about something the change touches.
    public func touch(_ finding: Finding) -> Bool {
        if whole.contains(finding.location.file) { return true }
        return lines[finding.location.file]?.contains { $0.overlaps(finding.extent) } ?? false
    }

    /// A path of a diff: quoted by git when it holds anything unusual.
    private static func path(_ text: Substring) -> String? {
        if text == "/dev/null" { return nil }
        let bare = text.split(separator: "\t").first ?? text
        guard bare.hasPrefix("\""), bare.hasSuffix("\""), bare.count > 1 else { return String(bare) }
        var bytes: [UInt8] = []
        var rest = bare.dropFirst().dropLast().utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let next = rest.first else {
                bytes.append(byte)
                continue
            }
            let octal = rest.prefix(3)
            if octal.count == 3, let value = UInt8(String(octal) ?? "", radix: 8) {
                bytes.append(value)
                rest = rest.dropFirst(3)
            } else {
                bytes.append(next)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The new lines of `@@ -a,b +c,d @@`; where lines only went, the two around the gap.
    private static func hunk(_ line: Substring) -> ClosedRange<Int>? {
        guard let plus = line.split(separator: " ").first(where: { $0.hasPrefix("+") }) else { return nil }
        let numbers = plus.dropFirst().split(separator: ",").compactMap { Int($0) }
        guard let start = numbers.first else { return nil }
        let count = numbers.count > 1 ? numbers[1] : 1
        return count == 0 ? start...start + 1 : start...start + count - 1
    }
}
