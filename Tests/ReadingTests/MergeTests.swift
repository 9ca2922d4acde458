import Foundation
import Project
import Testing

@Suite("Merging: what a person made of a file, and what testgen would write today")
struct MergeTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Merge")

    static var names: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted()
    }

    @Test(arguments: names)
    func merges(_ name: String) throws {
        let file = Self.folder.appending(path: name)
        let text = try String(contentsOf: file, encoding: .utf8)
        let actual = MergeTable(text).replayed().text
        if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
            try Data(actual.utf8).write(to: file)
        } else {
            let diff = UnifiedDiff.text(from: text, to: actual, path: name)
            #expect(diff.isEmpty, "\(diff)")
        }
        #expect(!actual.contains("a second run changes it again"))
        #expect(!actual.contains("does not parse"))
        #expect(!actual.contains("this hunk fits nowhere"))
    }

    @Test func thereAreRows() throws {
        let rows = try Self.names.map { name in
            MergeTable(try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)).rows.count
        }
        #expect(rows.reduce(0, +) >= 60)
    }
}
