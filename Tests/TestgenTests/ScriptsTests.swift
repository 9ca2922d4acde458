import Foundation
import Testing

/// A script of the repository.
struct Script: Sendable, CustomTestStringConvertible {
    /// The path from the root.
    let path: String
    let text: String

    var testDescription: String { path }
    var isShell: Bool { text.prefix { $0 != "\n" }.contains("bash") }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Every file below Tests that a shebang begins.
    static let all: [Script] = {
        let paths = FileManager.default.enumerator(atPath: root.appending(path: "Tests").path)?.allObjects ?? []
        return paths.compactMap { $0 as? String }.filter { !$0.contains(".build/") }.sorted().compactMap { path in
            let url = root.appending(path: "Tests").appending(path: path)
            guard let text = try? String(contentsOf: url, encoding: .utf8), text.hasPrefix("#!") else { return nil }
            return Script(path: "Tests/\(path)", text: text)
        }
    }()

    /// The text of a file of the repository.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}

@Suite("Scripts: known to the README, and made of what macOS has as well")
struct ScriptsTests {
    /// The rows of the table in the README, by the script's path.
    private func rows() throws -> [String: [String]] {
        let lines = try Script.text("Tests/README.md").split(separator: "\n").filter { $0.hasPrefix("| `Tests/") }
        let rows = lines.map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        return Dictionary(uniqueKeysWithValues: rows.map { ($0[0].trimmingCharacters(in: ["`"]), $0) })
    }

    @Test func theReadmeListsEveryScriptAndNoOther() throws {
        #expect(Script.all.count >= 15)
        #expect(try rows().keys.sorted() == Script.all.map(\.path).sorted())
    }

    @Test func everyRowSaysWhatIsShownHowItIsCalledHowLongItTakesAndWhetherCIRunsIt() throws {
        let ci = try Script.text(".ci/run")
        for (path, row) in try rows() {
            try #require(row.count == 5, "\(path) has \(row.count) columns")
            #expect(!row[1].isEmpty, "\(path): what does it show?")
            #expect(row[2].contains(path.split(separator: "/").last ?? ""), "\(path): how is it called?")
            #expect(row[3].contains { $0.isNumber }, "\(path): how long does it take?")
            #expect(row[4] == (ci.contains(path) ? "yes" : "no"), "\(path): does CI run it?")
        }
    }

    @Test(arguments: Script.all)
    func canBeRun(_ script: Script) throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: Script.root.appending(path: script.path).path)
        let mode = try #require(attributes[.posixPermissions] as? NSNumber)
        #expect(mode.intValue & 0o111 == 0o111, "\(script.path) is not executable")
    }

    @Test(arguments: Script.all.filter(\.isShell))
    func runsOnMacOSToo(_ script: Script) {
        let found = Portability.findings(in: script.text)
        #expect(found.isEmpty, "\(script.path): \(found.joined(separator: "; "))")
    }

    @Test func theScriptOfCIRunsOnMacOSToo() throws {
        #expect(Portability.findings(in: try Script.text(".ci/run")) == [])
    }

    @Test(arguments: Portability.allCases)
    func whatIsOnlyOnLinuxIsFound(_ rule: Portability) {
        #expect(Portability.findings(in: rule.example) == ["line 1: \(rule.rawValue)"])
    }

    @Test(arguments: [
        "sed -i.orig 's/a/b/' file", "# mapfile is of bash 4", "sed -E 's/ -i / /' file >other",
        "emulator: { timeout: 1s }", "grep -rl --include='*.swift' Package .", "head -n 5 | tail -n +2",
        "name=${path%,}", "date +%s", "echo \"${1:-Examples/Gallery}\"", "cmd >log 2>&1 || exit 1",
        "grep -o 'P' file", "grep Package.swift file",
    ])
    func whatIsOnBothIsNotFound(_ line: String) {
        #expect(Portability.findings(in: line) == [])
    }
}
