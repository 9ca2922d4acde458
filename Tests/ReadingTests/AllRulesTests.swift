import Checking
import Foundation
import Testing

@testable import Reading

@Suite("The list of rules")
struct AllRulesTests {
    private let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/Reading/Rules/AllRules.swift").standardizedFileURL

    /// The list as the folder says it should be: the rulebook's points first, then the rest by name.
    private func expected() throws -> String {
        let folder = file.deletingLastPathComponent()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") && $0 != "AllRules.swift" }.sorted()
        let rules = try names.map { name -> String in
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let start = try #require(text.range(of: "static let "))
            return String(text[start.upperBound...].prefix { $0.isLetter || $0.isNumber })
        }
        return """
            extension Rule {
                /// Every rule, by the name of its file. Kept fresh by a test that writes it again.
                public static let all: [Rule] = [
            \(rules.map { "        .\($0)," }.joined(separator: "\n"))
                ]
            }

            """
    }

    @Test("It names every file of the folder; a stale list is written again, and the test fails once")
    func fresh() throws {
        let expected = try expected()
        let now = try? String(contentsOf: file, encoding: .utf8)
        if now != expected { try expected.write(to: file, atomically: true, encoding: .utf8) }
        #expect(now == expected, "Sources/Reading/Rules/AllRules.swift was stale and has been written again")
    }

    @Test("Identifiers are unique and stable words")
    func identifiers() throws {
        let ids = Rule.all.map(\.id)
        try #require(!ids.isEmpty)
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
    }

    @Test("Each of the ten points has its rule")
    func rulebook() {
        let points = Rule.all.compactMap { rule -> Int? in
            if case .rulebook(let point) = rule.page.source { point } else { nil }
        }
        #expect(points.sorted() == Array(1...10))
    }
}
