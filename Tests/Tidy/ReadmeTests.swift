import Foundation
import Testing

/// What README shows of an example stands in that example.
@Suite("README") struct ReadmeTests {
    static let text = (try? String(contentsOf: House.root.appending(path: "README.md"), encoding: .utf8)) ?? ""

    @Test func theTestItShowsIsGenerated() throws {
        let shown = try #require(Self.blocks("swift").first { $0.hasPrefix("@Test") })
        let path = "Examples/LibraryApp/Tests/AppTests/LibraryList/LibraryListViewModelTests.swift"
        let suite = try String(contentsOf: House.root.appending(path: path), encoding: .utf8)
        let lines = suite.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
        let wanted = shown.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
        #expect(lines.contains(wanted.trimmingCharacters(in: .newlines)))
    }

    @Test func theFilesItNamesAreThere() throws {
        let named = Self.blocks("text").flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("up to date ") }
        try #require(!named.isEmpty)
        for line in named {
            let path = line.dropFirst("up to date ".count)
            #expect(FileManager.default.fileExists(atPath: House.root.appending(path: String(path)).path), "\(line)")
        }
    }

    /// The blocks of code in a language.
    private static func blocks(_ language: String) -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
    }
}
