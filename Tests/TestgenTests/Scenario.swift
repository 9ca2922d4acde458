import Foundation
import Host
import TestSupport

@testable import testgen

/// A scenario: files, commands and what they print, in one text file.
///
/// A section begins with `-- head --`. The head is one of
/// - a path: the file's text from here on;
/// - `remove <path>`: the file goes;
/// - `patch <path>`: lines of the file that a person changes, as a diff without places, its hunks with `@@` between them;
/// - `working folder <path>`: where commands are called from then on;
/// - `unreadable <path>`, `unwritable <folder>`: what the file system refuses;
/// - `program <words>`: what a program prints whose command line begins with the words; `exits <code>` or `hangs` may
///   follow them. `leaves <path>` after it is a file that the program leaves behind;
/// - `$ testgen …`: a command, followed by what came of it in sections `stdout`, `stderr`, `exit` and, for files whose
///   text matters, `wrote <path>`. An argument with spaces stands in single quotes.
///
/// `UPDATE=1 swift test --filter Scenario` records what the commands print now.
struct Scenario {
    struct Section {
        var head: String
        var body: String
    }

    var description: String
    var sections: [Section]

    /// The root of the project in every scenario.
    static let root = "/project"

    init(_ text: String) {
        description = ""
        sections = []
        let whole = text.hasSuffix("\n") ? text.dropLast() : text[...]
        for line in whole.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("-- "), line.hasSuffix(" --") {
                sections.append(Section(head: String(line.dropFirst(3).dropLast(3)), body: ""))
            } else if sections.isEmpty {
                description += line + "\n"
            } else {
                sections[sections.count - 1].body += line + "\n"
            }
        }
        for index in sections.indices where sections[index].body.hasSuffix("\n\n") || sections[index].body == "\n" {
            sections[index].body.removeLast()
        }
    }

    var text: String {
        description + sections.map { "-- \($0.head) --\n\($0.body)\n" }.joined()
    }

    /// The scenario with what the commands print now.
    func replayed() async -> Scenario {
        var result = self
        result.sections = []
        let files = MemoryFiles([:], unreadable: paths("unreadable"), unwritable: paths("unwritable"))
        let programs = RecordedPrograms(files: files, root: Self.root)
        var folder = Self.root
        var index = 0
        while index < sections.count {
            let section = sections[index]
            index += 1
            result.sections.append(section)
            let words = Self.words(section.head)
            switch words.first {
            case "$":
                var shown: [String] = []
                while index < sections.count, Self.isOutcome(sections[index].head) {
                    if sections[index].head.hasPrefix("wrote ") {
                        shown.append(String(sections[index].head.dropFirst(6)))
                    }
                    index += 1
                }
                result.sections += await Self.run(
                    Array(words.dropFirst(2)), on: files, programs, in: folder, showing: shown)
            case "program": programs.tell(Array(words.dropFirst()), output: section.body)
            case "leaves": programs.leave(section.body, at: words[1])
            case "working": folder = Self.root + "/" + words[2]
            case "patch":
                let path = Self.root + "/" + words[1]
                let text = (try? files.text(path)) ?? nil
                files.put(text.map { Array($0.patched(by: section.body).utf8) }, at: path)
            case "remove": files.put(nil, at: Self.root + "/" + words[1])
            case "unreadable", "unwritable": break
            default: files.put(Array(section.body.utf8), at: Self.root + "/" + section.head)
            }
        }
        return result
    }

    private func paths(_ verb: String) -> Set<String> {
        Set(
            sections.compactMap { section in
                section.head.hasPrefix(verb + " ") ? Self.root + "/" + section.head.dropFirst(verb.count + 1) : nil
            })
    }

    private static func isOutcome(_ head: String) -> Bool {
        ["stdout", "stderr"].contains(head) || head.hasPrefix("exit ") || head.hasPrefix("wrote ")
    }

    /// The words of a section's head; what stands in single quotes is one.
    private static func words(_ head: String) -> [String] {
        head.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
        }
    }

    private static func run(
        _ arguments: [String], on files: MemoryFiles, _ programs: RecordedPrograms, in folder: String,
        showing paths: [String]
    ) async -> [Section] {
        let transcript = ConsoleTranscript()
        let machine = Machine(
            files: files, processes: programs.runner, clock: .stopped, console: transcript.console,
            currentFolder: folder)
        let status = await Testgen.run(arguments, on: machine)
        var sections: [Section] = []
        if !transcript.output.isEmpty { sections.append(Section(head: "stdout", body: transcript.output)) }
        if !transcript.error.isEmpty { sections.append(Section(head: "stderr", body: transcript.error)) }
        sections.append(Section(head: "exit \(status)", body: ""))
        for path in paths {
            sections.append(Section(head: "wrote \(path)", body: files.texts[root + "/" + path] ?? "no such file\n"))
        }
        return sections
    }
}
