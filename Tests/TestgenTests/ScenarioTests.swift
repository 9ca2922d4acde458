import Foundation
import Project
import Testing

@Suite("Scenarios: commands run in-process on files in memory")
struct ScenarioTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Scenarios")

    static var names: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted()
    }

    @Test(arguments: names)
    func replays(_ name: String) async throws {
        let file = Self.folder.appending(path: name)
        let recorded = Scenario(try String(contentsOf: file, encoding: .utf8))
        try #require(recorded.sections.contains { $0.head.hasPrefix("$ testgen ") }, "nothing is run")
        let actual = await recorded.replayed()
        if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
            try Data(actual.text.utf8).write(to: file)
        } else {
            let diff = UnifiedDiff.text(from: recorded.text, to: actual.text, path: name)
            #expect(diff.isEmpty, "\(diff)")
        }
    }

    @Test func thereAreScenarios() {
        #expect(Self.names.count >= 10)
    }
}
