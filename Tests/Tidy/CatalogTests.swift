import Foundation
import Templates
import Testing

@Suite("The catalog lists the templates there are")
struct CatalogTests {
    static let folder = House.root.appending(path: "Templates")

    /// The templates on disk, by folder and name.
    static var files: [(group: String, name: String)] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".stencil") }.sorted().map { path in
            let parts = path.split(separator: "/").map(String.init)
            return (parts[0], String(parts[parts.count - 1].dropLast(".stencil".count)))
        }
    }

    @Test func catalogIsFresh() throws {
        let lines = Self.files.map { group, name in
            let resource = name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
            return "            Entry(\"\(name)\", in: \"\(group)\", PackageResources.\(resource)_stencil),\n"
        }
        let file = Self.folder.appending(path: "Catalog.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(text.range(of: "// list\n")).upperBound
        let end = try #require(text.range(of: "            // end of list")).lowerBound
        guard text[start..<end] != lines.joined() else { return }
        try Data(text.replacingCharacters(in: start..<end, with: lines.joined()).utf8).write(to: file)
        Issue.record("Templates/Catalog.swift was out of date and has been rewritten; build again")
    }

    @Test func everyTemplateIsEmbedded() throws {
        for (group, name) in Self.files {
            let entry = try #require(Catalog.all.first { $0.name == name })
            #expect(entry.group == group)
            #expect(!entry.text.isEmpty)
        }
    }

    /// A comment at the end of the line breaks the macro `@TaskLocal`.
    @Test func taskLocalsHaveNoTrailingComment() {
        for entry in Catalog.all {
            for line in entry.text.split(separator: "\n") where line.contains("@TaskLocal") {
                #expect(!line.contains("//"), "\(entry.name): \(line)")
            }
        }
    }
}
