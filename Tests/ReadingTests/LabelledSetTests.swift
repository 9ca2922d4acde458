import Checking
import Facts
import Foundation
import Project
import Testing

@testable import Reading

/// A text of the labelled set: files, with what rules must and must not find.
private struct LabelledText {
    var files: [String: String] = [:]
    var expected: Set<Place> = []
    var tempting: Set<Place> = []

    struct Place: Hashable, CustomStringConvertible {
        var rule: String
        var location: Facts.SourceLocation
        var description: String { "\(location) [\(rule)]" }
    }

    init(_ text: String) {
        var path = ""
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("// file: ") {
                if !path.isEmpty { files[path] = lines.joined(separator: "\n") }
                path = String(line.dropFirst("// file: ".count))
                lines = []
                continue
            }
            lines.append(read(line, path: path, number: lines.count + 1))
        }
        files[path] = lines.joined(separator: "\n")
    }

    /// The line without its marks, which are noted.
    private mutating func read(_ line: Substring, path: String, number: Int) -> String {
        var clean = ""
        var rest = line
        while let open = rest.firstIndex(of: "⟦"), let close = rest[open...].firstIndex(of: "⟧") {
            clean += rest[..<open]
            let words = rest[rest.index(after: open)..<close].split(separator: " ").map(String.init)
            let location = Facts.SourceLocation(file: path, line: number, column: clean.utf8.count + 1)
            let place = Place(rule: words[words.count - 1], location: location)
            if words.count > 1 { tempting.insert(place) } else { expected.insert(place) }
            rest = rest[rest.index(after: close)...]
        }
        return clean + rest
    }
}

@Suite("The labelled set")
struct LabelledSetTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../Labelled").standardizedFileURL

    private static func text(_ name: String) throws -> LabelledText {
        LabelledText(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    }

    /// What the rules find in a text, over the files all texts share.
    private static func findings(in text: LabelledText, base: LabelledText) throws -> [LabelledText.Place] {
        let all = base.files.merging(text.files) { _, own in own }
        func index(_ isSource: Bool) -> SourceIndex {
            SourceIndex(
                all.filter { $0.key.hasPrefix("Sources/") == isSource }.map {
                    SourceIndex.File(path: $0, module: isSource ? "App" : "AppTests", bytes: Array($1.utf8))
                })
        }
        let project = Project(
            modules: [Project.Module(name: "App", sources: ["Sources/App"])],
            tests: [
                Project.TestTarget(name: "AppTests", path: "AppTests", dependencies: ["App"]),
                Project.TestTarget(name: "AppUITests", path: "AppUITests", dependencies: ["App"]),
            ])
        let tests = index(false)
        var reader = KnowledgeReader(sources: index(true), tests: tests, project: project)
        let checker = Checker(knowledge: try reader.read(for: tests.files.map(\.path)))
        return tests.files.flatMap { file in
            checker.check(file.path, file.bytes).findings.map {
                LabelledText.Place(rule: $0.rule, location: $0.location)
            }
        }
    }

    @Test("Precision and recall are at least 97 percent over 600 places in 120 files")
    func quality() throws {
        // MARK: - Arrange
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".txt") && $0 != "Base.txt" }.sorted()
        let base = try Self.text("Base.txt")
        var (found, missed, wrong, tempting, files) = (0, [String](), [String](), 0, 0)
        let known = Set(Rule.all.map(\.id))
        var seen: Set<String> = []

        // MARK: - Act
        for name in names {
            let text = try Self.text(name)
            let findings = try Self.findings(in: text, base: base)
            let unknown = Set(text.expected.union(text.tempting).map(\.rule)).subtracting(known)
            #expect(unknown.isEmpty)
            found += text.expected.intersection(findings).count
            missed += text.expected.subtracting(findings).map { "\(name) \($0)" }
            wrong += findings.filter { !text.expected.contains($0) }.map { "\(name) \($0)" }
            tempting += text.tempting.count
            files += text.files.count
            seen.formUnion(text.expected.map(\.rule))
        }

        // MARK: - Assert
        let expected = found + missed.count
        let precision = Double(found) / Double(found + wrong.count)
        let recall = Double(found) / Double(expected)
        let report = (missed.map { "missed \($0)" } + wrong.map { "wrong \($0)" }).sorted().joined(separator: "\n")
        print(
            "labelled set: \(files) files, \(expected) breaches, \(tempting) tempting places; "
                + "precision \(precision), recall \(recall)\n\(report)")
        #expect(files >= 120)
        #expect(expected >= 280)
        #expect(tempting >= 340)
        #expect(precision >= 0.97, "\(report)")
        #expect(recall >= 0.97, "\(report)")
        #expect(known.subtracting(seen) == [])
    }
}
