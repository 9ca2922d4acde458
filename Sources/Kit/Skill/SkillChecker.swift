import Facts
import Project

/// Checks a skill against the public specification of agent skills, and its commands against testgen's own.
public struct SkillChecker {
    /// The folder's name, which the skill's must be.
    let folder: String
    /// The path of `SKILL.md`, for findings.
    let path: String
    /// Whether a file exists, by its path below the skill's folder.
    let exists: (String) -> Bool
    /// What is wrong with a command line of testgen; `nil` when nothing is.
    let parseError: ([String]) -> String?
    /// Endings of names that the doubles of the project do not have.
    let strangers: [String]

    /// Creates a checker.
    public init(
        folder: String, path: String, exists: @escaping (String) -> Bool,
        parseError: @escaping ([String]) -> String?, strangers: [String] = []
    ) {
        self.folder = folder
        self.path = path
        self.exists = exists
        self.parseError = parseError
        self.strangers = strangers
    }

    /// What is wrong with a skill's main file.
    public func findings(in text: String) -> [Diagnostic] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else {
            return [finding("the file must begin with front matter between two lines of ---", 1)]
        }
        let front = Array(lines[1..<end])
        var found = nameFindings(front) + descriptionFindings(front)
        let body = lines.count - end - 1
        if body > 500 { found.append(finding("the body has \(body) lines, at most 500 are read", end + 2)) }
        return found + linkFindings(lines) + commandFindings(lines, path: path) + nameFindings(lines, path: path)
    }

    /// What is wrong with the commands and names of a reference.
    public func referenceFindings(in text: String, path: String) -> [Diagnostic] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return commandFindings(lines, path: path) + nameFindings(lines, path: path)
    }

    /// Words that name members or types which the doubles of this project do not have.
    private func nameFindings(_ lines: [String], path: String) -> [Diagnostic] {
        lines.enumerated().flatMap { index, line in
            let words = Set(line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "…" || $0 == ">") })
            return strangers.filter { ending in words.contains { Self.isName($0, with: ending) } }.map {
                finding(
                    "the doubles of this project have no `…\($0)`; `testgen skill install` writes what they have",
                    index + 1, in: path)
            }
        }
    }

    /// Whether a word is a name that ends so: more than the ending, and a type's where doubles end so.
    private static func isName(_ word: some StringProtocol, with ending: String) -> Bool {
        guard word.hasSuffix(ending), word.count > ending.count, let first = word.first else { return false }
        return !DoubleKind.suffixes.contains(ending) || !first.isLowercase
    }

    private func nameFindings(_ front: [String]) -> [Diagnostic] {
        guard let (name, line) = value("name", front), !name.isEmpty else {
            return [finding("`name` is missing", 1)]
        }
        var found: [Diagnostic] = []
        if name != folder {
            found.append(finding("`name` is \(name), the folder is \(folder); they must be equal", line))
        }
        let isPlain = name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
        if !isPlain || name.hasPrefix("-") || name.hasSuffix("-") || name.contains("--") || name.count > 64 {
            found.append(
                finding("`name` must be 1 to 64 lower-case letters, digits and single hyphens between them", line))
        }
        return found
    }

    private func descriptionFindings(_ front: [String]) -> [Diagnostic] {
        guard let (text, line) = value("description", front), !text.isEmpty else {
            return [finding("`description` is missing: nothing triggers the skill", 1)]
        }
        if text.count > 1024 {
            return [finding("`description` has \(text.count) characters, at most 1024 count", line)]
        }
        return text.lowercased().contains("use when")
            ? [] : [finding("`description` must say when to use the skill: \"Use when …\"", line)]
    }

    private func value(_ key: String, _ front: [String]) -> (String, Int)? {
        guard let index = front.firstIndex(where: { $0.hasPrefix(key + ":") }) else { return nil }
        let text = front[index].dropFirst(key.count + 1)
        return (String(text.drop { $0 == " " }), index + 2)
    }

    private func linkFindings(_ lines: [String]) -> [Diagnostic] {
        lines.enumerated().flatMap { index, line in
            line.split(separator: "](").dropFirst().compactMap { part -> Diagnostic? in
                let target = String(part.prefix { $0 != ")" })
                guard !target.contains("://"), !target.hasPrefix("#"), !exists(target) else { return nil }
                return finding("there is no \(target)", index + 1)
            }
        }
    }

    private func commandFindings(_ lines: [String], path: String) -> [Diagnostic] {
        lines.enumerated().flatMap { index, line in
            line.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap { part, text in
                guard part % 2 == 1, text.hasPrefix("testgen ") else { return nil }
                let words = text.split(separator: " ").dropFirst().map { $0.hasPrefix("<") ? "Name" : String($0) }
                return parseError(words).map { problem in
                    finding("`\(text)` is no command of testgen: \(problem)", index + 1, in: path)
                }
            }
        }
    }

    private func finding(_ message: String, _ line: Int, in other: String? = nil) -> Diagnostic {
        Diagnostic(
            .warning, message, at: SourceLocation(file: other ?? path, line: line, column: 1), rule: "skill")
    }
}
