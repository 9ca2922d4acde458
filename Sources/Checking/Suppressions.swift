import Algorithms
import Facts
import Project

/// The comments of a file by which a person accepts a finding, with a reason.
///
///     // testgen:disable:next polled-wait The server under test has no hook.
///     // testgen:disable:this polled-wait …
///     // testgen:disable polled-wait …     until     // testgen:enable polled-wait
///     // testgen:disable:file polled-wait …
public struct Suppressions: Sendable {
    /// The rule that watches over the comments themselves.
    public static let rule = "suppression"

    private var comments: [Comment] = []
    private var problems: [(line: Int, column: Int, message: String)] = []

    private struct Comment: Sendable {
        var rules: Set<String>
        var lines: ClosedRange<Int>
        var place: (line: Int, column: Int)
    }

    /// Reads the comments of a file.
    ///
    /// - Parameters:
    ///   - text: The file's text.
    ///   - known: The identifiers of all rules.
    public init(in text: String, known: Set<String>) {
        guard text.utf8.contains(text: "testgen:disable") else { return }
        var open: [Comment] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            guard let (word, rest, column) = Self.directive(in: line) else { continue }
            let number = index + 1
            let (rules, reason) = Self.names(in: rest, known: known)
            if word == "enable" {
                close(&open, rules, at: number)
                continue
            }
            check(rules, reason, rest, known, at: (number, column))
            var comment = Comment(rules: rules, lines: number...number, place: (number, column))
            switch word {
            case "disable:next": comment.lines = number + 1...number + 1
            case "disable:this": break
            case "disable:file": comment.lines = 1...max(lines.count, 1)
            case "disable":
                comment.lines = number...max(lines.count, number)
                open.append(comment)
                continue
            default:
                problems.append((number, column, "there is no `testgen:\(word)`; write disable:next, :this or :file"))
                continue
            }
            if !rules.isEmpty { comments.append(comment) }
        }
        comments += open
    }

    /// The findings nobody has accepted, and what is wrong with the comments themselves.
    ///
    /// - Parameters:
    ///   - findings: What the rules found in the file.
    ///   - path: The file.
    ///   - active: Rules that were run: only of them can be said that a comment is of no use.
    public func apply(to findings: [Finding], path: String, active: Set<String>) -> (left: [Finding], accepted: Int) {
        var used: Set<Int> = []
        let left = findings.filter { finding in
            let hit = comments.indices.filter { index in
                comments[index].lines.contains(finding.location.line)
                    && (comments[index].rules.contains(finding.rule) || comments[index].rules.contains("all"))
            }
            used.formUnion(hit)
            return hit.isEmpty
        }
        guard active.contains(Self.rule) else { return (left, findings.count - left.count) }
        let idle = comments.indices.filter { index in
            !used.contains(index) && !comments[index].rules.isDisjoint(with: active.union(["all"]))
        }
        let own =
            problems.map { Self.finding($0.message, path, $0.line, $0.column) }
            + idle.map { index in
                let comment = comments[index]
                let names = comment.rules.sorted().joined(separator: ", ")
                return Self.finding(
                    "nothing breaks \(names) here any more; remove the comment", path, comment.place.line,
                    comment.place.column)
            }
        return (left + own, findings.count - left.count)
    }

    private static func finding(_ message: String, _ path: String, _ line: Int, _ column: Int) -> Finding {
        let place = SourceLocation(file: path, line: line, column: column)
        return Finding(
            rule: rule, severity: .warning, message: message, location: place, end: place, extent: line...line,
            line: message)
    }

    private mutating func check(
        _ rules: Set<String>, _ reason: String, _ rest: Substring, _ known: Set<String>, at place: (Int, Int)
    ) {
        if rules.isEmpty {
            let word = rest.split(separator: " ").first.map(String.init) ?? ""
            let nearest = Nearest.names(to: word, among: known, limit: 1).first
            let hint = nearest.map { "; did you mean `\($0)`?" } ?? ""
            problems.append((place.0, place.1, "`\(word)` is not a rule\(hint)"))
        } else if reason.isEmpty {
            problems.append((place.0, place.1, "say why after the rule: an accepted finding needs a reason"))
        }
    }

    private mutating func close(_ open: inout [Comment], _ rules: Set<String>, at line: Int) {
        for index in open.indices.reversed() where rules.isEmpty || !open[index].rules.isDisjoint(with: rules) {
            var comment = open.remove(at: index)
            comment.lines = comment.lines.lowerBound...max(line, comment.lines.lowerBound)
            comments.append(comment)
        }
    }

    /// What stands after `testgen:` in a comment: the word, the rest, and the comment's column.
    private static func directive(in line: Substring) -> (word: String, rest: Substring, column: Int)? {
        guard let slashes = line.firstRange(of: "//") else { return nil }
        var search = slashes
        while true {
            let rest = line[search.upperBound...].drop { $0 == "/" || $0 == " " }
            if rest.hasPrefix("testgen:disable") || rest.hasPrefix("testgen:enable") {
                let words = rest.dropFirst("testgen:".count)
                let word = words.prefix { $0 != " " && $0 != "\r" }
                let column = line.utf8.distance(from: line.startIndex, to: search.lowerBound) + 1
                return (String(word), words.dropFirst(word.count).trimming(while: \.isWhitespace), column)
            }
            guard let next = line[search.upperBound...].firstRange(of: "//") else { return nil }
            search = next
        }
    }

    /// The rules at the start of a comment, and the reason after them.
    private static func names(in text: Substring, known: Set<String>) -> (Set<String>, reason: String) {
        var rules: Set<String> = []
        var rest = text
        while let word = rest.split(separator: " ", maxSplits: 1).first {
            let names = word.split(separator: ",").map(String.init)
            guard !names.isEmpty, names.allSatisfy({ known.contains($0) || $0 == "all" }) else { break }
            rules.formUnion(names)
            rest = rest.dropFirst(word.count).trimming(while: \.isWhitespace)
        }
        let reason = rest.drop { !$0.isLetter && !$0.isNumber }
        return (rules, String(reason))
    }
}
