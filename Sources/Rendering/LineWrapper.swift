/// Breaks lines of Swift that are longer than a page is wide, at brackets and commas; what cannot be broken stays.
public func wrapped(_ text: String, at width: Int = 120) -> String {
    guard text.split(separator: "\n").contains(where: { $0.count > width }) else { return text }
    var lines: [String] = []
    var isInLiteral = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let isBoundary = line.contains("\"\"\"")
        if line.count > width, !isInLiteral, !isBoundary {
            lines += LineWrapper(width: width).wrap(String(line))
        } else {
            lines.append(String(line))
        }
        if isBoundary { isInLiteral.toggle() }
    }
    return lines.joined(separator: "\n")
}

/// Breaks one line of Swift.
struct LineWrapper {
    let width: Int

    func wrap(_ line: String) -> [String] {
        guard line.count > width else { return [line] }
        let indentation = String(line.prefix { $0 == " " })
        let code = String(line.dropFirst(indentation.count))
        if code.hasPrefix("//") { return comment(code, indentation) }
        let scan = BracketScan(code)
        guard !scan.hasComment else { return [line] }
        guard let group = scan.groups.max(by: { $0.content.count < $1.content.count }), !group.content.isEmpty else {
            return scan.assignment.map { [indentation + $0.left, indentation + "    " + $0.right] } ?? [line]
        }
        return group.isBraced ? block(group, indentation) : list(group, indentation)
    }

    private func comment(_ code: String, _ indentation: String) -> [String] {
        let mark = String(code.prefix { $0 == "/" })
        var lines = [indentation + mark]
        for word in code.dropFirst(mark.count).split(separator: " ") {
            if lines[lines.count - 1].count + word.count + 1 > width { lines.append(indentation + mark) }
            lines[lines.count - 1] += " " + word
        }
        return lines
    }

    /// A closure or an accessor on lines of its own.
    private func block(_ group: BracketScan.Group, _ indentation: String) -> [String] {
        wrap(indentation + group.before + "{") + wrap(indentation + "    " + group.content.trimmingSpaces)
            + wrap(indentation + "}" + group.after)
    }

    /// Arguments or elements on lines of their own, as many on one as fit.
    private func list(_ group: BracketScan.Group, _ indentation: String) -> [String] {
        let (open, close) = group.brackets
        let inner = BracketScan(group.content)
        if inner.items.count == 1, let only = inner.groups.first, inner.groups.count == 1, only.isBraced,
            only.before.isEmpty, only.after.isEmpty
        {
            return [indentation + group.before + open + "{"]
                + wrap(indentation + "    " + only.content.trimmingSpaces) + [indentation + "}" + close + group.after]
        }
        let closesApart = open == "[" || group.after.hasSuffix("{") || group.isSignature
        // A reason of a trait is no String, which alone can be a sum.
        let takesStrings = !group.before.hasSuffix("disabled") && !group.before.hasSuffix("bug")
        let ending = closesApart ? "" : close + group.after
        var lines: [String] = []
        for (index, item) in inner.items.enumerated() {
            let text = item + (index == inner.items.count - 1 ? ending : ",")
            if let last = lines.last, last.count + 1 + text.count <= width, last.hasSuffix(",") {
                lines[lines.count - 1] += " " + text
            } else {
                let line = indentation + "    " + text
                let parts = takesStrings && line.count > width ? split(line) : nil
                lines += parts ?? wrap(line)
            }
        }
        return [indentation + group.before + open] + lines + (closesApart ? [indentation + close + group.after] : [])
    }

    /// A long literal as the sum of shorter ones, where an argument is nothing else.
    private func split(_ line: String) -> [String]? {
        guard let start = line.firstIndex(of: "\""), let end = line.lastIndex(of: "\""), start < end,
            !line[..<start].contains("(")
        else { return nil }
        let text = line[line.index(after: start)..<end]
        guard !text.contains("\""), !text.contains("\\") else { return nil }
        let indentation = String(line.prefix { $0 == " " })
        let room = width - line[..<start].count - 8
        guard room > 20, let cut = text.prefix(room).lastIndex(where: { !$0.isLetter && !$0.isNumber }) else {
            return nil
        }
        let first = line[...start] + text[...cut] + "\""
        let rest = "\(indentation)    + \"" + text[text.index(after: cut)...] + "\"" + line[line.index(after: end)...]
        return [String(first)] + (rest.count > width ? split(rest) ?? [rest] : [rest])
    }
}

/// The brackets of a line that are not within others.
private struct BracketScan {
    /// A pair of brackets, with what is before, between and after.
    struct Group {
        var before: String
        var content: String
        var after: String
        var open: Character

        var isBraced: Bool { open == "{" }
        var brackets: (String, String) { open == "(" ? ("(", ")") : ("[", "]") }
        /// Whether it holds the parameters of a function.
        var isSignature: Bool {
            let words = before.split(separator: " ")
            return words.contains("func") || words.first?.hasPrefix("init") == true
        }
    }

    private(set) var groups: [Group] = []
    /// What stands between commas.
    private(set) var items: [String] = []
    /// The two sides of the first assignment.
    private(set) var assignment: (left: String, right: String)?
    private(set) var hasComment = false

    init(_ code: String) {
        let text = Array(code)
        var depth: [Int] = []
        var start = 0
        var index = 0
        while index < text.count {
            switch text[index] {
            case "\"": index = Self.end(ofLiteralAt: index, in: text)
            case "(", "[", "{": depth.append(index)
            case ")", "]", "}":
                guard let open = depth.popLast(), depth.isEmpty else { break }
                groups.append(
                    Group(
                        before: String(text[..<open]), content: String(text[(open + 1)..<index]),
                        after: String(text[(index + 1)...]), open: text[open]))
            case "," where depth.isEmpty:
                items.append(String(text[start..<index]).trimmingSpaces)
                start = index + 1
            case "/" where index + 1 < text.count && text[index + 1] == "/": hasComment = true
            case "=" where depth.isEmpty && assignment == nil && index > 0 && index + 1 < text.count:
                guard text[index - 1] == " ", text[index + 1] == " " else { break }
                assignment = (String(text[...index]), String(text[(index + 2)...]))
            default: break
            }
            index += 1
        }
        items.append(String(text[start...]).trimmingSpaces)
    }

    /// The last quotation mark of a literal, what is interpolated included.
    private static func end(ofLiteralAt start: Int, in text: [Character]) -> Int {
        var index = start + 1
        while index < text.count, text[index] != "\"" {
            if text[index] == "\\", index + 1 < text.count {
                index = text[index + 1] == "(" ? end(ofInterpolationAt: index + 1, in: text) : index + 1
            }
            index += 1
        }
        return min(index, text.count - 1)
    }

    private static func end(ofInterpolationAt start: Int, in text: [Character]) -> Int {
        var depth = 0
        var index = start
        while index < text.count {
            switch text[index] {
            case "(": depth += 1
            case ")": depth -= 1
            case "\"": index = end(ofLiteralAt: index, in: text)
            default: break
            }
            if depth == 0 { return index }
            index += 1
        }
        return text.count - 1
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        var part = self[...]
        while part.first == " " { part.removeFirst() }
        while part.last == " " { part.removeLast() }
        return String(part)
    }
}
